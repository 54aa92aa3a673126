//===- LoopRange.cpp - what a loop's variable goes through ----------------===//

#include "mesh/Analysis/LoopRange.h"

#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/Interfaces/InferIntRangeInterface.h"

using namespace mesh;

std::optional<LoopRange> LoopRange::get(scf::ForOp loop, Attribute begin,
                                        Attribute end, Attribute step) {
  auto first = llvm::dyn_cast_or_null<IntegerAttr>(begin);
  auto distance = llvm::dyn_cast_or_null<IntegerAttr>(step);
  if (!first || !distance || !llvm::isa_and_present<IntegerAttr>(end))
    return std::nullopt;
  std::optional<APInt> count = mlir::constantTripCount(
      begin, end, step, /*isSigned=*/!loop.getUnsignedCmp(),
      [](Value, Value, bool) { return std::nullopt; });
  if (!count || count->getActiveBits() > 63 ||
      first.getValue().getSignificantBits() > 64 ||
      distance.getValue().getSignificantBits() > 64)
    return std::nullopt;
  return LoopRange{first.getValue().getSExtValue(),
                   distance.getValue().getSExtValue(),
                   static_cast<int64_t>(count->getZExtValue())};
}

IntegerAttr LoopRange::getNumber(Type type, int64_t index) const {
  auto wrap = [width = mlir::ConstantIntRanges::getStorageBitwidth(type)](
                  int64_t value) {
    return APInt(width, value, /*isSigned=*/true, /*implicitTrunc=*/true);
  };
  return IntegerAttr::get(type, wrap(begin) + wrap(step) * wrap(index));
}
