//===- LoopPlan.cpp - plans of loops for threads --------------------------===//

#include "LoopPlan.h"

#include "mesh/Codegen/Fusion/ReductionStep.h"
#include "mesh/IR/TensorBytes.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "llvm/ADT/bit.h"

using namespace mesh;

//===----------------------------------------------------------------------===//
// Order of elements
//===----------------------------------------------------------------------===//

/// Returns the result of `map` that is the loop itself, and nothing else; -1 if
/// none is.
static int64_t findResult(AffineMap map, int64_t loop) {
  for (auto [position, expr] : llvm::enumerate(map.getResults()))
    if (auto dim = llvm::dyn_cast<AffineDimExpr>(expr))
      if (dim.getPosition() == loop)
        return position;
  return -1;
}

/// Returns true if the buffer's memory begins at a multiple of kAccessBytes.
/// Memory that is allocated does, and so do arguments; views of bytes need not.
static bool isBaseAligned(Value buffer) {
  while (auto view = buffer.getDefiningOp<ViewLikeOpInterface>()) {
    if (auto bytes = llvm::dyn_cast<memref::ViewOp>(view.getOperation())) {
      std::optional<int64_t> shift =
          mlir::getConstantIntValue(bytes.getByteShift());
      if (!shift || *shift % kAccessBytes != 0)
        return false;
    }
    buffer = view.getViewSource();
  }
  return true;
}

bool mesh::isRow(Value buffer, AffineMap map, int64_t loop, int64_t lanes) {
  auto type = llvm::dyn_cast<MemRefType>(buffer.getType());
  if (!type || type.getRank() == 0 || !type.getElementType().isIntOrFloat() ||
      type.getElementTypeBitWidth() % 8 != 0 || !isBaseAligned(buffer))
    return false;
  int64_t last = type.getRank() - 1;
  if (findResult(map, loop) != last ||
      llvm::any_of(map.getResults().drop_back(),
                   [&](AffineExpr expr) { return expr.isFunctionOfDim(loop); }))
    return false;
  auto [strides, offset] = type.getStridesAndOffset();
  auto isMultiple = [&](int64_t value) {
    return !ShapedType::isDynamic(value) && value % lanes == 0;
  };
  return strides[last] == 1 && isMultiple(offset) &&
         llvm::all_of(ArrayRef(strides).drop_back(), isMultiple);
}

/// Returns the distance in `buffer` of two steps of `loop`; the largest number
/// if that is not known, or there is no dim for it.
static int64_t getStride(MemRefType type, AffineMap map, int64_t loop) {
  int64_t dim = findResult(map, loop);
  auto [strides, offset] = type.getStridesAndOffset();
  return dim < 0 || ShapedType::isDynamic(strides[dim])
             ? std::numeric_limits<int64_t>::max()
             : strides[dim];
}

int64_t mesh::getMostLanes(linalg::LinalgOp op, int64_t loop) {
  int64_t least = kAccessBytes, most = 1;
  for (OpOperand &operand : op->getOpOperands()) {
    Type element = getElementTypeOrSelf(operand.get());
    if (!element.isIntOrFloat() ||
        !op.getMatchingIndexingMap(&operand).isFunctionOfDim(loop))
      continue;
    int64_t bytes = getElementBytes(element);
    least = std::min(least, bytes);
    most = std::max(most, bytes);
  }
  return std::min(kAccessBytes / least,
                  std::max<int64_t>(1, 2 * kAccessBytes / most));
}

/// Sorts `loops` so that neighbouring elements of `operand` are those of the
/// last ones. Loops of one step are nobody's neighbours.
static void sortByStride(SmallVectorImpl<int64_t> &loops,
                         ArrayRef<int64_t> sizes, linalg::LinalgOp op,
                         OpOperand &operand) {
  auto type = llvm::cast<MemRefType>(operand.get().getType());
  AffineMap map = op.getMatchingIndexingMap(&operand);
  auto getRank = [&](int64_t loop) {
    return std::tuple(sizes[loop] != 1, -getStride(type, map, loop), loop);
  };
  llvm::sort(loops, [&](int64_t lhs, int64_t rhs) {
    return getRank(lhs) < getRank(rhs);
  });
}

//===----------------------------------------------------------------------===//
// A thread for each result
//===----------------------------------------------------------------------===//

