//===- DeviceClock.cpp - a device's way through a program -----------------===//

#include "DeviceClock.h"

#include "mesh/Analysis/CalledFunctions.h"
#include "mesh/Analysis/MemoryPass.h"
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
  return llvm::isa<CollectiveOpInterface, AsyncOp, mlir::CallOpInterface,
                   mlir::LoopLikeOpInterface, mlir::RegionBranchOpInterface>(
             op) ||
         getMemoryPass(op);
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
  if (auto collective = llvm::dyn_cast<CollectiveOpInterface>(op))
    return communicate(collective);
  if (llvm::isa<SendOp, RecvOp>(op))
    return failAt(op, "is between single devices");
  if (auto async = llvm::dyn_cast<AsyncOp>(op))
    return start(async);
  if (auto wait = llvm::dyn_cast<WaitOp>(op)) {
    auto arrival = arrivals.find(wait.getFuture());
    if (arrival == arrivals.end())
      return failAt(op, "is for what was started elsewhere");
    for (auto [number, end] : llvm::enumerate(arrival->second))
      waitUntil(op, getNow(number), end, number);
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
                            double begin, double end, double bytes,
                            size_t number) {
  double now = getNow(number);
  if (end <= now)
    return;
  SimulatedSpan span{kind, positions[number], op, now, end, bytes};
  span.idle = std::clamp(begin, now, end) - now;
  addSpan(span);
  times[number].waiting += end - now;
  times[number].idle += span.idle;
}

void DeviceClock::addFlight(Operation *op, double begin, double end,
                            double bytes, size_t number) {
  addSpan(
      {SimulatedSpan::Kind::Flight, positions[number], op, begin, end, bytes});
}

std::pair<double, double> DeviceClock::getLatest() const {
  double latest = 0, sum = 0;
  for (const StepTime &time : times) {
    latest = std::max(latest, time.getTotal());
    sum += time.getTotal();
  }
  return {latest, sum};
}

llvm::Expected<SmallVector<WireClock::Flight>>
DeviceClock::run(CollectiveOpInterface op) {
  SmallVector<double> ready = llvm::map_to_vector(
      times, [](const StepTime &time) { return time.getTotal(); });
  return wires.runAll(op, positions, ready);
}

llvm::Error DeviceClock::communicate(CollectiveOpInterface op) {
  auto flights = run(op);
  if (!flights)
    return flights.takeError();
  double bytes = getTensorBytes(op.getInput().getType());
  for (auto [number, flight] : llvm::enumerate(*flights))
    communicateUntil(op, flight.begin, flight.end, bytes, number);
  return llvm::Error::success();
}

llvm::Error DeviceClock::start(AsyncOp async) {
  Operation *op = async.getCommunication();
  auto collective = llvm::dyn_cast<CollectiveOpInterface>(op);
  if (!collective)
    return failAt(op, "is between single devices");
  auto flights = run(collective);
  if (!flights)
    return flights.takeError();
  double bytes = getTensorBytes(collective.getInput().getType());
  auto &ends = arrivals[async.getFuture()];
  ends.clear();
  for (auto [number, flight] : llvm::enumerate(*flights)) {
    addFlight(op, flight.begin, flight.end, bytes, number);
    if (!wires.isOffloaded(collective.getAxesAttr()))
      waitUntil(op, flight.begin, flight.end, number);
    ends.push_back(flight.end);
  }
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
  for (auto [number, time] : llvm::enumerate(times)) {
    double begin = time.getTotal();
    time.*part += seconds;
    addSpan({SimulatedSpan::Kind::Compute, positions[number], op, begin,
             time.getTotal()});
  }
}

