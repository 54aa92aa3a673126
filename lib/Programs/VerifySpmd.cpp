//===- VerifySpmd.cpp - devices agree where they have to ------------------===//

#include "mesh/Programs/VerifySpmd.h"
#include "mesh/Analysis/CalledFunctions.h"
#include "mesh/Analysis/ControlDependence.h"
#include "mesh/Analysis/FutureWaits.h"
#include "mesh/Analysis/RegionFlow.h"
#include "mesh/Analysis/Variance/VarianceTrace.h"
#include "mesh/IR/SourceText.h"
#include "mesh/Interfaces/SplatValue.h"
#include "mesh/Programs/MatchTraces.h"
#include "mesh/Programs/Passes.h"

#include "mlir/IR/Verifier.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/ADT/TypeSwitch.h"
#include "llvm/Support/FormatVariadic.h"

#include <map>

namespace mesh {
#define GEN_PASS_DEF_VERIFYSPMDPASS
#include "mesh/Programs/Passes.h.inc"
} // namespace mesh

using namespace mesh;

namespace {
/// A decision that control flow goes by, along an axis on which it may differ.
struct Decision {
  Operation *op;
  Value value;
  unsigned axis;
};

/// The communication of a function, or of what it calls.
struct Communication {
  /// The axes of collectives.
  AxisList axes;
  /// True if there are sends or receives.
  bool hasMessages = false;
};

class SpmdVerifier {
public:
  SpmdVerifier(FunctionOpInterface function, SymbolTableCollection &symbols,
               bool strict, const VerifySpmdScope &scope)
      : function(function), symbols(symbols), strict(strict),
        followed(scope.followed), variance(function, symbols, scope.unlike) {}

  LogicalResult verify();

private:
  void appendDecisions(ArrayRef<OpOperand *> operands,
                       SmallVectorImpl<Decision> &to) const;
  ArrayRef<Decision> getDecisionsAround(Block *block);
  void noteDecision(InFlightDiagnostic &diag, const Decision &decision) const;

  void verifyUse(Operation *op, unsigned axis);
  void verifyDecisions(Operation *op, ArrayRef<AxisRefAttr> axes);
  void verifyReduction(CollectiveOpInterface op);
  void verifyStart(AsyncOp op);
  void verifyMessages();
  ShardingAttr getResultSharding(unsigned index);
  void verifyReturn(Operation *op);
  void verifyReturns(ArrayRef<Operation *> returns);
  void verifyCall(mlir::CallOpInterface call);
  void verifyDeclared(Operation *op, const llvm::Twine &what, Value value,
                      ShardingAttr sharding);

  /// The axes along which a device waits for others.
  ArrayRef<AxisRefAttr> getAxesToWaitOn(CollectiveOpInterface op) const;
  /// Returns the communication that calls of `callee` lead to.
  const Communication &getCommunication(FunctionOpInterface callee);
  bool findMessages();

  void warn(Operation *op, StringRef message, Value value, unsigned axis);
  InFlightDiagnostic emitError(Operation *op) {
    isWrong = true;
    return op->emitOpError();
  }
  std::string getAxis(unsigned axis) const {
    return variance.getAxes()[axis].str();
  }

  FunctionOpInterface function;
  SymbolTableCollection &symbols;
  const bool strict;
  const ArrayRef<AxisRefAttr> followed;
  Variance variance;
  bool isWrong = false;
  /// With the places that they are of.
  llvm::StringSet<> warnings;
  bool hasMessages = false;
  ControlDependence control;
  /// The control flow around the block that was asked for last.
  Block *block = nullptr;
  SmallVector<Decision> decisions;
  /// The communication of functions that are called, with what these call.
  std::map<Operation *, Communication> ofCallees;
};
} // namespace

/// Once for each place in the source: what was unrolled or inlined is there
/// several times.
void SpmdVerifier::warn(Operation *op, StringRef message, Value value,
                        unsigned axis) {
  if (!warnings.insert(getSourceText(op->getLoc()) + message.str()).second)
    return;
  InFlightDiagnostic diag = op->emitWarning();
  diag << "'" << op->getName() << "' op " << message;
  attachTrace(diag, variance, value, axis);
}

