//===- RepeatedLoc.cpp - Locations of ops that stand for several ----------===//

#include "mesh/IR/RepeatedLoc.h"

#include "mlir/IR/Builders.h"

using namespace mesh;

static constexpr StringLiteral kRepetitions = "mesh.repetitions";

Location mesh::getRepeatedLoc(ArrayRef<Location> locations) {
  // Fused locations are a set; here the order and the number matter.
  mlir::Builder builder(locations.front().getContext());
  auto list = builder.getArrayAttr(
      llvm::map_to_vector(locations, [](Location loc) -> Attribute {
        return mlir::LocationAttr(loc);
      }));
  return mlir::FusedLoc::get(
      builder.getContext(), locations.front(),
      builder.getDictionaryAttr(builder.getNamedAttr(kRepetitions, list)));
}

ArrayRef<Attribute> mesh::getRepetitions(Location loc) {
  auto fused = llvm::dyn_cast<mlir::FusedLoc>(loc);
  auto metadata =
      fused ? llvm::dyn_cast_or_null<DictionaryAttr>(fused.getMetadata())
            : DictionaryAttr();
  auto list = metadata ? metadata.getAs<ArrayAttr>(kRepetitions) : ArrayAttr();
  return list ? list.getValue() : ArrayRef<Attribute>();
}
