//===- ReductionKind.h - Ops of arith that reduce ---------------*- C++ -*-===//
//
// More ops reduce than collectives have combiners. The functions here, and
// those of combiners in mesh/IR/Mesh.h, look into one table.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_IR_REDUCTIONKIND_H
#define MESH_IR_REDUCTIONKIND_H

#include "mesh/IR/Mesh.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

namespace mesh {

/// The kind of reduction that `op` does in a step, if it is one.
std::optional<mlir::arith::AtomicRMWKind> matchReductionKind(Operation *op);

/// Returns true if numbers of `type` can be reduced by `kind`.
bool canReduce(mlir::arith::AtomicRMWKind kind, Type type);

/// Returns the identity element of `combiner`, which floats have.
llvm::APFloat getNeutralFloat(Combiner combiner,
                              const llvm::fltSemantics &semantics);
/// Returns the identity element of `combiner` for integers of `width` bits.
llvm::APInt getNeutralInteger(Combiner combiner, unsigned width);

} // namespace mesh

#endif // MESH_IR_REDUCTIONKIND_H
