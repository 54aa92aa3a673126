//===- RotateBuffers.cpp - Double-buffer carried buffers ------------------===//
//
// Buffers that an iteration only reads change places without copies. For the
// others, first all loops are looked at, then they are rewritten, inner ones
// first. What an inner loop makes of its buffers is a buffer of the outer one
// before and after.
//
// After a known trip count it is known which buffer a loop ends with. The outer
// loop then has the pair of the inner one, and the other buffer of a pair is
// free after the loop.
//
//===----------------------------------------------------------------------===//

#include "mesh/Bufferization/RotateBuffers.h"

#include "ExchangeBuffers.h"
#include "ResultCopies.h"
#include "mesh/Analysis/LoopRange.h"

#include "mlir/Dialect/Bufferization/Transforms/BufferViewFlowAnalysis.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "llvm/ADT/SetVector.h"

using namespace mesh;
using mlir::BufferViewFlowAnalysis;

//===----------------------------------------------------------------------===//
// Values that change places
//===----------------------------------------------------------------------===//

namespace {
/// A loop, and the numbers of the values that it must not yield as they are:
/// they may be buffers that an iteration allocates, or that change places.
struct RotatedLoop {
  LoopLikeOpInterface loop;
  SmallVector<unsigned> values;
};

/// The values that an iteration makes of a set of buffers, up to those that it
/// yields. Scalars that calls make of them are no buffers.
class IterationFlow {
public:
  IterationFlow(LoopLikeOpInterface loop, const BufferViewFlowAnalysis &flow)
      : loop(loop), flow(flow) {}

  void add(Value buffer);
  bool contains(Value value) const { return reached.contains(value); }

private:
  bool isInside(Value value) {
    Operation *parent = value.getParentRegion()->getParentOp();
    return loop->isAncestor(parent) &&
           !llvm::is_contained(loop.getRegionIterArgs(), value);
  }

  LoopLikeOpInterface loop;
  const BufferViewFlowAnalysis &flow;
  DenseSet<Value> reached;
};
} // namespace

void IterationFlow::add(Value buffer) {
  SmallVector<Value> next{buffer};
  while (!next.empty()) {
    Value value = next.pop_back_val();
    if (!reached.insert(value).second)
      continue;
    auto it = flow.find(value);
    if (it == flow.end())
      continue;
    for (Value dependent : it->second)
      if (llvm::isa<BaseMemRefType>(dependent.getType()) && isInside(dependent))
        next.push_back(dependent);
  }
}

static RotatedLoop findRotated(LoopLikeOpInterface loop,
                               const BufferViewFlowAnalysis &flow) {
  RotatedLoop rotated{loop, {}};
  if (loop.getYieldedValues().empty())
    return rotated;
  IterationFlow iteration(loop, flow);
  loop->walk([&](memref::AllocOp alloc) { iteration.add(alloc); });
  // Values that are carried along with buffers that change places change
  // places, too.
  llvm::SmallSetVector<unsigned, 8> values;
  for (bool changed = true; std::exchange(changed, false);)
    for (auto [index, value] : llvm::enumerate(loop.getYieldedValues()))
      if (iteration.contains(value) && values.insert(index)) {
        iteration.add(loop.getRegionIterArgs()[index]);
        changed = true;
      }
  rotated.values = values.takeVector();
  llvm::sort(rotated.values);
  return rotated;
}

//===----------------------------------------------------------------------===//
// Buffers that change places
//===----------------------------------------------------------------------===//

/// Looks through casts.
static memref::AllocOp getAlloc(Value value) {
  while (auto cast = value.getDefiningOp<memref::CastOp>())
    value = cast.getSource();
  return value.getDefiningOp<memref::AllocOp>();
}

namespace {
/// A value that an iteration of an `scf.for` allocates and yields.
struct Rotation {
  unsigned value;
  memref::AllocOp alloc;
  /// True if what the loop starts from is one of the two buffers.
  bool takesInit;
  /// The first of the loop's new values.
  unsigned first = 0;
};
} // namespace

/// Returns the loop-carried values that are always buffers allocated in an
/// iteration.
static SmallVector<Rotation> findRotations(RotatedLoop &rotated) {
  SmallVector<Rotation> rotations;
  auto loop = llvm::dyn_cast<scf::ForOp>(*rotated.loop);
  if (!loop)
    return rotations;
  DenseSet<Operation *> taken;
  for (unsigned value : rotated.values) {
    memref::AllocOp alloc = getAlloc(loop.getYieldedValues()[value]);
    if (alloc && alloc->getBlock() == loop.getBody() &&
        alloc.getType().hasStaticShape() && taken.insert(alloc).second)
      rotations.push_back(
          {value, alloc,
           loop.getYieldedValues()[value] == alloc.getResult() &&
               isGivenUp(loop.getInits()[value], loop)});
  }
  return rotations;
}

