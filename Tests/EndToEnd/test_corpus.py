"""Pages written as public code is written: each compiles without a change, runs, and lays out by iOS's rules.

The numbers are worked out from the pages and from iOS's documented and measured rules, not taken from what the tool printed:
a stack of 110 points with three equal rows and two gaps of 10 has rows of 30; system text of 17 points is 20.333 points tall
at 3x; and so on.
"""

import json
import pathlib

import pytest
from conftest import find

corpus = pathlib.Path(__file__).parent / "Corpus"
pages = sorted(path.name for path in corpus.iterdir())


def frame(root, identifier):
    node = find(root, identifier)
    assert node is not None, f"no view called {identifier}"
    return node["frame"]


def text(root, identifier):
    node = find(root, identifier)
    assert node is not None, f"no view called {identifier}"
    return node["text"]


def near(expected):
    """Equal to half a device pixel at 3x."""
    return pytest.approx(expected, abs=0.17)


@pytest.mark.parametrize("name", pages)
def test_the_page_compiles_and_runs(tool, name):
    done = tool.run("tree", corpus / name, "--format", "json", "--wait", "1")
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["root"]["children"]
    assert "error:" not in done.stderr


def test_functions_at_the_top_level_touch_views(tool):
    root = tool.tree(corpus / "TopLevelViews.swift", "--size", "320x480")
    assert text(root, "score") == "Score: 6"
    # Scaled by 1.2 about its centre.
    assert frame(root, "box0") == [12, 12, 48, 48]
    assert frame(root, "box1") == [64, 16, 40, 24]
    assert [frame(root, city) for city in ("Seoul", "Lisbon", "Nairobi")] == [
        [16, 140, 288, 30], [16, 180, 288, 30], [16, 220, 288, 30]]
    assert frame(root, "left") == [16, 300, 100, 60]
    assert frame(root, "right") == [116, 300, 188, 60]
    moved = tool.tree(corpus / "TopLevelViews.swift", "--size", "320x480", "--wait", "0.3")
    assert find(moved, "box2").get("presentation") is None


def test_a_screen_of_anchors_and_closures(tool):
    path = corpus / "ProfileScreen.swift"
    root = tool.tree(path)
    assert frame(root, "header") == [0, 59, 393, 213]
    assert frame(root, "avatar") == [16, 75, 72, 72]
    # Bold 22 is 26.25 tall, two lines of 15 are 35.8 and their leading; a gap of 4 lies between.
    assert frame(root, "texts")[:3] == [100, 75, 277]
    assert frame(root, "name") == near([100, 75, 277, 26.333])
    assert frame(root, "follow") == [16, 216, 361, 44]
    assert text(root, "followers") == "12,843 followers"
    followed = tool.tree(path, "--tap-id", "follow")
    assert text(followed, "follow") == "Following"
    assert text(followed, "followers") == "12,844 followers"


def test_a_form_is_filled_in_and_validated(tool):
    path = corpus / "LoginForm.swift"
    root = tool.tree(path)
    # Two fields of 48, a button of 50 and two gaps of 12 between what is not hidden, in the middle of the screen.
    assert frame(root, "form") == [20, 341, 353, 170]
    assert text(root, "email") == "E-mail"
    filled = ["--tap-id", "email", "--type", "ada@example.com", "--tap-id", "password", "--type", "secret1"]
    typed = tool.tree(path, *filled)
    assert text(typed, "email") == "ada@example.com"
    assert text(typed, "password") == "•" * 7
    done = tool.tree(path, *filled, "--tap-id", "login", "--wait", "2")
    assert text(done, "login") == "Welcome"
    refused = tool.tree(path, "--tap-id", "email", "--type", "ada", "--tap-id", "password", "--type", "secret1", "--tap-id", "login")
    assert text(refused, "error") == "This is not an e-mail address"
    assert not find(refused, "error")["hidden"]


