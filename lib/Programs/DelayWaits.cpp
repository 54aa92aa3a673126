//===- DelayWaits.cpp - Wait for messages no earlier than needed ----------===//

#include "mesh/Programs/Passes.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Interfaces/CallInterfaces.h"

#include <optional>

namespace mesh {
#define GEN_PASS_DEF_DELAYWAITSPASS
#include "mesh/Programs/Passes.h.inc"
} // namespace mesh

using namespace mesh;

namespace {
/// Delays the waits of one block. Messages are still started where they were,
/// in their order: so nobody waits for what has been waited for before.
class BlockDelay {
public:
  BlockDelay(RewriterBase &rewriter, Block &block)
      : rewriter(rewriter), block(block) {
    for (Operation &op : block) {
      workBefore[&op] = work;
      work += !op.hasTrait<OpTrait::ConstantLike>() &&
              !llvm::isa<AsyncOp, WaitOp>(op);
    }
  }

  void delayReceives();
  void delaySends();

private:
  /// Returns true if anything is done after `op` and before `end`.
  bool hasWorkBetween(Operation *op, Operation *end) const {
    int64_t own = !llvm::isa<AsyncOp, WaitOp>(op);
    return workBefore.at(end) > workBefore.at(op) + own;
  }
  Operation *findFirstUser(Value value) const;

  RewriterBase &rewriter;
  Block &block;
  int64_t work = 0;
  llvm::DenseMap<Operation *, int64_t> workBefore;
};
} // namespace

/// The first op of the block that reads `value`, or null.
Operation *BlockDelay::findFirstUser(Value value) const {
  Operation *first = nullptr;
  for (Operation *user : value.getUsers()) {
    Operation *inBlock = block.findAncestorOpInBlock(*user);
    if (inBlock && (!first || inBlock->isBeforeInBlock(first)))
      first = inBlock;
  }
  return first;
}

void BlockDelay::delayReceives() {
  SmallVector<Operation *> messages;
  for (Operation &op : block)
    if (llvm::isa<WaitOp, RecvOp>(op))
      messages.push_back(&op);
  for (Operation *op : messages) {
    if (auto wait = llvm::dyn_cast<WaitOp>(op)) {
      auto async = wait.getFuture().getDefiningOp<AsyncOp>();
      Operation *user = findFirstUser(wait.getResult());
      if (user && async && llvm::isa<RecvOp>(async.getCommunication()))
        rewriter.moveOpBefore(wait, user);
      continue;
    }
    auto recv = llvm::dyn_cast<RecvOp>(op);
    Operation *user = recv ? findFirstUser(recv.getResult()) : nullptr;
    if (!user || !hasWorkBetween(recv, user))
      continue;
    rewriter.setInsertionPoint(recv);
    auto async = AsyncOp::create(rewriter, recv.getLoc(),
                                 [&](OpBuilder &inner, Location) -> Value {
                                   return inner.clone(*recv)->getResult(0);
                                 });
    rewriter.setInsertionPoint(user);
    rewriter.replaceOpWithNewOp<WaitOp>(recv, recv.getType(), async);
  }
}

/// A send is waited for before the next one to the same device.
void BlockDelay::delaySends() {
  using Peer = std::pair<int64_t, Attribute>;
  Operation *end = &block.back();
  llvm::DenseMap<Peer, Operation *> next;
  for (Operation *op = end->getPrevNode(), *before; op; op = before) {
    before = op->getPrevNode();
    auto send = llvm::dyn_cast<SendOp>(op);
    if (!send) {
      bool sends = op->walk([](SendOp) {
                       return WalkResult::interrupt();
                     }).wasInterrupted();
      if (sends || llvm::isa<mlir::CallOpInterface>(op)) {
        end = op;
        next.clear();
      }
      continue;
    }
    std::optional<int64_t> position = mlir::getConstantIntValue(send.getPeer());
    if (!position) {
      end = op;
      next.clear();
      continue;
    }
    Operation *&last =
        next.try_emplace(Peer(*position, send.getAxesAttr()), end)
            .first->second;
    if (hasWorkBetween(send, last)) {
      rewriter.setInsertionPoint(send);
      auto async = AsyncOp::create(rewriter, send.getLoc(),
                                   [&](OpBuilder &inner, Location) -> Value {
                                     inner.clone(*send);
                                     return send.getInput();
                                   });
      workBefore[async] = workBefore.at(send);
      rewriter.setInsertionPoint(last);
      WaitOp::create(rewriter, send.getLoc(), send.getInput().getType(), async);
      rewriter.eraseOp(send);
      op = async;
    }
    last = op;
  }
}

namespace {
struct DelayWaitsPass : public mesh::impl::DelayWaitsPassBase<DelayWaitsPass> {
  using DelayWaitsPassBase::DelayWaitsPassBase;

  void runOnOperation() override {
    func::FuncOp function = getOperation();
    if (!function->hasAttr(MeshDialect::kProgramAttrName))
      return;
    SmallVector<Block *> blocks;
    function.getFunctionBody().walk([&](Block *block) {
      if (!llvm::isa<AsyncOp>(block->getParentOp()))
        blocks.push_back(block);
    });
    IRRewriter rewriter(&getContext());
    for (Block *block : blocks) {
      BlockDelay(rewriter, *block).delayReceives();
      BlockDelay(rewriter, *block).delaySends();
    }
  }
};
} // namespace
