//===- DecomposeExchanges.cpp - all-to-all and broadcast as permutes ------===//

#include "mesh/Transforms/Collectives/DecomposeCollectives.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Remarks.h"

using namespace mesh;

//===----------------------------------------------------------------------===//
// All-to-all
//===----------------------------------------------------------------------===//

namespace {
/// Emits an all-to-all: for each distance in the ring a part of a block goes to
/// the device that far on, and one arrives from the device that far back.
///
/// Invariant: the schedule's lane l at step k says which pieces travel the
/// distance lane.shift · k; so each piece of each block makes one journey.
class AllToAllEmitter {
public:
  AllToAllEmitter(OpBuilder &builder, AllToAllOp op, const RingPlan &plan)
      : builder(builder), loc(op.getLoc()), op(op), group(plan.group),
        splitDim(op.getSplitDim()), concatDim(op.getConcatDim()),
        splitSize(op.getInput().getType().getDimSize(splitDim) / group.n),
        concatSize(splitDim == concatDim
                       ? splitSize
                       : op.getInput().getType().getDimSize(concatDim)),
        schedule(planRing(RingKind::Gather, plan.form.mode, plan.form.direction,
                          group.n, splitSize, plan.form.chunks)),
        index(group.emitIndex(builder, loc)) {}

  Value emit() {
    struct Journey {
      RingPiece piece;
      int64_t distance;
      Value future;
    };
    SmallVector<Journey> journeys;
    for (auto [number, lane] : llvm::enumerate(schedule.lanes))
      for (int64_t step = 1; step <= lane.hops; ++step)
        for (int64_t chunk = 0; chunk < schedule.chunks; ++chunk) {
          int64_t distance = lane.shift * step;
          RingPiece piece = schedule.getPiece(number, chunk);
          journeys.push_back(
              {piece, distance,
               group.emitStart(builder, loc, extractPart(piece, distance),
                               distance)});
        }
    Value result = tensor::EmptyOp::create(
        builder, loc, op.getType().getShape(), op.getType().getElementType());
    // The device's own block stays, while the others are under way.
    for (const RingLane &lane : schedule.lanes)
      if (lane.usesOwn) {
        RingPiece piece{lane.partOffset, lane.partSize};
        result = insertPart(extractPart(piece, 0), piece, 0, result);
      }
    for (auto &[piece, distance, future] : journeys) {
      Value part = WaitOp::create(builder, loc, future);
      result = insertPart(part, piece, -distance, result);
    }
    return result;
  }

private:
  /// ((d + distance) mod n) · size + offset
  Value emitOffset(int64_t distance, int64_t size, int64_t offset) {
    Value member =
        group.emitMember(builder, loc, index, (distance + group.n) % group.n);
    return RingGroup::emitOffset(builder, loc, member, size, offset);
  }

  /// The piece of the block for the device `distance` on.
  Value extractPart(RingPiece piece, int64_t distance) {
    return extractBlock(builder, loc, op.getInput(), splitDim,
                        emitOffset(distance, splitSize, piece.offset),
                        piece.size);
  }

  /// Puts the piece of the block from the device `distance` on where it
  /// belongs.
  Value insertPart(Value part, RingPiece piece, int64_t distance,
                   Value result) {
    auto type = llvm::cast<RankedTensorType>(part.getType());
    SmallVector<OpFoldResult> offsets(type.getRank(), builder.getIndexAttr(0));
    SmallVector<OpFoldResult> strides(type.getRank(), builder.getIndexAttr(1));
    offsets[splitDim] = builder.getIndexAttr(piece.offset);
    int64_t offset = splitDim == concatDim ? piece.offset : 0;
    offsets[concatDim] = emitOffset(distance, concatSize, offset);
    return tensor::InsertSliceOp::create(
        builder, loc, part, result, offsets,
        tensor::getMixedSizes(builder, loc, part), strides);
  }