//===----------------------------------------------------------------------===//
// Declared variance
//===----------------------------------------------------------------------===//

/// Returns the variance of a value that contradicts its declaration; empty if
/// that is right, or may be.
static std::string getContradiction(AxisVariance known, AxisVariance declared,
                                    bool strict) {
  auto describe = [](AxisVariance unreduced) {
    return ("unreduced (" + stringifyCombiner(unreduced.getCombiner()) + ")")
        .str();
  };
  if (known == declared)
    return {};
  if (known.kind == AxisVariance::Unknown)
    return strict && declared.kind == AxisVariance::Invariant
               ? "to be the same, but may vary"
               : "";
  switch (declared.kind) {
  case AxisVariance::Invariant:
    return "to be the same, but " + (known.kind == AxisVariance::Unreduced
                                         ? "is " + describe(known)
                                         : std::string("varies"));
  case AxisVariance::Mixed:
  case AxisVariance::Varying:
  case AxisVariance::Permuted:
    return known.kind == AxisVariance::Unreduced
               ? "to be split, but is " + describe(known)
               : std::string();
  case AxisVariance::Unreduced:
    return known.kind == AxisVariance::Unreduced
               ? "to be " + describe(declared) + ", but is " + describe(known)
               : std::string();
  case AxisVariance::Unknown:
    return {};
  }
  llvm_unreachable("not a kind");
}

/// Returns true if n equal parts make a whole that is something else.
static bool countsCopies(Combiner combiner) {
  return combiner == Combiner::Sum || combiner == Combiner::Product;
}

void SpmdVerifier::verifyDeclared(Operation *op, const llvm::Twine &what,
                                  Value value, ShardingAttr sharding) {
  if (!sharding || sharding.getMesh() != variance.getMeshName())
    return;
  for (auto [axis, declared] :
       llvm::enumerate(variance.getDeclared(sharding))) {
    AxisVariance known = variance.get(value, axis);
    std::string contradiction = getContradiction(known, declared, strict);
    if (!contradiction.empty()) {
      InFlightDiagnostic diag = emitError(op);
      diag << what << " is declared " << contradiction << " along "
           << getAxis(axis);
      attachTrace(diag, variance, value, axis);
      continue;
    }
    if (declared.kind == AxisVariance::Unreduced &&
        known.kind == AxisVariance::Invariant &&
        countsCopies(declared.getCombiner()) &&
        !isNeutral(declared.getCombiner(), value))
      warn(op,
           (what + " is declared to be unreduced along " + getAxis(axis) +
            ", but is the same on all devices: it counts once for each of them")
               .str(),
           value, axis);
  }
}

ShardingAttr SpmdVerifier::getResultSharding(unsigned index) {
  return function.getResultAttrOfType<ShardingAttr>(
      index, StringRef(MeshDialect::kShardingAttrName));
}

void SpmdVerifier::verifyReturn(Operation *op) {
  for (auto [index, operand] : llvm::enumerate(op->getOperands()))
    verifyDeclared(op, "result " + llvm::Twine(index), operand,
                   getResultSharding(index));
}

/// Where devices end at different returns, what each of them returns may be the
/// same wherever it is returned, and is not one value.
void SpmdVerifier::verifyReturns(ArrayRef<Operation *> returns) {
  if (returns.size() < 2)
    return;
  SmallVector<Decision> deciding;
  appendDecisions(control.getEndOperands(function.getFunctionBody()), deciding);
  Operation *first = returns.front();
  for (unsigned i = 0; i < first->getNumOperands(); ++i) {
    ShardingAttr sharding = getResultSharding(i);
    bool isOne = llvm::all_of(returns, [&](Operation *op) {
      return op->getOperand(i) == first->getOperand(i);
    });
    if (isOne || !sharding || sharding.getMesh() != variance.getMeshName())
      continue;
    Variance::Axes declared = variance.getDeclared(sharding);
    const auto *decision = llvm::find_if(deciding, [&](const Decision &made) {
      return declared[made.axis].kind == AxisVariance::Invariant;
    });
    if (decision == deciding.end())
      continue;
    InFlightDiagnostic diag = emitError(first);
    diag << "result " << i << " is declared to be the same, but along "
         << getAxis(decision->axis) << " devices may come to different returns";
    noteDecision(diag, *decision);
  }
}

