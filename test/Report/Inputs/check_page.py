"""Looks at a page of mesh-report in headless Chromium: check_page.py CASE FOLDER.

Cases are the functions of this file whose names begin with check_. FOLDER is for
files.
"""

import json
import pathlib
import subprocess
import sys

from browser import Browser

MACHINE = {"links": {"*": {"latency": 1e-6, "bandwidth": 1e9}}, "flops": {"f32": 1e9},
           "memory_bandwidth": 1e10}
HERE = pathlib.Path(__file__).resolve().parent
EXAMPLES = HERE.parents[2] / "examples"
UP, PLUS = "\ue013", "+"


class Case:
    def __init__(self, folder):
        self.folder = pathlib.Path(folder)
        self.folder.mkdir(parents=True, exist_ok=True)
        self.machine = self.write("machine.json", json.dumps(MACHINE))

    def write(self, name, text):
        path = self.folder / name
        path.write_text(text)
        return path

    def run(self, tool, *arguments):
        return subprocess.run([tool, *map(str, arguments)], text=True, check=True,
                              stdout=subprocess.PIPE).stdout

    def report(self, *arguments):
        """Opens the page in a browser, and returns its content."""
        page = self.folder / "page.html"
        self.run("mesh-report", f"--machine={self.machine}", *arguments, "-o", page)
        self.browser.open(page)
        self.browser.frames()
        return self.browser.run("return report.programs")


def layer(name="x", axis="x", function="main", file_line="", second="{}"):
    return f"""mesh.mesh @m = <["{axis}"=4]>
func.func @{function}(
    %x: tensor<64x32xf32> {{mesh.name = "{name}", mesh.sharding = #mesh.sharding<@m, [{{}}, {{"{axis}"}}]>}},
    %w: tensor<32x16xf32> {{mesh.sharding = #mesh.sharding<@m, [{{"{axis}"}}, {second}]>}})
    -> (tensor<64x16xf32> {{mesh.sharding = #mesh.sharding<@m, [{{}}, {{}}]>}}) {{
  %zeros = arith.constant dense<0.0> : tensor<64x16xf32>
  %y = linalg.matmul ins(%x, %w : tensor<64x32xf32>, tensor<32x16xf32>)
      outs(%zeros : tensor<64x16xf32>) -> tensor<64x16xf32>
  %z = math.tanh %y : tensor<64x16xf32>{file_line}
  return %z : tensor<64x16xf32>
}}
"""


def rows(browser, selector):
    return browser.run(
        "return [...document.querySelectorAll(arguments[0] + ' tr')].map(row =>"
        "  [...row.cells].map(cell => cell.textContent))", selector)


def check_totals(case):
    """The totals are those that mesh-simulate prints."""
    program = case.write("layer.mlir", layer())
    case.report(program)
    printed = case.run("mesh-simulate", f"--machine={case.machine}", program)
    table = [line.split() for line in printed.splitlines()[1:]]
    shown = rows(case.browser, "#programs-of-devices")
    assert [" ".join(row).split() for row in shown] == table[:-1], (shown, table)
    step = case.browser.run("return document.getElementById('step').textContent")
    assert table[-1] == ["step", *step.split()], (step, table[-1])


PARTS = """return programs[0].simulated.programs.map(row =>
    timeParts(programs[0], row).map(([, seconds]) => seconds))"""


