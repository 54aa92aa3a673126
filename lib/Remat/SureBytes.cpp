//===- SureBytes.cpp - a lower bound of the memory of a program -----------===//
//
// Counts operands and results of single contractions and convolutions, and the
// results of sorts, those in loops and branches included. A value counts only
// if each way to lower the program keeps it whole, in memory that is neither an
// argument's nor a result's.
//
//===----------------------------------------------------------------------===//

#include "mesh/Analysis/FusedBytes.h"
#include "mesh/Analysis/LoopRange.h"
#include "mesh/IR/MeshRt.h"
#include "mesh/IR/ReadValues.h"
#include "mesh/IR/SortOps.h"
#include "mesh/IR/TensorBytes.h"
#include "mesh/Remat/BlockUnits.h"
#include "mesh/Remat/RematProgram.h"
#include "mesh/Transforms/Overlap/OverlapSites.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Interfaces/CastInterfaces.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "llvm/ADT/SetVector.h"

using namespace mesh;

static bool isConvolution(Operation *op) {
  auto structured = llvm::dyn_cast<linalg::LinalgOp>(op);
  return structured && structured.getNumReductionLoops() > 0 &&
         linalg::isaConvolutionOpInterface(structured);
}

/// Returns true if `op` is a contraction or a convolution that adds to nothing:
/// its result is in no operand's memory.
static bool isFreshContraction(Operation *op) {
  return op && (isWorkingContraction(op) || isConvolution(op)) &&
         llvm::all_of(llvm::cast<DestinationStyleOpInterface>(op).getDpsInits(),
                      [](Value init) { return isFresh(init.getDefiningOp()); });
}

/// Returns the ops that read results of `op`; of the end of a region, its op,
/// and those that read the loop-carried values.
static SmallVector<Operation *> getNextOps(Operation *op) {
  if (!op->hasTrait<OpTrait::IsTerminator>())
    return llvm::to_vector(op->getUsers());
  SmallVector<Operation *> ops{op->getParentOp()};
  if (auto loop = llvm::dyn_cast<mlir::LoopLikeOpInterface>(op->getParentOp()))
    for (BlockArgument argument : loop.getRegionIterArgs())
      llvm::append_range(ops, argument.getUsers());
  return ops;
}

/// Returns the ops that make the operands of `op`. Those of a block's arguments
/// are its end, for a loop, and the op around.
static SmallVector<Operation *> getPreviousOps(Operation *op) {
  SmallVector<Operation *> ops;
  for (Value operand : op->getOperands()) {
    if (Operation *definition = operand.getDefiningOp()) {
      ops.push_back(definition);
      continue;
    }
    Block *block = operand.getParentBlock();
    Operation *around = block->getParentOp();
    if (llvm::isa<mlir::FunctionOpInterface>(around))
      continue;
    ops.push_back(around);
    if (llvm::isa<mlir::LoopLikeOpInterface>(around))
      ops.push_back(block->getTerminator());
  }
  return ops;
}

/// Returns true if `next` leads from `op` to an op of which `isEnd` is true,
/// without another contraction on the way.
static bool leadsTo(Operation *op,
                    function_ref<SmallVector<Operation *>(Operation *)> next,
                    function_ref<bool(Operation *)> isEnd) {
  llvm::SetVector<Operation *> ops;
  ops.insert_range(next(op));
  for (size_t index = 0; index < ops.size(); ++index) {
    Operation *other = ops[index];
    if (!other || isFreshContraction(other))
      continue;
    if (isEnd(other))
      return true;
    ops.insert_range(next(other));
  }
  return false;
}

/// Returns true if every way to run `op` has its operands and its results in
/// memory, whole: it is a sort, or it is a contraction or a convolution, and no
/// ring cuts it into blocks.
static bool isSure(Operation *op) {
  auto isWide = [](Type type) {
    return getElementBytes(mlir::getElementTypeOrSelf(type)) >= 4;
  };
  auto isCollective = llvm::IsaPred<CollectiveOpInterface>;
  if (!llvm::all_of(op->getResultTypes(), isWide))
    return false;
  // One element is sorted where it is.
  if (auto sort = llvm::dyn_cast<SortOp>(op))
    return llvm::cast<RankedTensorType>(sort.getInputs().front().getType())
               .getDimSize(sort.getDim()) > 1;
  if (!isFreshContraction(op))
    return false;
  // A part of a convolution needs more than a block of its input.
  return isConvolution(op) || (!leadsTo(op, getNextOps, isCollective) &&
                               !leadsTo(op, getPreviousOps, isCollective));
}

/// Returns true if a value of `type` may be in memory of at least `bytes`.
static bool canHold(Type type, double bytes) {
  auto tensor = llvm::dyn_cast<RankedTensorType>(type);
  if (tensor && tensor.hasStaticShape())
    return getTensorBytes(tensor) >= bytes;
  return !type.isIntOrIndexOrFloat();
}

/// Returns true if `op` computes each element by itself, and does more than to
/// move or to convert it.
static bool computesElements(Operation *op) {
  if (!isElementwise(op))
    return false;
  auto structured = llvm::dyn_cast<linalg::LinalgOp>(op);
  if (!structured)
    return !llvm::isa<mlir::CastOpInterface>(op);
  return !llvm::all_of(structured.getBlock()->without_terminator(),
                       llvm::IsaPred<mlir::CastOpInterface>);
}

