//===- CalleeBuffers.cpp - Memory that callers and callees share ----------===//

#include "CalleeBuffers.h"

#include "mesh-rt/alignment.h"

using namespace mesh;

//===----------------------------------------------------------------------===//
// Callers
//===----------------------------------------------------------------------===//

/// Returns whether all that accesses `buffer` are its users: there is no view
/// of it, and control flow does not hand it on.
static bool hasPlainUsers(Value buffer) {
  return llvm::all_of(buffer.getUsers(), [](Operation *user) {
    return !user->hasTrait<mlir::OpTrait::IsTerminator>() &&
           llvm::none_of(user->getResultTypes(), llvm::IsaPred<BaseMemRefType>);
  });
}

/// Returns whether `call` takes `buffer` only as arguments that are in `set`.
static bool isOnlyIn(const llvm::BitVector &set, Value buffer,
                     func::CallOp call) {
  return llvm::all_of(llvm::enumerate(call.getOperands()), [&](auto it) {
    return it.value() != buffer ||
           (it.index() < set.size() && set.test(it.index()));
  });
}

bool CalleeBuffers::areResultsFirst(memref::AllocOp buffer,
                                    func::CallOp call) const {
  return isOnlyIn(results, buffer, call) &&
         buffer->getBlock() == call->getBlock() && hasPlainUsers(buffer) &&
         llvm::all_of(buffer->getUsers(), [&](Operation *user) {
           Operation *op = call->getBlock()->findAncestorOpInBlock(*user);
           return op == call || call->isBeforeInBlock(op);
         });
}

bool CalleeBuffers::isEarly(memref::AllocOp buffer, func::CallOp call) const {
  return isOnlyIn(early, buffer, call) &&
         buffer->getBlock() == call->getBlock() && hasPlainUsers(buffer);
}

//===----------------------------------------------------------------------===//
// Callees
//===----------------------------------------------------------------------===//

namespace {
using Span = BufferLiveness::Span;

/// Memory for a result, and when it is in use.
struct Result {
  BlockArgument memory;
  SmallVector<Span> spans;

  int64_t getBegin() const {
    int64_t begin = std::numeric_limits<int64_t>::max();
    for (const Span &span : spans)
      begin = std::min(begin, span.begin);
    return begin;
  }
  bool isFree(const Span &wanted) const {
    return llvm::none_of(spans, [&](const Span &span) {
      return span.begin <= wanted.end && wanted.begin <= span.end;
    });
  }
};
} // namespace

/// Returns the first use of all `results`.
static int64_t getBegin(ArrayRef<Result> results) {
  int64_t begin = std::numeric_limits<int64_t>::max();
  for (const Result &result : results)
    begin = std::min(begin, result.getBegin());
  return begin;
}

/// Returns the last use of the arguments whose memory could be that of results:
/// what is put there must not begin before.
static int64_t getLastEarlyUse(func::FuncOp function, ArrayRef<Result> results,
                               const BufferLiveness &liveness) {
  int64_t begin = getBegin(results), last = -1;
  for (BlockArgument argument : function.getArguments()) {
    bool isLikeResult = llvm::any_of(results, [&](const Result &result) {
      return result.memory.getType() == argument.getType();
    });
    std::optional<Span> access = liveness.getAccess(argument);
    if (isLikeResult && access && access->end < begin)
      last = std::max(last, access->end);
  }
  return last;
}

CalleeBuffers mesh::shareResults(RewriterBase &rewriter, func::FuncOp function,
                                 const BufferLiveness &liveness,
                                 SmallVectorImpl<memref::AllocOp> &allocs) {
  CalleeBuffers buffers;
  buffers.results.resize(function.getNumArguments());
  buffers.early.resize(function.getNumArguments());
  SmallVector<Result> results;
  for (BlockArgument argument : function.getArguments()) {
    if (!function.getArgAttr(argument.getArgNumber(), kResultAttrName))
      continue;
    buffers.results.set(argument.getArgNumber());
    std::optional<Span> access = liveness.getAccess(argument);
    if (access)
      results.push_back({argument, {*access}});
  }
  int64_t lastEarlyUse = getLastEarlyUse(function, results, liveness);
  llvm::erase_if(allocs, [&](memref::AllocOp alloc) {
    if (alloc.getAlignment().value_or(1) > rt::kAlignment)
      return false;
    Span span = liveness.getUse(alloc);
    auto *result = llvm::find_if(results, [&](const Result &result) {
      return result.memory.getType() == alloc.getType() &&
             span.begin > lastEarlyUse &&
             span.end < result.spans.front().begin && result.isFree(span);
    });
    if (result == results.end())
      return false;
    result->spans.push_back(span);
    rewriter.replaceOp(alloc, result->memory);
    return true;
  });
  int64_t begin = getBegin(results);
  for (BlockArgument argument : function.getArguments()) {
    std::optional<Span> access = liveness.getAccess(argument);
    if (!buffers.results.test(argument.getArgNumber()) &&
        llvm::isa<MemRefType>(argument.getType()) &&
        (!access || access->end < begin))
      buffers.early.set(argument.getArgNumber());
  }
  return buffers;
}
