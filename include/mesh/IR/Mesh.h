//===- Mesh.h - the mesh dialect --------------------------------*- C++ -*-===//
//
// The one header of the dialect: its attributes, types, ops and interfaces.
// Their meaning is documented in the .td files beside this header.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_IR_MESH_H
#define MESH_IR_MESH_H

#include "mesh/IR/LocalViewOnly.h"
#include "mesh/Support/LLVM.h"

#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/InferTypeOpInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

#include <optional>

#include "mesh/IR/MeshDialect.h.inc"
#include "mesh/IR/MeshEnums.h.inc"

namespace mesh {
class AxisRefAttr;
} // namespace mesh

#define GET_ATTRDEF_CLASSES
#include "mesh/IR/MeshAttrs.h.inc"

#define GET_TYPEDEF_CLASSES
#include "mesh/IR/MeshTypes.h.inc"

#include "mesh/IR/CollectiveOpInterface.h.inc"

#define GET_OP_CLASSES
#include "mesh/IR/MeshOps.h.inc"

namespace mesh {

/// The side effects of communication between devices.
struct CommunicationResource
    : public mlir::SideEffects::Resource::Base<CommunicationResource> {
  llvm::StringRef getName() final { return "mesh.communication"; }
};

/// The mesh that `symbol` names, seen from `op`, or null. Takes a look at the
/// symbols before it only: meshes stand at the top of their module.
MeshAttr lookupMesh(mlir::Operation *op, mlir::FlatSymbolRefAttr symbol);

/// Returns true if `op` belongs to a program that only some devices run
/// (`mesh.program`): its communication is bound to that of other programs.
bool isInDeviceProgram(mlir::Operation *op);

/// The sharding written on a value: on a function's argument, on the op that
/// defines it (`mesh.shardings`) or in whose region it is an argument
/// (`mesh.region_shardings`), or as the attribute of `mesh.shard` and
/// `mesh.reshard`. Null if there is none.
ShardingAttr getSharding(mlir::Value value);

/// Writes `sharding` on a function's argument or, as `mesh.shardings`, on the
/// op that defines `value`. All results of an op must get one.
void setSharding(mlir::Value value, ShardingAttr sharding);

/// Returns true if elements of `type` can be combined by `combiner`.
bool canCombine(Combiner combiner, mlir::Type type);

/// The element e for which combining e and x gives x, as an attribute of
/// `type`. Null if `type` is not a number type.
mlir::TypedAttr getNeutralElement(Combiner combiner, mlir::Type type);

/// Returns true if copies of one value combine to that value.
bool isIdempotent(Combiner combiner);

/// The combiner that `op`, of arith, computes for all operands, if it is one.
std::optional<Combiner> matchCombiner(mlir::Operation *op);

/// Combines two values (scalars or tensors of numbers) by an arith op.
mlir::Value combine(mlir::OpBuilder &builder, mlir::Location loc,
                    Combiner combiner, mlir::Value lhs, mlir::Value rhs);

} // namespace mesh

#endif // MESH_IR_MESH_H
