// The page of the live view: joins the channel, the layer tree, the controls and the notices.

import { Channel } from "./channel.js";
import { decodeCommit } from "./commit-decoder.js";
import { print } from "./console.js";
import { Inspector } from "./inspector.js";
import { LayerTree } from "./layers.js";
import { hideNotice, showCrash, showDiagnostics } from "./notices.js";
import { Touches } from "./touches.js";

const byId = id => document.getElementById(id);
const screen = byId("screen");
const textSizes = ["xs", "s", "m", "l", "xl", "xxl", "xxxl", "ax1", "ax2", "ax3", "ax4", "ax5"];
const zooms = [["fit", "Fit"], ["0.5", "50 %"], ["0.75", "75 %"], ["1", "100 %"], ["1.5", "150 %"], ["2", "200 %"]];
const stateNames = {
  connecting: "Connecting", compiling: "Compiling", ready: "Live", error: "Does not compile", crashed: "Crashed",
};

const settings = { device: null, dark: false, landscape: false, textSize: "l" };
const clock = { paused: false, slow: false };
let zoomChoice = sessionStorage.getItem("zoom") ?? "1";
let zoom = 1;

function setState(state) {
  document.documentElement.dataset.sandlotState = state;
  byId("state-pill").querySelector("b").textContent = stateNames[state] ?? state;
}

// MARK: Commits, applied one after the other in the order they came.

const tree = new LayerTree(screen);
let pending = Promise.resolve();
let applied = 0;

function receiveCommit(buffer) {
  pending = pending.then(async () => {
    const commit = decodeCommit(buffer);
    await tree.apply(commit);
    applied += 1;
    document.documentElement.dataset.sandlotCommits = applied;
    document.documentElement.dataset.sandlotTime = commit.time;
    inspector.frameShown(commit.time);
    byId("clock-reading").textContent = `${commit.time.toFixed(2)} s`;
  }).catch(problem => print("stderr", `Sandlot: ${problem.message}`));
}

tree.onResize = () => layoutFrame();

// MARK: The device on the desk

function layoutFrame() {
  const frame = byId("device-frame");
  const place = byId("device-place");
  const width = screen.offsetWidth, height = screen.offsetHeight;
  const edge = frame.classList.contains("bare") ? 0 : 2 * 12;
  const room = byId("stage");
  const fitting = Math.min((room.clientWidth - 60) / (width + edge), (room.clientHeight - 60) / (height + edge));
  zoom = zoomChoice === "fit" ? Math.max(0.2, Math.min(2, fitting)) : Number(zoomChoice);
  frame.style.transform = zoom === 1 ? "" : `scale(${zoom})`;
  tree.setResolution(zoom * devicePixelRatio);
  place.style.width = `${(width + edge) * zoom}px`;
  place.style.height = `${(height + edge) * zoom}px`;
  inspector.deviceMoved();
}

function describeDevice({ name, bare, safeArea }) {
  const frame = byId("device-frame");
  frame.classList.toggle("bare", Boolean(bare));
  const isRound = !bare && safeArea && Math.max(...safeArea) >= 40;
  frame.style.setProperty("--frame-radius", bare ? "0px" : isRound ? "62px" : "34px");
  frame.style.setProperty("--screen-radius", bare ? "0px" : isRound ? "50px" : "4px");
  if (name) settings.device = name;
  byId("device").value = settings.device ?? "";
}

// MARK: The inspector

const inspector = new Inspector({
  screen, layers: tree, zoom: () => zoom, send: message => channel.send(message), moved: () => layoutFrame(),
});

// MARK: The channel

const channel = new Channel({
  opened() { setState("compiling"); },
  closed() { setState("connecting"); },
  commit: receiveCommit,
  message(message) { handlers[message.type]?.(message); },
});