/// Adds the time of an op that reads its operands and writes its results.
void DeviceClock::pass(Operation *op) {
  std::optional<MemoryPass> passed = getMemoryPass(op);
  if (options.machine.memoryBandwidth == 0 || !passed)
    return;
  double bytes = 0;
  auto add = [&](Value value) {
    auto type = llvm::dyn_cast<RankedTensorType>(value.getType());
    if (type && type.hasStaticShape())
      bytes += getTensorBytes(type);
  };
  for (OpOperand &operand : op->getOpOperands())
    if (passed->reads[operand.getOperandNumber()])
      add(operand.get());
  if (passed->writes)
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
  auto getWires = [&] {
    return llvm::map_to_vector(
        positions, [&](int64_t position) { return wires.at(position); });
  };
  auto setWires = [&](ArrayRef<WireClock::Wires> all) {
    for (auto [position, own] : llvm::zip_equal(positions, all))
      wires.at(position) = own;
  };
  auto beginTimes = times, longest = times;
  auto latest = getLatest();
  auto beginWires = getWires(), longestWires = beginWires;
  StepTimeline::Spans longestSpans;
  size_t mark = options.timeline ? options.timeline->size() : 0;
  for (Region &region : op->getRegions()) {
    times = beginTimes;
    setWires(beginWires);
    if (llvm::Error error = visit(region))
      return error;
    StepTimeline::Spans spans;
    if (options.timeline)
      spans = options.timeline->takeFrom(mark);
    if (getLatest() <= latest)
      continue;
    latest = getLatest();
    longest = times;
    longestWires = getWires();
    longestSpans = std::move(spans);
  }
  times = longest;
  setWires(longestWires);
  llvm::for_each(longestSpans, [&](const auto &span) { addSpan(span); });
  return llvm::Error::success();
}

static bool areClose(double a, double b) {
  return std::abs(a - b) <= 1e-9 * std::max(std::abs(a), std::abs(b));
}

/// Adds one span of a device for iterations like the one whose spans start at
/// `firstSpan`.
void DeviceClock::addIterations(mlir::LoopLikeOpInterface loop, int64_t count,
                                size_t number, double begin, size_t firstSpan) {
  if (!options.timeline)
    return;
  SimulatedSpan all{SimulatedSpan::Kind::Compute, positions[number], loop,
                    begin, getNow(number)};
  all.iterations = count;
  double computing = 0, communicating = 0;
  auto addPart = [&](StringRef name) {
    if (!llvm::is_contained(all.parts, name))
      all.parts.push_back(name);
  };
  for (const SimulatedSpan &span :
       options.timeline->getSpans().drop_front(firstSpan)) {
    if (span.position != all.position)
      continue;
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
  // Its name may be that of a loop which another one became.
  if (!count && options.unknownTrips == 0)
    return llvm::createStringError("the loop at " +
                                   getSourceText(loop->getLoc()) +
                                   " has a trip count that is not known");
  if (!count && options.assumed)
    options.assumed->insert(loop->getLoc());
  auto left = count ? static_cast<int64_t>(count->getLimitedValue(
                          std::numeric_limits<int64_t>::max()))
                    : options.unknownTrips;
  SmallVector<double> took, backlog;
  for (int64_t index = 0; left > 0; ++index) {
    auto begin = times;
    size_t firstSpan = options.timeline ? options.timeline->size() : 0;
    for (Region *region : loop.getLoopRegions())
      if (llvm::Error error = visit(*region))
        return error;
    --left;
    SmallVector<double> takes, leaves;
    for (auto [number, position] : llvm::enumerate(positions)) {
      takes.push_back(getNow(number) - begin[number].getTotal());
      llvm::append_range(leaves, wires.getBacklog(position, getNow(number)));
    }
    bool isSteady = llvm::equal(took, takes, areClose) &&
                    llvm::equal(backlog, leaves, areClose);
    took = std::move(takes);
    backlog = std::move(leaves);
    if (left <= 1 || (!isSteady && index < kMostFollowed))
      continue;
    for (size_t number = 0; number < positions.size(); ++number)
      repeat(loop, left, number, begin[number], firstSpan);
    left = 0;
  }
  return llvm::Error::success();
}

void DeviceClock::repeat(mlir::LoopLikeOpInterface loop, int64_t count,
                         size_t number, const StepTime &begin,
                         size_t firstSpan) {
  StepTime &time = times[number];
  double now = getNow(number);
  auto rest = static_cast<double>(count);
  wires.delay(positions[number], rest * (now - begin.getTotal()));
  auto extend = [&](double StepTime::*part) {
    time.*part += rest * (time.*part - begin.*part);
  };
  extend(&StepTime::contracting);
  extend(&StepTime::passing);
  extend(&StepTime::waiting);
  extend(&StepTime::idle);
  addIterations(loop, count, number, now, firstSpan);
}
