//===- VerifySpmd.cpp - devices agree where they have to ------------------===//

#include "mesh/Analysis/VarianceTrace.h"
#include "mesh/Interfaces/SplatValue.h"
#include "mesh/Transforms/VerifyPasses.h"

#include "mlir/IR/Dominance.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"

namespace mesh {
#define GEN_PASS_DEF_VERIFYSPMDPASS
#include "mesh/Transforms/VerifyPasses.h.inc"
} // namespace mesh

using namespace mesh;

namespace {
/// A decision that control flow goes by, along an axis on which it may differ.
struct Decision {
  Operation *op;
  Value value;
  unsigned axis;
};

class SpmdVerifier {
public:
  SpmdVerifier(FunctionOpInterface function, SymbolTableCollection &symbols,
               bool strict)
      : function(function), symbols(symbols), strict(strict),
        variance(function, symbols), order(function) {}

  LogicalResult verify();

private:
  void appendDecisions(ArrayRef<OpOperand *> operands,
                       SmallVectorImpl<Decision> &to) const;
  ArrayRef<Decision> getBranches(Region &region);
  ArrayRef<Decision> getDecisionsAround(Block *block);

  void verifyUse(Operation *op, unsigned axis);
  void verifyDecisions(Operation *op, ArrayRef<AxisRefAttr> axes);
  void verifyReduction(AllReduceOp op);
  void verifyReturn(Operation *op);
  void verifyCall(mlir::CallOpInterface call);
  void verifyDeclared(Operation *op, const llvm::Twine &what, Value value,
                      ShardingAttr sharding);

  /// The axes of the collectives that calls of `callee` lead to.
  const AxisList &getCollectiveAxes(FunctionOpInterface callee);
  FunctionOpInterface getCallee(mlir::CallOpInterface call) {
    return llvm::dyn_cast_or_null<FunctionOpInterface>(
        call.resolveCallableInTable(&symbols));
  }

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
  Variance variance;
  bool isWrong = false;
  mlir::PostDominanceInfo order;
  /// The branches between the blocks of a region.
  DenseMap<Region *, SmallVector<Decision>> branches;
  /// The control flow around the block that was asked for last.
  Block *block = nullptr;
  SmallVector<Decision> decisions;
  DenseMap<Operation *, AxisList> collectiveAxes;
};
} // namespace

static InFlightDiagnostic emitWarning(Operation *op) {
  return std::move(op->emitWarning() << "'" << op->getName() << "' op ");
}

//===----------------------------------------------------------------------===//
// What is declared
//===----------------------------------------------------------------------===//

/// What a value is that contradicts what it is declared to be; empty if that is
/// right, or may be.
static std::string getContradiction(AxisVariance known, AxisVariance declared) {
  auto describe = [](AxisVariance unreduced) {
    return ("unreduced (" + stringifyCombiner(unreduced.getCombiner()) + ")")
        .str();
  };
  if (known == declared || known.kind == AxisVariance::Unknown)
    return {};
  switch (declared.kind) {
  case AxisVariance::Invariant:
    return "to be the same, but " + (known.kind == AxisVariance::Unreduced
                                         ? "is " + describe(known)
                                         : std::string("varies"));
  case AxisVariance::Mixed:
  case AxisVariance::Varying:
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

/// Whether n equal parts make a whole that is something else.
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
    std::string contradiction = getContradiction(known, declared);
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
      emitWarning(op) << what << " is declared to be unreduced along "
                      << getAxis(axis)
                      << ", but is the same on all devices: it counts once "
                         "for each of them";
  }
}

void SpmdVerifier::verifyReturn(Operation *op) {
  for (auto [index, operand] : llvm::enumerate(op->getOperands()))
    verifyDeclared(op, "result " + llvm::Twine(index), operand,
                   function.getResultAttrOfType<ShardingAttr>(
                       index, StringRef(MeshDialect::kShardingAttrName)));
}