  OpBuilder &builder;
  Location loc;
  AllToAllOp op;
  const RingGroup &group;
  int64_t splitDim;
  int64_t concatDim;
  /// The extent of a block along the two dims.
  int64_t splitSize;
  int64_t concatSize;
  RingSchedule schedule;
  Value index;
};
} // namespace

void mesh::decomposeAllToAll(RewriterBase &rewriter, AllToAllOp op,
                             const RingPlan &plan) {
  if (!plan.form.isBruck && plan.hasLevels())
    return decomposeByLevels(rewriter, op, plan);
  if (plan.group.n > plan.unrollLimit) {
    remark::missed(op.getLoc(), remark::RemarkOpts::name("decompose")
                                    .category("mesh-decompose-collectives"))
        << remark::add("{0} is left alone: a group of {1} devices is larger "
                       "than the unroll limit {2}",
                       op->getName().getStringRef().str(), plan.group.n,
                       plan.unrollLimit);
    return;
  }
  rewriter.replaceOp(op, plan.form.isBruck
                             ? emitBruck(rewriter, op, plan.group)
                             : AllToAllEmitter(rewriter, op, plan).emit());
}

//===----------------------------------------------------------------------===//
// Broadcast
//===----------------------------------------------------------------------===//

/// A round of a broadcast: members root … root + span − 1 send to those `span`
/// positions on. Large groups shift, so that the op does not list them all;
/// what members without the value then send is not used.
static Value emitRound(OpBuilder &builder, BroadcastOp op, Value value,
                       int64_t span, const RingPlan &plan) {
  const RingGroup &group = plan.group;
  int64_t sign = plan.form.direction == Direction::Up ? 1 : -1;
  if (group.n > plan.unrollLimit)
    return PermuteOp::create(builder, op.getLoc(), value, group.mesh,
                             group.axes, sign * span);
  int64_t root = op.getRoot();
  SmallVector<int64_t> pairs;
  auto getMember = [&](int64_t distance) {
    int64_t member = (root + sign * distance) % group.n;
    return member < 0 ? member + group.n : member;
  };
  for (int64_t source = 0; source < span && source + span < group.n; ++source)
    llvm::append_values(pairs, getMember(source), getMember(source + span));
  return PermuteOp::create(builder, op.getLoc(), value.getType(), value,
                           group.mesh, group.axes, /*shift=*/IntegerAttr(),
                           builder.getDenseI64ArrayAttr(pairs),
                           /*targets=*/AxesAttr());
}

/// Returns the distance of this device from the root.
static Value emitDistance(OpBuilder &builder, BroadcastOp op,
                          const RingPlan &plan) {
  Location loc = op.getLoc();
  const RingGroup &group = plan.group;
  int64_t root = op.getRoot();
  Value index = group.emitIndex(builder, loc);
  if (plan.form.direction == Direction::Up)
    return group.emitMember(builder, loc, index, group.n - root);
  Value ahead = arith::ConstantIndexOp::create(builder, loc, group.n + root);
  Value n = arith::ConstantIndexOp::create(builder, loc, group.n);
  return arith::RemUIOp::create(
      builder, loc, arith::SubIOp::create(builder, loc, ahead, index), n);
}

void mesh::decomposeBroadcast(RewriterBase &rewriter, BroadcastOp op,
                              const RingPlan &plan) {
  if (plan.hasLevels())
    return decomposeByLevels(rewriter, op, plan);
  Location loc = op.getLoc();
  int64_t n = plan.group.n;
  Value distance = emitDistance(rewriter, op, plan);
  Value value = op.getInput();
  for (int64_t span = 1; span < n; span *= 2) {
    Value received = emitRound(rewriter, op, value, span, plan);
    Value bound = arith::ConstantIndexOp::create(rewriter, loc, span);
    // The result of devices still further away is replaced in a later round.
    Value isReceiver = arith::CmpIOp::create(
        rewriter, loc, arith::CmpIPredicate::sge, distance, bound);
    value = arith::SelectOp::create(rewriter, loc, isReceiver, received, value);
  }
  rewriter.replaceOp(op, value);
}
