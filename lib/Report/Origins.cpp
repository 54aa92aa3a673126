//===- Origins.cpp - ops that other ops come from -------------------------===//

#include "mesh/Report/Origins.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/Location.h"

using namespace mesh;

static constexpr StringLiteral kOrigin = "mesh.origin";

int64_t mesh::numberOrigins(ModuleOp module) {
  mlir::Builder builder(module.getContext());
  int64_t count = 0;
  module->walk<mlir::WalkOrder::PreOrder>([&](Operation *op) {
    if (op == module)
      return;
    auto number = builder.getDictionaryAttr(
        builder.getNamedAttr(kOrigin, builder.getIndexAttr(count++)));
    auto addNumber = [&](Location loc) -> Location {
      return mlir::FusedLoc::get(builder.getContext(), loc, number);
    };
    op->setLoc(addNumber(op->getLoc()));
    for (Region &region : op->getRegions())
      for (BlockArgument argument : region.getArguments())
        argument.setLoc(addNumber(argument.getLoc()));
  });
  return count;
}

SmallVector<int64_t> mesh::getOrigins(Location loc) {
  SmallVector<int64_t> origins;
  loc->walk([&](Location part) {
    auto fused = llvm::dyn_cast<mlir::FusedLoc>(part);
    auto metadata =
        fused ? llvm::dyn_cast_or_null<DictionaryAttr>(fused.getMetadata())
              : DictionaryAttr();
    if (auto number = metadata ? metadata.getAs<IntegerAttr>(kOrigin) : nullptr)
      origins.push_back(number.getInt());
    return WalkResult::advance();
  });
  llvm::sort(origins);
  origins.erase(llvm::unique(origins), origins.end());
  return origins;
}
