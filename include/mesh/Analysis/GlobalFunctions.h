//===- GlobalFunctions.h - the functions to be partitioned ------*- C++ -*-===//

#ifndef MESH_ANALYSIS_GLOBALFUNCTIONS_H
#define MESH_ANALYSIS_GLOBALFUNCTIONS_H

#include "mesh/Interfaces/ShardingRuleOpInterface.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "llvm/ADT/MapVector.h"

namespace mesh {

/// A function on whole tensors, and the mesh that it is for.
struct GlobalFunction {
  FunctionOpInterface op;
  FlatSymbolRefAttr meshName;
  MeshAttr mesh;
};

/// Fails, with an error, where `module` has a grid of upstream's shard dialect:
/// its annotations would be passed over.
LogicalResult verifyHasNoGrid(ModuleOp module);

/// The functions of `module` that are not in local view yet, callees before
/// their callers; none if there is no mesh. A function is for the mesh that its
/// shardings name, or, if it has none, for the only one of the module.
///
/// Fails, with an error, where that is ambiguous, and at what is not supported:
/// recursion, calls of functions in local view, control flow between blocks,
/// shapes that are dynamic, ops of local view, grids of the shard dialect.
FailureOr<SmallVector<GlobalFunction>>
collectGlobalFunctions(ModuleOp module, SymbolTableCollection &symbols);

/// Fails, with an error, at an op of `function`, which is on whole tensors,
/// that has a meaning in local view only.
LogicalResult verifyIsGlobal(FunctionOpInterface function);

/// `functions` by the names of their meshes, in order.
llvm::MapVector<Attribute, SmallVector<GlobalFunction>>
groupByMesh(ArrayRef<GlobalFunction> functions);

/// Returns true if `function` is a device's program, not one on whole tensors.
bool isInLocalView(FunctionOpInterface function);

/// The parameter that an argument or result of type `type` is, by its
/// attributes, to whoever calls `function` from outside: it has one layout in
/// all functions. Values are the same parameter if they have the same name and
/// type. Null for what is none.
using ParamKey = std::pair<Attribute, Type>;
ParamKey getParamKey(FunctionOpInterface function, DictionaryAttr attributes,
                     Type type);

/// Returns true if `op` has to do with tensors: takes or makes some, or may do
/// so in a region. Such an op needs a sharding rule.
bool involvesTensors(Operation *op);

/// The sharding rule of `op`, which involves tensors: its own, or that of an op
/// that is replicated (ShardingRuleOpInterface::find). Null, with an error at
/// the op, if it has none, or if its regions use tensors from outside, which
/// the rule does not know about.
ShardingRuleOpInterface getRuleInterface(Operation *op);

} // namespace mesh

#endif // MESH_ANALYSIS_GLOBALFUNCTIONS_H
