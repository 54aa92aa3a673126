//===- RowPlan.cpp - plans of rows for threads ----------------------------===//

#include "RowPlan.h"

#include "LoopPlan.h"
#include "mesh/Codegen/Fusion/ReductionStep.h"
#include "mesh/IR/MeshRt.h"
#include "mesh/Interfaces/UsedValues.h"

#include "llvm/ADT/bit.h"

using namespace mesh;

/// The registers of a thread for what it has of a row: as many loads are under
/// way as a GPU needs, and as many threads as it can have.
static constexpr int64_t kRegistersOfThread = 32;
/// More of a row than that does not stay there.
static constexpr int64_t kMostRegistersOfThread = 96;
/// The limits of a block, and the registers that each thread of it needs
/// besides.
static constexpr int64_t kRegistersOfBlock = 1 << 16;
static constexpr int64_t kOtherRegisters = 24;
static constexpr int64_t kThreadsOfLargestBlock = 1024;

int64_t mesh::getNumRowLoops(linalg::LinalgOp op) {
  auto combines = op.getBlock()->getOps<RtCombineRowOp>();
  return combines.empty() ? 0 : (*combines.begin()).getLoops();
}

bool RowPlan::staysInRegisters() const {
  int64_t most =
      std::min(kMostRegistersOfThread,
               kRegistersOfBlock / (threads * rowsOfBlock) - kOtherRegisters);
  return getGroupsOfThread() * lanes * registers <= most;
}

/// The registers for an element of each row.
static int64_t countRegisters(linalg::LinalgOp op, const RowPlan &plan) {
  int64_t count = 1;
  bool isWide = false;
  for (OpOperand &operand : op->getOpOperands()) {
    if (!op.getMatchingIndexingMap(&operand).isFunctionOfDim(
            plan.getLaneLoop()))
      continue;
    Type element = getElementTypeOrSelf(operand.get());
    isWide |= element.isIntOrFloat() && element.getIntOrFloatBitWidth() > 32;
    count += op.payloadUsesValueFromOperand(&operand);
  }
  return isWide ? 2 * count : count;
}

/// Returns the number of neighbours that are done at once: they are so in all
/// results.
static int64_t chooseLanes(linalg::LinalgOp op, int64_t loop, int64_t size) {
  for (int64_t lanes = getMostLanes(op, loop); lanes > 1; lanes /= 2) {
    auto isSame = [&](OpOperand &out) {
      AffineMap map = op.getMatchingIndexingMap(&out);
      return !map.isFunctionOfDim(loop) || isRow(out.get(), map, loop, lanes);
    };
    if (size % lanes == 0 && llvm::all_of(op.getDpsInitsMutable(), isSame))
      return lanes;
  }
  return 1;
}

RowPlan mesh::planRows(linalg::LinalgOp op) {
  RowPlan plan;
  plan.sizes = op.getStaticLoopRanges();
  int64_t numLoops = plan.sizes.size();
  int64_t begin = numLoops - getNumRowLoops(op);
  int64_t size = 1;
  for (int64_t loop = 0; loop < numLoops; ++loop) {
    (loop < begin ? plan.rows : plan.columns).push_back(loop);
    (loop < begin ? plan.numRows : size) *= plan.sizes[loop];
  }
  plan.lanes =
      chooseLanes(op, plan.getLaneLoop(), plan.sizes[plan.getLaneLoop()]);
  plan.groups = size / plan.lanes;
  plan.registers = countRegisters(op, plan);
  int64_t wanted = llvm::divideCeil(
      size, std::max(plan.lanes, kRegistersOfThread / plan.registers));
  // Few rows have as many threads as they can.
  wanted = std::max(
      wanted, std::min(plan.groups,
                       kEnoughThreads / std::max<int64_t>(1, plan.numRows)));
  plan.threads = std::min<int64_t>(llvm::bit_ceil<uint64_t>(wanted),
                                   kThreadsOfLargestBlock);
  plan.rowsOfBlock = std::max<int64_t>(1, kMaxThreads / plan.threads);
  return plan;
}

llvm::DenseSet<Value> mesh::findVarying(linalg::LinalgOp op,
                                        const RowPlan &plan) {
  llvm::DenseSet<Value> varying;
  auto isOfColumns = [&](AffineMap map) {
    return llvm::any_of(
        plan.columns, [&](int64_t loop) { return map.isFunctionOfDim(loop); });
  };
  for (OpOperand &operand : op->getOpOperands())
    if (isOfColumns(op.getMatchingIndexingMap(&operand)))
      varying.insert(op.getMatchingBlockArgument(&operand));
  for (Operation &inner : op.getBlock()->without_terminator()) {
    auto index = llvm::dyn_cast<linalg::IndexOp>(inner);
    bool varies =
        index ? llvm::is_contained(plan.columns, index.getDim())
              : !llvm::isa<RtCombineRowOp>(inner) &&
                    llvm::any_of(getUsedValues(&inner), [&](Value value) {
                      return varying.contains(value);
                    });
    if (varies)
      varying.insert(inner.result_begin(), inner.result_end());
  }
  return varying;
}
