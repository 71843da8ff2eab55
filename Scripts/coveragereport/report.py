"""The pages of docs/coverage."""

import re

WORKS, PARTLY, UNIMPLEMENTED, MISSING = "works", "partly", "unimplemented", "missing"
#: The receiver's type does not exist here.
ABSENT_TYPE = "absent type"


def _labels(arguments):
    """`(_:for:){}done:{}` as its labels in order; a trailing closure without label is None."""
    match = re.match(r"(?:\((.*?)\))?(.*)$", arguments)
    inner, trailing = match.group(1) or "", match.group(2)
    labels = [label for label in inner.split(":") if label]
    for label in re.findall(r"(\w*):?\{\}", trailing):
        labels.append(label or None)
    return labels


def _accepts(declared, called):
    """Whether a call with these labels can mean a declaration with those: in order, the rest has defaults."""
    place = 0
    for label in called:
        while place < len(declared) and label is not None and declared[place] != label:
            place += 1
        if place == len(declared):
            return False
        place += 1
    return True


def _has(declared, type_name, use):
    called = _labels(use.arguments)
    is_call = bool(use.arguments)
    for base, labels, _ in declared.all_members(type_name):
        if base != use.member:
            continue
        if not is_call or labels is None or _accepts(labels, called):
            return True
    return False


def _state_on(declared, type_name, use):
    """The state of a member on one type, and what is to be said about it."""
    if not declared.is_type(type_name):
        return ABSENT_TYPE, f"no {type_name}"
    if not _has(declared, type_name, use):
        return MISSING, f"not on {type_name}"
    names = [f"{ancestor}.{use.member}" for ancestor in declared.ancestry(type_name)]
    if any(name in declared.unimplemented for name in names):
        return UNIMPLEMENTED, ""
    caveat = next((declared.caveats[name] for name in names if name in declared.caveats), None)
    return (PARTLY, caveat) if caveat else (WORKS, "")


def _state_of_type(declared, name):
    if name in declared.unimplemented:
        return UNIMPLEMENTED, ""
    return (PARTLY, declared.caveats[name]) if name in declared.caveats else (WORKS, "")


def _state_of_initializer(declared, use):
    if not declared.is_type(use.member):
        if use.member in declared.globals:
            return WORKS, ""
        return MISSING, f"no {use.member}"
    called = _labels(use.arguments)
    for base, labels, is_init in declared.all_members(use.member):
        if is_init and _accepts(labels or [], called):
            return _state_of_type(declared, use.member)
    return MISSING, "no such initialiser"


def _state_of_declared_method(declared, use):
    """A method that user code declares: an override, a delegate's method, an initialiser."""
    title = re.sub(r"^(required |override |convenience |var )*", "", use.title).replace("init?", "init")
    base, parenthesis, labels = title.partition("(")
    wanted = [label for label in labels.rstrip(")").split(":") if label] if parenthesis else None
    for members in declared.members.values():
        if any(name == base and names == wanted for name, names, _ in members):
            return WORKS, ""
    return MISSING, ""


def state(declared, use):
    """The state of a member and what is to be said about it."""
    if use.kind == "type":
        return (WORKS, "") if use.member in declared.globals else (MISSING, "")
    if use.kind in ("override", "protocol-method", "init-declaration"):
        return _state_of_declared_method(declared, use)
    if use.kind == "init" and use.member[:1].isupper():
        return _state_of_initializer(declared, use)
    if not use.receivers:
        known = any(_has(declared, name, use) for name in declared.members)
        return (WORKS, "") if known else (MISSING, "")
    states = [_state_on(declared, name, use) for name, _ in use.receivers if _is_apples(declared, name)]
    # A receiver is the static type that was inferred: a project's own member of a subclass is seen on the superclass. Where
    # another type has the member, a type without it says nothing; a type that does not exist is listed among the types.
    kinds = {kind for kind, _ in states}
    for kind in (PARTLY, WORKS, UNIMPLEMENTED):
        if kind in kinds:
            told = {PARTLY: (PARTLY,), WORKS: (ABSENT_TYPE,), UNIMPLEMENTED: (ABSENT_TYPE,)}[kind]
            return kind, _remarks(states, told)
    return MISSING, _remarks(states, (MISSING, ABSENT_TYPE))


def _remarks(states, kinds):
    return ", ".join(dict.fromkeys(remark for kind, remark in states if kind in kinds))


def _is_apples(declared, name):
    """Whether a receiver is a type of the frameworks, here or at Apple, and none of a project's own making."""
    return declared.is_type(name) or re.match(r"(UI|NS|CA|CG)[A-Z]\w+$", name) is not None


def _summary(states):
    lines = ["| of the first | work | partly | unimplemented | missing |", "| --- | --- | --- | --- | --- |"]
    for size in sorted({min(size, len(states)) for size in (100, 300, len(states))}):
        part = states[:size]
        lines.append(f"| {size} | " + " | ".join(str(part.count(kind)) for kind in (WORKS, PARTLY, UNIMPLEMENTED, MISSING)) + " |")
    return lines


def _members_page(title, intro, table, declared):
    states = [state(declared, use) for use in table]
    lines = [f"# {title}", "", intro, "", *_summary([kind for kind, _ in states]), "",
             "| member | kind | repositories | uses | state |", "| --- | --- | --- | --- | --- |"]
    for use, (kind, remark) in zip(table, states):
        lines.append(f"| `{use.title}` | {use.kind} | {use.repositories} | {use.uses} | {kind}{': ' + remark if remark else ''} |")
    return "\n".join(lines) + "\n"


def _types_page(table, declared):
    states = []
    for name, _, _ in table:
        exists = name in declared.globals or declared.is_type(name)
        states.append(_state_of_type(declared, name) if exists else (MISSING, ""))
    lines = ["# Types of UIKit", "", INTRO, *_summary([kind for kind, _ in states]), "",
             "| type | repositories | uses | state |", "| --- | --- | --- | --- |"]
    for (name, repositories, uses), (kind, remark) in zip(table, states):
        lines.append(f"| `{name}` | {repositories} | {uses} | {kind}{': ' + remark if remark else ''} |")
    return "\n".join(lines) + "\n"


INTRO = ("Written by `Scripts/coverage` from the built modules; most used first, by counts of public iOS code. "
         "*Works* means: declared with that name and those labels, and not reported as unimplemented.")


def pages(tables, declared):
    """File name to text."""
    return {
        "uikit-members.md": _members_page("Members of UIKit", INTRO, tables["members"], declared),
        "uikit-types.md": _types_page(tables["types"], declared),
        "core-animation.md": _members_page("Core Animation and Core Graphics", INTRO, tables["animation"], declared),
    }
