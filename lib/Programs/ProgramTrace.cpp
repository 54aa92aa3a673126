//===- ProgramTrace.cpp - interactions of programs ------------------------===//

#include "mesh/Programs/ProgramTrace.h"

#include "mesh/Analysis/CalledFunctions.h"
#include "mesh/Programs/DeviceValues.h"
#include "mesh/Programs/ProgramAxes.h"

#include "mlir/Interfaces/CallInterfaces.h"
#include "llvm/ADT/ScopeExit.h"

using namespace mesh;

/// More than can be looked at: of what devices do with others, and of the times
/// that they come to where they may.
static constexpr size_t kMaxEvents = size_t(1) << 24;
static constexpr size_t kMaxVisits = size_t(1) << 23;

//===----------------------------------------------------------------------===//
// Following a program
//===----------------------------------------------------------------------===//

namespace {
class Tracer {
public:
  Tracer(const DeviceSpace &space, mlir::SymbolTableCollection &symbols,
         llvm::function_ref<bool(Operation *)> isWork)
      : space(space), symbols(symbols), isWork(isWork),
        values(space, iterations) {}

  /// Finds the ops in `functions`, callers before what they call, that traces
  /// are about.
  void prepare(ArrayRef<FunctionOpInterface> functions);

  LogicalResult run(FunctionOpInterface function, int64_t position,
                    Trace &trace);

private:
  bool isEvent(Operation *op) const;
  bool isFollowed(Operation *op) const;
  LogicalResult visitFunction(FunctionOpInterface function, Operation *call,
                              Instance instance);
  LogicalResult visit(Block &block, Instance instance);
  LogicalResult visitOp(Operation *op, Instance instance);
  LogicalResult visitWork(Operation *op, Instance instance);
  LogicalResult visitLoop(scf::ForOp loop, Instance instance);
  LogicalResult visitBranch(Operation *op, Instance instance);
  LogicalResult visitWhile(scf::WhileOp op, Instance instance);
  LogicalResult visitAgreed(Operation *op, ValueRange deciding,
                            Instance instance);
  LogicalResult visitWait(WaitOp op);
  LogicalResult addEvent(Operation *op, bool isStart, Instance instance);
  LogicalResult add(const TraceEvent &event);
  template <typename Op>
  LogicalResult setPeer(Op op, Instance instance, TraceEvent &event);

  LogicalResult enterAgreed(Operation *op, ValueRange deciding,
                            Instance instance);
  LogicalResult addBoundary(Operation *op, ArrayRef<Attribute> decision);
  Attribute getOrigin(Value value, Instance instance,
                      DenseMap<Value, Attribute> &known);

  const DeviceSpace &space;
  mlir::SymbolTableCollection &symbols;
  llvm::function_ref<bool(Operation *)> isWork;
  Iterations iterations;
  DeviceValues values;
  /// The ops that are events or have some in their regions or callees, by
  /// block.
  DenseSet<Operation *> relevant;
  DenseMap<Block *, SmallVector<Operation *, 0>> relevantIn;

  Trace *trace = nullptr;
  size_t numEvents = 0, numVisits = 0;
  /// The last start in each `mesh.async`, and whether it was waited for.
  DenseMap<Operation *, size_t> starts;
  std::vector<bool> isWaitedFor;
  /// The results of broadcasts to all devices, and of the waits for them: the
  /// number of the broadcast.
  DenseMap<Operation *, Attribute> agreements;
  DenseMap<Attribute, int64_t> numBroadcasts;
  /// The boundary that the innermost region begins at that data decide about.
  size_t lastBoundary = 0;
  llvm::SmallSetVector<Operation *, 4> callStack;
};
} // namespace

bool Tracer::isEvent(Operation *op) const {
  if (llvm::isa<SendOp, RecvOp>(op))
    return true;
  auto collective = llvm::dyn_cast<CollectiveOpInterface>(op);
  return collective && !llvm::isa<AllSliceOp>(op) &&
         space.overlapsAny(collective.getAxesAttr());
}