void SpmdVerifier::verifyCall(mlir::CallOpInterface call) {
  FunctionOpInterface callee = getCallee(call, symbols);
  if (!callee)
    return;
  verifyDecisions(call, getCommunication(callee).axes);
  if (callee->getAttr(MeshDialect::kSpmdAttrName) != variance.getMeshName())
    return;
  for (auto [index, operand] : llvm::enumerate(call.getArgOperands()))
    verifyDeclared(call,
                   "operand " + llvm::Twine(index) + " of @" + callee.getName(),
                   operand,
                   callee.getArgAttrOfType<ShardingAttr>(
                       index, StringRef(MeshDialect::kShardingAttrName)));
}

//===----------------------------------------------------------------------===//
// Operands of ops
//===----------------------------------------------------------------------===//

void SpmdVerifier::verifyUse(Operation *op, unsigned axis) {
  auto operand = llvm::find_if(op->getOperands(), [&](Value operand) {
    return variance.get(operand, axis).kind == AxisVariance::Unreduced;
  });
  // Or else it is so in part, put together with others.
  Value unreduced =
      operand == op->operand_end() ? op->getOperand(0) : Value(*operand);
  InFlightDiagnostic diag = emitError(op);
  diag << "takes an operand that is unreduced along " << getAxis(axis)
       << " as if it were whole; reduce it first";
  attachTrace(diag, variance, unreduced, axis);
}

/// Along some of the axes the value may be the same, along others not. What
/// devices with other programs bring is not known.
void SpmdVerifier::verifyReduction(CollectiveOpInterface op) {
  std::optional<Combiner> combiner = op.getReductionCombiner();
  if (!combiner || !countsCopies(*combiner) ||
      op.getMeshAttr() != variance.getMeshName() ||
      variance.meetsOthers(op.getAxesAttr()) ||
      isNeutral(*combiner, op.getInput()))
    return;
  SmallVector<unsigned> same;
  for (AxisRefAttr axis : op.getAxesAttr())
    variance.forEachPart(axis, [&](unsigned part, bool isCovered) {
      if (isCovered &&
          variance.get(op.getInput(), part).kind == AxisVariance::Invariant)
        same.push_back(part);
    });
  if (same.empty())
    return;
  int64_t n = 1;
  std::string axes;
  for (unsigned axis : same) {
    n *= variance.getSize(axis);
    axes += (axes.empty() ? "" : ", ") + getAxis(axis);
  }
  bool isSum = *combiner == Combiner::Sum;
  warn(op,
       llvm::formatv(
           "{0} a value that is the same on all {1} devices along "
           "{2}: {3}",
           isSum ? "sums up" : "multiplies", n, axes,
           isSum ? llvm::formatv("{0} times the value", n).str()
                 : llvm::formatv("the value to the power of {0}", n).str())
           .str(),
       op.getInput(), same.front());
}

//===----------------------------------------------------------------------===//
// Control flow
//===----------------------------------------------------------------------===//

void SpmdVerifier::appendDecisions(ArrayRef<OpOperand *> operands,
                                   SmallVectorImpl<Decision> &to) const {
  for (OpOperand *operand : operands)
    for (unsigned axis = 0; axis < variance.getAxes().size(); ++axis)
      if (AxisVariance::Kind kind = variance.get(operand->get(), axis).kind;
          kind != AxisVariance::Invariant &&
          (strict || kind != AxisVariance::Unknown))
        to.push_back({operand->getOwner(), operand->get(), axis});
}

