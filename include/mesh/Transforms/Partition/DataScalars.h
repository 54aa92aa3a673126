//===- DataScalars.h - numbers that come out of tensors ---------*- C++ -*-===//
//
// The copies that devices hold of a value are equal up to rounding: where
// communication runs under a contraction, each device sums up in an order of
// its own. That is as good as equal for arithmetic, but not for a branch, which
// all devices have to take or none.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_TRANSFORMS_PARTITION_DATASCALARS_H
#define MESH_TRANSFORMS_PARTITION_DATASCALARS_H

#include "mesh/Support/LLVM.h"

#include "mlir/IR/Value.h"
#include "llvm/ADT/DenseSet.h"

namespace mesh {

/// The values of `function` that are no tensors but depend on the elements of
/// some. What a function takes and what a call returns are not among them:
/// these are agreed on where they are handed over.
llvm::DenseSet<Value> findDataScalars(FunctionOpInterface function);

} // namespace mesh

#endif // MESH_TRANSFORMS_PARTITION_DATASCALARS_H
