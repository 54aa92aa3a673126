//===- EmitMessages.cpp - permutations as sends and receives --------------===//

#include "EmitProgram.h"

#include <complex>

using namespace mesh;

Value ProgramEmitter::createZeros(Location loc, Type type) {
  auto tensor = llvm::cast<RankedTensorType>(type);
  if (TypedAttr zero = rewriter.getZeroAttr(type))
    return arith::ConstantOp::create(rewriter, loc, zero);
  // Complex numbers.
  auto complex = llvm::cast<ComplexType>(tensor.getElementType());
  APFloat part = APFloat::getZero(
      llvm::cast<FloatType>(complex.getElementType()).getFloatSemantics());
  return arith::ConstantOp::create(
      rewriter, loc,
      DenseElementsAttr::get(tensor, std::complex<APFloat>(part, part)));
}

/// The position, in its group over the permutation's axes, of a peer.
Value ProgramEmitter::createPeer(PermuteOp op, int64_t peer) {
  Location loc = op.getLoc();
  Type type = rewriter.getIndexType();
  if (isSingle())
    return createInteger(loc, type, space.getIndex(peer, op.getAxes()));
  Value own = AxisIndexOp::create(rewriter, loc, type, op.getMeshAttr(),
                                  op.getAxesAttr());
  int64_t distance = plan.getDistance(op.getAxes(), members[0], peer);
  Value sum = arith::AddIOp::create(rewriter, loc, own,
                                    createInteger(loc, type, distance));
  int64_t n = space.getMesh().getSize(op.getAxes());
  return arith::RemUIOp::create(rewriter, loc, sum,
                                createInteger(loc, type, n));
}

Value ProgramEmitter::createFuture(
    Location loc, function_ref<Value(OpBuilder &, Location)> build) {
  return AsyncOp::create(rewriter, loc, build);
}

/// A receive that is under way while the send waits for its peer: so devices
/// may all send to one another, in whatever circles.
void ProgramEmitter::emitMessages(PermuteOp op, Iteration iteration) {
  Location loc = op.getLoc();
  IntegerAttr tag = rewriter.getI64IntegerAttr(getTag(op));
  auto [source, target] = plan.getMessages(op, at(iteration));
  auto send = [&] {
    Value peer = createPeer(op, *target);
    SendOp::create(rewriter, loc, lookup(op.getInput()), peer, op.getMeshAttr(),
                   tag, op.getAxesAttr());
  };
  if (!source) {
    if (target)
      send();
    // A block that comes from nowhere is zero, or the device's own.
    std::optional<int64_t> from = plan.getPeers(op, members[0]).source;
    if (!plan.isNeeded(op.getResult(), at(iteration)))
      map(op, createPlaceholder(loc, op.getType()));
    else
      map(op, from ? lookup(op.getInput()) : createZeros(loc, op.getType()));
    return;
  }
  Value from = createPeer(op, *source);
  auto receive = [&](OpBuilder &inner, Location loc) -> Value {
    return RecvOp::create(inner, loc, op.getType(), from, op.getMeshAttr(), tag,
                          op.getAxesAttr());
  };
  if (!target)
    return map(op, receive(rewriter, loc));
  Value future = createFuture(loc, receive);
  send();
  map(op, WaitOp::create(rewriter, loc, op.getType(), future));
}

void ProgramEmitter::emitAsync(AsyncOp op, PermuteOp permute,
                               Iteration iteration) {
  Location loc = permute.getLoc();
  IntegerAttr tag = rewriter.getI64IntegerAttr(getTag(permute));
  auto [source, target] = plan.getMessages(permute, at(iteration));
  Flight flight;
  if (source) {
    Value peer = createPeer(permute, *source);
    flight.received =
        createFuture(loc, [&](OpBuilder &inner, Location loc) -> Value {
          return RecvOp::create(inner, loc, permute.getType(), peer,
                                permute.getMeshAttr(), tag,
                                permute.getAxesAttr());
        });
  } else if (!plan.isNeeded(permute.getResult(), at(iteration))) {
    flight.own = createPlaceholder(loc, permute.getType());
  } else {
    flight.own = plan.getPeers(permute, members[0]).source
                     ? lookup(permute.getInput())
                     : createZeros(loc, permute.getType());
  }
  if (target) {
    Value peer = createPeer(permute, *target);
    Value input = lookup(permute.getInput());
    flight.sent =
        createFuture(loc, [&](OpBuilder &inner, Location loc) -> Value {
          SendOp::create(inner, loc, input, peer, permute.getMeshAttr(), tag,
                         permute.getAxesAttr());
          return input;
        });
  }
  flights[op.getFuture()] = flight;
}

void ProgramEmitter::emitWait(WaitOp op) {
  auto it = flights.find(op.getFuture());
  if (it == flights.end())
    return map(op, clone(*op)->getResult(0));
  auto wait = [&](Value future) -> Value {
    return WaitOp::create(rewriter, op.getLoc(), op.getType(), future);
  };
  auto [received, sent, own] = it->second;
  if (sent)
    wait(sent);
  map(op, received ? wait(received) : own);
}
