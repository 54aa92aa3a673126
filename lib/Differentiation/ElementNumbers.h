//===- ElementNumbers.h - tensors of numbers of elements --------*- C++ -*-===//

#ifndef MESH_LIB_DIFFERENTIATION_ELEMENTNUMBERS_H
#define MESH_LIB_DIFFERENTIATION_ELEMENTNUMBERS_H

#include "mesh/Support/LLVM.h"

#include "mlir/IR/Builders.h"

namespace mesh {

/// Returns a tensor of `shape` and of integers of type `element`, to which each
/// index is cast that `makeIndex` builds from the indices of the element.
Value createFromIndices(OpBuilder &builder, Location loc,
                        ArrayRef<int64_t> shape, Type element,
                        function_ref<Value(OpBuilder &, Location)> makeIndex);

/// Returns the number of each element of `shape`, row-major, from `first` on.
Value createElementNumbers(OpBuilder &builder, Location loc,
                           ArrayRef<int64_t> shape, Type element,
                           int64_t first = 0);

} // namespace mesh

#endif // MESH_LIB_DIFFERENTIATION_ELEMENTNUMBERS_H
