//===- LowerParams.cpp - Make arguments of parameters ---------------------===//

#include "mesh/IR/DerivativeOps.h"
#include "mesh/Params/InitializeParam.h"
#include "mesh/Params/LowerParamValues.h"
#include "mesh/Params/Norms.h"
#include "mesh/Params/Params.h"
#include "mesh/Params/Passes.h"
#include "mesh/Support/ChangeListener.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Transforms/WalkPatternRewriteDriver.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/MapVector.h"

namespace mesh {
#define GEN_PASS_DEF_LOWERPARAMSPASS
#include "mesh/Params/Passes.h.inc"
} // namespace mesh

using namespace mesh;

namespace {
/// A function, what it calls, and the parameters that it takes.
struct Reader {
  SmallVector<ParamGetOp> gets;
  SmallVector<func::CallOp> calls;
  SmallVector<func::FuncOp> callers;
  /// By the parameters' order.
  llvm::BitVector params;
  /// The argument for each of these.
  DenseMap<unsigned, Value> arguments;
};

/// Threads parameters through the functions of a module. Invariant: a reader's
/// `params` has those that it reads itself, and, once propagated, those of all
/// that it calls.
class ParamLowering {
public:
  ParamLowering(RewriterBase &rewriter, ModuleOp module, StringRef initName)
      : rewriter(rewriter), module(module), symbols(module), initName(initName),
        params(getParams(module)) {
    for (auto [index, param] : llvm::enumerate(params))
      indices[param.getSymNameAttr()] = index;
  }

  LogicalResult run();

private:
  LogicalResult collect(func::FuncOp function);
  void propagate();
  LogicalResult addArguments(func::FuncOp function, Reader &reader);
  void replaceCall(func::CallOp call, Reader &caller);
  void buildInit();
  DictionaryAttr getAttributes(ParamOp param);

  RewriterBase &rewriter;
  ModuleOp module;
  SymbolTable symbols;
  StringRef initName;
  SmallVector<ParamOp> params;
  DenseMap<StringAttr, unsigned> indices;
  llvm::MapVector<func::FuncOp, Reader> readers;
};
} // namespace

/// Checks that a parameter can be handed to `get` as an argument.
static LogicalResult verifyPlace(ParamGetOp get, func::FuncOp function) {
  for (Operation *parent = get->getParentOp(); parent != function;
       parent = parent->getParentOp())
    if (parent->hasTrait<OpTrait::IsIsolatedFromAbove>())
      return get.emitOpError("stands in a region that sees nothing of its "
                             "function; read the parameter outside of it");
  if (!function->hasAttr(MeshDialect::kSpmdAttrName) &&
      !function->hasAttr(MeshDialect::kProgramAttrName))
    return success();
  return get.emitOpError("is on whole tensors and cannot stand in local view");
}

LogicalResult ParamLowering::collect(func::FuncOp function) {
  Reader &reader = readers[function];
  reader.params.resize(params.size());
  WalkResult result = function.walk([&](Operation *op) -> WalkResult {
    if (auto get = llvm::dyn_cast<ParamGetOp>(op)) {
      if (failed(verifyPlace(get, function)))
        return WalkResult::interrupt();
      reader.gets.push_back(get);
      reader.params.set(indices.lookup(get.getParamAttr().getAttr()));
    }
    if (auto call = llvm::dyn_cast<func::CallOp>(op))
      reader.calls.push_back(call);
    return WalkResult::advance();
  });
  return failure(result.wasInterrupted());
}

/// Parameters that a function reads its callers take, too.
void ParamLowering::propagate() {
  SmallVector<func::FuncOp> worklist;
  for (auto &[function, reader] : readers) {
    for (func::CallOp call : reader.calls)
      if (auto callee = symbols.lookup<func::FuncOp>(call.getCallee()))
        readers[callee].callers.push_back(function);
    worklist.push_back(function);
  }
  while (!worklist.empty()) {
    const Reader &reader = readers[worklist.pop_back_val()];
    for (func::FuncOp caller : reader.callers) {
      llvm::BitVector &taken = readers[caller].params;
      if (!reader.params.test(taken))
        continue;
      taken |= reader.params;
      worklist.push_back(caller);
    }
  }
}

/// Name and layout, as a value's attributes.
DictionaryAttr ParamLowering::getAttributes(ParamOp param) {
  SmallVector<NamedAttribute> attributes;
  Builder builder(param.getContext());
  attributes.push_back(
      builder.getNamedAttr(MeshDialect::kNameAttrName, param.getSymNameAttr()));
  attributes.push_back(
      builder.getNamedAttr(MeshDialect::kParamAttrName, builder.getUnitAttr()));
  if (std::optional<ShardingAttr> sharding = param.getSharding())
    attributes.push_back(
        builder.getNamedAttr(MeshDialect::kShardingAttrName, *sharding));
  if (std::optional<LogicalShardingAttr> logical = param.getLogical())
    attributes.push_back(
        builder.getNamedAttr(MeshDialect::kLogicalAttrName, *logical));
  return builder.getDictionaryAttr(attributes);
}

