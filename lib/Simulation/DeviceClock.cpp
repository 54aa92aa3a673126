//===- DeviceClock.cpp - a device's way through a program -----------------===//

#include "DeviceClock.h"

#include "mesh/Analysis/CalledFunctions.h"
#include "mesh/IR/MeshRt.h"
#include "mesh/IR/SourceText.h"
#include "mesh/IR/TensorBytes.h"
#include "mesh/Transforms/Overlap/SiteCost.h"
#include "mesh/Transforms/Reshard/ReshardCost.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "llvm/Support/SaveAndRestore.h"

#include <cmath>
#include <limits>

using namespace mesh;

bool mesh::mayTakeTime(Operation *op) {
  return llvm::isa<linalg::LinalgOp, CollectiveOpInterface, AsyncOp,
                   mlir::CallOpInterface, mlir::LoopLikeOpInterface,
                   mlir::RegionBranchOpInterface>(op) ||
         OpTrait::hasElementwiseMappableTraits(op);
}

/// The most visits of regions: calls of calls and loops in loops may come to
/// what is in them as often as there are ways.
static constexpr size_t kMaxVisits = size_t(1) << 20;

static llvm::Error failAt(Operation *op, const llvm::Twine &reason) {
  return llvm::createStringError(
      "'" + llvm::Twine(op->getName().getStringRef()) + "' at " +
      getSourceText(op->getLoc()) + " " + reason);
}

llvm::Error DeviceClock::visit(Region &region) {
  if (region.empty())
    return llvm::Error::success();
  if (!region.hasOneBlock())
    return llvm::createStringError("there are branches between blocks");
  if (++numVisits > kMaxVisits)
    return failAt(region.getParentOp(), "is come to too often to be followed");
  for (Operation &op : region.front())
    if (llvm::Error error = visit(&op))
      return error;
  return llvm::Error::success();
}

llvm::Error DeviceClock::visit(Operation *op) {
  if (auto collective = llvm::dyn_cast<CollectiveOpInterface>(op)) {
    llvm::Expected<double> end = wires.run(collective, position, getNow());
    if (!end)
      return end.takeError();
    communicateUntil(op, getNow(), *end,
                     getTensorBytes(collective.getInput().getType()));
    return llvm::Error::success();
  }
  if (llvm::isa<SendOp, RecvOp>(op))
    return failAt(op, "is between single devices");
  if (auto async = llvm::dyn_cast<AsyncOp>(op))
    return start(async);
  if (auto wait = llvm::dyn_cast<WaitOp>(op)) {
    auto arrival = arrivals.find(wait.getFuture());
    if (arrival == arrivals.end())
      return failAt(op, "is for what was started elsewhere");
    waitUntil(op, getNow(), arrival->second);
    return llvm::Error::success();
  }
  if (auto call = llvm::dyn_cast<mlir::CallOpInterface>(op))
    return visitCall(call);
  if (addsProducts(op))
    return contract(llvm::cast<linalg::LinalgOp>(op));
  if (auto loop = llvm::dyn_cast<mlir::LoopLikeOpInterface>(op))
    return visitLoop(loop);
  if (llvm::isa<mlir::RegionBranchOpInterface>(op))
    return visitBranches(op);
  pass(op);
  return llvm::Error::success();
}

//===----------------------------------------------------------------------===//
// Communication
//===----------------------------------------------------------------------===//

void DeviceClock::lastUntil(SimulatedSpan::Kind kind, Operation *op,
                            double begin, double end, double bytes) {
  double now = getNow();
  if (end <= now)
    return;
  SimulatedSpan span{kind, position, op, now, end, bytes};
  span.idle = std::clamp(begin, now, end) - now;
  addSpan(span);
  time.waiting += end - now;
  time.idle += span.idle;
}

void DeviceClock::addFlight(Operation *op, double begin, double end,
                            double bytes) {
  addSpan({SimulatedSpan::Kind::Flight, position, op, begin, end, bytes});
}

