"""The layout that both solvers are given: a vertical list of rows, each an icon and a label in a cell.

A row has 12 variables (left, top, width, height of its three boxes) and 16 constraints; each row's cell begins where
the one before it ends. One more variable is the width of the list, held by one optional constraint: the one edited.
"""

EDIT_PRIORITY = 900
RESISTANCE_PRIORITY = 750
HUGGING_PRIORITY = 250

FIRST_WIDTH = 390
# The widths whose solutions are compared.
CHECKED_WIDTHS = [320, 428, 375, 240, 390]
# Between these two no label begins or ceases to be squeezed: the same constraints hold.
EDITED_WIDTHS = [390.25, 390.75]
# Between these two a quarter of the labels begin or cease to be squeezed: other constraints hold.
SQUEEZED_WIDTHS = [320, 390]


class RowList:
    """Lines of text that describe the system; `value_count` variables are numbered from zero, the list's width first."""

    def __init__(self, row_count):
        self.constraints = []
        self.value_count = 1
        # The edited constraint comes first.
        self.add("=", -FIRST_WIDTH, EDIT_PRIORITY, (1, 0))
        cell_above = None
        for index in range(row_count):
            cell_above = self.add_row(index, cell_above)

    def add(self, relation, constant, priority, *terms):
        """Adds: sum of coefficient × variable, plus the constant, compared to zero."""
        numbers = " ".join(f"{coefficient} {variable}" for coefficient, variable in terms)
        self.constraints.append(f"{relation} {constant} {priority} {len(terms)} {numbers}")

    def make_box(self):
        first = self.value_count
        self.value_count += 4
        return first, first + 1, first + 2, first + 3

    def add_row(self, index, above):
        required = 1000
        list_width = 0
        left, top, width, height = cell = self.make_box()
        icon_left, icon_top, icon_width, icon_height = self.make_box()
        label_left, label_top, label_width, label_height = self.make_box()
        text_width = 60 + (index * 37) % 290
        text_height = 18 + (index * 13) % 47

        self.add("=", 0, required, (1, left))
        self.add("=", 0, required, (1, width), (-1, list_width))
        if above is None:
            self.add("=", 0, required, (1, top))
        else:
            self.add("=", 0, required, (1, top), (-1, above[1]), (-1, above[3]))
        self.add(">", -44, required, (1, height))
        self.add(">", -20, required, (1, height), (-1, label_height))
        self.add("=", 0, HUGGING_PRIORITY, (1, height))

        self.add("=", -16, required, (1, icon_left), (-1, left))
        self.add("=", -29, required, (1, icon_width))
        self.add("=", 0, required, (1, icon_height), (-1, icon_width))
        self.add("=", 0, required, (1, icon_top), (0.5, icon_height), (-1, top), (-0.5, height))

        self.add("=", -12, required, (1, label_left), (-1, icon_left), (-1, icon_width))
        self.add("<", 16, required, (1, label_left), (1, label_width), (-1, left), (-1, width))
        self.add("<", -text_width, HUGGING_PRIORITY, (1, label_width))
        self.add(">", -text_width, RESISTANCE_PRIORITY, (1, label_width))
        self.add("=", -text_height, RESISTANCE_PRIORITY, (1, label_height))
        self.add("=", 0, required, (1, label_top), (0.5, label_height), (-1, top), (-0.5, height))
        return cell

    def text(self, build_count, edit_count, squeeze_count):
        """What the programs read: how often to do what, the three lists of widths, then a line for each constraint."""
        lines = [f"{build_count} {edit_count} {squeeze_count} {self.value_count} {len(self.constraints)}"]
        for widths in (CHECKED_WIDTHS, EDITED_WIDTHS, SQUEEZED_WIDTHS):
            lines.append(" ".join(str(number) for number in [len(widths), *widths]))
        return "\n".join(lines + self.constraints) + "\n"
