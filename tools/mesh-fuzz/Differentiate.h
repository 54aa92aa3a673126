//===- Differentiate.h - derivatives of random programs ---------*- C++ -*-===//

#ifndef MESH_TOOLS_MESH_FUZZ_DIFFERENTIATE_H
#define MESH_TOOLS_MESH_FUZZ_DIFFERENTIATE_H

#include "mesh/Host/HostTensor.h"

#include "mlir/IR/BuiltinOps.h"

namespace mesh {

/// The name of a program's derivative in forward mode.
inline constexpr llvm::StringLiteral kTangentName = "main_tangent";

/// Makes @main of a program, in double precision, return its results and then
/// its vector-Jacobian product for all arguments of floats, and adds the
/// Jacobian-vector product. Of a step of training it makes the function that
/// the step is. Fails with an error at what has no derivative.
LogicalResult differentiateMain(ModuleOp module);

/// Returns `module`, a program that is not differentiated yet, with its regions
/// in local view written out on whole tensors, and differentiated then. Null if
/// it has no region, or one that cannot be written out.
OwningOpRef<ModuleOp> differentiateUnrolled(ModuleOp module);

/// An error if the two products of a program contradict one another:
/// u·(Jv) is (uJ)·v. `arguments` are those of @main, `tangents` v, and
/// `forward` and `backward` the results of both.
llvm::Error compareProducts(ArrayRef<HostTensor> arguments,
                            ArrayRef<HostTensor> tangents,
                            ArrayRef<HostTensor> forward,
                            ArrayRef<HostTensor> backward);

/// The step by which finite differences move the arguments.
inline constexpr double kSlopeStep = 1e-5;

/// Returns `arguments`, those of @main, with the floats among the program's own
/// moved by `step` times `tangents`.
std::vector<HostTensor> moveAlong(ArrayRef<HostTensor> arguments,
                                  ArrayRef<HostTensor> tangents, double step);

/// An error if `forward` contradicts the program's values at its arguments and
/// one step before and after them. Where the slopes to both sides differ, as at
/// a kink, there is nothing to compare with.
llvm::Error compareSlopes(ArrayRef<HostTensor> before,
                          ArrayRef<HostTensor> values,
                          ArrayRef<HostTensor> after,
                          ArrayRef<HostTensor> forward);

} // namespace mesh

#endif // MESH_TOOLS_MESH_FUZZ_DIFFERENTIATE_H
