"""A training pipeline for any schedule and mesh, as the scripts around write it.

Stages are products with square matrices: forward, the gradient of the inputs and
that of the weights take as many operations. All is in f64.
"""

SCHEDULES = {
    # The numbers of chunks that a schedule may have.
    "gpipe": [1], "1f1b": [1], "eager-1f1b": [1], "zb-h1": [1], "zb-h2": [1],
    "interleaved-1f1b": [1, 2], "looped-bfs": [1, 2], "interleaved-zb": [1, 2],
    "zb-v": [2], "dualpipe-v": [2],
}


def is_legal(schedule, devices, microbatches):
    return schedule != "dualpipe-v" or microbatches >= 2 * devices


def write(schedule, stages, microbatches, axes, rows=2, width=4, kept=0):
    """`axes` are the sizes of "data", "pipe" and "model". With a schedule, @main
    computes gradients too. A stage keeps `kept` numbers, a multiple of `width`,
    until it has the gradient of its weights."""
    data, pipe, model = axes
    batch = rows * microbatches
    h, k = f"tensor<{rows}x{width}xf64>", f"tensor<{width}x{width}xf64>"
    x, w = f"tensor<{batch}x{width}xf64>", f"tensor<{stages}x{width}x{width}xf64>"
    keep, product = "", "%p"
    if kept:
        large, row = f"tensor<{kept // width}x{width}xf64>", f"tensor<{width}xf64>"
        product = "%all"
        keep = f"""
    %other = mesh.stop_gradient %h : {h}
    %first = tensor.extract_slice %other[0, 0] [1, 1] [1, 1] : {h} to tensor<f64>
    %e = tensor.empty() : {large}
    %large = linalg.generic {{indexing_maps = [affine_map<(n, i) -> ()>, affine_map<(n, i) -> (n, i)>], iterator_types = ["parallel", "parallel"]}}
        ins(%first : tensor<f64>) outs(%e : {large}) {{
    ^bb0(%in: f64, %out: f64):
      %s = math.sin %in : f64
      linalg.yield %s : f64
    }} -> {large}
    %none = arith.constant dense<0.0> : {row}
    %sum = linalg.generic {{indexing_maps = [affine_map<(o, n, i) -> (n, i)>, affine_map<(o, n, i) -> (i, o)>, affine_map<(o, n, i) -> (o)>],
        iterator_types = ["parallel", "reduction", "reduction"]}}
        ins(%large, %k : {large}, {k}) outs(%none : {row}) {{
    ^bb0(%a: f64, %b: f64, %out: f64):
      %m = arith.mulf %a, %b : f64
      %n = arith.addf %out, %m : f64
      linalg.yield %n : f64
    }} -> {row}
    %f = tensor.empty() : {h}
    %sums = linalg.broadcast ins(%sum : {row}) outs(%f : {h}) dimensions = [0]
    %all = arith.addf %p, %sums : {h}"""
    name = "private @forward" if schedule else "@main"
    text = f"""mesh.mesh @m = <["data"={data}, "pipe"={pipe}, "model"={model}]>
#rows = #mesh.sharding<@m, [{{"data"}}, {{}}]>
#stages = #mesh.sharding<@m, [{{"pipe"}}, {{}}, {{"model"}}]>
func.func {name}(
    %x: {x} {{mesh.name = "x", mesh.sharding = #rows}},
    %w: {w} {{mesh.name = "w", mesh.sharding = #stages}})
    -> ({x} {{mesh.name = "y", mesh.sharding = #rows}}) {{
  %zeros = arith.constant dense<0.0> : {h}
  %y = mesh.pipeline(%x) on @m "pipe" stages {stages} microbatches {microbatches} {schedule or ""} params(%w) {{
  ^bb0(%h: {h}, %k: {k}, %stage: index, %microbatch: index):
    %p = linalg.matmul ins(%h, %k : {h}, {k}) outs(%zeros : {h}) -> {h}{keep}
    %t = math.tanh {product} : {h}
    mesh.stage_yield %t : {h}
  }} : ({x}, {w}) -> {x}
  return %y : {x}
}}
"""
    if schedule:
        text += "mesh.derivative @main = vjp of @forward wrt [\"x\", \"w\"] with value\n"
    return text
