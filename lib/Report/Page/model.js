"use strict";
// The report, and functions that make elements. Texts of programs are only ever
// set as text, so none of them is read as HTML.

const report = JSON.parse(document.getElementById("report").textContent);

// What is shown: a program, and the global ops that are chosen and pointed at.
const state = { program: 0, chosen: new Set(), pointed: new Set() };
const listeners = { choose: [], point: [], print: [] };

function element(tag, attributes = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes))
    if (name.startsWith("on")) made.addEventListener(name.slice(2), value);
    else if (value !== undefined && value !== false) made.setAttribute(name, value);
  made.append(...children.flat().filter(child => child !== undefined).map(child =>
    child instanceof Node ? child : String(child)));
  return made;
}

function section(id, title, ...children) {
  return element("section", { id, "aria-labelledby": id + "-title" },
    element("h2", { id: id + "-title" }, title), ...children);
}

// Columns are [title, isNumber]; rows are arrays of texts or nodes.
function table(columns, rows, attributes = () => ({})) {
  const head = columns.map(([title, isNumber]) =>
    element("th", { scope: "col", class: isNumber && "number" }, title));
  const body = rows.map((row, index) => element("tr", attributes(index),
    row.map((cell, column) =>
      element("td", { class: columns[column][1] && "number" }, cell))));
  return element("table", {}, element("thead", {}, element("tr", {}, head)),
    element("tbody", {}, body));
}

function formatTime(seconds) {
  if (seconds < 1e-3) return (seconds * 1e6).toFixed(1) + " us";
  if (seconds < 1) return (seconds * 1e3).toFixed(2) + " ms";
  return seconds.toFixed(2) + " s";
}

function formatBytes(bytes) {
  const units = ["B", "KiB", "MiB", "GiB", "TiB"];
  let unit = 0;
  while (Math.abs(bytes) >= 1024 && unit + 1 < units.length) {
    bytes /= 1024;
    ++unit;
  }
  return (unit ? bytes.toFixed(1) : Math.round(bytes)) + " " + units[unit];
}

function share(part, whole) {
  return whole > 0 ? Math.round(100 * part / whole) + " %" : "";
}

// An op of a level: [line, name, place, origins].
class Level {
  constructor(json, strings) {
    this.name = json.name;
    this.lines = json.text.split("\n");
    this.ops = json.ops;
    this.strings = strings;
    this.opAt = new Map();
    this.ops.forEach(([line], op) => {
      if (!this.opAt.has(line)) this.opAt.set(line, op);
    });
  }
  place(op) { return this.strings[this.ops[op][2]]; }
  origins(op) { return this.ops[op][3]; }
  // The text of its line, without what is around it.
  text(op) { return this.lines[this.ops[op][0]].trim(); }
}

class Program {
  constructor(json) {
    Object.assign(this, json);
    this.levels = json.levels.map(level => new Level(level, json.strings));
    this.rings = this.levels.find(level => level.name === "rings");
    // The level whose values have shardings.
    this.whole = this.levels.find(level => level.name === "whole");
    this.valuesOf = new Map();
    for (const value of json.values) {
      if (!this.valuesOf.has(value.op)) this.valuesOf.set(value.op, []);
      this.valuesOf.get(value.op).push(value);
    }
  }
  get simulated() { return this.totals.simulated.simulated; }
  // Those of its programs that take longest.
  get slowest() {
    const total = row => row.contracting_s + row.passing_s + row.waiting_s;
    return this.simulated.programs.reduce((a, b) => total(b) > total(a) ? b : a);
  }
  get title() {
    return `@${this.entry} of ${this.file} on ${this.devices} ` +
      (this.devices === 1 ? "device" : "devices");
  }
}

const programs = report.programs.map(json => new Program(json));
const current = () => programs[state.program];

function tell(text) {
  document.getElementById("status").textContent = text;
}

// Chooses the global ops that ops came from; `origins` are their numbers.
function choose(origins, text) {
  state.chosen = new Set(origins);
  for (const listener of listeners.choose) listener();
  if (text !== undefined) tell(text);
}

function point(origins) {
  if (origins.length === 0 && state.pointed.size === 0) return;
  state.pointed = new Set(origins);
  for (const listener of listeners.point) listener();
}

const isChosen = origins => origins.some(origin => state.chosen.has(origin));
const isPointed = origins => origins.some(origin => state.pointed.has(origin));

// A row or line that a click and the enter key choose.
function chooser(origins, text) {
  const run = () => choose(origins, text);
  return {
    tabindex: 0,
    onclick: run,
    onkeydown: event => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      run();
    },
  };
}