LogicalResult ParamLowering::addArguments(func::FuncOp function,
                                          Reader &reader) {
  unsigned first = function.getNumArguments();
  SmallVector<Type> types;
  SmallVector<DictionaryAttr> attributes;
  SmallVector<Location> locs;
  for (unsigned index : reader.params.set_bits()) {
    types.push_back(params[index].getType());
    attributes.push_back(getAttributes(params[index]));
    locs.push_back(params[index].getLoc());
  }
  SmallVector<unsigned> places(types.size(), first);
  LogicalResult inserted = failure();
  rewriter.modifyOpInPlace(function, [&] {
    inserted = function.insertArguments(places, types, attributes, locs);
  });
  if (failed(inserted))
    return failure();
  for (unsigned index : reader.params.set_bits())
    reader.arguments[index] = function.getArgument(first++);
  for (ParamGetOp get : reader.gets) {
    unsigned index = indices.lookup(get.getParamAttr().getAttr());
    rewriter.replaceOp(get, reader.arguments[index]);
  }
  return success();
}

void ParamLowering::replaceCall(func::CallOp call, Reader &caller) {
  auto callee = symbols.lookup<func::FuncOp>(call.getCallee());
  if (!callee)
    return;
  SmallVector<Value> operands;
  for (unsigned index : readers[callee].params.set_bits())
    operands.push_back(caller.arguments[index]);
  rewriter.modifyOpInPlace(call,
                           [&] { call.getOperandsMutable().append(operands); });
}

void ParamLowering::buildInit() {
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPointToEnd(module.getBody());
  auto keyType = RankedTensorType::get({2}, rewriter.getI32Type());
  SmallVector<Type> types;
  SmallVector<Attribute> attributes;
  for (ParamOp param : params) {
    types.push_back(param.getType());
    attributes.push_back(getAttributes(param));
  }
  Location loc = params.front().getLoc();
  auto function = func::FuncOp::create(
      rewriter, loc, initName, rewriter.getFunctionType(keyType, types));
  function.setArgAttr(0, MeshDialect::kNameAttrName,
                      rewriter.getStringAttr("key"));
  function.setResAttrsAttr(rewriter.getArrayAttr(attributes));
  rewriter.setInsertionPointToStart(function.addEntryBlock());
  SmallVector<Value> values;
  for (ParamOp param : params)
    values.push_back(emitInitializer(rewriter, param, function.getArgument(0)));
  func::ReturnOp::create(rewriter, loc, values);
}

LogicalResult ParamLowering::run() {
  if (params.empty())
    return success();
  if (Operation *other = symbols.lookup(initName)) {
    InFlightDiagnostic diag =
        params.front().emitOpError("cannot be initialised by @")
        << initName << ": there is one already";
    diag.attachNote(other->getLoc()) << "here";
    return diag;
  }
  for (auto function : module.getOps<func::FuncOp>())
    if (failed(collect(function)))
      return failure();
  propagate();
  for (auto &[function, reader] : readers)
    if (failed(addArguments(function, reader)))
      return failure();
  for (auto &[function, reader] : readers)
    for (func::CallOp call : reader.calls)
      replaceCall(call, reader);
  buildInit();
  for (ParamOp param : params)
    rewriter.eraseOp(param);
  return success();
}

LogicalResult mesh::lowerParams(RewriterBase &rewriter, ModuleOp module,
                                StringRef initName, StringRef normsName) {
  if (!normsName.empty() &&
      failed(buildParamNorms(rewriter, module, normsName)))
    return failure();
  return ParamLowering(rewriter, module, initName).run();
}

/// Returns true if functions are still to be differentiated.
static bool declaresDerivatives(ModuleOp module) {
  return llvm::any_of(module.getOps(), [](Operation &op) {
    return llvm::isa<DerivativeOp, TrainStepOp>(op);
  });
}

namespace {
struct LowerParamsPass
    : public mesh::impl::LowerParamsPassBase<LowerParamsPass> {
  using LowerParamsPassBase::LowerParamsPassBase;

  LogicalResult initialize(MLIRContext *context) override {
    RewritePatternSet set(context);
    populateLowerParamExchangesPatterns(set);
    populateLowerNormsPatterns(set);
    patterns = std::move(set);
    return success();
  }

  void runOnOperation() override {
    ChangeListener listener;
    IRRewriter rewriter(&getContext(), &listener);
    if (failed(lowerParams(rewriter, getOperation(), init, norms)))
      return signalPassFailure();
    // Derivatives have rules for these ops, which what they become has not: a
    // norm has a derivative at zero, a square root has none.
    if (!declaresDerivatives(getOperation()))
      walkAndApplyPatterns(getOperation(), patterns, &listener);
    if (!listener.hasChanged())
      markAllAnalysesPreserved();
  }

private:
  FrozenRewritePatternSet patterns;
};
} // namespace