/// Returns true if what is in `op` may be in traces by itself.
bool Tracer::isFollowed(Operation *op) const {
  if (relevant.contains(op))
    return true;
  if (!isWork)
    return false;
  // Work that positions decide about.
  auto loop = llvm::dyn_cast<scf::ForOp>(op);
  return loop ? !loop.getStaticTripCount() : isBranch(op);
}

void Tracer::prepare(ArrayRef<FunctionOpInterface> functions) {
  DenseMap<Operation *, SmallVector<Operation *>> callsOf;
  SmallVector<Operation *> found;
  for (FunctionOpInterface function : functions)
    function.walk([&](Operation *op) {
      if (FunctionOpInterface callee = getCallee(op, symbols))
        callsOf[callee].push_back(op);
      if (isEvent(op))
        found.push_back(op);
    });
  // The ops around a relevant op are relevant as well, and so are the calls of
  // its function.
  while (!found.empty())
    for (Operation *op = found.pop_back_val(); op && relevant.insert(op).second;
         op = op->getParentOp())
      if (llvm::isa<FunctionOpInterface>(op)) {
        llvm::append_range(found, callsOf.lookup(op));
        break;
      }
  for (FunctionOpInterface function : functions)
    function.walk<WalkOrder::PreOrder>([&](Operation *op) {
      if (op == function.getOperation())
        return WalkResult::advance();
      if (auto loop = llvm::dyn_cast<scf::ForOp>(op); loop && isFollowed(op))
        iterations.unfold(loop);
      if (relevant.contains(op) || llvm::isa<WaitOp>(op) ||
          (isWork && isWork(op)))
        relevantIn[op->getBlock()].push_back(op);
      return isFollowed(op) ? WalkResult::advance() : WalkResult::skip();
    });
}

LogicalResult Tracer::run(FunctionOpInterface function, int64_t position,
                          Trace &result) {
  trace = &result;
  starts.clear();
  isWaitedFor.clear();
  agreements.clear();
  numBroadcasts.clear();
  if (failed(visitFunction(function, function, {position, 0})))
    return failure();
  for (auto [event, waited] : llvm::zip_equal(result, isWaitedFor))
    if (event.isStart && !waited)
      return event.op->emitOpError("is started by devices at ")
             << space.str(position) << " and never waited for";
  return success();
}

LogicalResult Tracer::visitFunction(FunctionOpInterface function,
                                    Operation *call, Instance instance) {
  if (!callStack.insert(function))
    return call->emitOpError("calls a function that is running, in which "
                             "devices communicate: this cannot be checked");
  llvm::scope_exit leave([&] { callStack.pop_back(); });
  if (!llvm::hasSingleElement(function.getFunctionBody()))
    return function->emitOpError("has several blocks, and communicates: this "
                                 "cannot be checked");
  return visit(function.getFunctionBody().front(), instance);
}

LogicalResult Tracer::visit(Block &block, Instance instance) {
  if (++numVisits > kMaxVisits)
    return block.getParentOp()->emitOpError(
        "is come to too often for programs to be followed");
  auto it = relevantIn.find(&block);
  if (it == relevantIn.end())
    return success();
  for (Operation *op : it->second)
    if (failed(visitOp(op, instance)))
      return failure();
  return success();
}

LogicalResult Tracer::visitLoop(scf::ForOp loop, Instance instance) {
  std::optional<DeviceValues::Range> range = values.getRange(loop, instance);
  // A loop of too many iterations is treated as one of unknown trip count.
  bool isTooOften = range && !isWork &&
                    range->numIterations > int64_t(kMaxVisits) / space.size();
  if (!range || isTooOften)
    return visitAgreed(
        loop, {loop.getLowerBound(), loop.getUpperBound(), loop.getStep()},
        instance);
  for (int64_t number = 0; number < range->numIterations; ++number)
    if (failed(visit(*loop.getBody(),
                     {instance.position,
                      iterations.get(instance.iteration, loop, number)})))
      return failure();
  return success();
}

