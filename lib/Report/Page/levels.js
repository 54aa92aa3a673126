"use strict";
// The program at each level, side by side. Only lines in view are in the document.

const rowHeight = 18;
const titles = {
  global: "Global program", whole: "Whole tensors", spmd: "Program of each device",
  rings: "With communication in flight",
};

class LevelView {
  constructor(program, level) {
    this.level = level;
    this.all = element("div", { class: "all" });
    this.all.style.height = level.lines.length * rowHeight + "px";
    const longest = level.lines.reduce((most, line) => Math.max(most, line.length), 0);
    this.all.style.width = longest + 2 + "ch";
    this.box = element("div", {
      class: "lines", tabindex: 0, role: "listbox",
      "aria-label": titles[level.name] ?? level.name, id: "level-" + level.name,
      onscroll: () => this.request(), onkeydown: event => this.key(event),
      onpointermove: event => point(this.originsAt(event)),
      onpointerleave: () => point([]),
      onclick: event => this.click(event),
    }, this.all);
    this.cursor = -1;
    this.first = this.last = -1;
  }

  lineOf(event) {
    const line = event.target.closest?.(".line");
    return line ? Number(line.dataset.line) : -1;
  }
  originsAt(event) {
    const op = this.level.opAt.get(this.lineOf(event));
    return op === undefined ? [] : this.level.origins(op);
  }
  click(event) {
    const op = this.level.opAt.get(this.lineOf(event));
    if (op !== undefined) this.choose(op);
  }
  choose(op) {
    this.cursor = op;
    choose(this.level.origins(op), `${this.level.text(op)} (${this.level.place(op)})`);
    this.show(this.level.ops[op][0]);
  }
  key(event) {
    const last = this.level.ops.length - 1;
    const target = {
      ArrowDown: this.cursor + 1, ArrowUp: this.cursor - 1, Home: 0, End: last,
      PageDown: this.cursor + 20, PageUp: this.cursor - 20,
    }[event.key];
    if (target === undefined || last < 0) return;
    event.preventDefault();
    this.choose(Math.min(Math.max(target, 0), last));
  }

  // Scrolls as little as shows the line.
  show(line) {
    const top = line * rowHeight, { scrollTop, clientHeight } = this.box;
    if (top < scrollTop || top + rowHeight > scrollTop + clientHeight)
      this.box.scrollTop = top - clientHeight / 3;
  }
  // Shows the first op that is chosen, unless one is in view.
  follow() {
    const { scrollTop, clientHeight } = this.box;
    let first;
    for (const [line, , , origins] of this.level.ops) {
      if (!isChosen(origins)) continue;
      first ??= line;
      if (line * rowHeight >= scrollTop &&
          (line + 1) * rowHeight <= scrollTop + clientHeight) return;
    }
    if (first !== undefined) this.show(first);
  }

  request() {
    this.frame ??= requestAnimationFrame(() => {
      this.frame = undefined;
      this.draw();
    });
  }
  draw(isWhole = false) {
    const { scrollTop, clientHeight } = this.box;
    const first = isWhole ? 0 : Math.max(0, Math.floor(scrollTop / rowHeight) - 5);
    const last = Math.min(this.level.lines.length,
      isWhole ? mostPrinted : Math.ceil((scrollTop + clientHeight) / rowHeight) + 5);
    if (first !== this.first || last !== this.last) {
      const lines = [];
      for (let line = first; line < last; ++line) lines.push(this.line(line));
      this.all.replaceChildren(...lines);
      [this.first, this.last] = [first, last];
    }
    this.mark();
  }
  line(number) {
    const isOp = this.level.opAt.has(number);
    const made = element("div", { class: isOp ? "line op" : "line",
      role: isOp ? "option" : "presentation", id: `${this.box.id}-${number}` },
      this.level.lines[number]);
    made.dataset.line = number;
    made.style.top = number * rowHeight + "px";
    return made;
  }
  mark() {
    for (const line of this.all.children) {
      const op = this.level.opAt.get(Number(line.dataset.line));
      if (op === undefined) continue;
      const origins = this.level.origins(op);
      line.classList.toggle("chosen", isChosen(origins));
      line.classList.toggle("pointed", isPointed(origins));
      line.setAttribute("aria-selected", isChosen(origins));
    }
    const cursor = this.cursor >= 0 && this.level.ops[this.cursor][0];
    if (cursor !== false)
      this.box.setAttribute("aria-activedescendant", `${this.box.id}-${cursor}`);
  }
}

// The most lines of a level on paper.
const mostPrinted = 2000;

function picture(svg) {
  const parsed = new DOMParser().parseFromString(svg, "image/svg+xml");
  return document.importNode(parsed.documentElement, true);
}

function describeValue(program, value) {
  const text = number => program.strings[number];
  const reasons = value.why ?? [];
  return element("div", { class: "value" },
    element("div", {},
      element("p", {}, `${value.isResult ? "Result" : "Argument"} ${value.number}: `,
        element("code", {}, text(value.type)), " is split as ",
        element("code", {}, text(value.sharding))),
      reasons.length === 0 ? undefined : element("ul", {}, reasons.map(([why, place]) =>
        element("li", {}, text(why), " ",
          element("span", { class: "quiet" }, text(place)))))),
    value.picture === undefined ? undefined : picture(program.pictures[value.picture]));
}

// The most ops whose values are shown.
const mostOps = 20;

function fillValues(box) {
  const program = current();
  const ops = [...program.valuesOf.keys()]
    .filter(op => isChosen(program.whole.origins(op))).slice(0, mostOps);
  box.replaceChildren(...ops.flatMap(op => [
    element("h3", { class: "code" }, program.whole.text(op)),
    ...program.valuesOf.get(op).map(value => describeValue(program, value))]));
  if (ops.length === 0)
    box.append(element("p", { class: "quiet" },
      program.problem || "Choose an op to see how its values are split, and why."));
}

function levelsSection() {
  const program = current();
  const views = program.levels.map(level => new LevelView(program, level));
  const values = element("div", { id: "values" });
  fillValues(values);
  listeners.choose.push(() => {
    for (const view of views) {
      view.follow();
      view.draw();
    }
    fillValues(values);
  });
  listeners.point.push(() => views.forEach(view => view.mark()));
  listeners.print.push(isWhole => views.forEach(view => view.draw(isWhole)));
  requestAnimationFrame(() => views.forEach(view => view.draw()));
  return section("levels", "Levels",
    element("p", { class: "quiet" }, "A click on an op marks what it came from and " +
      "what it became. The arrow keys go from op to op."),
    element("div", { class: "levels" }, views.map(view =>
      element("div", {}, element("h3", {}, titles[view.level.name] ?? view.level.name),
        view.box))),
    element("h3", {}, "Shardings"), values);
}
