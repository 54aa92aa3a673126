//===- Speculation.h - ops that are safe to speculate -----------*- C++ -*-===//
//
// Padding, and the steps of a pipeline in which a device has nothing to do, are
// computed on numbers that the program would never see, and what is moved out
// of a loop runs even if the loop has no iterations. Upstream's
// `isSpeculatable` does not say what may: to it a read of an element is
// speculatable whatever the index, a remainder whatever the divisor, and a loop
// however long.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_INTERFACES_SPECULATION_H
#define MESH_INTERFACES_SPECULATION_H

#include "mesh/Support/LLVM.h"

#include "mlir/IR/Operation.h"

namespace mesh {

/// Returns true if `op` divides integers, and there are some by which it cannot
/// divide: its second operand. A power divides by what it raises, if the
/// exponent is negative. One will do in both cases.
bool isUnsafeDivision(Operation *op);

/// Returns true if the regions of `op` can be run whatever numbers the tensors
/// that they are given have in them: they end, check nothing, divide by no
/// integer that may be zero, and no element decides where they read and write,
/// or whether they do. Of indices that are made of the scalar arguments of
/// these regions, of numbers of iterations, and of what is outside, it is the
/// caller who knows that they are in range.
bool areSafeOnAnyElements(Operation *op);

/// Returns true if the regions of `op` can be run on anything: as above,
/// nothing is read or written but at constants that are in range, and loops run
/// from one constant to another. Ops for which `isExempt` is true are taken to
/// be safe.
bool areSafeOnAnyNumbers(Operation *op,
                         function_ref<bool(Operation *op)> isExempt = {});

/// Returns true if `op` can be run on anything, where the program would not run
/// it: as above, and it has no loops, which may be long.
bool isSafeAnywhere(Operation *op);

} // namespace mesh

#endif // MESH_INTERFACES_SPECULATION_H