/// Returns the buffer that `rotation` of `loop` ends with; null if the trip
/// count is not known.
static Value findLast(scf::ForOp loop, const Rotation &rotation) {
  std::optional<LoopRange> range = LoopRange::get(loop);
  if (!range)
    return {};
  auto inits = loop.getInits();
  if (range->numIterations % 2 != 0)
    return inits[rotation.first];
  return rotation.takesInit || range->numIterations == 0
             ? inits[rotation.value]
             : inits[rotation.first + 1];
}

/// Returns a second buffer for `rotation` of `loop`: one of `left`, which loops
/// before it had, or a new one.
static Value takeBuffer(RewriterBase &rewriter, scf::ForOp loop,
                        Rotation &rotation, SmallVectorImpl<Value> &left) {
  auto *it = llvm::find_if(left, [&](Value buffer) {
    return buffer.getType() == rotation.alloc.getType() &&
           !llvm::is_contained(loop->getOperands(), buffer) &&
           isFreeFor(buffer, loop);
  });
  if (it == left.end())
    return rewriter.clone(*rotation.alloc)->getResult(0);
  Value taken = *it;
  left.erase(it);
  return taken;
}

/// Makes each rotation's buffers change places. Adds those that the loop does
/// not end with to `left`. Returns the new loop.
static scf::ForOp rotate(RewriterBase &rewriter, scf::ForOp loop,
                         MutableArrayRef<Rotation> rotations,
                         SmallVectorImpl<Value> &left) {
  rewriter.setInsertionPoint(loop);
  SmallVector<Value> inits;
  for (Rotation &it : rotations) {
    it.first = loop.getInits().size() + inits.size();
    int64_t numBuffers = it.takesInit ? 1 : 2;
    for (int64_t i = 0; i < numBuffers; ++i)
      inits.push_back(takeBuffer(rewriter, loop, it, left));
  }
  auto yieldNew = [&](OpBuilder &, Location, ArrayRef<BlockArgument> args) {
    return SmallVector<Value>(args.begin(), args.end());
  };
  auto replaced = loop.replaceWithAdditionalYields(
      rewriter, inits, /*replaceInitOperandUsesInLoop=*/false, yieldNew);
  auto newLoop = llvm::cast<scf::ForOp>(**replaced);
  MutableArrayRef<OpOperand> yielded = *newLoop.getYieldedValuesMutable();
  for (Rotation &it : rotations) {
    Value next = newLoop.getRegionIterArgs()[it.first];
    rewriter.replaceOp(it.alloc, next);
    rewriter.modifyOpInPlace(yielded[it.first].getOwner(), [&] {
      if (it.takesInit) {
        yielded[it.first].set(newLoop.getRegionIterArgs()[it.value]);
        return;
      }
      yielded[it.first].set(newLoop.getRegionIterArgs()[it.first + 1]);
      yielded[it.first + 1].set(next);
    });
    Value last = findLast(newLoop, it);
    if (!last)
      continue;
    Value result = newLoop.getResult(it.value);
    rewriter.setInsertionPointAfter(newLoop);
    // The layout of the result may leave more open.
    rewriter.replaceAllUsesWith(
        result, rewriter.createOrFold<memref::CastOp>(newLoop.getLoc(),
                                                      result.getType(), last));
    if (it.takesInit)
      left.push_back(last == newLoop.getInits()[it.value]
                         ? newLoop.getInits()[it.first]
                         : newLoop.getInits()[it.value]);
  }
  return newLoop;
}

//===----------------------------------------------------------------------===//
// Copies
//===----------------------------------------------------------------------===//

/// Returns the type of a dense buffer of the shape of `like`.
static MemRefType getDenseType(MemRefType like) {
  return MemRefType::get(like.getShape(), like.getElementType(),
                         MemRefLayoutAttrInterface(), like.getMemorySpace());
}