LogicalResult Tracer::visitBranch(Operation *op, Instance instance) {
  Value decision = getDecision(op);
  std::optional<int64_t> taken = values.getInteger(decision, instance);
  if (!taken)
    return visitAgreed(op, decision, instance);
  Block *block = getTakenBlock(op, *taken);
  return block ? visit(*block, instance) : success();
}

//===----------------------------------------------------------------------===//
// Decisions by data
//===----------------------------------------------------------------------===//

/// Returns true if a value of `op` is the same wherever its operands are.
static bool isMadeOfOperands(Operation *op) {
  return op->getNumOperands() != 0 && op->getNumRegions() == 0 &&
         !llvm::isa_and_present<MeshDialect>(op->getDialect()) &&
         mlir::isPure(op);
}

/// The origin of a value of such an op, by those of its operands.
static Attribute combineOrigins(OpResult value,
                                const DenseMap<Value, Attribute> &origins) {
  Operation *op = value.getOwner();
  Builder builder(op->getContext());
  SmallVector<Attribute> parts{
      op->getName().getIdentifier(), op->getAttrDictionary(),
      builder.getI64IntegerAttr(value.getResultNumber())};
  for (Value operand : op->getOperands()) {
    parts.push_back(origins.lookup(operand));
    if (!parts.back())
      return {};
  }
  return builder.getArrayAttr(parts);
}

/// Something that is the same for two values only if they are equal on all
/// devices: numbers, or what is made of a broadcast to all of them by ops that
/// do not know where they are. Null if there is no such thing.
Attribute Tracer::getOrigin(Value value, Instance instance,
                            DenseMap<Value, Attribute> &known) {
  // Chains of values may be long: no recursion.
  SmallVector<Value> pending{value};
  while (!pending.empty()) {
    Value next = pending.back();
    size_t numPending = pending.size();
    if (!known.contains(next)) {
      Operation *op = next.getDefiningOp();
      Attribute origin = values.evaluate(next, instance);
      if (!origin && op)
        origin = agreements.lookup(op);
      if (!origin && op && isMadeOfOperands(op)) {
        for (Value operand : op->getOperands())
          if (!known.contains(operand))
            pending.push_back(operand);
        if (pending.size() != numPending)
          continue;
        origin = combineOrigins(llvm::cast<OpResult>(next), known);
      }
      known[next] = origin;
    }
    pending.pop_back();
  }
  return known.lookup(value);
}

LogicalResult Tracer::addBoundary(Operation *op, ArrayRef<Attribute> decision) {
  lastBoundary = trace->size();
  TraceEvent boundary{TraceEvent::Kind::Boundary, op};
  boundary.decision = ArrayAttr::get(op->getContext(), decision);
  return add(boundary);
}

/// Begins a region of `op` that `deciding` decide about.
LogicalResult Tracer::enterAgreed(Operation *op, ValueRange deciding,
                                  Instance instance) {
  SmallVector<Attribute> decision{op->getName().getIdentifier()};
  // Such as the cases of a switch.
  if (Attribute properties = op->getPropertiesAsAttribute())
    decision.push_back(properties);
  DenseMap<Value, Attribute> known;
  for (Value value : deciding) {
    decision.push_back(getOrigin(value, instance, known));
    if (!decision.back() || isWork)
      return op->emitOpError("depends on data, and ")
             << "devices at " << space.str(instance.position)
             << " communicate in it: "
             << (isWork ? "this cannot be followed"
                        : "this can be checked only if all devices get what "
                          "decides from one mesh.broadcast");
  }
  return addBoundary(op, decision);
}

