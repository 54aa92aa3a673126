"use strict";
// The timeline of a step, on a canvas: a row for each class of devices, with what
// is in flight below what its devices do.

const categories = ["compute", "communication", "wait", "flight"];
const bandHeight = 15, deviceHeight = 2 * bandHeight + 8, axisHeight = 20;

// Spans of one band, sorted by their begins; bands of flights may overlap.
class Band {
  constructor(spans) {
    this.spans = spans.sort((a, b) => a[3] - b[3]);
    this.longest = this.spans.reduce((most, span) => Math.max(most, span[4]), 0);
  }
  // The number of the first span that may reach `time`.
  firstAt(time) {
    let low = 0, high = this.spans.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.spans[middle][3] < time - this.longest) low = middle + 1;
      else high = middle;
    }
    return low;
  }
  at(time, margin) {
    for (let i = this.firstAt(time - margin); i < this.spans.length; ++i) {
      const [, , , begin, length] = this.spans[i];
      if (begin > time + margin) break;
      if (begin + length + margin >= time) return this.spans[i];
    }
    return undefined;
  }
}

class TimelineView {
  constructor(program, timeline, name) {
    this.program = program;
    this.timeline = timeline;
    this.strings = timeline.strings ?? program.strings;
    this.bands = timeline.names.map((_, device) => {
      const own = timeline.spans.filter(span => span[0] === device);
      return [new Band(own.filter(span => span[1] !== 3)),
        new Band(own.filter(span => span[1] === 3))];
    });
    this.end = timeline.spans.reduce((end, span) =>
      Math.max(end, span[3] + span[4]), 1);
    [this.from, this.to] = [0, this.end];
    // That of the box when it was drawn: to ask the box each time takes long.
    this.width = 1;
    this.canvas = element("canvas");
    const all = element("div", { class: "all" });
    const height = axisHeight + deviceHeight * timeline.names.length;
    all.style.height = height + "px";
    this.box = element("div", {
      class: "timeline", tabindex: 0, role: "application", id: name,
      "aria-label": `Timeline, ${timeline.names.length} classes of devices. Plus and ` +
        "minus zoom, the arrow keys move, 0 shows all.",
      onkeydown: event => this.key(event), onscroll: () => this.request(),
      onpointerdown: event => this.grab(event),
      onpointermove: event => this.move(event),
      onpointerup: event => this.release(event),
    }, all, this.canvas);
    this.box.style.height = Math.min(height + 4, 420) + "px";
    this.box.addEventListener("wheel", event => this.wheel(event), { passive: false });
    new ResizeObserver(() => this.request()).observe(this.box);
  }

  xOf(time) { return (time - this.from) / (this.to - this.from) * this.width; }
  timeAt(x) { return this.from + x / this.width * (this.to - this.from); }

  // Shows `factor` of the time that is shown, around `time`.
  zoom(factor, time = (this.from + this.to) / 2) {
    const length = Math.min(Math.max((this.to - this.from) * factor, 10), this.end);
    const left = (time - this.from) / (this.to - this.from);
    this.moveTo(time - left * length, length);
  }
  moveTo(from, length = this.to - this.from) {
    this.from = Math.min(Math.max(from, 0), this.end - length);
    this.to = this.from + length;
    this.request();
  }
  key(event) {
    const step = (this.to - this.from) / 8;
    const run = {
      "+": () => this.zoom(0.5), "=": () => this.zoom(0.5), "-": () => this.zoom(2),
      "0": () => this.moveTo(0, this.end),
      ArrowLeft: () => this.moveTo(this.from - step),
      ArrowRight: () => this.moveTo(this.from + step),
    }[event.key];
    if (!run) return;
    event.preventDefault();
    run();
  }
  wheel(event) {
    if (!event.ctrlKey && !event.shiftKey && Math.abs(event.deltaX) < Math.abs(event.deltaY))
      return;
    event.preventDefault();
    if (event.ctrlKey)
      this.zoom(event.deltaY > 0 ? 1.25 : 0.8, this.timeAt(event.offsetX));
    else
      this.moveTo(this.from +
        (event.deltaX || event.deltaY) / this.width * (this.to - this.from));
  }
  grab(event) {
    this.grabbed = { x: event.clientX, from: this.from, isMoved: false };
  }
  move(event) {
    if (!this.grabbed || event.buttons === 0) {
      const span = this.spanAt(event);
      point(this.originsOf(span));
      if (span) tell(this.describe(span));
      return;
    }
    const distance = event.clientX - this.grabbed.x;
    if (Math.abs(distance) < 3 && !this.grabbed.isMoved) return;
    this.grabbed.isMoved = true;
    this.moveTo(this.grabbed.from - distance / this.width * (this.to - this.from));
  }
  release(event) {
    const span = this.grabbed?.isMoved ? undefined : this.spanAt(event);
    this.grabbed = undefined;
    if (span) choose(this.originsOf(span), this.describe(span));
  }

  spanAt(event) {
    const bounds = this.box.getBoundingClientRect();
    const y = event.clientY - bounds.top + this.box.scrollTop - axisHeight;
    const device = Math.floor(y / deviceHeight), inside = y - device * deviceHeight;
    const band = inside < bandHeight ? 0 : 1;
    const time = this.timeAt(event.clientX - bounds.left);
    return this.bands[device]?.[band].at(time, (this.to - this.from) / this.width);
  }
  originsOf(span) {
    return span && span[6] >= 0 ? this.program.rings.origins(span[6]) : [];
  }
  describe(span) {
    const [device, category, name, , length, bytes, op, idle] = span;
    return `${this.timeline.names[device]}: ${this.strings[name]}, ` +
      `${categories[category]}, ${formatTime(length * 1e-9)}` +
      (idle > 0 ? `, idle before it for ${formatTime(idle * 1e-9)}` : "") +
      (bytes > 0 ? `, ${formatBytes(bytes)}` : "") +
      (op >= 0 ? `, from ${this.program.rings.place(op)}` : "");
  }