def test_a_field_is_found_by_its_placeholder(tool):
    root = tool.tree(corpus / "LoginForm.swift", "--tap-id", "E-mail", "--type", "a@b.co")
    assert text(root, "email") == "a@b.co"


def test_drawn_views_share_a_stack(tool):
    root = tool.tree(corpus / "DrawingViews.swift")
    # 520 less 120, 150, 60 and 80 leaves three gaps of 36.667.
    assert frame(root, "gauge") == near([100, 0, 120, 120])
    assert frame(root, "chart") == near([10, 156.667, 300, 150])
    assert frame(root, "flag") == near([115, 343.333, 90, 60])
    assert frame(root, "star") == near([120, 440, 80, 80])


def test_animations_run_in_a_chain(tool):
    path = corpus / "AnimationChains.swift"
    start = find(tool.tree(path, "--wait", "0.2"), "square")
    # Half of an ease-in-ease-out of 0.4 seconds is half of the way.
    assert start["frame"] == [160, 100, 80, 80]
    assert start["presentation"] == near([105, 100, 80, 80])
    end = tool.tree(path, "--wait", "5")
    assert frame(end, "square") == [160, 100, 80, 80]
    assert find(end, "square")["alpha"] == pytest.approx(0.8)
    assert frame(end, "bar") == [20, 300, 240, 20]
    assert frame(end, "flipper") == [80, 400, 100, 60]


def test_layers_animate_and_tell_their_delegate(tool):
    path = corpus / "LayerShow.swift"
    assert text(tool.tree(path, "--wait", "0.5"), "status") == "running"
    assert text(tool.tree(path, "--wait", "1.2"), "status") == "done"
    assert frame(tool.tree(path), "gradient") == [20, 60, 160, 100]


def test_layers_of_ones_own_are_drawn_and_hit(tool):
    path = corpus / "LayerSubclass.swift"
    assert text(tool.tree(path), "label") == "progress 0.25"
    assert text(tool.tree(path, "--tap", "220,240"), "label") == "hit box"


def test_gestures_move_and_recolour(tool):
    path = corpus / "GestureBoard.swift"
    assert frame(tool.tree(path), "heart") == [100, 150, 100, 100]
    dragged = frame(tool.tree(path, "--drag", "150,200:150,320"), "heart")
    # A pan begins after its slop of about ten points and moves by the rest or the whole of the way.
    assert dragged[0] == 100 and 255 <= dragged[1] <= 270
    drawn = tool.tree(path, "--drag", "60,450:200,550")
    assert find(drawn, "paint") is not None
    gone = tool.tree(path, "--tap", "150,200", "--tap", "150,200", "--wait", "0.5")
    assert find(gone, "heart") is None


def test_children_are_swapped_and_controllers_presented(tool):
    path = corpus / "ChildControllers.swift"
    root = tool.tree(path)
    assert frame(root, "container") == [0, 115, 393, 300]
    assert frame(root, "first") == [0, 115, 393, 300]
    swapped = tool.tree(path, "--tap", "290,83")
    assert find(swapped, "first") is None
    assert frame(swapped, "second") == [0, 115, 393, 300]
    open_detail = ["--tap-id", "Open detail", "--settle"]
    assert frame(tool.tree(path, *open_detail), "detail") == [0, 0, 393, 852]
    closed = tool.tree(path, *open_detail, "--tap-id", "Close", "--settle")
    assert find(closed, "detail") is None
    assert text(closed, "result") == "closed"


def test_appearance_calls_come_in_apples_order(tool):
    done = tool.run("tree", corpus / "ChildControllers.swift", "--format", "json")
    # The page prints its journal at once: a live view is loaded when it is shown, so nothing has happened yet.
    assert done.returncode == 0


def test_pages_snap_and_the_rows_fill_the_form(tool):
    path = corpus / "ScrollPages.swift"
    root = tool.tree(path)
    assert text(root, "title") == "Welcome"
    assert frame(root, "row1") == [20, 390, 353, 44]
    assert frame(root, "row12") == [20, 390 + 11 * 52, 353, 44]
    flicked = tool.tree(path, "--drag", "300,150:60,150:0.1", "--settle")
    assert frame(flicked, "page1") == [0, 0, 393, 300]
    assert text(flicked, "title") == "Learn"