const handlers = {
  hello({ page, devices, settings: current, device }) {
    byId("page-name").textContent = page;
    document.title = `${page} – Sandlot`;
    byId("device").replaceChildren(...devices.map(name => new Option(name, name)));
    Object.assign(settings, current);
    showSettings();
    if (device) describeDevice(device);
  },
  state({ state }) {
    setState(state);
    if (state !== "ready") return;
    hideNotice();
    inspector.pageChanged();
  },
  device: describeDevice,
  diagnostics({ diagnostics }) { showDiagnostics(diagnostics); },
  crash: showCrash,
  log({ stream, text }) { print(stream, text); },
  tree(message) { inspector.receive(message.tree); },
  note({ text }) { print("note", text); },
  clock({ paused, rate }) {
    clock.paused = paused;
    clock.slow = rate < 1;
    showClock();
  },
};

new Touches(screen, byId("touch-marks"), () => zoom, message => channel.send(message));

// MARK: Controls

function showSettings() {
  byId("appearance-light").ariaPressed = String(!settings.dark);
  byId("appearance-dark").ariaPressed = String(settings.dark);
  byId("text-size").value = settings.textSize;
  byId("device").value = settings.device ?? "";
}

function changeSettings(change) {
  Object.assign(settings, change);
  showSettings();
  channel.send({ type: "settings", ...settings });
}

function showClock() {
  byId("clock-pause").ariaPressed = String(clock.paused);
  byId("clock-slow").ariaPressed = String(clock.slow);
}

function sendClock() {
  showClock();
  channel.send({ type: "clock", mode: clock.paused ? "pause" : "run", rate: clock.slow ? 0.1 : 1 });
}

const commands = {
  rotate() { changeSettings({ landscape: !settings.landscape }); },
  pause() { clock.paused = !clock.paused; sendClock(); },
  slow() { clock.slow = !clock.slow; sendClock(); },
  step() {
    clock.paused = true;
    showClock();
    channel.send({ type: "clock", mode: "step", seconds: 1 / 60 });
  },
  inspect() { inspector.setOpen(!inspector.isOpen); },
  pick() { inspector.togglePicking(); },
  explode() { inspector.toggleExplosion(); },
};

byId("text-size").replaceChildren(...textSizes.map(size => new Option(size.toUpperCase(), size)));
byId("zoom").replaceChildren(...zooms.map(([value, name]) => new Option(name, value)));
byId("zoom").value = zoomChoice;
byId("device").addEventListener("change", event => changeSettings({ device: event.target.value }));
byId("text-size").addEventListener("change", event => changeSettings({ textSize: event.target.value }));
byId("appearance-light").addEventListener("click", () => changeSettings({ dark: false }));
byId("appearance-dark").addEventListener("click", () => changeSettings({ dark: true }));
byId("rotate").addEventListener("click", commands.rotate);
byId("clock-pause").addEventListener("click", commands.pause);
byId("clock-slow").addEventListener("click", commands.slow);
byId("clock-step").addEventListener("click", commands.step);
byId("reload").addEventListener("click", () => channel.send({ type: "restart" }));
byId("zoom").addEventListener("change", event => {
  zoomChoice = event.target.value;
  sessionStorage.setItem("zoom", zoomChoice);
  layoutFrame();
});
byId("toggle-console").addEventListener("click", event => {
  const panel = byId("console");
  panel.hidden = !panel.hidden;
  event.currentTarget.ariaPressed = String(!panel.hidden);
  layoutFrame();
});
window.addEventListener("resize", layoutFrame);
window.addEventListener("keydown", event => {
  if (document.activeElement === screen || event.metaKey || event.ctrlKey || event.altKey) return;
  if (/^(SELECT|INPUT|TEXTAREA)$/.test(document.activeElement?.tagName ?? "")) return;
  const command = { r: "rotate", p: "pause", s: "slow", ".": "step", i: "inspect", c: "pick", 3: "explode" }[event.key];
  if (command) commands[command]();
});
layoutFrame();
