//===- RingAttrs.cpp - in which messages collectives travel ---------------===//

#include "mesh/IR/RingAttrs.h"

#include "mlir/IR/Builders.h"

using namespace mesh;

std::optional<RingForm> RingForm::get(Operation *op) {
  auto overlap = op->getAttrOfType<OverlapAttr>(MeshDialect::kOverlapAttrName);
  if (!overlap)
    return std::nullopt;
  RingForm form{overlap.getMode(), overlap.getDirection()};
  if (auto chunks = op->getAttrOfType<IntegerAttr>(kChunksAttrName))
    form.chunks = chunks.getInt();
  if (auto levels = op->getAttrOfType<DenseI64ArrayAttr>(kLevelsAttrName))
    form.levels.assign(levels.asArrayRef().begin(), levels.asArrayRef().end());
  form.isBruck = op->hasAttr(kBruckAttrName);
  return form;
}

void RingForm::writeTo(Operation *op) const {
  Builder builder(op->getContext());
  op->setAttr(MeshDialect::kOverlapAttrName,
              OverlapAttr::get(op->getContext(), mode, direction));
  if (chunks > 1)
    op->setAttr(kChunksAttrName, builder.getI64IntegerAttr(chunks));
  if (!levels.empty())
    op->setAttr(kLevelsAttrName, builder.getDenseI64ArrayAttr(levels));
  if (isBruck)
    op->setAttr(kBruckAttrName, builder.getUnitAttr());
}

LogicalResult mesh::verifyRingAttr(Operation *op, NamedAttribute attr) {
  StringRef name = attr.getName();
  auto emitError = [&] {
    return op->emitOpError("attribute '") << name << "' ";
  };
  // The verifier of an attribute that is no #mesh.overlap reports that.
  Attribute overlap = op->getAttr(MeshDialect::kOverlapAttrName);
  if (!llvm::isa<ShardOp, ReshardOp, CollectiveOpInterface>(op) || !overlap)
    return emitError() << "must be on mesh.shard, mesh.reshard or a "
                          "collective, beside 'mesh.overlap'";
  if (auto written = llvm::dyn_cast<OverlapAttr>(overlap);
      written && written.getMode() == OverlapMode::None)
    return emitError() << "must be beside a 'mesh.overlap' other than none";
  if (name != kBruckAttrName && op->hasAttr(kBruckAttrName))
    return emitError() << "must not be beside 'mesh.bruck', which cuts neither "
                          "blocks nor groups";
  if (name == kChunksAttrName) {
    auto chunks = llvm::dyn_cast<IntegerAttr>(attr.getValue());
    if (!chunks || !chunks.getType().isInteger(64) || chunks.getInt() < 1)
      return emitError() << "must be an i64 of at least 1, got "
                         << attr.getValue();
  } else if (name == kLevelsAttrName) {
    auto levels = llvm::dyn_cast<DenseI64ArrayAttr>(attr.getValue());
    if (!levels || levels.empty() ||
        llvm::any_of(levels.asArrayRef(),
                     [](int64_t level) { return level < 2; }))
      return emitError() << "must be an array<i64> of numbers of at least 2, "
                            "got "
                         << attr.getValue();
  } else if (!llvm::isa<UnitAttr>(attr.getValue())) {
    return emitError() << "must have no value, got " << attr.getValue();
  }
  return success();
}
