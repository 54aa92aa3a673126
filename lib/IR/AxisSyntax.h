//===- AxisSyntax.h - syntax of axes ----------------------------*- C++ -*-===//
//
// The pieces of syntax that attributes and ops share.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_LIB_IR_AXISSYNTAX_H
#define MESH_LIB_IR_AXISSYNTAX_H

#include "mesh/IR/Mesh.h"

#include "mlir/IR/OpImplementation.h"

namespace mesh {

/// `"x"` or `"x":(2)3`
ParseResult parseAxisRef(AsmParser &parser, AxisRefAttr &axis);

/// `"x", "y":(2)3`
void printAxisRefs(AsmPrinter &printer, ArrayRef<AxisRefAttr> axes);

/// `"x"`, or `["x":(2)3]` for a sub-axis: without the brackets, the colon
/// before an op's types would read as that of a sub-axis.
ParseResult parseAxis(OpAsmParser &parser, AxisRefAttr &axis);
void printAxis(OpAsmPrinter &printer, Operation *op, AxisRefAttr axis);

/// `["x", "y"]`
ParseResult parseAxisList(AsmParser &parser,
                          SmallVectorImpl<AxisRefAttr> &axes);

/// `["x", "y"]`, as the custom directive of ops.
ParseResult parseAxes(OpAsmParser &parser, AxesAttr &axes);
void printAxes(OpAsmPrinter &printer, Operation *op, AxesAttr axes);

/// `{"x", "y"}`
ParseResult parseAxisSet(AsmParser &parser, SmallVectorImpl<AxisRefAttr> &axes);

/// Nothing, or `p` with a number glued to it.
ParseResult parsePriority(AsmParser &parser, int64_t &priority);

/// `"batch" -> {"data"}`, or `"batch" -> "data"`
ParseResult parseAxisRule(AsmParser &parser, AxisRuleAttr &rule);
void printAxisRule(AsmPrinter &printer, AxisRuleAttr rule);

} // namespace mesh

#endif // MESH_LIB_IR_AXISSYNTAX_H