llvm::Error DeviceClock::start(AsyncOp async) {
  Operation *op = async.getCommunication();
  auto collective = llvm::dyn_cast<CollectiveOpInterface>(op);
  if (!collective)
    return failAt(op, "is between single devices");
  llvm::Expected<double> end = wires.run(collective, position, getNow());
  if (!end)
    return end.takeError();
  addFlight(op, getNow(), *end,
            getTensorBytes(collective.getInput().getType()));
  if (!wires.isOffloaded(collective.getAxesAttr()))
    waitUntil(op, getNow(), *end);
  arrivals[async.getFuture()] = *end;
  return llvm::Error::success();
}

//===----------------------------------------------------------------------===//
// Computation
//===----------------------------------------------------------------------===//

llvm::Error DeviceClock::contract(linalg::LinalgOp op) {
  llvm::Expected<double> seconds = getContractionSeconds(op, options.machine);
  if (!seconds)
    return seconds.takeError();
  compute(op, &StepTime::contracting,
          *seconds + options.machine.contractionOverhead);
  return llvm::Error::success();
}

void DeviceClock::compute(Operation *op, double StepTime::*part,
                          double seconds) {
  double begin = getNow();
  time.*part += seconds;
  addSpan({SimulatedSpan::Kind::Compute, position, op, begin, getNow()});
}

/// Returns the time of an op that reads its operands and writes its results.
void DeviceClock::pass(Operation *op) {
  if (options.machine.memoryBandwidth == 0 ||
      !(llvm::isa<linalg::LinalgOp>(op) ||
        OpTrait::hasElementwiseMappableTraits(op)))
    return;
  double bytes = 0;
  auto add = [&](Value value) {
    auto type = llvm::dyn_cast<RankedTensorType>(value.getType());
    if (type && type.hasStaticShape() &&
        !value.getDefiningOp<tensor::EmptyOp>())
      bytes += getTensorBytes(type);
  };
  llvm::for_each(op->getOperands(), add);
  llvm::for_each(op->getResults(), add);
  compute(op, &StepTime::passing, bytes / options.machine.memoryBandwidth);
}

//===----------------------------------------------------------------------===//
// Control flow
//===----------------------------------------------------------------------===//

std::optional<int64_t> DeviceClock::getNumber(Value value) const {
  APInt constant;
  if (matchPattern(value, mlir::m_ConstantInt(&constant)))
    return constant.getSExtValue();
  if (auto sum = value.getDefiningOp<arith::AddIOp>()) {
    auto lhs = getNumber(sum.getLhs()), rhs = getNumber(sum.getRhs());
    return lhs && rhs ? std::optional(*lhs + *rhs) : std::nullopt;
  }
  if (auto product = value.getDefiningOp<arith::MulIOp>()) {
    auto lhs = getNumber(product.getLhs()), rhs = getNumber(product.getRhs());
    return lhs && rhs ? std::optional(*lhs * *rhs) : std::nullopt;
  }
  auto it = numbers.find(value);
  return it == numbers.end() ? std::nullopt : std::optional(it->second);
}

void DeviceClock::noteNumbers(mlir::CallOpInterface call,
                              FunctionOpInterface callee) {
  for (auto [operand, argument] :
       llvm::zip(call.getArgOperands(), callee.getArguments()))
    if (llvm::isa<IndexType>(argument.getType())) {
      if (std::optional<int64_t> number = getNumber(operand))
        numbers[argument] = *number;
      else
        numbers.erase(argument);
    }
}

llvm::Error DeviceClock::visitCall(mlir::CallOpInterface call) {
  FunctionOpInterface callee = getCallee(call, symbols);
  if (!callee || callee.isExternal() || !callees.insert(callee))
    return failAt(call, "calls what is not known");
  noteNumbers(call, callee);
  int64_t number = 0;
  if (callee->hasAttr(MeshRtDialect::kRepetitionsAttrName))
    number = numbers.lookup(callee.getArguments().front());
  llvm::SaveAndRestore inCall(repetition, number);
  llvm::Error error = visit(callee.getFunctionBody());
  callees.remove(callee);
  return error;
}

