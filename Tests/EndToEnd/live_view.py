"""The live view as a person uses it: the command in a terminal, its page in Chromium."""

import io
import os
import resource
import select
import signal
import subprocess
import threading
import time

from PIL import Image

from conftest import root

patience = 20


def until(condition, what, limit=patience, pause=0.03):
    """Waits for what `condition` answers, and answers it."""
    end = time.monotonic() + limit
    while True:
        answer = condition()
        if answer:
            return answer
        assert time.monotonic() < end, what() if callable(what) else what
        time.sleep(pause)


class LiveView:
    """A running `sandlot live`."""

    def __init__(self, tool, path, *arguments, environment=None, command=(), largest_file=None):
        """`command` runs the tool; files of the tool may grow to `largest_file` bytes, beyond which writing is an error."""

        def limit():
            if largest_file:
                resource.setrlimit(resource.RLIMIT_FSIZE, (largest_file, resource.RLIM_INFINITY))

        self.path = path
        # The signal that would end who writes too much stays ignored, as Python has it.
        self.process = subprocess.Popen(
            [*command, str(root / "sandlot"), "live", str(path), *map(str, arguments)], stdout=subprocess.PIPE, stderr=subprocess.PIPE,
            text=True, env={**tool.environment, **(environment or {})}, cwd=root, preexec_fn=limit, restore_signals=not largest_file)
        ready, _, _ = select.select([self.process.stdout], [], [], 60)
        assert ready, "no address within a minute"
        self.address = self.process.stdout.readline().strip()
        self.output, self.messages = [], []
        self.readers = [
            threading.Thread(target=self.follow, args=pair, daemon=True)
            for pair in ((self.process.stdout, self.output), (self.process.stderr, self.messages))]
        for reader in self.readers:
            reader.start()

    @staticmethod
    def follow(stream, lines):
        for line in stream:
            lines.append(line)

    @property
    def port(self):
        return int(self.address.split(":")[2].split("/")[0])

    def save(self, source, name="Contents.swift"):
        (self.path / name).write_text(source)

    def stages(self):
        """The numbers of its stages' processes."""
        found = []
        for entry in os.listdir("/proc"):
            if not entry.isdigit():
                continue
            try:
                with open(f"/proc/{entry}/stat") as file:
                    fields = file.read().rsplit(")", 1)[1].split()
                executable = os.readlink(f"/proc/{entry}/exe")
            except OSError:
                continue
            if int(fields[1]) == self.process.pid and executable.endswith("/sandlot-stage") and fields[0] != "Z":
                found.append(int(entry))
        return found

    def said(self, text):
        return until(lambda: any(text in line for line in self.messages), lambda: f"no “{text}” in {''.join(self.messages)}")

    def stop(self, number=signal.SIGTERM):
        if self.process.poll() is None:
            self.process.send_signal(number)
        status = self.process.wait(10)
        for reader in self.readers:
            reader.join(5)
        return status


class Tab:
    """A browser tab that shows a live view, and remembers the states it went through."""

    def __init__(self, browser, address):
        self.page = browser.new_page(viewport={"width": 1280, "height": 1000})
        self.page.goto(address)
        self.page.evaluate(
            """() => {
                const root = document.documentElement, state = () => root.dataset.sandlotState;
                window.states = [state()];
                new MutationObserver(() => { if (window.states.at(-1) !== state()) window.states.push(state()); })
                    .observe(root, { attributes: true, attributeFilter: ["data-sandlot-state"] });
            }""")

    @property
    def states(self):
        return self.page.evaluate("window.states")

    def forget_states(self):
        self.page.evaluate("window.states = [document.documentElement.dataset.sandlotState]")

    @property
    def state(self):
        return self.page.evaluate("document.documentElement.dataset.sandlotState")

    def wait_state(self, state, limit=patience):
        self.page.wait_for_selector(f'html[data-sandlot-state="{state}"]', timeout=limit * 1000)

    def wait_states(self, *states):
        """Waits until the last states were these, in this order."""
        until(
            lambda: tuple(self.states[-len(states):]) == states, lambda: f"the states were {self.states}, not {states}")

    @property
    def notice(self):
        """The words of the overlay, or nothing when nobody can see it."""
        panel = self.page.locator("#notice")
        if not panel.is_visible():
            return ""
        box = panel.bounding_box()
        seen = self.page.evaluate(
            "([x, y]) => document.getElementById('notice').contains(document.elementFromPoint(x, y))",
            [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2])
        return panel.inner_text() if seen and box["height"] > 40 else ""

    @property
    def console(self):
        return self.page.locator("#console-lines").inner_text()

    def click(self, x, y):
        box = self.page.locator("#screen").bounding_box()
        self.page.mouse.click(box["x"] + x, box["y"] + y)

    def wheel(self, x, y, distance):
        box = self.page.locator("#screen").bounding_box()
        self.page.mouse.move(box["x"] + x, box["y"] + y)
        self.page.mouse.wheel(0, distance)

    def colour(self, x=196, y=60):
        """The colour of a point of the device's screen, in the upper part, which no notice covers."""
        box = self.page.locator("#screen").bounding_box()
        clip = {"x": box["x"] + x, "y": box["y"] + y, "width": 2, "height": 2}
        return Image.open(io.BytesIO(self.page.screenshot(clip=clip))).convert("RGB").getpixel((0, 0))

    def wait_colour(self, wanted, x=196, y=60):
        def is_there():
            return max(abs(a - b) for a, b in zip(self.colour(x, y), wanted)) <= 3
        until(is_there, lambda: f"the screen shows {self.colour(x, y)} at {x}, {y}, not {wanted}")

    def close(self):
        self.page.close()
