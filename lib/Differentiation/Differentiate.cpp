//===- Differentiate.cpp - the functions that mesh.derivative declares ----===//

#include "DeclaredDerivatives.h"
#include "EraseUnread.h"
#include "InlineRules.h"
#include "PipelineAdjoint.h"
#include "TrainStep.h"
#include "mesh/Differentiation/DerivedFunctions.h"
#include "mesh/Differentiation/Passes.h"
#include "mesh/IR/BarrierOps.h"
#include "mesh/IR/MeshRt.h"
#include "mesh/Support/ChangeListener.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

namespace mesh {
#define GEN_PASS_DEF_DIFFERENTIATEPASS
#include "mesh/Differentiation/Passes.h.inc"
} // namespace mesh

using namespace mesh;

/// The number of the argument that `wrt` names, for `op`.
static FailureOr<unsigned> findArgument(Operation *op, func::FuncOp function,
                                        Attribute wrt) {
  if (auto index = llvm::dyn_cast<IntegerAttr>(wrt)) {
    if (index.getValue().ult(function.getNumArguments()))
      return index.getInt();
    return op->emitOpError("'wrt' must have indices less than ")
           << function.getNumArguments() << ", the number of arguments of @"
           << function.getSymName() << ", got " << index.getInt();
  }
  for (unsigned index = 0; index < function.getNumArguments(); ++index)
    if (function.getArgAttr(index, MeshDialect::kNameAttrName) == wrt)
      return index;
  return op->emitOpError("@")
         << function.getSymName() << " has no argument named " << wrt
         << "; mesh-lower-params makes arguments of parameters";
}

static FailureOr<SmallVector<unsigned>>
findArguments(Operation *op, func::FuncOp function, ArrayAttr wrt) {
  SmallVector<unsigned> indices;
  llvm::SmallDenseSet<unsigned> seen;
  for (Attribute attribute : wrt) {
    FailureOr<unsigned> index = findArgument(op, function, attribute);
    if (failed(index))
      return failure();
    if (!seen.insert(*index).second)
      return op->emitOpError("'wrt' names argument ")
             << *index << " of @" << function.getSymName() << " twice";
    indices.push_back(*index);
  }
  return indices;
}

/// The function called `name`, for `op`.
static FailureOr<func::FuncOp> findFunction(Operation *op, StringRef name,
                                            SymbolTable &symbols) {
  auto function = symbols.lookup<func::FuncOp>(name);
  if (!function)
    return op->emitOpError("'") << name << "' must be a func.func";
  return function;
}

static LogicalResult define(RewriterBase &rewriter, DerivativeOp derivative,
                            DerivedFunctions &functions) {
  SymbolTable &symbols = functions.getSymbols();
  FailureOr<func::FuncOp> function =
      findFunction(derivative, derivative.getFunction(), symbols);
  if (failed(function))
    return failure();
  FailureOr<SmallVector<unsigned>> wrt =
      findArguments(derivative, *function, derivative.getWrt());
  if (failed(wrt))
    return failure();
  DerivativeRequest request{
      derivative.getMode(),
      *wrt,
      derivative.getValue(),
      SavePolicy(derivative.getSaving().value_or(Attribute())),
      static_cast<int64_t>(derivative.getSaveEvery().value_or(1)),
      derivative.getLoc()};
  std::string name = derivative.getSymName().str();
  StringAttr visibility = derivative.getSymVisibilityAttr();
  symbols.remove(derivative);
  rewriter.eraseOp(derivative);
  FailureOr<func::FuncOp> defined = functions.derive(*function, name, request);
  if (failed(defined))
    return failure();
  if (visibility)
    defined->setSymVisibilityAttr(visibility);
  else
    defined->setPublic();
  return replaceDeclarations(rewriter, *defined, symbols);
}

static LogicalResult define(RewriterBase &rewriter, TrainStepOp step,
                            TrainStepOptions options,
                            DerivedFunctions &functions) {
  FailureOr<func::FuncOp> function =
      findFunction(step, step.getFunction(), functions.getSymbols());
  if (failed(function))
    return failure();
  FailureOr<SmallVector<unsigned>> wrt =
      step.getWrt() ? findArguments(step, *function, *step.getWrt())
                    : findParameters(step, *function);
  if (failed(wrt))
    return failure();
  return defineTrainStep(rewriter, step, *function, *wrt, options, functions);
}

