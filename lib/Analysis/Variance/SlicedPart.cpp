//===- SlicedPart.cpp - sources of the elements of a slice ----------------===//

#include "SlicedPart.h"

#include "llvm/ADT/SmallBitVector.h"

using namespace mesh;

namespace {
/// Elements from `begin` to `end` of a dim.
struct Interval {
  int64_t begin, end;
};
} // namespace

/// The elements of each dim that `op` takes or replaces, if all are known and
/// next to each other.
static std::optional<SmallVector<Interval>>
getIntervals(mlir::OffsetSizeAndStrideOpInterface op) {
  SmallVector<Interval> intervals;
  for (auto [offset, size, stride] : llvm::zip_equal(
           op.getStaticOffsets(), op.getStaticSizes(), op.getStaticStrides())) {
    if (ShapedType::isDynamic(offset) || ShapedType::isDynamic(size) ||
        stride != 1)
      return std::nullopt;
    intervals.push_back({offset, offset + size});
  }
  return intervals;
}

/// Returns true if `op` does the same to all elements along a dim, but for one
/// that it cuts or puts together, which it marks.
static bool isAlikeAlongOthers(CollectiveOpInterface op,
                               llvm::SmallBitVector &changed) {
  if (llvm::isa<AllReduceOp, BroadcastOp, PermuteOp>(op))
    return true;
  if (auto gather = llvm::dyn_cast<AllGatherOp>(*op))
    changed.set(gather.getDim());
  else if (auto scatter = llvm::dyn_cast<ReduceScatterOp>(*op))
    changed.set(scatter.getDim());
  else
    return false;
  return true;
}

std::optional<SlicedPart>
mesh::findSlicedPart(mlir::tensor::ExtractSliceOp slice) {
  auto wanted = getIntervals(slice);
  if (!wanted)
    return std::nullopt;
  SlicedPart part{slice.getSource(), {}};
  llvm::SmallBitVector changed(wanted->size());
  while (Operation *op = part.tensor.getDefiningOp()) {
    if (auto collective = llvm::dyn_cast<CollectiveOpInterface>(op)) {
      if (!isAlikeAlongOthers(collective, changed))
        return std::nullopt;
      part.collectives.push_back(collective);
      part.tensor = collective.getInput();
      continue;
    }
    auto insert = llvm::dyn_cast<mlir::tensor::InsertSliceOp>(op);
    if (!insert)
      break;
    auto inserted = getIntervals(insert);
    if (!inserted)
      return std::nullopt;
    bool isWithin = true, isBeside = false;
    for (auto [dim, range] : llvm::enumerate(*inserted)) {
      const Interval &own = (*wanted)[dim];
      if (changed[dim]) {
        isWithin &=
            range.begin == 0 && range.end == insert.getType().getDimSize(dim);
        continue;
      }
      isWithin &= range.begin <= own.begin && own.end <= range.end;
      isBeside |= own.end <= range.begin || range.end <= own.begin;
    }
    if (isWithin) {
      part.tensor = insert.getSource();
      return part;
    }
    if (!isBeside)
      return std::nullopt;
    part.tensor = insert.getDest();
  }
  return part;
}