  request() {
    this.frame ??= requestAnimationFrame(() => {
      this.frame = undefined;
      this.draw();
    });
  }
  draw() {
    const scale = devicePixelRatio || 1;
    const { clientWidth: width, clientHeight: height } = this.box;
    if (this.canvas.width !== width * scale || this.canvas.height !== height * scale) {
      [this.canvas.width, this.canvas.height] = [width * scale, height * scale];
      this.canvas.style.width = width + "px";
      this.canvas.style.height = height + "px";
    }
    this.width = Math.max(width, 1);
    const context = this.canvas.getContext("2d");
    context.setTransform(scale, 0, 0, scale, 0, 0);
    context.clearRect(0, 0, width, height);
    context.font = "11px system-ui, sans-serif";
    this.patterns ??= makePatterns(context);
    this.timeline.names.forEach((name, device) => {
      const top = axisHeight + device * deviceHeight - this.box.scrollTop;
      if (top + deviceHeight < axisHeight || top > height) return;
      for (const band of [0, 1])
        this.drawBand(context, this.bands[device][band], top + band * bandHeight);
      label(context, name, top + 2 * bandHeight + 4);
    });
    this.drawAxis(context, width);
  }
  drawBand(context, band, top) {
    const painted = [-1, -1, -1, -1];
    for (let i = band.firstAt(this.from); i < band.spans.length; ++i) {
      const span = band.spans[i], category = span[1], begin = span[3];
      if (begin > this.to) break;
      const right = this.xOf(begin + span[4]);
      // What is no wider than a pixel that is painted cannot be told apart.
      if (right < 0 || right <= painted[category]) continue;
      const left = Math.max(this.xOf(begin), painted[category], 0);
      const wide = Math.max(Math.min(right, this.width) - left, 0.75);
      painted[category] = left + wide;
      context.fillStyle = isChosen(this.originsOf(span)) ? this.patterns.chosen
        : this.patterns[categories[category]];
      context.fillRect(left, top, wide, bandHeight - 2);
      this.drawIdle(context, span, top);
      if (wide < 50) continue;
      context.fillStyle = category === 0 && !isChosen(this.originsOf(span)) ? "#fff" : "#000";
      context.fillText(fitting(context, this.strings[span[2]], wide - 6), left + 3, top + 10);
    }
  }
  // Nothing is under way yet at the begin of some spans of communication.
  drawIdle(context, [, , , begin, , , , idle], top) {
    const left = Math.max(this.xOf(begin), 0);
    const wide = Math.min(this.xOf(begin + idle), this.width) - left;
    if (wide < 0.75) return;
    context.clearRect(left, top, wide, bandHeight - 2);
    context.fillStyle = this.patterns.wait;
    context.fillRect(left, top, wide, bandHeight - 2);
  }
  drawAxis(context, width) {
    context.fillStyle = "#fff";
    context.fillRect(0, 0, width, axisHeight);
    const step = roundStep((this.to - this.from) * 90 / Math.max(width, 1));
    context.fillStyle = "#1b1b1b";
    for (let time = Math.ceil(this.from / step) * step; time <= this.to; time += step) {
      const x = this.xOf(time);
      context.fillRect(x, axisHeight - 5, 1, 5);
      context.fillText(formatTime(time * 1e-9), x + 3, 12);
    }
  }
}

// 1, 2 or 5 times a power of ten.
function roundStep(least) {
  const power = 10 ** Math.floor(Math.log10(least));
  return [1, 2, 5, 10].map(digit => digit * power).find(step => step >= least);
}

function fitting(context, text, width) {
  const most = Math.floor(width / 6);
  return text.length <= most ? text : most > 3 ? text.slice(0, most - 1) + "…" : "";
}

function label(context, text, top) {
  context.fillStyle = "#1b1b1b";
  context.fillText(text, 4, top + 2);
}

function makePatterns(context) {
  const style = getComputedStyle(document.documentElement);
  const color = name => style.getPropertyValue("--" + name).trim();
  const tile = element("canvas", { width: 6, height: 6 });
  const lines = tile.getContext("2d");
  lines.strokeStyle = color("wait");
  for (const offset of [-6, 0, 6]) {
    lines.moveTo(offset, 6);
    lines.lineTo(offset + 6, 0);
  }
  lines.stroke();
  return {
    compute: color("compute"), communication: color("communication"),
    wait: context.createPattern(tile, "repeat"), flight: color("flight"),
    chosen: color("chosen"),
  };
}

function addTimeline(made, program, timeline, name, title) {
  const view = new TimelineView(program, timeline, name);
  listeners.choose.push(() => view.request());
  const button = (text, run) => element("button", { type: "button", onclick: run }, text);
  made.append(
    element("h3", {}, title),
    element("p", {}, button("zoom in", () => view.zoom(0.5)), " ",
      button("zoom out", () => view.zoom(2)), " ",
      button("all", () => view.moveTo(0, view.end)),
      categories.map(category =>
        element("span", {}, element("span", { class: `key ${category}` }), category))),
    view.box);
  if (timeline.isCut)
    made.append(element("p", { class: "quiet" }, "This is its beginning: the rest is too " +
      "long to show."));
}

function timelineSection() {
  const program = current();
  const made = section("timeline", "Timeline");
  addTimeline(made, program, program.timeline, "simulated", "Simulated");
  if (program.measured)
    addTimeline(made, program, program.measured, "measured", "Measured");
  return made;
}