llvm::Error DeviceClock::visitBranches(Operation *op) {
  StepTime beginTime = time, longest = time;
  WireClock::Wires beginWires = wires.at(position), longestWires = beginWires;
  StepTimeline::Spans longestSpans;
  size_t mark = options.timeline ? options.timeline->size() : 0;
  for (Region &region : op->getRegions()) {
    time = beginTime;
    wires.at(position) = beginWires;
    if (llvm::Error error = visit(region))
      return error;
    StepTimeline::Spans spans;
    if (options.timeline)
      spans = options.timeline->takeFrom(mark);
    if (getNow() <= longest.getTotal())
      continue;
    longest = time;
    longestWires = wires.at(position);
    longestSpans = std::move(spans);
  }
  time = longest;
  wires.at(position) = longestWires;
  llvm::for_each(longestSpans, [&](const auto &span) { addSpan(span); });
  return llvm::Error::success();
}

static bool areClose(double a, double b) {
  return std::abs(a - b) <= 1e-9 * std::max(std::abs(a), std::abs(b));
}

/// Adds one span for iterations like the one whose spans start at `firstSpan`.
void DeviceClock::addIterations(mlir::LoopLikeOpInterface loop, int64_t count,
                                double begin, size_t firstSpan) {
  if (!options.timeline)
    return;
  SimulatedSpan all{SimulatedSpan::Kind::Compute, position, loop, begin,
                    getNow()};
  all.iterations = count;
  double computing = 0, communicating = 0;
  auto addPart = [&](StringRef name) {
    if (!llvm::is_contained(all.parts, name))
      all.parts.push_back(name);
  };
  for (const SimulatedSpan &span :
       options.timeline->getSpans().drop_front(firstSpan)) {
    all.bytes += static_cast<double>(count) * span.bytes;
    if (span.kind == SimulatedSpan::Kind::Compute)
      computing += span.end - span.begin;
    else if (span.kind != SimulatedSpan::Kind::Flight)
      communicating += span.end - span.begin;
    if (span.parts.empty())
      addPart(span.op->getName().getStringRef());
    else
      llvm::for_each(span.parts, addPart);
  }
  if (communicating > computing)
    all.kind = SimulatedSpan::Kind::Communication;
  addSpan(all);
}

/// Iterations are followed until one is like the one before and several are
/// left.
llvm::Error DeviceClock::visitLoop(mlir::LoopLikeOpInterface loop) {
  constexpr int64_t kMostFollowed = 64;
  std::optional<llvm::APInt> count = loop.getStaticTripCount();
  if (!count)
    return failAt(loop, "has a number of iterations that is not known");
  auto left = static_cast<int64_t>(
      count->getLimitedValue(std::numeric_limits<int64_t>::max()));
  double took = -1;
  SmallVector<double> backlog;
  for (int64_t index = 0; left > 0; ++index) {
    StepTime begin = time;
    size_t firstSpan = options.timeline ? options.timeline->size() : 0;
    for (Region *region : loop.getLoopRegions())
      if (llvm::Error error = visit(*region))
        return error;
    --left;
    double takes = getNow() - begin.getTotal();
    SmallVector<double> leaves = wires.getBacklog(position, getNow());
    bool isSteady =
        areClose(took, takes) && llvm::equal(backlog, leaves, areClose);
    took = takes;
    backlog = std::move(leaves);
    if (left <= 1 || (!isSteady && index < kMostFollowed))
      continue;
    double now = getNow();
    auto rest = static_cast<double>(left);
    auto extend = [&](double StepTime::*part) {
      time.*part += rest * (time.*part - begin.*part);
    };
    extend(&StepTime::contracting);
    extend(&StepTime::passing);
    extend(&StepTime::waiting);
    extend(&StepTime::idle);
    wires.delay(position, rest * takes);
    addIterations(loop, left, now, firstSpan);
    left = 0;
  }
  return llvm::Error::success();
}