/// Derives the parts that go backward of all pipelines with gradients.
static LogicalResult deriveParts(RewriterBase &rewriter, ModuleOp module,
                                 DerivedFunctions &functions) {
  SmallVector<PipelineOp> pipelines;
  module.walk([&](PipelineOp op) {
    if (op.hasGradients() && !op.hasBackward())
      pipelines.push_back(op);
  });
  for (PipelineOp op : pipelines)
    if (failed(derivePipelineParts(rewriter, op, functions)))
      return failure();
  return success();
}

/// Warns of names in `saving`, of the attribute `attribute` of `op`, that are
/// not in `known`.
static void warnOfNames(Operation *op, StringRef attribute,
                        std::optional<Attribute> saving,
                        const llvm::DenseSet<Attribute> &known) {
  auto names = llvm::dyn_cast_or_null<ArrayAttr>(saving.value_or(Attribute()));
  if (!names)
    return;
  for (auto name : names.getAsRange<StringAttr>())
    if (!known.contains(name) && !symbolizeSaveKind(name.getValue()))
      op->emitWarning("'") << attribute << "' has the name " << name
                           << ", but no op has it as '"
                           << kCheckpointNameAttrName << "'";
}

/// Returns true if `module` has ops to be replaced by derivatives.
static bool hasDerivatives(ModuleOp module) {
  return !module.getOps<DerivativeOp>().empty() ||
         !module.getOps<TrainStepOp>().empty();
}

/// Warns of names of saved values that no op has.
static void warnOfNames(ModuleOp module) {
  llvm::DenseSet<Attribute> known;
  module.walk([&](Operation *op) {
    if (Attribute name = op->getAttr(kCheckpointNameAttrName))
      known.insert(name);
  });
  for (auto derivative : module.getOps<DerivativeOp>())
    warnOfNames(derivative, "saving", derivative.getSaving(), known);
  for (auto step : module.getOps<TrainStepOp>())
    warnOfNames(step, "saving", step.getSaving(), known);
  module.walk([&](Operation *op) {
    if (Attribute own = op->getAttr(kCheckpointAttrName))
      warnOfNames(op, kCheckpointAttrName, own, known);
  });
}

/// Erases the names of saved values, and the barriers that have one.
static void eraseNames(RewriterBase &rewriter, ModuleOp module) {
  module.walk([&](Operation *op) {
    if (!op->hasAttr(kCheckpointNameAttrName))
      return;
    if (auto barrier = llvm::dyn_cast<OptimizationBarrierOp>(op))
      return rewriter.replaceOp(op, barrier.getInput());
    rewriter.modifyOpInPlace(op,
                             [&] { op->removeAttr(kCheckpointNameAttrName); });
  });
}

namespace {
struct DifferentiatePass
    : public mesh::impl::DifferentiatePassBase<DifferentiatePass> {
  using DifferentiatePassBase::DifferentiatePassBase;

  void runOnOperation() override {
    ModuleOp module = getOperation();
    SymbolTable symbols(module);
    DerivedFunctions functions(symbols);
    ChangeListener listener;
    mlir::IRRewriter rewriter(&getContext(), &listener);
    // Without derivatives, names may have been erased, and functions keep their
    // own derivatives for later.
    bool isDerived = hasDerivatives(module);
    if (isDerived)
      warnOfNames(module);
    if (failed(deriveParts(rewriter, module, functions)))
      return signalPassFailure();
    FailureOr<SmallVector<DerivativeOp>> derivatives =
        orderDerivatives(module, symbols);
    if (failed(derivatives))
      return signalPassFailure();
    for (DerivativeOp derivative : *derivatives)
      if (failed(define(rewriter, derivative, functions)))
        return signalPassFailure();
    for (auto step : llvm::make_early_inc_range(module.getOps<TrainStepOp>()))
      if (failed(
              define(rewriter, step, {donateState, skipNonFinite}, functions)))
        return signalPassFailure();
    if (isDerived) {
      inlineRules(rewriter, module);
      eraseUnread(rewriter, module);
    }
    module.walk([&](StopGradientOp stop) {
      rewriter.replaceOp(stop, stop.getInput());
    });
    eraseNames(rewriter, module);
    if (!listener.hasChanged())
      markAllAnalysesPreserved();
  }
};
} // namespace