/// Allocates what can be used as `type`. A layout with gaps between rows is a
/// view of so many elements; where the type leaves strides open, they go beyond
/// all others.
static Value allocateAs(OpBuilder &builder, Location loc, MemRefType type) {
  MemRefType dense = getDenseType(type);
  if (memref::CastOp::areCastCompatible(dense, type))
    return builder.createOrFold<memref::CastOp>(
        loc, type, memref::AllocOp::create(builder, loc, dense));
  auto [strides, offset] = type.getStridesAndOffset();
  if (ShapedType::isDynamic(offset))
    offset = 0;
  int64_t span = offset + 1;
  for (auto [size, stride] : llvm::zip_equal(type.getShape(), strides))
    if (!ShapedType::isDynamic(stride))
      span += std::max<int64_t>(size - 1, 0) * stride;
  for (auto [size, stride] : llvm::zip_equal(type.getShape(), strides))
    if (ShapedType::isDynamic(stride)) {
      stride = span;
      span *= std::max<int64_t>(size, 1);
    }
  Value block = memref::AllocOp::create(
      builder, loc,
      MemRefType::get(span, type.getElementType(), MemRefLayoutAttrInterface(),
                      type.getMemorySpace()));
  auto layout = StridedLayoutAttr::get(builder.getContext(), offset, strides);
  auto viewType = MemRefType::get(type.getShape(), type.getElementType(),
                                  layout, type.getMemorySpace());
  Value view = memref::ReinterpretCastOp::create(
      builder, loc, viewType, block, offset, type.getShape(), strides);
  return builder.createOrFold<memref::CastOp>(loc, type, view);
}

/// Copies the given values that an iteration yields to buffers of the loop's
/// own. All that may be overwritten then is copied away first.
static void copyHandedOn(RewriterBase &rewriter, LoopLikeOpInterface loop,
                         ArrayRef<unsigned> values) {
  if (values.empty())
    return;
  MutableArrayRef<OpOperand> yielded = *loop.getYieldedValuesMutable();
  Location loc = loop.getLoc();
  Operation *end = yielded[values.front()].getOwner();
  auto getType = [&](unsigned value) {
    return llvm::cast<MemRefType>(yielded[value].get().getType());
  };
  SmallVector<Value> away;
  for (unsigned value : values) {
    Value source = yielded[value].get();
    away.push_back(source);
    if (getAlloc(source))
      continue;
    rewriter.setInsertionPoint(loop);
    away.back() =
        memref::AllocOp::create(rewriter, loc, getDenseType(getType(value)));
    rewriter.setInsertionPoint(end);
    memref::CopyOp::create(rewriter, loc, source, away.back());
  }
  for (auto [value, source] : llvm::zip_equal(values, away)) {
    rewriter.setInsertionPoint(loop);
    Value home = allocateAs(rewriter, loc, getType(value));
    rewriter.setInsertionPoint(end);
    memref::CopyOp::create(rewriter, loc, source, home);
    rewriter.modifyOpInPlace(end, [&] { yielded[value].set(home); });
  }
}

/// Rewrites a loop. In `left` are buffers that loops before it are done with.
static LogicalResult rewrite(RewriterBase &rewriter, RotatedLoop &rotated,
                             SmallVectorImpl<Value> &left) {
  LoopLikeOpInterface loop = rotated.loop;
  llvm::erase_if(left, [&](Value buffer) {
    return loop->isAncestor(buffer.getParentRegion()->getParentOp());
  });
  // Inner loops may be known by now to end with the buffer that they are given.
  llvm::erase_if(rotated.values, [&](unsigned value) {
    return loop.getYieldedValues()[value] == loop.getRegionIterArgs()[value];
  });
  for (unsigned value : rotated.values) {
    auto type =
        llvm::dyn_cast<MemRefType>(loop.getYieldedValues()[value].getType());
    if (!type || !type.hasStaticShape())
      return loop.emitOpError("must have loop-carried buffers of static "
                              "shape, got ")
             << loop.getYieldedValues()[value].getType();
  }
  SmallVector<Rotation> rotations = findRotations(rotated);
  // Values that are one buffer stay one.
  DenseSet<Operation *> inTurns;
  for (Rotation &it : rotations)
    inTurns.insert(it.alloc);
  SmallVector<unsigned> copied =
      llvm::filter_to_vector(rotated.values, [&](unsigned value) {
        return !inTurns.contains(getAlloc(loop.getYieldedValues()[value]));
      });
  if (!rotations.empty())
    loop = rotate(rewriter, llvm::cast<scf::ForOp>(*loop), rotations, left);
  copyHandedOn(rewriter, loop, copied);
  return success();
}

LogicalResult mesh::rotateBuffers(RewriterBase &rewriter,
                                  FunctionOpInterface function) {
  exchangeBuffers(rewriter, function);
  BufferViewFlowAnalysis flow(function);
  SmallVector<RotatedLoop> loops;
  function->walk([&](LoopLikeOpInterface loop) {
    loops.push_back(findRotated(loop, flow));
  });
  SmallVector<Value> left;
  for (RotatedLoop &loop : loops)
    if (failed(rewrite(rewriter, loop, left)))
      return failure();
  writeIntoResults(rewriter, function);
  return success();
}