/// Follows all regions of `op` once.
LogicalResult Tracer::visitAgreed(Operation *op, ValueRange deciding,
                                  Instance instance) {
  size_t outer = lastBoundary;
  for (Region &region : op->getRegions()) {
    if (failed(enterAgreed(op, deciding, instance)))
      return failure();
    Instance inner = instance;
    if (auto loop = llvm::dyn_cast<scf::ForOp>(op))
      inner.iteration =
          iterations.get(instance.iteration, loop, Iterations::kAnyNumber);
    for (Block &block : region)
      if (failed(visit(block, inner)))
        return failure();
  }
  if (failed(addBoundary(op, {})))
    return failure();
  lastBoundary = outer;
  return success();
}

/// The condition comes from the first region.
LogicalResult Tracer::visitWhile(scf::WhileOp op, Instance instance) {
  size_t outer = lastBoundary;
  if (failed(enterAgreed(op, {}, instance)) ||
      failed(visit(*op.getBeforeBody(), instance)) ||
      failed(enterAgreed(op, op.getConditionOp().getCondition(), instance)) ||
      failed(visit(*op.getAfterBody(), instance)) ||
      failed(addBoundary(op, {})))
    return failure();
  lastBoundary = outer;
  return success();
}

//===----------------------------------------------------------------------===//
// Events
//===----------------------------------------------------------------------===//

template <typename Op>
LogicalResult Tracer::setPeer(Op op, Instance instance, TraceEvent &event) {
  std::optional<int64_t> peer = values.getInteger(op.getPeer(), instance);
  if (!peer)
    return op.emitOpError("has a peer that depends on data: this cannot be "
                          "checked");
  ArrayRef<AxisRefAttr> axes = space.getAxes();
  if (std::optional<AxesAttr> named = op.getAxes())
    axes = *named;
  int64_t n = space.getMesh().getSize(axes);
  if (*peer < 0 || *peer >= n)
    return op.emitOpError("by devices at ")
           << space.str(instance.position)
           << ": peer must be one of the group's members 0 … " << n - 1
           << ", got " << *peer;
  event.peer = space.withIndex(instance.position, axes, *peer);
  event.tag = op.getTag();
  return success();
}

LogicalResult Tracer::addEvent(Operation *op, bool isStart, Instance instance) {
  TraceEvent event{TraceEvent::Kind::Collective, op, isStart};
  if (auto send = llvm::dyn_cast<SendOp>(op)) {
    event.kind = TraceEvent::Kind::Send;
    if (failed(setPeer(send, instance, event)))
      return failure();
  } else if (auto recv = llvm::dyn_cast<RecvOp>(op)) {
    event.kind = TraceEvent::Kind::Recv;
    if (failed(setPeer(recv, instance, event)))
      return failure();
  } else if (auto broadcast = llvm::dyn_cast<BroadcastOp>(op)) {
    AxesAttr axes = broadcast.getAxesAttr();
    Builder builder(op->getContext());
    int64_t number = numBroadcasts[axes]++;
    if (space.getMesh().getSize(space.getCovered(axes)) == space.size())
      agreements[op] =
          builder.getArrayAttr({axes, builder.getI64IntegerAttr(number)});
  }
  return add(event);
}

LogicalResult Tracer::add(const TraceEvent &event) {
  if (++numEvents > kMaxEvents)
    return event.op->emitOpError(
        "is done too often for programs to be followed");
  trace->push_back(event);
  isWaitedFor.push_back(false);
  return success();
}

LogicalResult Tracer::visitWait(WaitOp op) {
  auto async = op.getFuture().getDefiningOp<AsyncOp>();
  if (!async)
    return op.emitOpError("is for a future that loops, branches or calls "
                          "carry: this cannot be checked");
  auto start = starts.find(async);
  if (start == starts.end())
    return isWork ? add({TraceEvent::Kind::Work, op}) : success();
  TraceEvent event{TraceEvent::Kind::Wait, op};
  event.started = start->second;
  if (event.started < lastBoundary)
    return op.emitOpError("is for a future from outside of control flow that "
                          "data decide about: this cannot be checked");
  if (Attribute agreement = agreements.lookup((*trace)[event.started].op))
    agreements[op] = agreement;
  isWaitedFor[event.started] = true;
  return add(event);
}

