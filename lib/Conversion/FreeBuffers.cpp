//===- FreeBuffers.cpp - free memory after its last use -------------------===//
//
// Upstream's ownership-based deallocation deals with everything, in time that
// grows with the square of a block. Most functions do not need it: no buffer
// leaves the block that allocates it.
//
//===----------------------------------------------------------------------===//

#include "mesh/Conversion/Passes.h"

#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Bufferization/Transforms/Passes.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/ViewLikeInterface.h"

namespace mesh {
#define GEN_PASS_DEF_FREEBUFFERSPASS
#include "mesh/Conversion/Passes.h.inc"
} // namespace mesh

using namespace mesh;

/// Whether `user` may keep a buffer that it takes, or hand it on.
static bool mayKeep(Operation *user) {
  return user->hasTrait<OpTrait::IsTerminator>() ||
         llvm::isa<RegionBranchOpInterface, BranchOpInterface>(user) ||
         llvm::any_of(user->getResultTypes(), llvm::IsaPred<BaseMemRefType>);
}

/// The last op of the block that uses `alloc` or a view of it; the alloc itself
/// if there is none. Fails if the buffer may leave the block.
static FailureOr<Operation *> findLastUse(memref::AllocOp alloc) {
  Operation *last = alloc;
  SmallVector<Value> aliases{alloc.getResult()};
  while (!aliases.empty()) {
    Value alias = aliases.pop_back_val();
    for (Operation *user : alias.getUsers()) {
      if (llvm::isa<ViewLikeOpInterface>(user))
        llvm::append_range(aliases, user->getResults());
      else if (mayKeep(user))
        return failure();
      Operation *ancestor = alloc->getBlock()->findAncestorOpInBlock(*user);
      if (last->isBeforeInBlock(ancestor))
        last = ancestor;
    }
  }
  return last;
}

/// Frees all buffers of `function` after their last use. Fails, and changes
/// nothing, if one of them may leave its block.
static LogicalResult freeLocally(func::FuncOp function) {
  SmallVector<std::pair<memref::AllocOp, Operation *>> lastUses;
  WalkResult result = function.walk([&](memref::AllocOp alloc) {
    FailureOr<Operation *> last = findLastUse(alloc);
    if (failed(last))
      return WalkResult::interrupt();
    lastUses.emplace_back(alloc, *last);
    return WalkResult::advance();
  });
  if (result.wasInterrupted())
    return failure();
  // Afterwards: each insertion would make MLIR number the block anew.
  OpBuilder builder(function.getContext());
  for (auto [alloc, last] : lastUses) {
    builder.setInsertionPointAfter(last);
    memref::DeallocOp::create(builder, alloc.getLoc(), alloc);
  }
  return success();
}

namespace {

struct FreeBuffersPass
    : public mesh::impl::FreeBuffersPassBase<FreeBuffersPass> {
  void runOnOperation() override {
    SymbolTableCollection symbols;
    for (auto function : getOperation().getOps<func::FuncOp>())
      if (!function.isDeclaration() && failed(freeLocally(function)) &&
          failed(bufferization::deallocateBuffersOwnershipBased(
              function, bufferization::DeallocationOptions(), symbols)))
        return signalPassFailure();
  }
};

} // namespace
