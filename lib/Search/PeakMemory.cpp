//===- PeakMemory.cpp - memory of a program in local view -----------------===//

#include "mesh/Search/PeakMemory.h"

#include "mesh/Analysis/CalledFunctions.h"
#include "mesh/IR/TensorBytes.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "llvm/ADT/MapVector.h"

using namespace mesh;

namespace {
/// Estimates the intermediate values of a block, and of what is in its ops.
class BlockPeak {
public:
  BlockPeak(SymbolTableCollection &symbols,
            DenseMap<Operation *, int64_t> &calleePeaks)
      : symbols(symbols), calleePeaks(calleePeaks) {}

  int64_t estimate(Block &block);

private:
  struct Buffer {
    int64_t bytes = 0;
    /// The number of the last op that uses it.
    int64_t end = 0;
  };

  int64_t getInnerPeak(Operation *op);
  /// Returns the value whose buffer the result of `op` has, or null.
  Value getSharedOperand(Operation *op, OpResult result, int64_t number);
  bool isLastUse(Value value, int64_t number) const;
  void addResults(Operation *op, int64_t number);
  void findLastUses(Block &block);

  SymbolTableCollection &symbols;
  DenseMap<Operation *, int64_t> &calleePeaks;
  /// By the value that was made first in a buffer.
  llvm::MapVector<Value, Buffer> buffers;
  DenseMap<Value, Value> roots;
  DenseMap<Value, int64_t> lastUses;
  DenseSet<Value> returned;
};
} // namespace

static int64_t getBytes(Value value) {
  RankedTensorType type = getTensorType(value);
  return type ? countBytes(type).value_or(0) : 0;
}

static bool isElementwise(Operation *op) {
  if (auto linalg = llvm::dyn_cast<linalg::LinalgOp>(op))
    return linalg.getNumLoops() == linalg.getNumParallelLoops();
  return op->hasTrait<mlir::OpTrait::Elementwise>() ||
         llvm::isa<tensor::SplatOp>(op);
}

/// Returns true if the results of `op` become part of the loop of their user.
static bool isFused(Operation *op) {
  if (!isElementwise(op) || !op->hasOneUse())
    return false;
  Operation *user = *op->getUsers().begin();
  return user->getBlock() == op->getBlock() && isElementwise(user);
}

int64_t BlockPeak::getInnerPeak(Operation *op) {
  if (FunctionOpInterface callee = getCallee(op, symbols)) {
    if (callee.isExternal())
      return 0;
    auto found = calleePeaks.find(callee);
    if (found != calleePeaks.end())
      return found->second;
    int64_t peak = BlockPeak(symbols, calleePeaks)
                       .estimate(callee.getFunctionBody().front());
    calleePeaks[callee] = peak;
    return peak;
  }
  int64_t peak = 0;
  // Bodies of structured ops have scalars.
  if (llvm::isa<linalg::LinalgOp>(op))
    return peak;
  for (Region &region : op->getRegions())
    for (Block &block : region)
      peak = std::max(peak, BlockPeak(symbols, calleePeaks).estimate(block));
  return peak;
}

bool BlockPeak::isLastUse(Value value, int64_t number) const {
  Value root = roots.lookup(value);
  auto buffer = root ? buffers.find(root) : buffers.end();
  return buffer != buffers.end() && buffer->second.end == number;
}

Value BlockPeak::getSharedOperand(Operation *op, OpResult result,
                                  int64_t number) {
  if (llvm::isa<tensor::ExpandShapeOp, tensor::CollapseShapeOp, tensor::CastOp,
                tensor::ExtractSliceOp>(op))
    return op->getOperand(0);
  auto canTake = [&](Value value) {
    return isLastUse(value, number) && getBytes(value) == getBytes(result);
  };
  if (auto inits = llvm::dyn_cast<mlir::DestinationStyleOpInterface>(op)) {
    Value init = inits.getTiedOpOperand(result)->get();
    if (canTake(init))
      return init;
  }
  if (auto loop = llvm::dyn_cast<mlir::LoopLikeOpInterface>(op))
    if (OpOperand *init = loop.getTiedLoopInit(result);
        init && canTake(init->get()))
      return init->get();
  if (isElementwise(op))
    for (Value operand : op->getOperands())
      if (canTake(operand))
        return operand;
  return {};
}

void BlockPeak::findLastUses(Block &block) {
  int64_t number = 0;
  for (Operation &op : block) {
    op.walk([&](Operation *inner) {
      for (Value operand : inner->getOperands())
        lastUses[operand] = number;
    });
    ++number;
  }
  if (block.mightHaveTerminator())
    returned.insert(block.getTerminator()->operand_begin(),
                    block.getTerminator()->operand_end());
}

void BlockPeak::addResults(Operation *op, int64_t number) {
  if (llvm::isa<tensor::EmptyOp>(op) ||
      op->hasTrait<mlir::OpTrait::ConstantLike>() || isFused(op))
    return;
  for (OpResult result : op->getResults()) {
    int64_t end = std::max(number, lastUses.lookup(result));
    Value shared = getSharedOperand(op, result, number);
    if (shared) {
      // A view of an argument, or of a constant, has no buffer to keep.
      Value root = roots.lookup(shared);
      if (!root)
        continue;
      roots[result] = root;
      Buffer &buffer = buffers[root];
      buffer.end = std::max(buffer.end, end);
      if (returned.contains(result))
        buffer.bytes = 0;
      continue;
    }
    roots[result] = result;
    // A returned value is made in the place of the result.
    buffers[result] = {returned.contains(result) ? 0 : getBytes(result), end};
  }
}

int64_t BlockPeak::estimate(Block &block) {
  findLastUses(block);
  int64_t peak = 0, live = 0, number = 0;
  // Buffers by the op after which they are free.
  for (Operation &op : block) {
    int64_t inner = getInnerPeak(&op);
    addResults(&op, number);
    live = 0;
    buffers.remove_if(
        [&](const auto &entry) { return entry.second.end < number; });
    for (const auto &[value, buffer] : buffers)
      live += buffer.bytes;
    peak = std::max(peak, live + inner);
    ++number;
  }
  return peak;
}

int64_t mesh::estimatePeakBytes(FunctionOpInterface function,
                                SymbolTableCollection &symbols) {
  int64_t bytes = 0;
  for (Value argument : function.getArguments())
    bytes += getBytes(argument);
  for (Type type : function.getResultTypes())
    if (auto tensor = llvm::dyn_cast<RankedTensorType>(type))
      bytes += countBytes(tensor).value_or(0);
  DenseMap<Operation *, int64_t> calleePeaks;
  return bytes + BlockPeak(symbols, calleePeaks)
                     .estimate(function.getFunctionBody().front());
}
