//===- StepTime.cpp - what a run of a whole program takes -----------------===//

#include "mesh/Transforms/StepTime.h"

#include "mesh/Analysis/ReshardCost.h"
#include "mesh/Analysis/WireClock.h"
#include "mesh/Transforms/SiteCost.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "llvm/ADT/SetVector.h"

#include <cmath>
#include <limits>

using namespace mesh;

namespace {
/// Follows a device through a program.
class StepClock {
public:
  StepClock(MeshAttr mesh, const MachineModel &machine,
            SymbolTableCollection &symbols)
      : machine(machine), symbols(symbols), wires(mesh, machine) {}

  llvm::Error visit(Region &region);
  StepTime getTime() const { return time; }

private:
  double getNow() const { return time.getTotal(); }
  llvm::Error visit(Operation *op);
  llvm::Error visitCall(mlir::CallOpInterface call);
  llvm::Error visitLoop(mlir::LoopLikeOpInterface loop);
  llvm::Error visitBranches(Operation *op);
  llvm::Error contract(linalg::LinalgOp op);
  void pass(Operation *op);
  llvm::Error start(AsyncOp async);
  bool isOffloaded(CollectiveOpInterface op) const;
  void waitUntil(double end) { time.waiting += std::max(0.0, end - getNow()); }

  const MachineModel &machine;
  SymbolTableCollection &symbols;
  /// Functions that are being called.
  llvm::SetVector<Operation *> callees;

  StepTime time;
  WireClock wires;
  /// When what is in flight arrives.
  DenseMap<Value, double> arrivals;
};
} // namespace

static llvm::Error failAt(Operation *op, const llvm::Twine &reason) {
  return llvm::createStringError(
      "'" + llvm::Twine(op->getName().getStringRef()) + "' " + reason);
}

llvm::Error StepClock::visit(Region &region) {
  if (region.empty())
    return llvm::Error::success();
  if (!region.hasOneBlock())
    return llvm::createStringError("there are branches between blocks");
  for (Operation &op : region.front())
    if (llvm::Error error = visit(&op))
      return error;
  return llvm::Error::success();
}

llvm::Error StepClock::visit(Operation *op) {
  if (auto collective = llvm::dyn_cast<CollectiveOpInterface>(op)) {
    llvm::Expected<double> end = wires.run(collective, getNow());
    if (!end)
      return end.takeError();
    waitUntil(*end);
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
    waitUntil(arrival->second);
    return llvm::Error::success();
  }
  if (auto call = llvm::dyn_cast<mlir::CallOpInterface>(op))
    return visitCall(call);
  if (isWorkingContraction(op))
    return contract(llvm::cast<linalg::LinalgOp>(op));
  if (auto loop = llvm::dyn_cast<mlir::LoopLikeOpInterface>(op))
    return visitLoop(loop);
  if (llvm::isa<mlir::RegionBranchOpInterface>(op))
    return visitBranches(op);
  pass(op);
  return llvm::Error::success();
}

/// Whether `op`, for whose axes there are links, leaves the cores alone.
bool StepClock::isOffloaded(CollectiveOpInterface op) const {
  return llvm::all_of(op.getAxesAttr(), [&](AxisRefAttr axis) {
    return machine.getLink(axis.getName())->offloaded;
  });
}

llvm::Error StepClock::start(AsyncOp async) {
  Operation *op = &async.getBody().front().front();
  auto collective = llvm::dyn_cast<CollectiveOpInterface>(op);
  if (!collective)
    return failAt(op, "is between single devices");
  llvm::Expected<double> end = wires.run(collective, getNow());
  if (!end)
    return end.takeError();
  if (!isOffloaded(collective))
    waitUntil(*end);
  arrivals[async.getFuture()] = *end;
  return llvm::Error::success();
}

//===----------------------------------------------------------------------===//
// Computation
//===----------------------------------------------------------------------===//

llvm::Error StepClock::contract(linalg::LinalgOp op) {
  llvm::Expected<double> seconds = getContractionSeconds(op, machine);
  if (!seconds)
    return seconds.takeError();
  time.contracting += *seconds + machine.contractionOverhead;
  return llvm::Error::success();
}

/// What reads its operands and writes its results.
void StepClock::pass(Operation *op) {
  if (machine.memoryBandwidth == 0 ||
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
  time.passing += bytes / machine.memoryBandwidth;
}

//===----------------------------------------------------------------------===//
// Control flow
//===----------------------------------------------------------------------===//

llvm::Error StepClock::visitCall(mlir::CallOpInterface call) {
  auto callee = llvm::dyn_cast_or_null<FunctionOpInterface>(
      call.resolveCallableInTable(&symbols));
  if (!callee || callee.isExternal() || !callees.insert(callee))
    return failAt(call, "calls what is not known");
  llvm::Error error = visit(callee.getFunctionBody());
  callees.remove(callee);
  return error;
}

llvm::Error StepClock::visitBranches(Operation *op) {
  StepTime beginTime = time, longest = time;
  WireClock beginWires = wires, longestWires = wires;
  for (Region &region : op->getRegions()) {
    time = beginTime;
    wires = beginWires;
    if (llvm::Error error = visit(region))
      return error;
    if (getNow() > longest.getTotal()) {
      longest = time;
      longestWires = wires;
    }
  }
  time = longest;
  wires = longestWires;
  return llvm::Error::success();
}

static bool areClose(double a, double b) {
  return std::abs(a - b) <= 1e-9 * std::max(std::abs(a), std::abs(b));
}

/// Iterations are followed until one is like the one before.
llvm::Error StepClock::visitLoop(mlir::LoopLikeOpInterface loop) {
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
    for (Region *region : loop.getLoopRegions())
      if (llvm::Error error = visit(*region))
        return error;
    --left;
    double takes = getNow() - begin.getTotal();
    SmallVector<double> leaves = wires.getBacklog(getNow());
    bool isSteady =
        areClose(took, takes) && llvm::equal(backlog, leaves, areClose);
    took = takes;
    backlog = std::move(leaves);
    if (!isSteady && index < kMostFollowed)
      continue;
    auto rest = static_cast<double>(left);
    auto extend = [&](double StepTime::*part) {
      time.*part += rest * (time.*part - begin.*part);
    };
    extend(&StepTime::contracting);
    extend(&StepTime::passing);
    extend(&StepTime::waiting);
    wires.delay(rest * takes);
    left = 0;
  }
  return llvm::Error::success();
}

llvm::Expected<StepTime> mesh::predictStepTime(FunctionOpInterface function,
                                               const MachineModel &machine,
                                               SymbolTableCollection &symbols) {
  MeshAttr mesh;
  if (auto name = function->getAttrOfType<FlatSymbolRefAttr>(
          MeshDialect::kSpmdAttrName))
    mesh = symbols.lookupNearestSymbolFrom<MeshOp>(function, name).getMesh();
  StepClock clock(mesh, machine, symbols);
  if (llvm::Error error = clock.visit(function.getFunctionBody()))
    return error;
  return clock.getTime();
}