void SpmdVerifier::noteDecision(InFlightDiagnostic &diag,
                                const Decision &decision) const {
  diag.attachNote(decision.op->getLoc())
      << "decided by '" << decision.op->getName() << "'";
  attachTrace(diag, variance, decision.value, decision.axis);
}

/// Returns the values that decide whether, and how often, a block is come to,
/// from outside in.
ArrayRef<Decision> SpmdVerifier::getDecisionsAround(Block *inner) {
  if (inner == block)
    return decisions;
  block = inner;
  decisions.clear();
  SmallVector<Block *> blocks = {inner};
  while (blocks.back()->getParent() != &function.getFunctionBody())
    blocks.push_back(blocks.back()->getParentOp()->getBlock());
  for (Block *around : llvm::reverse(blocks)) {
    appendDecisions(variance.getDecisions(around->getParentOp()), decisions);
    for (Block *branch : control.getDeciding(around))
      appendDecisions(getDecidingOperands(branch->getTerminator()), decisions);
  }
  return decisions;
}

void SpmdVerifier::verifyDecisions(Operation *op, ArrayRef<AxisRefAttr> axes) {
  if (axes.empty())
    return;
  for (const Decision &decision : getDecisionsAround(op->getBlock())) {
    bool isOwn = false;
    for (AxisRefAttr axis : axes)
      variance.forEachPart(
          axis, [&](unsigned part, bool) { isOwn |= part == decision.axis; });
    if (!isOwn || overlapsAny(lookupMesh(op, variance.getMeshName()),
                              variance.getAxes()[decision.axis], followed))
      continue;
    InFlightDiagnostic diag = emitError(op);
    bool isKnown = variance.get(decision.value, decision.axis).kind !=
                   AxisVariance::Unknown;
    diag << "runs under control flow that "
         << (isKnown ? "varies along " : "may vary along ")
         << getAxis(decision.axis)
         << ", one of its own axes: devices would wait for others that do not "
            "come";
    noteDecision(diag, decision);
    return;
  }
}

ArrayRef<AxisRefAttr>
SpmdVerifier::getAxesToWaitOn(CollectiveOpInterface op) const {
  if (llvm::isa<AllSliceOp>(op))
    return {};
  // The members of a group over another mesh do not follow from these axes.
  return op.getMeshAttr() == variance.getMeshName()
             ? ArrayRef<AxisRefAttr>(op.getAxesAttr())
             : variance.getAxes();
}

const Communication &
SpmdVerifier::getCommunication(FunctionOpInterface callee) {
  auto [it, isNew] = ofCallees.try_emplace(callee);
  Communication &found = it->second;
  if (!isNew)
    return found;
  for (FunctionOpInterface reached : getReachable({callee}, symbols))
    reached->walk([&](Operation *op) {
      found.hasMessages |= llvm::isa<SendOp, RecvOp>(op);
      if (auto collective = llvm::dyn_cast<CollectiveOpInterface>(op))
        for (AxisRefAttr axis : getAxesToWaitOn(collective))
          if (!llvm::is_contained(found.axes, axis))
            found.axes.push_back(axis);
    });
  return found;
}

//===----------------------------------------------------------------------===//
// Futures and messages
//===----------------------------------------------------------------------===//

void SpmdVerifier::verifyStart(AsyncOp op) {
  if (auto waits =
          hasMessages ? findSurelyWaitedTwice(op) : findWaitedTwice(op)) {
    auto [first, second] = *waits;
    InFlightDiagnostic diag = emitError(op);
    diag << "is waited for more than once on some way through the function";
    diag.attachNote(first->getLoc())
        << (first == second ? "here, in a loop" : "here");
    if (first != second)
      diag.attachNote(second->getLoc()) << "and here";
    return;
  }
  // Where there are messages, what devices do is followed.
  Value future = hasMessages ? Value() : findUnwaited(op);
  if (!future)
    return;
  InFlightDiagnostic diag = emitError(op);
  diag << "is started, and not waited for on all ways through the function";
  if (future != op.getFuture())
    diag.attachNote(future.getLoc()) << "as this there is a way without a wait";
}

