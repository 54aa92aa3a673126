"""Control flow: StableHLO's loops and branches as ops of scf.

Loops are recognised as counted before the bodies are legalized, and converted
afterwards, when bodies are scalar arithmetic and structured ops.
"""

from jaxlib.mlir import ir

from .ops import constant_int, create, element_of, replace

COUNTED = "mesh.counted"


def _index_constant(value, at):
    index = ir.IndexType.get()
    return create("arith.constant", [index],
                  attributes={"value": ir.IntegerAttr.get(index, value)}, at=at).results[0]


def _number(block, value):
    """Returns the position of `value` among the arguments of `block`, or None."""
    if isinstance(value.owner, ir.Block) and value.owner == block:
        return ir.BlockArgument(value).arg_number
    return None


def mark_counted(op):
    """Notes on a `stablehlo.while` that it counts from a constant to a constant in
    constant steps: `mesh.counted = [counter, first, end, step]`."""
    cond, body = op.regions[0].blocks[0], op.regions[1].blocks[0]
    test = cond.operations[len(cond.operations) - 1].operands[0].owner
    if isinstance(test, ir.Block) or test.name != "stablehlo.compare":
        return
    if "LT" not in str(test.attributes["comparison_direction"]):
        return
    if any(o.operation.name not in ("stablehlo.constant", "stablehlo.compare",
                                    "stablehlo.return") for o in cond.operations):
        return
    counter, end = _number(cond, test.operands[0]), constant_int(test.operands[1])
    if counter is None or end is None:
        return
    first = constant_int(op.operands[counter])
    step = body.operations[len(body.operations) - 1].operands[counter].owner
    if first is None or isinstance(step, ir.Block) or step.name != "stablehlo.add":
        return
    for one, other in ((0, 1), (1, 0)):
        by = constant_int(step.operands[other])
        if _number(body, step.operands[one]) == counter and by and by > 0:
            op.attributes[COUNTED] = ir.DenseI64ArrayAttr.get([counter, first, end, by])


def convert_while(op):
    """Converts a `stablehlo.while` to `scf.for`, if it is counted, or `scf.while`."""
    if COUNTED in op.attributes:
        _convert_counted(op, *ir.DenseI64ArrayAttr(op.attributes[COUNTED]))
        return
    new = create("scf.while", [r.type for r in op.results], list(op.operands),
                 regions=2, at=op)
    for i in range(2):
        op.regions[i].blocks[0].append_to(new.regions[i])
    cond, body = new.regions[0].blocks[0], new.regions[1].blocks[0]
    end = cond.operations[len(cond.operations) - 1].operation
    flag = create("tensor.extract", [ir.IntegerType.get_signless(1)], [end.operands[0]],
                  at=end)
    create("scf.condition", [], [flag.results[0], *cond.arguments], at=end)
    end.erase()
    _yield(body)
    replace(op, new.results)


def _convert_counted(op, counter, first, end, step):
    bounds = [_index_constant(value, op) for value in (first, end, step)]
    inits = [v for i, v in enumerate(op.operands) if i != counter]
    new = create("scf.for", [v.type for v in inits], bounds + inits, regions=1, at=op)
    old = op.regions[1].blocks[0]
    body = new.regions[0].blocks.append(
        ir.IndexType.get(), *[v.type for v in inits],
        arg_locs=[op.location] * (1 + len(inits)))
    for inner in list(old.operations):
        body.append(inner)
    head = body.operations[0]
    number_type, scalar = op.results[counter].type, element_of(op.results[counter])
    cast = create("arith.index_cast", [scalar], [body.arguments[0]], at=head)
    number = create("tensor.from_elements", [number_type], cast.results, at=head)
    values = list(body.arguments)[1:]
    values.insert(counter, number.results[0])
    for argument, value in zip(old.arguments, values):
        argument.replace_all_uses_with(value)
    last = body.operations[len(body.operations) - 1].operation
    create("scf.yield", [], [v for i, v in enumerate(last.operands) if i != counter],
           at=last)
    last.erase()
    stop = first + max(0, -(-(end - first) // step)) * step
    constant = create("arith.constant", [number_type], attributes={
        "value": f"dense<{stop}> : {number_type}"}, at=op)
    results = list(new.results)
    results.insert(counter, constant.results[0])
    replace(op, results)


def _yield(block):
    end = block.operations[len(block.operations) - 1].operation
    create("scf.yield", [], list(end.operands), at=end)
    end.erase()


def convert_case(op):
    """Converts a `stablehlo.case` or `stablehlo.if`. An index out of range is the
    last branch of a case."""
    types, count = [r.type for r in op.results], len(op.regions)
    scalar = create("tensor.extract", [element_of(op.operands[0])], [op.operands[0]],
                    at=op).results[0]
    order = range(count)
    if op.name == "stablehlo.if":
        new = create("scf.if", types, [scalar], regions=2, at=op)
    elif count == 2:
        zero = create("arith.constant", [scalar.type],
                      attributes={"value": f"0 : {scalar.type}"}, at=op)
        test = create("arith.cmpi", [ir.IntegerType.get_signless(1)],
                      [scalar, zero.results[0]], {"predicate": "0 : i64"}, at=op)
        new = create("scf.if", types, test.results, regions=2, at=op)
    else:
        index = create("arith.index_cast", [ir.IndexType.get()], [scalar], at=op)
        cases = ir.DenseI64ArrayAttr.get(list(range(count - 1)))
        new = create("scf.index_switch", types, index.results, {"cases": cases},
                     regions=count, at=op)
        order = [*range(1, count), 0]
    for old, place in zip(list(op.regions), order):
        old.blocks[0].append_to(new.regions[place])
        _yield(new.regions[place].blocks[0])
    replace(op, new.results)
