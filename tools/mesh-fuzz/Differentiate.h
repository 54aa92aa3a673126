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
/// Jacobian-vector product. Fails with an error at what has no derivative.
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

} // namespace mesh

#endif // MESH_TOOLS_MESH_FUZZ_DIFFERENTIATE_H
