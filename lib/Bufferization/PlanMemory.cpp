//===- PlanMemory.cpp - Place buffers in one block of memory --------------===//
//
// Callees come before their callers, who have to know how much they take.
//
//===----------------------------------------------------------------------===//

#include "CalledFunctions.h"
#include "CalleeBuffers.h"
#include "mesh/Bufferization/BufferLiveness.h"
#include "mesh/Bufferization/MemoryPlan.h"
#include "mesh/Bufferization/Passes.h"
#include "mesh/Bufferization/RotateBuffers.h"
#include "mesh/IR/MeshRt.h"
#include "mesh/IR/TensorBytes.h"

#include "mesh-rt/alignment.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/IR/Remarks.h"
#include "llvm/Support/MathExtras.h"

namespace mesh {
#define GEN_PASS_DEF_PLANMEMORYPASS
#include "mesh/Bufferization/Passes.h.inc"
} // namespace mesh

using namespace mesh;

/// The bytes that a process has addresses for. The sum of as many buffers as a
/// program may have is a number still.
static constexpr int64_t kMostBytes = int64_t(1) << 47;

/// At least 1, so that each buffer has a place; nothing if there are too many.
static std::optional<int64_t> getBytes(MemRefType type) {
  std::optional<int64_t> bytes = countBytes(type);
  if (!bytes || *bytes > kMostBytes)
    return std::nullopt;
  return std::max<int64_t>(1, *bytes);
}

static LogicalResult checkAlloc(memref::AllocOp alloc) {
  MemRefType type = alloc.getType();
  bool isPlain = type.hasStaticShape() && type.getLayout().isIdentity() &&
                 (type.getElementType().isIntOrIndexOrFloat() ||
                  llvm::isa<ComplexType>(type.getElementType()));
  if (!isPlain)
    return alloc.emitOpError("expected a buffer of a static shape, with "
                             "numbers in a row, got ")
           << type;
  if (!getBytes(type))
    return alloc.emitOpError("expected a buffer of at most ")
           << kMostBytes << " bytes, got " << type;
  return success();
}

/// The most buffers of a function that remarks are about.
static constexpr size_t kMostRemarks = 32;

namespace {
/// A buffer in use at the peak of a function's memory.
struct PeakBuffer {
  Location loc;
  MemRefType type;
  int64_t bytes;
};

/// The memory of a function.
struct Frame {
  enum class State { New, Begun, Planned } state = State::New;
  /// True if callers give it its block.
  bool isGiven = true;
  /// The bytes of its block, and of the blocks of the functions that it calls,
  /// unless they are a part of its own.
  int64_t blockBytes = 0;
  int64_t calledBytes = 0;
  int64_t alignment = rt::kAlignment;
  CalleeBuffers buffers;
  /// The largest buffers at the peak, with those of callees, if remarks are
  /// asked for.
  SmallVector<PeakBuffer, 0> peak;

  /// The bytes that callers have to give.
  int64_t getGivenBytes() const { return isGiven ? blockBytes : 0; }
  int64_t getTotalBytes() const { return blockBytes + calledBytes; }
};

/// A call of a function, and the frame of that.
struct FramedCall {
  func::CallOp call;
  const Frame *frame;
};

class Planner {
public:
  Planner(RewriterBase &rewriter, ModuleOp module);

  LogicalResult planAll();

private:
  /// Plans the function, after those that it calls.
  LogicalResult plan(func::FuncOp function);
  FailureOr<SmallVector<FramedCall>> planCallees(func::FuncOp function);
  BufferUse getBufferUse(memref::AllocOp alloc, const BufferLiveness &liveness);
  /// Sets the peak of `frame`. `uses` are those of `allocs` and then of
  /// `calls`.
  void setPeak(Frame &frame, ArrayRef<memref::AllocOp> allocs,
               ArrayRef<FramedCall> calls, ArrayRef<BufferUse> uses);
  /// Replaces `allocs`, and gives the callees their blocks; offsets are first
  /// those of the ones and then of the others.
  void emitPlan(func::FuncOp function, MutableArrayRef<memref::AllocOp> allocs,
                MutableArrayRef<FramedCall> calls, ArrayRef<int64_t> offsets);
  Value emitBlock(func::FuncOp function);

  RewriterBase &rewriter;
  ModuleOp module;
  SymbolTableCollection symbols;
  /// The plans of all functions that have a body.
  DenseMap<Operation *, Frame> frames;
};
} // namespace

Planner::Planner(RewriterBase &rewriter, ModuleOp module)
    : rewriter(rewriter), module(module) {
  // A function that is not just called by name has to allocate its block
  // itself.
  DenseSet<Operation *> called = findCalledFunctions(module);
  for (auto function : module.getOps<func::FuncOp>())
    if (!function.isDeclaration())
      frames[function].isGiven = called.contains(function);
}

