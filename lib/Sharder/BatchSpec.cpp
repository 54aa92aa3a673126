//===- BatchSpec.cpp - shardings of batches -------------------------------===//

#include "mesh/Sharder/BatchSpec.h"

#include "mesh/IR/LogicalNames.h"
#include "mesh/Support/FirstError.h"

using namespace mesh;

/// Returns the error of `sharding` for `mesh`, as text; empty if there is none.
static std::string verify(ShardingAttr sharding, MeshAttr mesh) {
  FirstError reported(mesh.getContext());
  SmallVector<AxisRefAttr> axes;
  for (DimShardingAttr dim : sharding.getDims())
    llvm::append_range(axes, dim.getAxes());
  llvm::append_range(axes, sharding.getPartial());
  (void)mesh.verifyAxes(axes, [&] {
    return mlir::emitError(mlir::UnknownLoc::get(mesh.getContext()));
  });
  return reported.message;
}

llvm::Expected<ShardingAttr> ArraySpec::resolve(FlatSymbolRefAttr meshName,
                                                MeshAttr mesh,
                                                ArrayRef<AxisRuleAttr> rules,
                                                int64_t rank) const {
  SmallVector<DimShardingAttr> dims;
  ShardingAttr given;
  if (auto *names = std::get_if<std::vector<std::string>>(&spec)) {
    SmallVector<StringRef> references(names->begin(), names->end());
    auto resolved = resolveLogicalNames(references, rules, mesh);
    if (!resolved)
      return resolved.takeError();
    dims = std::move(*resolved);
  } else {
    given = std::get<ShardingAttr>(spec);
    if (std::string message = verify(given, mesh); !message.empty())
      return llvm::createStringError(message);
    dims.assign(given.getDims().begin(), given.getDims().end());
  }
  if (static_cast<int64_t>(dims.size()) > rank)
    return llvm::createStringError("is of rank " + llvm::Twine(rank) +
                                   ", but its spec has " +
                                   llvm::Twine(dims.size()) + " dims");
  dims.resize(rank, DimShardingAttr::get(mesh.getContext(), {}));
  if (given)
    return ShardingAttr::get(mesh.getContext(), meshName, dims,
                             given.getReplicated(), given.getCombiner(),
                             given.getPartial());
  return ShardingAttr::get(meshName, dims);
}
