"""The programs that scripts/gpu-check times."""

# For the first: whether there is a GPU at all.
TRIVIAL = """
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = arith.addf %x, %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}
"""

LAYER = """
mesh.mesh @m = <["x"={devices}]>
func.func @main(
    %x: tensor<{n}x{n}x{type}> {{mesh.name = "x", mesh.sharding = #mesh.sharding<@m, [{{}}, {{"x"}}]>}},
    %w: tensor<{n}x{n}x{type}> {{mesh.name = "w", mesh.sharding = #mesh.sharding<@m, [{{}}, {{"x"}}]>}})
    -> (tensor<{n}x{n}x{type}> {{mesh.sharding = #mesh.sharding<@m, [{{}}, {{"x"}}]>}}) {{
  %0 = mesh.tp_dense gather %x, %w on @m "x"
      : (tensor<{n}x{n}x{type}>, tensor<{n}x{n}x{type}>) -> tensor<{n}x{n}x{type}>
  return %0 : tensor<{n}x{n}x{type}>
}}
"""

MATMUL = """
func.func @main(
    %x: tensor<{n}x{n}x{type}> {{mesh.name = "x"}}, %w: tensor<{n}x{n}x{type}> {{mesh.name = "w"}}) -> tensor<{n}x{n}x{type}> {{
  %zero = arith.constant 0.0 : {type}
  %e = tensor.empty() : tensor<{n}x{n}x{type}>
  %f = linalg.fill ins(%zero : {type}) outs(%e : tensor<{n}x{n}x{type}>) -> tensor<{n}x{n}x{type}>
  %0 = linalg.matmul ins(%x, %w : tensor<{n}x{n}x{type}>, tensor<{n}x{n}x{type}>)
      outs(%f : tensor<{n}x{n}x{type}>) -> tensor<{n}x{n}x{type}>
  return %0 : tensor<{n}x{n}x{type}>
}}
"""

NEGATE = """
func.func @main(%x: tensor<{n}x{n}x{type}> {{mesh.name = "x"}}) -> tensor<{n}x{n}x{type}> {{
  %0 = arith.negf %x : tensor<{n}x{n}x{type}>
  return %0 : tensor<{n}x{n}x{type}>
}}
"""

GELU = """
func.func @main(%x: tensor<{n}x{n}x{type}> {{mesh.name = "x"}}) -> tensor<{n}x{n}x{type}> {{
  %half = arith.constant dense<0.5> : tensor<{n}x{n}x{type}>
  %one = arith.constant dense<1.0> : tensor<{n}x{n}x{type}>
  %scale = arith.constant dense<0.70710678> : tensor<{n}x{n}x{type}>
  %0 = arith.mulf %x, %scale : tensor<{n}x{n}x{type}>
  %1 = math.erf %0 : tensor<{n}x{n}x{type}>
  %2 = arith.addf %1, %one : tensor<{n}x{n}x{type}>
  %3 = arith.mulf %x, %half : tensor<{n}x{n}x{type}>
  %4 = arith.mulf %3, %2 : tensor<{n}x{n}x{type}>
  return %4 : tensor<{n}x{n}x{type}>
}}
"""

# Sums of rows, of columns, and of all.
SUM = """
func.func @main(%x: tensor<{n}x{n}x{type}> {{mesh.name = "x"}}) -> tensor<{result}{type}> {{
  %from = arith.constant dense<0.0> : tensor<{result}{type}>
  %r = linalg.reduce {{ arith.addf }} ins(%x : tensor<{n}x{n}x{type}>)
      outs(%from : tensor<{result}{type}>) dimensions = {dims}
  return %r : tensor<{result}{type}>
}}
"""