LogicalResult Planner::planAll() {
  for (auto function : llvm::to_vector(module.getOps<func::FuncOp>()))
    if (!function.isDeclaration() && failed(plan(function)))
      return failure();
  return success();
}

/// The calls in `function` of functions that have a body.
FailureOr<SmallVector<FramedCall>> Planner::planCallees(func::FuncOp function) {
  SmallVector<FramedCall> calls;
  WalkResult result = function.walk([&](func::CallOp call) {
    auto callee = symbols.lookupNearestSymbolFrom<func::FuncOp>(
        call, call.getCalleeAttr());
    if (!callee || callee.isDeclaration())
      return WalkResult::advance();
    const Frame &frame = frames.at(callee);
    if (frame.state == Frame::State::Begun) {
      call.emitOpError("calls a function that calls this one: memory cannot be "
                       "planned");
      return WalkResult::interrupt();
    }
    if (failed(plan(callee)))
      return WalkResult::interrupt();
    calls.push_back({call, &frame});
    return WalkResult::advance();
  });
  if (result.wasInterrupted())
    return failure();
  return calls;
}

/// Makes the block that the buffers of `function` are to be views of.
Value Planner::emitBlock(func::FuncOp function) {
  const Frame &frame = frames.at(function);
  Location loc = function.getLoc();
  auto type = MemRefType::get(frame.blockBytes, rewriter.getI8Type());
  if (frame.isGiven) {
    rewriter.modifyOpInPlace(function, [&] {
      (void)function.insertArgument(function.getNumArguments(), type, {}, loc);
    });
    return function.getArguments().back();
  }
  rewriter.setInsertionPointToStart(&function.front());
  Value block = memref::AllocOp::create(
      rewriter, loc, type, rewriter.getI64IntegerAttr(frame.alignment));
  function.walk([&](func::ReturnOp op) {
    rewriter.setInsertionPoint(op);
    memref::DeallocOp::create(rewriter, loc, block);
  });
  return block;
}

/// A view of `block` at `offset`.
static Value emitView(OpBuilder &builder, Location loc, Value block,
                      int64_t offset, MemRefType type) {
  Value start = arith::ConstantIndexOp::create(builder, loc, offset);
  return memref::ViewOp::create(builder, loc, type, block, start, ValueRange());
}

/// Removes what only planning has to know, from all arguments at once.
static void removeResultAttrs(RewriterBase &rewriter, func::FuncOp function) {
  SmallVector<DictionaryAttr> attributes;
  function.getAllArgAttrs(attributes);
  bool isChanged = false;
  for (DictionaryAttr &dictionary : attributes) {
    if (!dictionary || !dictionary.contains(kResultAttrName))
      continue;
    mlir::NamedAttrList rest(dictionary);
    rest.erase(kResultAttrName);
    dictionary = rest.getDictionary(function.getContext());
    isChanged = true;
  }
  if (isChanged)
    rewriter.modifyOpInPlace(function,
                             [&] { function.setAllArgAttrs(attributes); });
}

/// Returns when `alloc` is in use. An op counts as two times, of which a call
/// reads arguments in the first and writes results in the second, where its
/// callee does so.
BufferUse Planner::getBufferUse(memref::AllocOp alloc,
                                const BufferLiveness &liveness) {
  auto [begin, end] = liveness.getUse(alloc);
  BufferUse use{*getBytes(alloc.getType()), 2 * begin, 2 * end + 1};
  for (Operation *user : alloc->getUsers()) {
    auto call = llvm::dyn_cast<func::CallOp>(user);
    auto it = call ? frames.find(symbols.lookupNearestSymbolFrom(
                         call, call.getCalleeAttr()))
                   : frames.end();
    if (it == frames.end() || !it->second.isGiven)
      continue;
    const CalleeBuffers &buffers = it->second.buffers;
    int64_t time = liveness.getSpan(call).begin;
    if (buffers.areResultsFirst(alloc, call))
      use.begin = 2 * time + 1;
    if (end == time && buffers.isEarly(alloc, call))
      use.end = 2 * time;
  }
  return use;
}

void Planner::setPeak(Frame &frame, ArrayRef<memref::AllocOp> allocs,
                      ArrayRef<FramedCall> calls, ArrayRef<BufferUse> uses) {
  if (!module.getContext()->getRemarkEngine())
    return;
  for (size_t index : getPeakUses(uses, frame.alignment)) {
    if (index >= allocs.size()) {
      llvm::append_range(frame.peak, calls[index - allocs.size()].frame->peak);
      continue;
    }
    memref::AllocOp alloc = allocs[index];
    frame.peak.push_back({alloc.getLoc(), alloc.getType(), uses[index].bytes});
  }
  llvm::stable_sort(frame.peak, [](const auto &lhs, const auto &rhs) {
    return lhs.bytes > rhs.bytes;
  });
  if (frame.peak.size() > kMostRemarks)
    frame.peak.erase(frame.peak.begin() + kMostRemarks, frame.peak.end());
}