def test_a_tap_on_the_status_bar_scrolls_the_only_scroll_view_that_wants_it(tool, page):
    source = (
        "import UIKit\nimport PlaygroundSupport\n"
        "class Long: UIViewController {\n    let scroll = UIScrollView()\n    override func viewDidLoad() {\n"
        "        super.viewDidLoad()\n        scroll.frame = view.bounds\n        scroll.contentSize = CGSize(width: 393, height: 3000)\n"
        "        let mark = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))\n        mark.accessibilityIdentifier = \"mark\"\n"
        "        scroll.addSubview(mark)\n        view.addSubview(scroll)\n        OTHER\n    }\n}\n"
        "PlaygroundPage.current.liveView = Long()\n")
    alone = page(source.replace("OTHER", ""), "Alone")
    scrolled = ["--scroll", "200,400:0,500"]
    at_rest = frame(tool.tree(alone), "mark")
    assert frame(tool.tree(alone, *scrolled), "mark")[1] < at_rest[1] - 400
    assert frame(tool.tree(alone, *scrolled, "--tap", "60,20", "--settle"), "mark") == at_rest
    two = page(source.replace("OTHER", "view.addSubview(UIScrollView(frame: CGRect(x: 0, y: 700, width: 100, height: 100)))"), "Two")
    assert frame(tool.tree(two, *scrolled, "--tap", "60,20", "--settle"), "mark")[1] < at_rest[1] - 400


def test_controls_answer(tool):
    path = corpus / "ControlPanel.swift"
    root = tool.tree(path)
    assert text(root, "output") == "ready"
    # A switch is 63 × 28 on iOS 26, a rating of five buttons 220 × 44.
    assert frame(root, "rating")[2:] == [220, 44]
    assert text(tool.tree(path, "--tap-id", "star5"), "output") == "5 stars"
    assert text(tool.tree(path, "--tap-id", "toggle"), "output") == "off"
    assert text(tool.tree(path, "--tap-id", "continue"), "output") == "paid"
    assert text(tool.tree(path, "--wait", "3"), "output") == "finished"


def test_text_is_styled_measured_and_edited(tool):
    path = corpus / "TextStyles.swift"
    root = tool.tree(path)
    # Two lines of 17 points: 2 × 20.287, rounded up to whole points.
    assert text(root, "count").startswith("41 ")
    assert text(root, "count").endswith(" true")
    assert text(root, "note") == "Write something…"
    assert text(root, "rich").startswith("Bold and plain, then coloured")
    typed = tool.tree(path, "--tap-id", "note", "--type", "Hi")
    assert text(typed, "note") == "Hi"
    assert text(typed, "count") == "2"


def test_models_are_decoded_and_shown(tool):
    root = tool.tree(corpus / "ModelsAndNetwork.swift", "--wait", "0.5")
    assert text(root, "city") == "Reykjavík"
    assert text(root, "temperature") == "21.5°C"
    assert text(root, "date") == "Fri 17 May, 09:30"


def test_objective_c_habits_work(tool):
    path = corpus / "ObjectiveCHabits.swift"
    assert text(tool.tree(path), "label") == "title Castle"
    assert text(tool.tree(path, "--tap-id", "label"), "label") == "tapped 7"
    assert text(tool.tree(path, "--tap-id", "go"), "label") in ("went 1", "went 11")
    assert text(tool.tree(path, "--wait", "3.5"), "label") == "4 s"


def test_protocols_generics_and_builders(tool):
    path = corpus / "GenericsAndProtocols.swift"
    root = tool.tree(path)
    assert frame(root, "banner") == [20, 79, 353, 30]
    # Rows of 20.333 with 8 above and below, 12 apart.
    assert frame(root, "list") == near([20, 119, 353, 3 * 36.333 + 24])
    assert text(tool.tree(path, "--tap-id", "Grace"), "output") == "Grace"


