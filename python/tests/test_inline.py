"""Tests of inlining: the calls that stay."""

import pytest
from jax._src.interpreters import mlir
from jaxlib.mlir import ir
from jaxlib.mlir.dialects import func
from mesh_spmd.inline import inline_calls

LONG = "\n".join(f"%{i + 1} = stablehlo.add %{i}, %{i} : tensor<2xf32>" for i in range(12))
CONTRACTION = """
%1 = stablehlo.dot_general %0, %0, contracting_dims = [0] x [0]
    : (tensor<2xf32>, tensor<2xf32>) -> tensor<f32>
%12 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<2xf32>"""
SHORT = "%12 = stablehlo.tanh %0 : tensor<2xf32>"
CASES = {
    "short": (SHORT, 2, "private", "", 0),
    "long": (LONG, 2, "private", "", 2),
    "long once": (LONG, 1, "private", "", 0),
    "contraction": (CONTRACTION, 2, "private", "", 2),
    "public": (SHORT, 2, "public", "", 2),
    "rule": (SHORT, 2, "private", "attributes {mesh.custom_vjp = [@f, @f]}", 2),
}


@pytest.mark.parametrize("name", CASES)
def test_which_calls_stay(name):
    body, sites, visibility, attributes, calls = CASES[name]
    uses = "\n".join(f"%{i + 1} = func.call @f(%{i}) : (tensor<2xf32>) -> tensor<2xf32>"
                     for i in range(sites))
    context = mlir.make_ir_context()
    context.allow_unregistered_dialects = True
    with context, ir.Location.unknown():
        module = ir.Module.parse(f"""
            func.func public @main(%0: tensor<2xf32>) -> tensor<2xf32> {{
              {uses}
              return %{sites} : tensor<2xf32>
            }}
            func.func {visibility} @f(%0: tensor<2xf32>) -> tensor<2xf32> {attributes} {{
              {body}
              return %12 : tensor<2xf32>
            }}""")
        inline_calls(module)
        module.operation.verify()
        functions = [op for op in module.body.operations if isinstance(op, func.FuncOp)]
    assert str(module).count("call @f") == calls
    assert len(functions) == (2 if calls else 1)
