"""Solutions of linear equations, whose derivatives can be differentiated again.

JAX's rule of a solution reads the equation alone, and `jnp.linalg.solve` factors the matrix behind
`lax.stop_gradient`. JAX solves by the rule in derivatives, too. Mesh differentiates them as they
are, so the factors must depend on the matrix.
"""

from jax._src.lax.control_flow.solves import _custom_linear_solve_impl, linear_solve_p
from jaxlib.mlir import ir

from .custom_derivatives import (
    ATTRIBUTE, SOLUTION_ATTRIBUTE, functions_of, lower_call, mark_solution, name_of, trace_local)
from .ops import attributes_of, walk

# The custom call that stands for `lax.stop_gradient`.
STOP_GRADIENT = "mesh.stop_gradient"


def _lower(context, *operands, const_lengths, jaxprs):
    jaxpr = trace_local(lambda operands: _custom_linear_solve_impl(
        *operands, const_lengths=const_lengths, jaxprs=jaxprs), context.avals_in)
    results = lower_call(context, "solve", jaxpr, operands)
    if results:
        name = name_of(results[0].owner.attributes["callee"])
        mark_solution(context.module_context.symbol_table[name].operation, const_lengths)
    return results


LOWERINGS = ((linear_solve_p, _lower),)


class _Sources:
    """The values and ops that values of a module are computed from."""

    def __init__(self, module):
        self._calls, self._saved, self._functions = {}, {}, functions_of(module)
        for op in walk(module.operation):
            if op.name == "func.call":
                self._calls.setdefault(name_of(op.attributes["callee"]), []).append(op)
        for function in self._functions.values():
            if ATTRIBUTE in attributes_of(function):
                forward, backward = map(name_of, function.attributes[ATTRIBUTE])
                self._saved[backward] = _find_saved(function, self._functions[forward])

    def find(self, values):
        """Returns the values that `values` are computed from, and the ops that compute them."""
        found, ops, open_ = set(), [], list(values)
        while open_:
            value = open_.pop()
            if value not in found:
                found.add(value)
                open_ += self._find_operands(value, ops)
        return found, ops

    def reaches(self, found, value):
        """Returns whether `found` has a value, or what calls pass for it."""
        if value in found:
            return True
        return isinstance(value.owner, ir.Block) and any(
            self.reaches(found, operand) for operand in self._find_operands(value, []))

    def _find_operands(self, value, ops):
        if not isinstance(value.owner, ir.Block):
            op = value.owner.operation
            ops.append(op)
            if op.name != "func.call":
                return op.operands
            results = _find_results(self._functions[name_of(op.attributes["callee"])])
            return [results[ir.OpResult(value).result_number]]
        op = value.owner.owner.operation
        if op.name != "func.func":
            return op.operands
        name = ir.StringAttr(op.attributes["sym_name"]).value
        number = ir.BlockArgument(value).arg_number
        return [*[call.operands[number] for call in self._calls.get(name, ())],
                *self._saved.get(name, ())[number:number + 1]]


def _find_results(function):
    return list(list(function.regions[0].blocks[0].operations)[-1].operation.operands)


def _find_saved(function, forward):
    """Returns what the forward function of a rule saves for the backward one."""
    return _find_results(forward)[len(_find_results(function)):]


def follow_equations(module):
    """Lets the operands of solutions that only the solver reads depend on the equation, where
    `lax.stop_gradient` of it hides that."""
    marked = [f for f in functions_of(module).values() if SOLUTION_ATTRIBUTE in attributes_of(f)]
    if not marked:
        return
    sources = _Sources(module)
    for function in marked:
        numbers = list(ir.DenseI64ArrayAttr(function.attributes[SOLUTION_ATTRIBUTE]))
        del function.attributes[SOLUTION_ATTRIBUTE]
        arguments = list(function.regions[0].blocks[0].arguments)
        _follow_equation(sources, arguments[:numbers[0]],
                         arguments[sum(numbers[:2]):sum(numbers)])


def _follow_equation(sources, equation, others):
    equation, _ = sources.find(equation)
    _, ops = sources.find(others)
    for op in ops:
        if op.name == "stablehlo.custom_call" and ir.StringAttr(
                op.attributes["call_target_name"]).value == STOP_GRADIENT and \
                op.results[0] not in equation and sources.reaches(equation, op.operands[0]):
            op.results[0].replace_all_uses_with(op.operands[0])