def check_parts(case):
    """Each class of devices computes, communicates or is idle during the step."""
    program, = case.report(EXAMPLES / "pipeline_training.mlir",
                           "--pipeline=mesh-spmd,mesh-rings,mesh-programs")
    simulated = program["totals"]["simulated"]["simulated"]
    parts = case.browser.run(PARTS)
    assert len(parts) == 2
    for row, shown in zip(simulated["programs"], parts):
        assert abs(sum(shown) - simulated["step_s"]) < 1e-12, (shown, simulated)
        assert abs(shown[0] - row["contracting_s"]) < 1e-12
        assert abs(shown[2] - (row["waiting_s"] - row["idle_s"])) < 1e-12
        # The devices of a pipeline wait for each other's messages.
        assert shown[2] > 0 and shown[3] >= row["idle_s"] > 0, shown
    slowest = max(simulated["programs"], key=lambda row: row["waiting_s"]
                  + row["contracting_s"] + row["passing_s"])
    rows_ = program["communication"]
    for key, seconds in (("idle", slowest["idle_s"]),
                         ("exposed", slowest["waiting_s"] - slowest["idle_s"])):
        total = sum(row[key] for row in rows_)
        assert abs(total - seconds) < 1e-9 * simulated["step_s"] + 1e-12, (key, total, seconds)
    for number, name in enumerate(program["timeline"]["names"]):
        row = next(row for row in simulated["programs"] if row["slowest"] == name)
        idle = sum(span[7] for span in program["timeline"]["spans"] if span[0] == number)
        assert abs(idle * 1e-9 - row["idle_s"]) < 1e-3 * row["idle_s"], (idle, row)
    bars = case.browser.run("return [...document.querySelectorAll('.step .bar')]"
                            ".map(bar => bar.getAttribute('aria-label'))")
    assert len(bars) == 2 and all("; idle " in bar for bar in bars), bars
    assert len(rows(case.browser, "#parts-of-step")) == 3


SHOWN = """return [...document.querySelectorAll('#level-' + arguments[0] + ' .line')]
    .map(line => Number(line.dataset.line))"""
MARKED = SHOWN.replace("' .line'", "' .chosen'")


def check_marks(case):
    """A click, and the arrow keys, mark what an op came from and what it became."""
    program, = case.report(case.write("layer.mlir", layer()), "--overlap=ring")
    levels = program["levels"]
    for level in levels:
        for number, (line, _, _, origins) in enumerate(level["ops"]):
            if line not in case.browser.run(SHOWN, level["name"]):
                continue
            case.browser.run(
                "document.getElementById(`level-${arguments[0]}-${arguments[1]}`).click()",
                level["name"], line)
            case.browser.frames()
            for other in levels:
                expected = {op[0] for op in other["ops"] if set(op[3]) & set(origins)}
                marked = set(case.browser.run(MARKED, other["name"]))
                shown = set(case.browser.run(SHOWN, other["name"]))
                assert marked == expected & shown, (
                    level["name"], number, other["name"], marked, expected)
    case.browser.run("document.getElementById('level-global').focus()")
    first = set(case.browser.run(MARKED, "global"))
    case.browser.press(UP)
    case.browser.frames()
    assert set(case.browser.run(MARKED, "global")) != first
    text = case.browser.run("return document.getElementById('status').textContent")
    assert "layer.mlir:" in text, text


def check_reshards(case):
    """The level of whole tensors has reshards, which lead to their collectives."""
    program, = case.report(case.write("layer.mlir", layer()), "--overlap=none")
    found = case.browser.run("""return [...document.querySelectorAll('#level-whole .op')]
        .filter(line => line.textContent.includes('mesh.reshard')).map(line => line.id)""")
    assert found, program["levels"][1]["text"]
    pointed = set()
    for line in found:
        case.browser.run("""document.getElementById(arguments[0]).dispatchEvent(
            new PointerEvent('pointermove', {bubbles: true}))""", line)
        assert case.browser.run("""return document.getElementById(arguments[0])
            .classList.contains('pointed')""", line)
        pointed.update(case.browser.run(
            "return [...document.querySelectorAll('#level-spmd .pointed')]"
            ".map(line => line.textContent.trim())"))
    assert any("mesh.all_reduce" in text for text in pointed), pointed


def check_values(case):
    """Values have their shardings, pictures and reasons."""
    case.report(case.write("layer.mlir", layer()))
    case.browser.run("[...document.querySelectorAll('#level-global .op')].find(line =>"
                     "  line.textContent.includes('linalg.matmul')).click()")
    text = case.browser.run("return document.getElementById('values').textContent")
    assert '#mesh.sharding<@m, [{}, {}], partial=sum{"x"}>' in text, text
    assert "which is summed up or combined" in text, text
    assert case.browser.run("return document.querySelectorAll('#values svg rect').length")


