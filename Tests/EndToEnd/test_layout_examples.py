"""The examples that lay out with SnapKit, frame by frame."""

from conftest import find, root

examples = root / "Examples"
pixel = 1 / 3


def shown(node):
    """The frame that is seen: the presentation where it differs."""
    return node.get("presentation", node["frame"])


def bezier(fraction, x1, y1, x2, y2):
    """The y of a cubic timing curve at an x, found by halving."""
    low, high = 0.0, 1.0
    for _ in range(60):
        middle = (low + high) / 2
        x = 3 * x1 * middle * (1 - middle) ** 2 + 3 * x2 * middle**2 * (1 - middle) + middle**3
        low, high = (middle, high) if x < fraction else (low, middle)
    return 3 * y1 * low * (1 - low) ** 2 + 3 * y2 * low**2 * (1 - low) + low**3


def close(value, expected, tolerance=pixel + 1e-3):
    return abs(value - expected) <= tolerance


# MARK: - Labels that compete

def test_the_label_with_less_compression_resistance_is_cut(tool):
    tree = tool.tree(examples / "Labels.playground")
    natural = {name: find(tree, name)["frame"][2] for name in ("kept name", "cut remark")}
    row = 393 - 2 * 16 - 8
    assert natural["kept name"] + natural["cut remark"] > row
    assert close(find(tree, "cut name")["frame"][2], row - natural["cut remark"])
    assert close(find(tree, "kept remark")["frame"][2], row - natural["kept name"])


def test_the_label_with_less_hugging_grows(tool):
    tree = tool.tree(examples / "Labels.playground")
    row = 393 - 2 * 16 - 8
    for grown, hugged in (("grown name", "grown remark"), ("hugged remark", "hugged name")):
        wide, narrow = find(tree, grown)["frame"][2], find(tree, hugged)["frame"][2]
        assert close(wide + narrow, row)
        assert narrow < 70 < wide


# MARK: - A progress bar driven by a timer

def test_each_tick_of_the_timer_fills_a_quarter(tool):
    page = examples / "Progress.playground"
    track = find(tool.tree(page), "track")["frame"]
    assert close(track[2], 393 * 0.8)
    assert close(find(tool.tree(page), "half")["frame"][3], track[3] / 2)
    for ticks, time in enumerate((0.4, 0.9, 1.4, 1.9, 2.4, 4)):
        tree = tool.tree(page, "--wait", str(time))
        part = min(ticks, 4) / 4
        assert close(find(tree, "bar")["frame"][2], track[2] * part, 2 * pixel)
        assert find(tree, "percent")["text"] == f"{int(part * 100)} %"
        assert "presentation" not in find(tree, "bar")


def test_a_tick_fills_linearly_in_a_quarter_of_a_second(tool):
    page = examples / "Progress.playground"
    width = find(tool.tree(page), "track")["frame"][2]
    for frame in range(31, 46, 2):
        bar = find(tool.tree(page, "--wait", str(frame / 60)), "bar")
        assert close(shown(bar)[2], width / 4 * (frame / 60 - 0.5) / 0.25, 2 * pixel), frame


# MARK: - A button that keeps the constraint of its width

def test_a_tap_animates_the_stored_width(tool):
    page = examples / "GrowingButton.playground"
    assert find(tool.tree(page), "button")["frame"] == [136.6667, 402, 120, 48]
    for frame in range(0, 26, 2):
        tree = tool.tree(page, "--tap-id", "button", "--wait", str(frame / 60))
        button = find(tree, "button")
        width = 120 + 200 * bezier(min(1, frame / 60 / 0.4), 0.42, 0, 0.58, 1)
        assert close(button["frame"][2], 320)
        assert close(shown(button)[2], width), (frame, shown(button), width)
        # The button stays in the middle of the screen in every frame.
        assert close(shown(button)[0] + shown(button)[2] / 2, 393 / 2)
    back = tool.tree(page, *("--tap-id", "button", "--settle") * 2)
    assert find(back, "button")["frame"] == [136.6667, 402, 120, 48]


# MARK: - The stretchy header

header = examples / "Header.playground"


def rubber(travel, height=852):
    """How far content gives way to a finger beyond its edge (iOS: c = 0.55)."""
    return (1 - 1 / (travel * 0.55 / height + 1)) * height


def test_the_header_at_rest_has_its_place_in_the_content(tool):
    tree = tool.tree(header)
    picture, heading = find(tree, "picture")["frame"], find(tree, "heading")["frame"]
    assert picture[:3] == [0, 0, 393] and close(picture[3], 393 * 0.75)
    assert close(heading[1], picture[3] + 20)


def test_the_header_grows_under_the_finger_without_a_frame_of_lag(tool):
    for pull in (40, 90, 171, 260):
        tree = tool.tree(header, "--drag-hold", f"200,300:200,{300 + pull}")
        picture, heading = find(tree, "picture")["frame"], find(tree, "heading")["frame"]
        grown = rubber(pull - 10)
        assert picture[:3] == [0, 0, 393]
        assert close(picture[3], 393 * 0.75 + grown, 2 * pixel), pull
        assert close(heading[1], picture[3] + 20, 2 * pixel)
        scroll = tree["children"][0]
        assert scroll["class"] == "UIScrollView"


def test_let_go_the_header_springs_back(tool):
    start = rubber(161)
    for frame in range(2, 40, 4):
        time = frame / 60
        tree = tool.tree(header, "--drag-hold", "200,300:200,471", "--wait", "0.3", "--lift", "--wait", str(time))
        # Let go at rest, content returns by two exponentials (iOS 26.1, iPhone 16 simulator).
        grown = start * (46 * 2.718281828459045 ** (-9 * time) - 9 * 2.718281828459045 ** (-46 * time)) / 37
        assert close(find(tree, "picture")["frame"][3], 393 * 0.75 + grown, 1), frame
    assert tool.tree(header, "--drag", "200,300:200,471", "--settle") == tool.tree(header)


def test_scrolled_up_the_header_leaves_with_the_content(tool):
    tree = tool.tree(header, "--scroll", "200,400:0,200", "--settle")
    picture = find(tree, "picture")["frame"]
    assert close(picture[1], -200) and close(picture[3], 393 * 0.75)
    flicked = find(tool.tree(header, "--drag", "200,600:200,300:0.1", "--settle"), "picture")["frame"]
    assert flicked[1] < -300 and close(flicked[3], 393 * 0.75)