void SpmdVerifier::verifyCall(mlir::CallOpInterface call) {
  FunctionOpInterface callee = getCallee(call);
  if (!callee)
    return;
  verifyDecisions(call, getCollectiveAxes(callee));
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
// What ops take
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

void SpmdVerifier::verifyReduction(AllReduceOp op) {
  if (op.getCombiner() != Combiner::Sum || op.getAxes().empty() ||
      !variance.isSame(op.getInput(), op.getAxes()) ||
      isNeutral(op.getCombiner(), op.getInput()))
    return;
  int64_t n = lookupMesh(op, op.getMeshAttr()).getSize(op.getAxes());
  if (n > 1)
    emitWarning(op) << "sums up a value that is the same on all " << n
                    << " devices: " << n << " times the value";
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

ArrayRef<Decision> SpmdVerifier::getBranches(Region &region) {
  if (region.hasOneBlock())
    return {};
  auto [it, isNew] = branches.try_emplace(&region);
  if (isNew)
    for (Block &block : region)
      if (block.getNumSuccessors() > 1)
        appendDecisions(getDecidingOperands(block.getTerminator()), it->second);
  return it->second;
}

/// What decides whether a block is come to, from outside in. Of several blocks,
/// those stand under a branch that need not follow it.
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
    llvm::copy_if(getBranches(*around->getParent()),
                  std::back_inserter(decisions), [&](const Decision &branch) {
                    return !order.postDominates(around, branch.op->getBlock());
                  });
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
    if (!isOwn)
      continue;
    InFlightDiagnostic diag = emitError(op);
    bool isKnown = variance.get(decision.value, decision.axis).kind !=
                   AxisVariance::Unknown;
    diag << "runs under control flow that "
         << (isKnown ? "varies along " : "may vary along ")
         << getAxis(decision.axis)
         << ", one of its own axes: devices would wait for others that do not "
            "come";
    diag.attachNote(decision.op->getLoc())
        << "decided by '" << decision.op->getName() << "'";
    attachTrace(diag, variance, decision.value, decision.axis);
    return;
  }
}

/// The axes along which a device waits for others.
static ArrayRef<AxisRefAttr> getAxesToWaitOn(CollectiveOpInterface op) {
  if (llvm::isa<AllSliceOp>(op))
    return {};
  return op.getAxesAttr();
}

const AxisList &SpmdVerifier::getCollectiveAxes(FunctionOpInterface callee) {
  auto [it, isNew] = collectiveAxes.try_emplace(callee.getOperation());
  if (!isNew)
    return it->second;
  AxisList axes;
  callee->walk([&](Operation *op) {
    if (auto collective = llvm::dyn_cast<CollectiveOpInterface>(op))
      llvm::append_range(axes, getAxesToWaitOn(collective));
    if (auto call = llvm::dyn_cast<mlir::CallOpInterface>(op))
      if (FunctionOpInterface inner = getCallee(call))
        llvm::append_range(axes, AxisList(getCollectiveAxes(inner)));
  });
  llvm::sort(axes, [](AxisRefAttr a, AxisRefAttr b) {
    return a.getAsOpaquePointer() < b.getAsOpaquePointer();
  });
  axes.erase(llvm::unique(axes), axes.end());
  return collectiveAxes[callee.getOperation()] = std::move(axes);
}

//===----------------------------------------------------------------------===//
// All ops
//===----------------------------------------------------------------------===//

/// Looks at no op but those that communicate: the analysis has been to all.
LogicalResult SpmdVerifier::verify() {
  for (auto [op, axis] : variance.getMisuses())
    verifyUse(op, axis);
  for (Operation *op : variance.getCommunication()) {
    if (auto collective = llvm::dyn_cast<CollectiveOpInterface>(op))
      verifyDecisions(op, getAxesToWaitOn(collective));
    else
      verifyCall(llvm::cast<mlir::CallOpInterface>(op));
    if (auto reduction = llvm::dyn_cast<AllReduceOp>(op))
      verifyReduction(reduction);
  }
  for (Block &block : function.getFunctionBody())
    if (block.mightHaveTerminator() &&
        block.getTerminator()->hasTrait<OpTrait::ReturnLike>())
      verifyReturn(block.getTerminator());
  return failure(isWrong);
}

LogicalResult mesh::verifySpmd(FunctionOpInterface function,
                               SymbolTableCollection &symbols, bool strict) {
  return SpmdVerifier(function, symbols, strict).verify();
}

namespace {
struct VerifySpmdPass : public mesh::impl::VerifySpmdPassBase<VerifySpmdPass> {
  using VerifySpmdPassBase::VerifySpmdPassBase;

  void runOnOperation() override {
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