def check_names(case):
    """Names are shown as they are, and never run."""
    evil = "</script><script>window.evil = 1</script><img src=x onerror='evil = 1'>"
    file = case.write("Größe <b>\"七\" & 'x'.mlir",
                      layer(name=evil + "七", axis="<i>ax\\22is</i>"))
    program, = case.report(file)
    everything = case.browser.run("return document.body.innerText")
    assert evil + "七" in everything and '<i>ax"is</i>' in everything
    assert file.name in everything
    assert case.browser.run("return window.evil") is None
    assert case.browser.run("return document.querySelectorAll('i, b, img, script').length") == 2
    # The policy rejects what is not of the page.
    case.browser.run("const script = document.createElement('script');"
                     "script.textContent = 'window.evil = 1'; document.body.append(script)")
    assert case.browser.run("return window.evil") is None
    assert any("Content Security Policy" in text for text in case.browser.errors())


def check_comparison(case):
    """A comparison shows what differs, and nothing else."""
    first = case.write("first.mlir", layer())
    case.report(first, first)
    compare = "return document.getElementById('compare').textContent"
    text = case.browser.run(compare)
    assert "Nothing in the totals." in text and text.count("The same.") == 4, text
    second = case.write("second.mlir", layer(file_line="\n  // A comment.").replace(
        "math.tanh", "math.exp"))
    case.report(first, second)
    lines = case.browser.run("return [...document.querySelectorAll('#diff-global > div')]"
                             ".map(line => line.textContent)")
    assert [line.split()[:4] for line in lines] == [
        ["-", "%1", "=", "math.tanh"], ["+", "%1", "=", "math.exp"]], lines
    assert "Nothing in the totals." in case.browser.run(compare)
    slower = json.loads(json.dumps(MACHINE))
    slower["links"]["*"]["bandwidth"] = 5e8
    other = case.write("slower.json", json.dumps(slower))
    before, after = case.report(first, f"--other-machine={other}")
    shown = {row[0]: row[1:] for row in rows(case.browser, "#compare")}
    assert shown["links.*.bandwidth"] == ["1000000000", "500000000"], shown
    assert shown["step"][:2] == [before["totals"]["step"], after["totals"]["step"]]
    assert "devices" not in shown and "contractions" not in shown, shown


def check_timeline(case):
    """A bar of the timeline leads to its op; keys zoom; a measured one is beside it."""
    program = case.write("layer.mlir", layer())
    trace = case.folder / "trace.json"
    case.run("mesh-run", program, f"--trace={trace}")
    case.report(program, f"--trace={trace}")
    boxes = case.browser.run("return [...document.querySelectorAll('.timeline')]"
                             ".map(box => box.id)")
    assert boxes == ["simulated", "measured"], boxes
    # The first half of a step is the product.
    case.browser.run("""const box = document.getElementById('simulated');
        box.scrollIntoView();
        const place = box.getBoundingClientRect();
        for (const type of ['pointerdown', 'pointerup'])
          box.dispatchEvent(new PointerEvent(type, {bubbles: true, buttons: 1,
            clientX: place.left + 20, clientY: place.top + 25}));""")
    text = case.browser.run("return document.getElementById('status').textContent")
    assert text.startswith("all devices: linalg.matmul, compute"), text
    assert case.browser.run(MARKED, "global")
    pixels = """const canvas = document.querySelector('#simulated canvas');
        return canvas.toDataURL()"""
    before = case.browser.run(pixels)
    case.browser.run("document.getElementById('simulated').focus()")
    case.browser.press(PLUS)
    case.browser.frames()
    assert case.browser.run(pixels) != before
    case.browser.press("0")
    case.browser.frames()
    assert case.browser.run(pixels) == before


LONG_PIPELINE = """mesh.mesh @m = <["pipe"=2]>
func.func @main(%x: tensor<4096x2xf32>) -> tensor<4096x2xf32> {
  %y = mesh.pipeline(%x) on @m "pipe" stages 2 microbatches 4096 {
  ^block(%h: tensor<1x2xf32>, %stage: index, %microbatch: index):
    %t = math.tanh %h : tensor<1x2xf32>
    mesh.stage_yield %t : tensor<1x2xf32>
  } : (tensor<4096x2xf32>) -> tensor<4096x2xf32>
  return %y : tensor<4096x2xf32>
}
"""


