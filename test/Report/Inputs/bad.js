// Mistakes that lint_scripts.py finds.
const shown = 1, forgotten = { key: 2 };
function scale(width, [height, depth = shown]) {
  if (width == height) return `${width} of ${heigth.max}`;
  return /[/"]/.test(depth) ? box.innerHTML : scale(...[width => width]);
}
class View {
  draw({ left: right }) { this.width = eval(width / right); }
}
