//===- ClosedSignature.cpp - all shardings of a signature -----------------===//

#include "ClosedSignature.h"

#include "mesh/IR/AxisList.h"
#include "mesh/IR/FunctionShardings.h"
#include "mesh/Pipelines/Pipelines.h"
#include "mesh/Transforms/Passes.h"

#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/OwningOpRef.h"
#include "mlir/Pass/PassManager.h"

using namespace mesh;

/// Returns the sharding without parts of axes, or null if there is none.
static ShardingAttr getClosed(Attribute attribute, MeshAttr mesh) {
  auto sharding = llvm::dyn_cast_or_null<ShardingAttr>(attribute);
  if (!sharding)
    return nullptr;
  MLIRContext *context = sharding.getContext();
  auto dims = llvm::map_to_vector(sharding.getDims(), [&](DimShardingAttr dim) {
    AxisList axes = mergeAxes(mesh, dim.getAxes());
    llvm::erase_if(axes, [](AxisRefAttr axis) { return axis.isSubAxis(); });
    return DimShardingAttr::get(context, axes);
  });
  return ShardingAttr::get(context, sharding.getMesh(), dims, {},
                           sharding.getCombiner(), sharding.getPartial());
}

void mesh::closeSignature(ModuleOp module, StringRef name, MeshAttr mesh) {
  // Where this fails, so does the propagation that follows, with diagnostics.
  mlir::ScopedDiagnosticHandler quiet(module.getContext(),
                                      [](mlir::Diagnostic &) {});
  mlir::OwningOpRef<ModuleOp> copy = module.clone();
  mlir::PassManager propagation(module.getContext());
  propagation.enableVerifier(false);
  addModelLowering(propagation);
  propagation.addPass(createPropagatePass());
  if (failed(propagation.run(*copy)))
    return;
  auto from = copy->lookupSymbol<FunctionOpInterface>(name);
  auto function = module.lookupSymbol<FunctionOpInterface>(name);
  StringRef attribute = MeshDialect::kShardingAttrName;
  SmallVector<ShardingAttr> arguments, results;
  // Passes may make arguments of parameters, after those that there are.
  for (unsigned number : llvm::seq(function.getNumArguments()))
    arguments.push_back(getClosed(from.getArgAttr(number, attribute), mesh));
  for (unsigned number : llvm::seq(function.getNumResults()))
    results.push_back(getClosed(from.getResultAttr(number, attribute), mesh));
  setSignatureShardings(function, arguments, results);
}