def check_pipelines(case):
    """A pipeline has the chart of its schedule, which leads to its op."""
    case.report(EXAMPLES / "pipeline_training.mlir")
    texts = case.browser.run("return [...document.querySelectorAll('#pipelines svg text')]"
                             ".map(text => text.textContent)")
    assert "zb-h1: 2 ranks, 2 stages, 8 micro-batches" in texts, texts
    # Each device works on 8 micro-batches in the three parts of its stage.
    assert [texts.count(str(number)) for number in range(1, 8)] >= [6] * 7, texts
    fills = case.browser.run("return new Set([...document.querySelectorAll("
                             "'#pipelines svg g rect')].map(box =>"
                             " getComputedStyle(box).fill)).size")
    assert fills == 3, fills
    case.browser.run("document.querySelector('#pipelines .chart').click()")
    case.browser.frames()
    lines = case.browser.run("return [...document.querySelectorAll('#level-global .chosen')]"
                             ".map(line => line.textContent)")
    assert lines and all("mesh.pipeline" in line for line in lines), lines
    assert case.browser.run("return document.querySelectorAll('.chart.chosen').length") == 1
    case.report(case.write("long.mlir", LONG_PIPELINE))
    text = case.browser.run("return document.getElementById('pipelines').textContent")
    assert "loop over steps over \"pipe\"" in text, text
    assert "it has 8192 actions, which are too many to draw." in text, text
    case.report(case.write("layer.mlir", layer()))
    assert case.browser.run("return document.getElementById('pipelines')") is None


def check_memory(case):
    """The buffers at the peak are those of ops of the program, and add up."""
    body = """  %a = linalg.matmul ins(%x, %w : tensor<64x32xf32>, tensor<32x16xf32>)
      outs(%zeros : tensor<64x16xf32>) -> tensor<64x16xf32>
  %t = tensor.empty() : tensor<16x64xf32>
  %b = linalg.transpose ins(%a : tensor<64x16xf32>) outs(%t : tensor<16x64xf32>)
      permutation = [1, 0]
"""
    file = case.write("memory.mlir", layer().replace("  %y =", body + "  %y ="))
    file.write_text(file.read_text().replace("math.tanh %y", "arith.addf %y, %a"))
    program, = case.report(file, "--memory-limit=8KiB")
    peak, = program["memory"]["peaks"]
    assert peak["function"] == "main" and peak["buffers"], peak
    predicted = program["totals"]["simulated"]["simulated"]["programs"][0]["predicted_bytes"]
    sizes = [buffer["bytes"] for buffer in peak["buffers"]]
    assert sizes == sorted(sizes, reverse=True) and 0 < sum(sizes) <= predicted, sizes
    lines = program["levels"][0]["text"].split("\n")
    shown = rows(case.browser, ".peak")[1:]
    for row, buffer in zip(shown, peak["buffers"]):
        assert row[3] == buffer["place"] and "memory.mlir:" in row[3], row
        assert any(row[2] == line.strip() for line in lines), row
    assert any("linalg.matmul" in row[2] for row in shown), shown
    case.browser.run("document.querySelector('.peak tbody tr').click()")
    case.browser.frames()
    assert case.browser.run("return document.querySelectorAll('.peak tr.chosen').length")
    assert case.browser.run(MARKED, "global")
    text = case.browser.run("return document.getElementById('totals').textContent")
    assert "more than the limit of 8.0 KiB" in text, text


def check_print(case):
    """On paper all lines are there."""
    body = "\n".join(f"  %t{i} = math.tanh %x : tensor<64x32xf32>" for i in range(300))
    program = layer().replace("  %zeros", body + "\n  %zeros")
    program, = case.report(case.write("long.mlir", program))
    count = "return document.querySelectorAll('#level-global .line').length"
    assert case.browser.run(count) < 100
    case.browser.run("dispatchEvent(new Event('beforeprint'))")
    assert case.browser.run(count) == len(program["levels"][0]["text"].split("\n"))


def main():
    name, folder = sys.argv[1:]
    case = Case(folder)
    with Browser() as case.browser:
        globals()["check_" + name](case)
        errors = case.browser.errors()
        assert not errors, errors


main()