def test_tasks_run_on_the_virtual_clock(tool):
    path = corpus / "ModernConcurrency.swift"
    root = tool.tree(path, "--wait", "1")
    assert text(root, "label") == "legacy"
    assert text(root, "quotes") == "Quote 0, Quote 1, Quote 2"
    assert text(root, "count") == "count 0"


def test_traits_reach_the_page(tool):
    path = corpus / "AppearanceAndTraits.swift"
    assert text(tool.tree(path), "label") == "light 393@3 compact"
    assert text(tool.tree(path, "--dark"), "label") == "dark 393@3 compact"


def test_a_custom_presentation_is_sized_dimmed_and_dismissed(tool):
    path = corpus / "CustomTransition.swift"
    shown = tool.tree(path, "--tap-id", "Sheet", "--settle")
    assert frame(shown, "sheet") == [0, 568, 393, 284]
    assert find(shown, "dimming")["alpha"] == 1
    assert find(tool.tree(path, "--tap-id", "Sheet", "--settle", "--tap", "200,100", "--settle"), "sheet") is None
    assert frame(tool.tree(path, "--tap-id", "thumb", "--settle"), "zoomed") == [0, 0, 393, 852]


def test_an_app_with_a_scene_delegate_starts(tool):
    root = tool.tree(corpus / "SceneApp")
    assert text(root, "greeting") == "Active"
    x, y, width, height = frame(root, "greeting")
    assert x + width / 2 == near(393 / 2) and y + height / 2 == near(852 / 2)


def test_overridden_members_are_called(tool):
    path = corpus / "Overrides.swift"
    root = tool.tree(path)
    assert text(root, "log") == "frame added center"
    assert text(root, "button") == "GO"
    assert frame(root, "observing") == [30, 100, 100, 50]


def test_constraints_in_the_long_form_are_changed_and_animated(tool):
    path = corpus / "ClassicConstraints.swift"
    root = tool.tree(path)
    assert frame(root, "banner") == near([98.25, 69, 196.5, 80])
    assert frame(root, "badge")[1:] == [57, 24, 24]
    first, second = frame(root, "first"), frame(root, "second")
    assert first[0] == 24 and first[1] == 182
    # The second title keeps its width, the first is squeezed; 8 points lie between, 24 beside.
    assert second[0] + second[2] == near(369)
    assert second[0] - (first[0] + first[2]) == near(8)
    # Twenty points below, which is nearly required, not eight.
    assert frame(root, "toggle")[1] == near(first[1] + first[3] + 20)
    opened = tool.tree(path, "--tap-id", "toggle", "--settle")
    assert frame(opened, "banner") == near([39.3, 69, 314.4, 200])


def test_a_page_of_swift_and_foundation(tool):
    root = tool.tree(corpus / "SwiftPatterns.swift")
    assert text(root, "output") == "Open 2, Done 1; 12; 30; high big 2 gamma"
    assert [frame(root, title) for title in ("Buy milk", "Call Ada", "Water plants")] == [
        [20, 140, 300, 40], [20, 180, 300, 40], [20, 220, 300, 40]]


def test_classes_are_values(tool):
    root = tool.tree(corpus / "DynamicClasses.swift", "--size", "320x480")
    assert text(root, "titles") == "Green, Red no nib, Red Main, unloaded"
    # Each class's own initialiser runs: a wide row doubles the width it is made with.
    assert frame(root, "header") == [10, 40, 200, 30]
    assert frame(root, "One") == [10, 80, 60, 30]
    assert frame(root, "wide") == [10, 300, 100, 20]


def test_a_target_that_is_no_object_is_found_along_the_responder_chain(tool):
    path = corpus / "EagerTargets.swift"
    assert text(tool.tree(path), "label") == "0"
    assert text(tool.tree(path, "--tap-id", "plus", "--tap-id", "plus"), "label") == "2"
