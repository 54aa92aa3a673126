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

/// Returns true if `op` is a division of integers, or a power of integers with
/// a possibly negative exponent, that fails for some operand. It is safe if
/// that operand is one.
bool isUnsafeDivision(Operation *op);

/// Returns true if the regions of `op` can be run whatever numbers the tensors
/// that they are given have in them: they end, check nothing, divide by no
/// integer that may be zero, and no element decides where they read and write,
/// or whether they do. The caller must know that indices are in range if they
/// are computed from scalar arguments of these regions, from induction
/// variables and from captured values.
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