/// Says what fills the memory of `function`.
static void emitRemarks(func::FuncOp function, ArrayRef<PeakBuffer> peak) {
  for (const PeakBuffer &buffer : peak)
    remark::analysis(buffer.loc, remark::RemarkOpts::name("peak")
                                     .category("mesh-plan-memory")
                                     .function(function.getName()))
        << remark::add("a buffer of {0} bytes is in use at the peak of @{1}",
                       buffer.bytes, function.getName())
        << remark::metric("bytes", buffer.bytes)
        << remark::metric("type", Type(buffer.type));
}

LogicalResult Planner::plan(func::FuncOp function) {
  Frame &frame = frames.at(function);
  if (frame.state == Frame::State::Planned)
    return success();
  frame.state = Frame::State::Begun;
  auto calls = planCallees(function);
  if (failed(calls))
    return failure();

  SmallVector<memref::AllocOp> allocs;
  SmallVector<BufferUse> uses;
  BufferLiveness liveness(function);
  WalkResult result = function.walk([&](memref::AllocOp alloc) {
    if (failed(checkAlloc(alloc)))
      return WalkResult::interrupt();
    allocs.push_back(alloc);
    return WalkResult::advance();
  });
  if (result.wasInterrupted())
    return failure();
  if (frame.isGiven)
    frame.buffers = shareResults(rewriter, function, liveness, allocs);
  removeResultAttrs(rewriter, function);
  for (memref::AllocOp alloc : allocs) {
    frame.alignment =
        std::max<int64_t>(frame.alignment, alloc.getAlignment().value_or(1));
    uses.push_back(getBufferUse(alloc, liveness));
  }
  for (FramedCall it : *calls) {
    BufferLiveness::Span span = liveness.getSpan(it.call);
    uses.push_back(
        {it.frame->getGivenBytes(), 2 * span.begin, 2 * span.end + 1});
    if (it.frame->isGiven)
      frame.alignment = std::max(frame.alignment, it.frame->alignment);
    frame.calledBytes =
        std::max(frame.calledBytes,
                 it.frame->getTotalBytes() - it.frame->getGivenBytes());
  }
  setPeak(frame, allocs, *calls, uses);
  MemoryPlan memory = planMemory(uses, frame.alignment);
  frame.blockBytes = memory.bytes;
  frame.state = Frame::State::Planned;
  if (memory.bytes > 0)
    emitPlan(function, allocs, *calls, memory.offsets);
  if (frame.isGiven)
    return success();
  emitRemarks(function, frame.peak);
  rewriter.modifyOpInPlace(function, [&] {
    function->setAttr(MeshRtDialect::kMemoryAttrName,
                      rewriter.getI64IntegerAttr(frame.getTotalBytes()));
  });
  return success();
}

void Planner::emitPlan(func::FuncOp function,
                       MutableArrayRef<memref::AllocOp> allocs,
                       MutableArrayRef<FramedCall> calls,
                       ArrayRef<int64_t> offsets) {
  Value block = emitBlock(function);
  for (auto [alloc, offset] : llvm::zip(allocs, offsets)) {
    rewriter.setInsertionPoint(alloc);
    rewriter.replaceOp(alloc, emitView(rewriter, alloc.getLoc(), block, offset,
                                       alloc.getType()));
  }
  offsets = offsets.drop_front(allocs.size());
  for (auto [it, offset] : llvm::zip_equal(calls, offsets)) {
    int64_t bytes = it.frame->getGivenBytes();
    if (bytes == 0)
      continue;
    rewriter.setInsertionPoint(it.call);
    auto type = MemRefType::get(bytes, rewriter.getI8Type());
    Value part = emitView(rewriter, it.call.getLoc(), block, offset, type);
    rewriter.modifyOpInPlace(it.call, [&] {
      it.call->insertOperands(it.call->getNumOperands(), part);
    });
  }
}

namespace {
struct PlanMemoryPass : public mesh::impl::PlanMemoryPassBase<PlanMemoryPass> {
  void runOnOperation() override {
    IRRewriter rewriter(&getContext());
    for (auto function : getOperation().getOps<func::FuncOp>())
      if (failed(rotateBuffers(rewriter, function)))
        return signalPassFailure();
    if (failed(Planner(rewriter, getOperation()).planAll()))
      signalPassFailure();
  }
};
} // namespace