/// Work that only data decide about is an event as a whole.
LogicalResult Tracer::visitWork(Operation *op, Instance instance) {
  TraceEvent whole{TraceEvent::Kind::Work, op};
  if (!isFollowed(op))
    return add(whole);
  if (auto loop = llvm::dyn_cast<scf::ForOp>(op))
    return values.getRange(loop, instance) ? visitLoop(loop, instance)
                                           : add(whole);
  std::optional<int64_t> decision =
      values.getInteger(getDecision(op), instance);
  if (!decision)
    return add(whole);
  Block *taken = getTakenBlock(op, *decision);
  return taken ? visit(*taken, instance) : success();
}

LogicalResult Tracer::visitOp(Operation *op, Instance instance) {
  if (isWork && !relevant.contains(op) && !llvm::isa<WaitOp>(op))
    return visitWork(op, instance);
  if (auto wait = llvm::dyn_cast<WaitOp>(op))
    return visitWait(wait);
  if (auto async = llvm::dyn_cast<AsyncOp>(op)) {
    starts[op] = trace->size();
    return addEvent(async.getCommunication(), /*isStart=*/true, instance);
  }
  if (isEvent(op))
    return addEvent(op, /*isStart=*/false, instance);
  if (auto loop = llvm::dyn_cast<scf::ForOp>(op))
    return visitLoop(loop, instance);
  if (auto loop = llvm::dyn_cast<scf::WhileOp>(op))
    return visitWhile(loop, instance);
  if (isBranch(op))
    return visitBranch(op, instance);
  if (FunctionOpInterface callee = getCallee(op, symbols))
    return visitFunction(callee, op, instance);
  return op->emitOpError("has communication in it that cannot be checked");
}

//===----------------------------------------------------------------------===//
// All programs
//===----------------------------------------------------------------------===//

/// Follows `functions`, of which the devices with index i over `axes` run
/// number `classes[i]`.
static FailureOr<ProgramTraces>
trace(Operation *op, MeshAttr mesh, ArrayRef<AxisRefAttr> axes,
      ArrayRef<int64_t> classes, ArrayRef<FunctionOpInterface> functions,
      mlir::SymbolTableCollection &symbols,
      llvm::function_ref<bool(Operation *)> isWork) {
  SmallVector<FunctionOpInterface> reachable = getReachable(functions, symbols);
  ProgramTraces result{
      DeviceSpace(mesh, getTraceAxes(axes, mesh, reachable)), {}, {}};
  const DeviceSpace &space = result.space;
  if (failed(space.checkSize(op)))
    return failure();
  Tracer tracer(space, symbols, isWork);
  tracer.prepare(reachable);
  for (int64_t position = 0; position < space.size(); ++position) {
    FunctionOpInterface function =
        functions[classes[space.getIndex(position, axes)]];
    result.functions.push_back(function);
    if (failed(tracer.run(function, position, result.traces.emplace_back())))
      return failure();
  }
  return result;
}

FailureOr<ProgramTraces>
mesh::tracePrograms(ProgramsOp programs, mlir::SymbolTableCollection &symbols,
                    llvm::function_ref<bool(Operation *)> isWork) {
  return trace(programs, lookupMesh(programs, programs.getMeshAttr()),
               programs.getAxes(), programs.getClasses(),
               programs.getFunctions(symbols), symbols, isWork);
}

FailureOr<ProgramTraces>
mesh::traceFunction(FunctionOpInterface function, MeshAttr mesh,
                    mlir::SymbolTableCollection &symbols) {
  return trace(function, mesh, /*axes=*/{}, /*classes=*/{0}, {function},
               symbols, /*isWork=*/{});
}
