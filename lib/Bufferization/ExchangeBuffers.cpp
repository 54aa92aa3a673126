//===- ExchangeBuffers.cpp - Iteration arguments in another order ---------===//
//
// Bufferization has a loop yield copies of iteration arguments that it yields
// in another place. Where a set of them changes places among itself, and the
// iteration only reads them, the buffers do so, and nothing is copied.
//
//===----------------------------------------------------------------------===//

#include "ExchangeBuffers.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Interfaces/ViewLikeInterface.h"

using namespace mesh;

/// Returns true if `buffer` is allocated beside `loop`, or is an iteration
/// argument that the loop around it starts from a buffer which it is given.
static bool isOwnedBeside(Value buffer, Operation *loop) {
  if (auto alloc = buffer.getDefiningOp<memref::AllocOp>())
    return alloc->getBlock() == loop->getBlock();
  auto argument = llvm::dyn_cast<BlockArgument>(buffer);
  auto outer = llvm::dyn_cast<scf::ForOp>(loop->getParentOp());
  if (!argument || !outer || argument.getOwner() != outer.getBody())
    return false;
  OpOperand *init = outer.getTiedLoopInit(argument);
  return init && isGivenUp(init->get(), outer);
}

/// Returns true if `user`, which uses a buffer, makes no other name of it that
/// is used.
static bool hasNoUsedBuffer(Operation *user) {
  return llvm::none_of(user->getResults(), [](Value result) {
    return llvm::isa<BaseMemRefType>(result.getType()) && !result.use_empty();
  });
}

bool mesh::isGivenUp(Value init, Operation *loop) {
  return llvm::count(loop->getOperands(), init) == 1 && isFreeFor(init, loop);
}

bool mesh::isFreeFor(Value buffer, Operation *loop) {
  return isOwnedBeside(buffer, loop) &&
         llvm::all_of(buffer.getUsers(), [&](Operation *user) {
           if (user == loop)
             return true;
           Operation *ancestor = loop->getBlock()->findAncestorOpInBlock(*user);
           return ancestor->isBeforeInBlock(loop) &&
                  !user->hasTrait<mlir::OpTrait::IsTerminator>() &&
                  hasNoUsedBuffer(user);
         });
}

/// Returns true if all that is done with `buffer` and views of it is to read
/// them.
static bool isNeverWritten(Value buffer) {
  return llvm::all_of(buffer.getUses(), [](OpOperand &use) {
    Operation *op = use.getOwner();
    if (llvm::isa<mlir::ViewLikeOpInterface>(op) && op->getNumResults() == 1)
      return isNeverWritten(op->getResult(0));
    if (auto structured = llvm::dyn_cast<mlir::DestinationStyleOpInterface>(op))
      return structured.isDpsInput(&use);
    auto effects = llvm::dyn_cast<mlir::MemoryEffectOpInterface>(op);
    return effects &&
           llvm::none_of(op->getResultTypes(), llvm::IsaPred<BaseMemRefType>) &&
           !effects.getEffectOnValue<mlir::MemoryEffects::Write>(use.get()) &&
           !effects.getEffectOnValue<mlir::MemoryEffects::Free>(use.get());
  });
}

namespace {
/// A copy of an iteration argument that is the next value of another one.
struct CarriedCopy {
  memref::AllocOp alloc;
  memref::CopyOp copy;
  unsigned source;
};

/// The iteration arguments of a loop that change places among themselves.
class Exchange {
public:
  Exchange(scf::ForOp loop) : loop(loop) {
    for (unsigned number : llvm::seq(loop.getYieldedValues().size()))
      copies.push_back(findCopy(number));
  }

  void apply(RewriterBase &rewriter);

private:
  std::optional<CarriedCopy> findCopy(unsigned number);
  SmallVector<unsigned> findCycle(unsigned number);
  bool canExchange(ArrayRef<unsigned> cycle);
  void exchange(RewriterBase &rewriter, ArrayRef<unsigned> cycle);

  scf::ForOp loop;
  /// By the number of the value that the loop yields.
  SmallVector<std::optional<CarriedCopy>> copies;
};
} // namespace

std::optional<CarriedCopy> Exchange::findCopy(unsigned number) {
  auto alloc = loop.getYieldedValues()[number].getDefiningOp<memref::AllocOp>();
  if (!alloc || alloc->getBlock() != loop.getBody() ||
      llvm::range_size(alloc->getUses()) != 2)
    return std::nullopt;
  for (Operation *user : alloc->getUsers()) {
    auto copy = llvm::dyn_cast<memref::CopyOp>(user);
    auto source = copy && copy.getTarget() == alloc
                      ? llvm::dyn_cast<BlockArgument>(copy.getSource())
                      : BlockArgument();
    if (source && source.getOwner() == loop.getBody() &&
        source != loop.getInductionVar())
      return CarriedCopy{alloc, copy,
                         source.getArgNumber() - loop.getNumInductionVars()};
  }
  return std::nullopt;
}

/// Returns the values that change places with value `number`, each of which is
/// followed by the one whose argument it is a copy of; none if the last one is
/// something else.
SmallVector<unsigned> Exchange::findCycle(unsigned number) {
  SmallVector<unsigned> cycle;
  unsigned next = number;
  while (copies[next] && !llvm::is_contained(cycle, next)) {
    cycle.push_back(next);
    next = copies[next]->source;
  }
  return next == number ? cycle : SmallVector<unsigned>();
}

bool Exchange::canExchange(ArrayRef<unsigned> cycle) {
  return cycle.size() > 1 && llvm::all_of(cycle, [&](unsigned number) {
           BlockArgument argument = loop.getRegionIterArgs()[number];
           return argument.getType() ==
                      loop.getRegionIterArgs()[cycle.front()].getType() &&
                  isNeverWritten(argument);
         });
}

/// Yields the arguments of `cycle` in place of their copies. Each result may be
/// any of the buffers then, which others may write to: the loop needs buffers
/// of its own if something uses a result.
void Exchange::exchange(RewriterBase &rewriter, ArrayRef<unsigned> cycle) {
  bool isUsed = llvm::any_of(cycle, [&](unsigned number) {
    return !loop.getResult(number).use_empty();
  });
  for (unsigned number : cycle) {
    OpOperand &init = loop.getInitsMutable()[number];
    if (!isUsed || isGivenUp(init.get(), loop))
      continue;
    rewriter.setInsertionPoint(loop);
    auto type = llvm::cast<MemRefType>(init.get().getType());
    Value own = memref::AllocOp::create(rewriter, loop.getLoc(), type);
    memref::CopyOp::create(rewriter, loop.getLoc(), init.get(), own);
    rewriter.modifyOpInPlace(loop, [&] { init.set(own); });
  }
  for (unsigned number : cycle) {
    CarriedCopy &copied = *copies[number];
    Value argument = copied.copy.getSource();
    rewriter.eraseOp(copied.copy);
    rewriter.replaceOp(copied.alloc, argument);
    copies[number].reset();
  }
}

void Exchange::apply(RewriterBase &rewriter) {
  for (unsigned number : llvm::seq(copies.size()))
    if (SmallVector<unsigned> cycle = findCycle(number); canExchange(cycle))
      exchange(rewriter, cycle);
}

void mesh::exchangeBuffers(RewriterBase &rewriter,
                           FunctionOpInterface function) {
  function->walk([&](scf::ForOp loop) { Exchange(loop).apply(rewriter); });
}