/// Returns true if the function, or what it calls, sends or receives by itself.
bool SpmdVerifier::findMessages() {
  return llvm::any_of(variance.getCommunication(), [&](Operation *op) {
    FunctionOpInterface callee = getCallee(op, symbols);
    return llvm::isa<SendOp, RecvOp>(op) ||
           (callee && getCommunication(callee).hasMessages);
  });
}

/// All devices run the function: who sends and who receives follows from where
/// they are. What a caller has the other end of is looked at there.
void SpmdVerifier::verifyMessages() {
  bool isCalled =
      mlir::SymbolTable::getSymbolVisibility(function) ==
          mlir::SymbolTable::Visibility::Private &&
      !mlir::SymbolTable::symbolKnownUseEmpty(
          function, function->getParentWithTrait<OpTrait::SymbolTable>());
  if (isCalled)
    return;
  MeshAttr mesh = lookupMesh(function, variance.getMeshName());
  FailureOr<ProgramTraces> traces = traceFunction(function, mesh, symbols);
  FailureOr<TraceMatching> matching;
  isWrong |= failed(traces) || failed(matching = matchTraces(*traces)) ||
             failed(checkProgress(*traces, *matching, /*credits=*/0));
}

//===----------------------------------------------------------------------===//
// All ops
//===----------------------------------------------------------------------===//

/// Looks at no op but those that communicate: the analysis has been to all.
LogicalResult SpmdVerifier::verify() {
  hasMessages = findMessages();
  for (auto [op, axis] : variance.getMisuses())
    verifyUse(op, axis);
  for (Operation *op : variance.getCommunication())
    llvm::TypeSwitch<Operation *>(op)
        .Case([&](CollectiveOpInterface collective) {
          verifyDecisions(op, getAxesToWaitOn(collective));
          verifyReduction(collective);
        })
        .Case([&](AsyncOp async) { verifyStart(async); })
        .Case([&](mlir::CallOpInterface call) { verifyCall(call); });
  // Messages of programs meet those of other programs.
  if (hasMessages && !function->hasAttr(MeshDialect::kProgramAttrName))
    verifyMessages();
  SmallVector<Operation *> returns;
  for (Block &block : function.getFunctionBody())
    if (block.mightHaveTerminator() &&
        block.getTerminator()->hasTrait<OpTrait::ReturnLike>())
      returns.push_back(block.getTerminator());
  llvm::for_each(returns, [&](Operation *op) { verifyReturn(op); });
  verifyReturns(returns);
  return failure(isWrong);
}

LogicalResult mesh::verifySpmd(FunctionOpInterface function,
                               SymbolTableCollection &symbols, bool strict,
                               const VerifySpmdScope &scope) {
  return SpmdVerifier(function, symbols, strict, scope).verify();
}

namespace {
struct VerifySpmdPass : public mesh::impl::VerifySpmdPassBase<VerifySpmdPass> {
  using VerifySpmdPassBase::VerifySpmdPassBase;

  void runOnOperation() override {
    if (failed(mlir::verify(getOperation())))
      return signalPassFailure();
    SymbolTableCollection symbols;
    bool isWrong = false;
    getOperation()->walk<WalkOrder::PreOrder>([&](Operation *op) {
      auto function = llvm::dyn_cast<FunctionOpInterface>(op);
      if (!function)
        return WalkResult::advance();
      if (function->hasAttr(MeshDialect::kSpmdAttrName) &&
          !function->hasAttr(MeshDialect::kProgramAttrName) &&
          !function.isExternal())
        isWrong |= failed(verifySpmd(function, symbols, strict));
      // There are no functions within functions.
      return WalkResult::skip();
    });
    if (isWrong)
      return signalPassFailure();
    markAllAnalysesPreserved();
  }
};
} // namespace