# Softmax of rows.
SOFTMAX = """
func.func @main(%x: tensor<{n}x{n}x{type}> {{mesh.name = "x"}}) -> tensor<{n}x{n}x{type}> {{
  %least = arith.constant dense<-1000.0> : tensor<{n}x{type}>
  %none = arith.constant dense<0.0> : tensor<{n}x{type}>
  %e = tensor.empty() : tensor<{n}x{n}x{type}>
  %largest = linalg.reduce {{ arith.maximumf }} ins(%x : tensor<{n}x{n}x{type}>)
      outs(%least : tensor<{n}x{type}>) dimensions = [1]
  %m = linalg.broadcast ins(%largest : tensor<{n}x{type}>) outs(%e : tensor<{n}x{n}x{type}>) dimensions = [1]
  %shifted = arith.subf %x, %m : tensor<{n}x{n}x{type}>
  %exp = math.exp %shifted : tensor<{n}x{n}x{type}>
  %sum = linalg.reduce {{ arith.addf }} ins(%exp : tensor<{n}x{n}x{type}>)
      outs(%none : tensor<{n}x{type}>) dimensions = [1]
  %s = linalg.broadcast ins(%sum : tensor<{n}x{type}>) outs(%e : tensor<{n}x{n}x{type}>) dimensions = [1]
  %0 = arith.divf %exp, %s : tensor<{n}x{n}x{type}>
  return %0 : tensor<{n}x{n}x{type}>
}}
"""

# A matmul, the bias of its columns, and ReLU.
DENSE = """
func.func @main(
    %x: tensor<{n}x{n}x{type}> {{mesh.name = "x"}}, %w: tensor<{n}x{n}x{type}> {{mesh.name = "w"}},
    %b: tensor<{n}x{type}> {{mesh.name = "b"}}) -> tensor<{n}x{n}x{type}> {{
  %zero = arith.constant 0.0 : {type}
  %e = tensor.empty() : tensor<{n}x{n}x{type}>
  %f = linalg.fill ins(%zero : {type}) outs(%e : tensor<{n}x{n}x{type}>) -> tensor<{n}x{n}x{type}>
  %0 = linalg.matmul ins(%x, %w : tensor<{n}x{n}x{type}>, tensor<{n}x{n}x{type}>)
      outs(%f : tensor<{n}x{n}x{type}>) -> tensor<{n}x{n}x{type}>
  %1 = linalg.generic {{
      indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]}}
      ins(%0, %b : tensor<{n}x{n}x{type}>, tensor<{n}x{type}>) outs(%e : tensor<{n}x{n}x{type}>) {{
  ^bb0(%y: {type}, %c: {type}, %o: {type}):
    %2 = arith.addf %y, %c : {type}
    %3 = arith.maximumf %2, %zero : {type}
    linalg.yield %3 : {type}
  }} -> tensor<{n}x{n}x{type}>
  return %1 : tensor<{n}x{n}x{type}>
}}
"""

# In local view, of tensors of {n} x {n} elements: {rows} rows on each device.
PERMUTE = """
mesh.mesh @m = <["x"={devices}]>
func.func @main(
    %x: tensor<{rows}x{n}x{type}> {{mesh.name = "x", mesh.sharding = #mesh.sharding<@m, [{{"x"}}, {{}}]>}})
    -> (tensor<{rows}x{n}x{type}> {{mesh.sharding = #mesh.sharding<@m, [{{"x"}}, {{}}]>}})
    attributes {{mesh.spmd = @m}} {{
  %0 = mesh.permute %x on @m ["x"] shift 1 : tensor<{rows}x{n}x{type}>
  return %0 : tensor<{rows}x{n}x{type}>
}}
"""

GATHER = """
mesh.mesh @m = <["x"={devices}]>
func.func @main(
    %x: tensor<{rows}x{n}x{type}> {{mesh.name = "x", mesh.sharding = #mesh.sharding<@m, [{{"x"}}, {{}}]>}})
    -> tensor<{n}x{n}x{type}>
    attributes {{mesh.spmd = @m}} {{
  %0 = mesh.all_gather %x on @m ["x"] dim 0 : tensor<{rows}x{n}x{type}> -> tensor<{n}x{n}x{type}>
  return %0 : tensor<{n}x{n}x{type}>
}}
"""
