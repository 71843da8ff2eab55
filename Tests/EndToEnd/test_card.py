"""The card springs open and shut, the same in every run."""

from conftest import find, root

card = root / "Examples" / "Card.playground"
closed, opened = [40, 139, 313, 180], [12, 71, 369, 420]


def test_opens_on_a_tap_and_closes_on_the_next(tool):
    assert find(tool.tree(card), "card")["frame"] == closed
    assert find(tool.tree(card, "--tap-id", "card", "--settle"), "card")["frame"] == opened
    again = ("--tap-id", "card", "--settle") * 2
    assert find(tool.tree(card, *again), "card")["frame"] == closed


def test_overshoots_by_what_the_damping_ratio_means(tool):
    tops = []
    for frame in range(4, 40, 2):
        node = find(tool.tree(card, "--tap-id", "card", "--wait", str(frame / 60)), "card")
        tops.append(node.get("presentation", node["frame"])[3])
    # A damping ratio of 0.7 overshoots by exp(−0.7π / √(1 − 0.49)) = 4.6 % of the way of 240 points.
    overshoot = (max(tops) - opened[3]) / (opened[3] - closed[3])
    assert 0.040 <= overshoot <= 0.050


def test_two_runs_give_the_same_bytes(tool, tmp_path):
    pictures = [tmp_path / "one.png", tmp_path / "two.png"]
    for picture in pictures:
        done = tool.run("snapshot", card, "-o", picture, "--tap-id", "card", "--wait", "0.2")
        assert done.returncode == 0, done.stderr
    assert pictures[0].read_bytes() == pictures[1].read_bytes()
