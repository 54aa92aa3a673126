//===- BuilderPlaces.cpp - values in the memory of others -----------------===//

#include "PartsInPlace.h"
#include "RematBuilder.h"
#include "mesh/Analysis/FusedBytes.h"
#include "mesh/IR/Donations.h"
#include "mesh/IR/TensorBytes.h"

#include "mlir/Interfaces/LoopLikeInterface.h"
#include "llvm/Support/MathExtras.h"

using namespace mesh;

/// Returns true if `future` is that of a send, which brings nothing: a wait for
/// it gives what is sent.
static bool isSend(Value future) {
  auto start = future.getDefiningOp<AsyncOp>();
  return start && llvm::isa<SendOp>(start.getCommunication());
}

int64_t RematProgram::Builder::getBytes(Value value) {
  // Memory is planned in blocks of so many bytes.
  constexpr uint64_t kBlockBytes = 64;
  auto future = llvm::dyn_cast<FutureType>(value.getType());
  auto wait = value.getDefiningOp<WaitOp>();
  if (isSend(wait ? wait.getFuture() : value))
    return 0;
  double bytes =
      future ? getTensorBytes(future.getTensorType()) : getTensorBytes(value);
  return static_cast<int64_t>(
      llvm::alignTo(static_cast<uint64_t>(bytes), kBlockBytes));
}

/// Returns true if `root` is the last to read one of the values that it may
/// write `result` over.
bool RematProgram::Builder::isOverOperand(Operation *root, OpResult result,
                                          ArrayRef<Value> leaves) const {
  bool isBody =
      llvm::isa<mlir::LoopLikeOpInterface>(program.block.getParentOp());
  return llvm::any_of(
      units.getReplaceable(root, result, leaves), [&](Value old) {
        return isReadNoMore(old, root) && (isBody || old.getDefiningOp());
      });
}

/// Returns true if no op of the block after `root` reads `value`, which is of
/// the block.
bool RematProgram::Builder::isReadNoMore(Value value, Operation *root) const {
  return value.getParentBlock() == &program.block &&
         llvm::none_of(value.getUsers(), [&](Operation *user) {
           return root->isBeforeInBlock(
               program.block.findAncestorOpInBlock(*user));
         });
}

/// Returns the op that inserts `result` into a tensor where it is computed;
/// null if it has memory of its own. Elementwise ops rather compute in the
/// place of an operand.
tensor::InsertSliceOp
RematProgram::Builder::getInsertion(OpResult result,
                                    ArrayRef<Value> leaves) const {
  Operation *op = result.getOwner();
  tensor::InsertSliceOp insert = getInsertInPlace(result);
  return insert && isElementwise(op) && isOverOperand(op, result, leaves)
             ? tensor::InsertSliceOp()
             : insert;
}

/// Returns the bytes that come into use when `result` is computed. With the
/// first part of a tensor, that is in use.
int64_t RematProgram::Builder::getMadeBytes(OpResult result,
                                            ArrayRef<Value> leaves) const {
  tensor::InsertSliceOp insert = getInsertion(result, leaves);
  if (!insert)
    return getBytes(result);
  return isFresh(insert.getDest().getDefiningOp()) ? getBytes(insert) : 0;
}

void RematProgram::Builder::findHomes() {
  if (auto function =
          llvm::dyn_cast<FunctionOpInterface>(program.block.getParentOp()))
    for (const Donation &donation : findDonations(function)) {
      Operation *end = program.block.getTerminator();
      Value value = units.getBuffer(end->getOperand(donation.result));
      noteAtHome(llvm::dyn_cast<OpResult>(value), donation.argument);
    }
  auto loop =
      llvm::dyn_cast<mlir::LoopLikeOpInterface>(program.block.getParentOp());
  std::optional<MutableArrayRef<OpOperand>> yielded =
      loop ? loop.getYieldedValuesMutable() : std::nullopt;
  if (!yielded || yielded->empty() ||
      yielded->front().getOwner()->getBlock() != &program.block)
    return;
  for (auto [operand, argument] :
       llvm::zip(*yielded, loop.getRegionIterArgs())) {
    Value value = units.getBuffer(operand.get());
    if (yields.insert(value).second)
      noteAtHome(llvm::dyn_cast<OpResult>(value), argument);
  }
}

/// Notes the values that lie in the memory of `home`, a donated argument or an
/// iteration argument, if `result` is written over that, or over what is.
void RematProgram::Builder::noteAtHome(OpResult result, BlockArgument home) {
  if (!result || home.getOwner() != &program.block)
    return;
  // By value: the one that is written over it.
  DenseMap<Value, Value> writers;
  SmallVector<OpResult> next{result};
  while (!next.empty()) {
    OpResult value = next.pop_back_val();
    Operation *root = value.getOwner();
    if (!units.isRoot(root))
      continue;
    SmallVector<Value, 2> replaceable =
        units.getReplaceable(root, value, units.getLeaves(root));
    // The first one is followed first.
    for (Value old : llvm::reverse(replaceable)) {
      if (!isReadNoMore(old, root) || !writers.try_emplace(old, value).second)
        continue;
      if (auto before = llvm::dyn_cast<OpResult>(old))
        next.push_back(before);
    }
  }
  for (Value value = writers.lookup(home); value; value = writers.lookup(value))
    atHome[value] = home;
}

/// Returns the iteration argument, or the argument of a function that is
/// called, in whose memory `root` computes: it, or what is there, is read no
/// more. Null if there is none.
BlockArgument
RematProgram::Builder::findArgumentPlace(Operation *root,
                                         ArrayRef<Value> replaceable) const {
  auto loop =
      llvm::dyn_cast<mlir::LoopLikeOpInterface>(program.block.getParentOp());
  auto isTaken = [&](BlockArgument argument) {
    return llvm::any_of(atHome,
                        [&](const auto &it) { return it.second == argument; });
  };
  for (Value old : replaceable) {
    auto argument = llvm::dyn_cast<BlockArgument>(old);
    bool isWritable = argument && argument.getOwner() == &program.block &&
                      (isCalled() || (loop && loop.getTiedLoopInit(argument)));
    if (!isWritable || isTaken(argument))
      argument = inArguments.lookup(old);
    if (argument && isReadNoMore(old, root))
      return argument;
  }
  return {};
}
