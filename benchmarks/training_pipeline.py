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
    """`axes` are the sizes of "data", "pipe" and "model". Without a schedule
    there is no backward part. A stage keeps `kept` numbers until it has the
    gradient of its weights, to which it adds their sum."""
    data, pipe, model = axes
    batch = rows * microbatches
    h, k = f"tensor<{rows}x{width}xf64>", f"tensor<{width}x{width}xf64>"
    x, w = f"tensor<{batch}x{width}xf64>", f"tensor<{stages}x{width}x{width}xf64>"
    ways = {
        "apply": "(b, o, i) -> (b, i)>, affine_map<(b, o, i) -> (i, o)>, "
                 "affine_map<(b, o, i) -> (b, o)>",
        "back": "(b, o, i) -> (b, i)>, affine_map<(b, o, i) -> (o, i)>, "
                "affine_map<(b, o, i) -> (b, o)>",
        "weights": "(i, o, b) -> (b, i)>, affine_map<(i, o, b) -> (b, o)>, "
                   "affine_map<(i, o, b) -> (i, o)>",
    }

    def product(way, left, right, types, out):
        return (f"linalg.contract indexing_maps = [affine_map<{ways[way]}] "
                f"ins({left}, {right} : {types}) outs(%zeros_{out} : "
                f"{h if out == 'h' else k}) -> {h if out == 'h' else k}")

    large = f"tensor<{kept}xf64>"
    keep, kept_type, add, dk = "", "", "", "%dk"
    if kept:
        keep = f"""
    %first = tensor.extract_slice %h[0, 0] [1, 1] [1, 1] : {h} to tensor<f64>
    %e = tensor.empty() : {large}
    %large = linalg.generic {{indexing_maps = [affine_map<(i) -> ()>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}}
        ins(%first : tensor<f64>) outs(%e : {large}) {{
    ^bb0(%in: f64, %out: f64):
      %s = math.sin %in : f64
      linalg.yield %s : f64
    }} -> {large}"""
        kept_type, dk = f", {large}", "%dl"
        add = f"""
    %zero = arith.constant dense<0.0> : tensor<f64>
    %sum = linalg.reduce {{ arith.addf }} ins(%large : {large}) outs(%zero : tensor<f64>) dimensions = [0]
    %e = tensor.empty() : {k}
    %all = linalg.broadcast ins(%sum : tensor<f64>) outs(%e : {k}) dimensions = [0, 1]
    %dl = arith.addf %dk, %all : {k}"""
    name, argument = (", %large", f", %large: {large}") if kept else ("", "")
    rest = f"%k: {k}, %stage: index, %microbatch: index"
    forward = f"""
  ^bb0(%h: {h}, {rest}):
    %p = {product("apply", "%h", "%k", f"{h}, {k}", "h")}
    %t = math.tanh %p : {h}{keep if schedule else ""}
    mesh.stage_yield %t : {h}"""
    text = f"""mesh.mesh @m = <["data"={data}, "pipe"={pipe}, "model"={model}]>
#rows = #mesh.sharding<@m, [{{"data"}}, {{}}]>
#stages = #mesh.sharding<@m, [{{"pipe"}}, {{}}, {{"model"}}]>
func.func @main(%x: {x} {{mesh.sharding = #rows}}, %w: {w} {{mesh.sharding = #stages}}, %dy: {x} {{mesh.sharding = #rows}})
    -> ({x} {{mesh.name = "y", mesh.sharding = #rows}}"""
    if schedule:
        text += f""",
        {x} {{mesh.name = "dx", mesh.sharding = #rows}},
        {w} {{mesh.name = "dw", mesh.sharding = #stages}}"""
    text += f""") {{
  %zeros_h = arith.constant dense<0.0> : {h}
  %zeros_k = arith.constant dense<0.0> : {k}
  %one = arith.constant dense<1.0> : {h}
"""
    head = f'mesh.pipeline(%x) on @m "pipe" stages {stages} microbatches {microbatches}'
    if not schedule:
        return text + f"""  %y = {head} params(%w) {{{forward}
  }} : ({x}, {w}) -> {x}
  return %y : {x}
}}
"""
    return text + f"""  %y, %dx, %dw = {head} {schedule} params(%w) gradients(%dy) {{{forward} saving %h, %t{name} : {h}, {h}{kept_type}
  }} backward {{
  ^bb0(%h: {h}, %t: {h}{argument}, %dt: {h}, {rest}):
    %tt = arith.mulf %t, %t : {h}
    %slope = arith.subf %one, %tt : {h}
    %dp = arith.mulf %dt, %slope : {h}
    %dh = {product("back", "%dp", "%k", f"{h}, {k}", "h")}
    mesh.stage_yield %dh : {h} saving %h, %dp{name} : {h}, {h}{kept_type}
  }} weights {{
  ^bb0(%h: {h}, %dp: {h}{argument}, {rest}):
    %dk = {product("weights", "%h", "%dp", f"{h}, {h}", "k")}{add}
    mesh.stage_yield {dk} : {k}
  }} : ({x}, {w}, {x}) -> ({x}, {x}, {w})
  return %y, %dx, %dw : {x}, {x}, {w}
}}
"""