/// Returns the number of neighbours that a thread computes.
static int64_t chooseLanes(linalg::LinalgOp op, const LoopPlan &plan) {
  if (plan.shared.empty())
    return 1;
  int64_t loop = plan.shared.back();
  for (int64_t lanes = getMostLanes(op, loop); lanes > 1; lanes /= 2) {
    auto isOutRow = [&](OpOperand &out) {
      return isRow(out.get(), op.getMatchingIndexingMap(&out), loop, lanes);
    };
    if (plan.sizes[loop] % lanes == 0 &&
        plan.getNumResults() / lanes >= kEnoughThreads &&
        llvm::all_of(op.getDpsInitsMutable(), isOutRow))
      return lanes;
  }
  return 1;
}

//===----------------------------------------------------------------------===//
// A block for a group of results
//===----------------------------------------------------------------------===//

/// The operands that most of what is added up is of, the largest first.
static SmallVector<OpOperand *> findMainInputs(linalg::LinalgOp op) {
  auto getSize = [](OpOperand *operand) {
    return llvm::cast<MemRefType>(operand->get().getType()).getNumElements();
  };
  SmallVector<OpOperand *> inputs;
  for (OpOperand *input : op.getDpsInputOperands())
    if (llvm::isa<MemRefType>(input->get().getType()))
      inputs.push_back(input);
  llvm::stable_sort(inputs, [&](OpOperand *lhs, OpOperand *rhs) {
    return getSize(lhs) > getSize(rhs);
  });
  while (!inputs.empty() && getSize(inputs.back()) < getSize(inputs[0]) / 4)
    inputs.pop_back();
  return inputs;
}

/// Returns true if neighbouring elements of `input` belong to one result.
static bool isAlongSums(linalg::LinalgOp op, const LoopPlan &plan,
                        OpOperand &input) {
  SmallVector<int64_t> loops(plan.shared);
  llvm::append_range(loops, plan.own);
  sortByStride(loops, plan.sizes, op, input);
  return llvm::is_contained(plan.own, loops.back());
}

/// Gives each result several threads, if there are few results that take much.
static void chooseBlocks(linalg::LinalgOp op, LoopPlan &plan) {
  SmallVector<OpOperand *> inputs = findMainInputs(op);
  if (inputs.empty() || !needsBlocks(plan.getNumResults(), plan.getNumSums()) ||
      !reducesOtherLoops(op) || !matchReductionSteps(op))
    return;
  OpOperand &input = *inputs.front();
  sortByStride(plan.own, plan.sizes, op, input);
  // Neighbouring threads have neighbouring elements: of one result, or of one
  // result each.
  if (llvm::all_of(inputs, [&](OpOperand *other) {
        return isAlongSums(op, plan, *other);
      })) {
    int64_t loop = plan.own.back();
    for (int64_t lanes = getMostLanes(op, loop); lanes > 1; lanes /= 2)
      if (plan.sizes[loop] % lanes == 0 &&
          plan.getNumSums() / lanes >= kManySums &&
          isRow(input.get(), op.getMatchingIndexingMap(&input), loop, lanes)) {
        plan.laneLoop = loop;
        plan.lanes = lanes;
        break;
      }
  } else {
    plan.group = std::min<int64_t>(
        kWarp, llvm::bit_ceil<uint64_t>(plan.getNumResults()));
  }
  plan.slices = std::min<int64_t>(
      kMaxThreads / plan.group,
      llvm::bit_floor<uint64_t>(plan.getNumSums() / plan.lanes));
}

//===----------------------------------------------------------------------===//
// The plan
//===----------------------------------------------------------------------===//

LoopPlan mesh::planLoops(linalg::LinalgOp op) {
  LoopPlan plan;
  plan.sizes = op.getStaticLoopRanges();
  for (auto [loop, kind] : llvm::enumerate(op.getIteratorTypesArray())) {
    // A loop along which results are not different elements is done in order.
    bool isShared =
        kind == mlir::utils::IteratorType::parallel &&
        llvm::all_of(op.getDpsInitsMutable(), [&](OpOperand &out) {
          return findResult(op.getMatchingIndexingMap(&out), loop) >= 0;
        });
    (isShared ? plan.shared : plan.own).push_back(loop);
  }
  sortByStride(plan.shared, plan.sizes, op, *op.getDpsInitOperand(0));
  if (!llvm::all_of(op.getDpsInits(), [](Value out) {
        return llvm::cast<MemRefType>(out.getType())
            .getElementType()
            .isIntOrFloat();
      }))
    return plan;
  if (int64_t lanes = chooseLanes(op, plan); lanes > 1) {
    plan.laneLoop = plan.shared.back();
    plan.lanes = lanes;
    return plan;
  }
  chooseBlocks(op, plan);
  return plan;
}
