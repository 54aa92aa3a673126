//===- Speculation.h - what may run on any numbers --------------*- C++ -*-===//
//
// Padding, and the steps of a pipeline in which a device has nothing to do,
// are computed on numbers that the program would never see. Upstream's
// `isSpeculatable` does not say which ops can: to it a read of an element is
// speculatable whatever the index, and so is a remainder.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_INTERFACES_SPECULATION_H
#define MESH_INTERFACES_SPECULATION_H

#include "mesh/Support/LLVM.h"

#include "mlir/IR/Operation.h"

namespace mesh {

/// Whether `op` divides integers and there are some that it cannot divide.
bool isUnsafeDivision(Operation *op);

/// Whether the regions of `op` can be run whatever numbers the tensors that
/// they are given have in them: they end, check nothing, divide by no integer
/// that may be zero, and read and write at no index that is made of elements.
/// Of indices that are made of the scalar arguments of these regions, of
/// numbers of iterations, and of what is outside, it is the caller who knows
/// that they are in range.
bool areSafeOnAnyElements(Operation *op);

} // namespace mesh

#endif // MESH_INTERFACES_SPECULATION_H