/// Returns true if an elementwise op computes `value` from a tensor of the same
/// type that differs from element to element. Readers repeat a single number.
static bool isComputedWhole(Value value) {
  if (Operation *op = value.getDefiningOp(); !op || !computesElements(op))
    return false;
  llvm::SetVector<Value> sources;
  sources.insert(value);
  for (size_t index = 0; index < sources.size(); ++index) {
    Operation *op = sources[index].getDefiningOp();
    if (!op || isFreshContraction(op))
      return true;
    if (computesElements(op))
      sources.insert_range(
          llvm::make_filter_range(getReadValues(op), [&](Value operand) {
            return operand.getType() == value.getType();
          }));
  }
  return false;
}

/// Returns true if `value` may be written over an argument of its function that
/// is donated, or over what control flow carries.
static bool mayBeInArgument(Value value) {
  double bytes = getTensorBytes(value);
  llvm::SetVector<Value> sources;
  sources.insert(value);
  for (size_t index = 0; index < sources.size(); ++index) {
    Value source = sources[index];
    if (auto argument = llvm::dyn_cast<BlockArgument>(source)) {
      auto function = llvm::dyn_cast<mlir::FunctionOpInterface>(
          argument.getOwner()->getParentOp());
      if (!function || function.getArgAttr(argument.getArgNumber(),
                                           MeshRtDialect::kDonatedAttrName))
        return true;
      continue;
    }
    Operation *op = source.getDefiningOp();
    if (isFreshContraction(op))
      continue;
    if (llvm::isa<mlir::CallOpInterface, mlir::RegionBranchOpInterface>(op))
      return true;
    for (Value operand : op->getOperands())
      if (canHold(operand.getType(), bytes))
        sources.insert(operand);
  }
  return false;
}

/// Returns the bytes of `value`, of which `op` is the maker. What is put into a
/// result of the block, or written over by it, may be in the memory of that.
static int64_t getBytesUnlessResult(Value value, Operation *op) {
  double bytes = getTensorBytes(value);
  auto getHolders = [&](Operation *other) {
    return llvm::filter_to_vector(getNextOps(other), [&](Operation *next) {
      return next->hasTrait<OpTrait::IsTerminator>() ||
             llvm::any_of(next->getResultTypes(),
                          [&](Type type) { return canHold(type, bytes); });
    });
  };
  auto isEnd = [&](Operation *other) {
    return other == op->getBlock()->getTerminator();
  };
  return leadsTo(op, getHolders, isEnd) ? 0 : static_cast<int64_t>(bytes);
}

/// Returns the bytes of `value` if a contraction or a sort makes it, in memory
/// of its own.
static int64_t getBytesApart(Value value) {
  Operation *op = value.getDefiningOp();
  if (!isFreshContraction(op) && !llvm::isa_and_present<SortOp>(op))
    return 0;
  return getBytesUnlessResult(value, op);
}

/// The same for an operand of a contraction. Elementwise ops are not fused with
/// that: what they compute is in memory.
static int64_t getOperandBytesApart(Value value) {
  if (!isComputedWhole(value) || mayBeInArgument(value))
    return getBytesApart(value);
  return getBytesUnlessResult(value, value.getDefiningOp());
}

/// Returns the bytes of what `root`, of `units`, makes and reads. A
/// sort may be in the place of what it reads, and what nothing reads of it may
/// go away.
static int64_t getTouchedBytes(Operation *root, const BlockUnits &units) {
  // An op that only moves elements may be read where they were.
  llvm::SetVector<Value> touched;
  for (Value result : root->getResults())
    if (!result.use_empty())
      touched.insert(result);
  if (!llvm::isa<SortOp>(root))
    touched.insert_range(units.getLeaves(root));
  // A slice may be cut before it is computed.
  llvm::SmallDenseSet<Value> operands;
  if (isWorkingContraction(root))
    for (Value operand : root->getOperands())
      operands.insert(units.getBuffer(operand));
  int64_t bytes = 0;
  for (Value value : touched)
    bytes += operands.contains(value) ? getOperandBytesApart(value)
                                      : getBytesApart(value);
  return bytes;
}

int64_t RematProgram::getSureBytes(Block &block) {
  BlockUnits units(block);
  int64_t most = 0;
  for (Operation &op : block) {
    if (auto loop = llvm::dyn_cast<scf::ForOp>(op)) {
      std::optional<LoopRange> range = LoopRange::get(loop);
      if (range && range->numIterations > 0)
        most = std::max(most, getSureBytes(*loop.getBody()));
    } else if (llvm::isa<scf::IfOp, scf::IndexSwitchOp>(op)) {
      // There is memory for each branch, whoever takes it.
      for (Region &region : op.getRegions())
        for (Block &inner : region)
          most = std::max(most, getSureBytes(inner));
    } else if (units.isRoot(&op) && isSure(&op)) {
      most = std::max(most, getTouchedBytes(&op, units));
    }
  }
  return most;
}
