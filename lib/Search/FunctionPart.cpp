//===- FunctionPart.cpp - a device's part of a function -------------------===//

#include "FunctionPart.h"

#include "mesh/Differentiation/DifferentiableOpInterface.h"
#include "mesh/IR/DerivativeOps.h"
#include "mesh/IR/EraseMeshAttributes.h"
#include "mesh/IR/LocalViewOnly.h"
#include "mesh/Pipelines/Pipelines.h"
#include "mesh/Transforms/Passes.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Transforms/Passes.h"

using namespace mesh;

/// The mesh, and its only axis: along it are the parts.
static constexpr StringLiteral kMesh = "parts", kAxis = "part";

ShardingAttr PartMaker::getSharding(Type type, bool isSplit) const {
  MLIRContext *context = type.getContext();
  auto mesh = FlatSymbolRefAttr::get(context, kMesh);
  int64_t rank = llvm::cast<RankedTensorType>(type).getRank();
  ShardingAttr whole = ShardingAttr::getReplicated(mesh, rank);
  if (!isSplit)
    return whole;
  SmallVector<DimShardingAttr> dims(whole.getDims());
  dims.front() = DimShardingAttr::get(context, AxisRefAttr::get(context, kAxis),
                                      /*isOpen=*/false, /*priority=*/-1);
  return ShardingAttr::get(context, mesh, dims, {}, std::nullopt, {});
}

ShardingAttr PartMaker::getPartial(Type type) const {
  MLIRContext *context = type.getContext();
  ShardingAttr whole = getSharding(type, /*isSplit=*/false);
  return ShardingAttr::get(context, whole.getMesh(), whole.getDims(), {},
                           Combiner::Sum, AxisRefAttr::get(context, kAxis));
}

bool PartMaker::isSplit(Attribute sharding) {
  bool isFound = false;
  if (sharding)
    sharding.walk([&](AxisRefAttr) { isFound = true; });
  return isFound;
}

LogicalResult PartMaker::fail(func::FuncOp function, const llvm::Twine &text) {
  problem.add(("@" + function.getSymName() + ": " + text).str());
  return failure();
}

/// Returns true if calls of `function` say how it is differentiated.
static bool hasOwnDerivative(func::FuncOp function) {
  return function->hasAttr(kCustomVJPAttrName) ||
         function->hasAttr(kCheckpointAttrName);
}

/// Returns true if annotations decide about values in the body of `function`.
static bool isAnnotated(func::FuncOp function) {
  return function.getFunctionBody()
      .walk([](Operation *op) {
        return PartMaker::isSplit(op->getAttrDictionary())
                   ? WalkResult::interrupt()
                   : WalkResult::advance();
      })
      .wasInterrupted();
}

/// Leaves `function` in `part`, and what it calls. Calls are inlined but for
/// those of functions that are differentiated in their own way.
LogicalResult PartMaker::inlineCalls(ModuleOp part, func::FuncOp function) {
  for (Operation &op : llvm::make_early_inc_range(*part.getBody())) {
    if (llvm::isa<MeshOp>(op))
      continue; // Annotations name it.
    auto each = llvm::dyn_cast<func::FuncOp>(op);
    if (!each) {
      op.erase();
      continue;
    }
    each.setPrivate();
    each.setNoInline(hasOwnDerivative(each));
    // Functions that are named here alone are parts of their own.
    each->removeAttr(kCustomVJPAttrName);
    each->removeAttr(kCustomJVPAttrName);
  }
  function.setPublic();
  // Parts of many functions of one module are made: calls of others stay out.
  PassManager selection(part.getContext());
  selection.addPass(mlir::createSymbolDCEPass());
  if (failed(selection.run(part)))
    return failure();
  for (auto each : part.getOps<func::FuncOp>())
    if (isAnnotated(each) ||
        (each != function && isSplit(each->getAttrDictionary())))
      return fail(function, "annotations in it are about whole batches");
  PassManager inlining(part.getContext());
  inlining.addPass(mlir::createInlinerPass());
  inlining.addPass(mlir::createSymbolDCEPass());
  if (failed(inlining.run(part)))
    return failure();
  for (auto each : part.getOps<func::FuncOp>()) {
    if (each != function && !each.getNoInline())
      return fail(function, "calls in it cannot be inlined");
    each.setNoInline(false);
  }
  for (MeshOp mesh : llvm::make_early_inc_range(part.getOps<MeshOp>()))
    mesh.erase();
  return success();
}

/// Returns true if values with this sharding are summands of the whole.
static bool isPartial(ShardingAttr sharding) {
  return sharding && sharding.getCombiner();
}

/// Lets the type of `function` have the types of the arguments in its body.
static void readArgumentTypes(func::FuncOp function) {
  function.setType(FunctionType::get(function.getContext(),
                                     function.getBody().getArgumentTypes(),
                                     function.getResultTypes()));
}

void PartMaker::addSummands(BlockArgument argument) {
  auto type = llvm::cast<RankedTensorType>(argument.getType());
  SmallVector<int64_t> shape = {parts};
  llvm::append_range(shape, type.getShape());
  Location loc = argument.getLoc();
  OpBuilder builder = OpBuilder::atBlockBegin(argument.getOwner());
  argument.setType(type.clone(shape));
  auto sum = linalg::ReduceOp::create(
      builder, loc, argument, createZeros(builder, loc, type),
      ArrayRef<int64_t>{0},
      [](OpBuilder &body, Location at, ValueRange values) {
        linalg::YieldOp::create(body, at,
                                createSum(body, at, values[0], values[1]));
      });
  argument.replaceAllUsesExcept(sum.getResult(0), sum);
}

LogicalResult PartMaker::removeSummands(func::FuncOp function,
                                        const PartSignature &signature) {
  for (auto [argument, sharding] :
       llvm::zip_equal(function.getArguments(), signature.arguments)) {
    if (!isPartial(sharding))
      continue;
    auto type = llvm::cast<RankedTensorType>(argument.getType());
    argument.setType(type.clone(type.getShape().drop_front()));
    for (Operation *user : llvm::make_early_inc_range(argument.getUsers())) {
      auto sum = llvm::dyn_cast<linalg::ReduceOp>(user);
      if (!sum)
        return fail(function, "a sum over the parts is no op of its own");
      sum.getResult(0).replaceAllUsesWith(argument);
      sum.erase();
    }
  }
  readArgumentTypes(function);
  return success();
}

void PartMaker::annotate(func::FuncOp function,
                         const PartSignature &signature) {
  StringRef name = MeshDialect::kShardingAttrName;
  for (auto [argument, sharding] :
       llvm::zip_equal(function.getArguments(), signature.arguments)) {
    ShardingAttr given = sharding;
    if (isPartial(sharding)) {
      addSummands(argument);
      given = getSharding(argument.getType(), /*isSplit=*/true);
    }
    if (given)
      function.setArgAttr(argument.getArgNumber(), name, given);
  }
  readArgumentTypes(function);
  for (auto [number, sharding] : llvm::enumerate(signature.results))
    if (sharding)
      function.setResultAttr(number, name, sharding);
}

/// Lets all values have shardings. Derivatives are not made yet, so what says
/// how they are to be made stays.
LogicalResult PartMaker::propagate(ModuleOp part) {
  OpBuilder builder = OpBuilder::atBlockBegin(part.getBody());
  auto axis = MeshAxisAttr::get(part.getContext(), kAxis, parts);
  MeshOp::create(builder, part.getLoc(), kMesh,
                 MeshAttr::get(part.getContext(), axis));
  PassManager pm(part.getContext());
  pm.addNestedPass<func::FuncOp>(createNormalizeLoopsPass());
  pm.addPass(createLowerModelPass());
  pm.addNestedPass<func::FuncOp>(createPreparePropagationPass());
  pm.addPass(createPropagatePass());
  return pm.run(part);
}

LogicalResult PartMaker::partition(ModuleOp part, func::FuncOp function) {
  PassManager pm(part.getContext());
  // Invariant values of a loop stay there, where derivatives compute them again
  // and do not save them.
  addLocalView(pm, {});
  if (failed(pm.run(part)))
    return failure();
  WalkResult result = part.walk([](Operation *op) {
    return op->hasTrait<LocalViewOnly>() || llvm::isa<CollectiveOpInterface>(op)
               ? WalkResult::interrupt()
               : WalkResult::advance();
  });
  return result.wasInterrupted()
             ? fail(function,
                    "parts of the batch depend on each other, or the loss is "
                    "no sum over them")
             : success();
}

/// Returns how `function` is split, once shardings are propagated.
static PartSignature readSignature(func::FuncOp function) {
  StringRef name = MeshDialect::kShardingAttrName;
  PartSignature signature;
  for (unsigned number : llvm::seq(function.getNumArguments()))
    signature.arguments.push_back(
        function.getArgAttrOfType<ShardingAttr>(number, name));
  for (unsigned number : llvm::seq(function.getNumResults()))
    signature.results.push_back(
        function.getResultAttrOfType<ShardingAttr>(number, name));
  return signature;
}

FailureOr<FunctionPart> PartMaker::make(func::FuncOp function,
                                        const PartSignature &signature) {
  FunctionPart part;
  part.module = module.clone();
  auto copy = part.module->lookupSymbol<func::FuncOp>(function.getSymName());
  if (failed(inlineCalls(*part.module, copy)))
    return failure();
  for (auto each : part.module->getOps<func::FuncOp>()) {
    each.setAllArgAttrs(
        SmallVector<DictionaryAttr>(each.getNumArguments(), DictionaryAttr()));
    each.setAllResultAttrs(
        SmallVector<DictionaryAttr>(each.getNumResults(), DictionaryAttr()));
  }
  annotate(copy, signature);
  if (failed(propagate(*part.module)))
    return failure();
  for (auto each : part.module->getOps<func::FuncOp>())
    part.signatures[each.getSymNameAttr()] = readSignature(each);
  if (failed(partition(*part.module, copy)) ||
      failed(removeSummands(copy, signature)))
    return failure();
  StringRef kept[] = {kCheckpointAttrName, kCheckpointNameAttrName};
  eraseMeshAttributes(*part.module, kept);
  return part;
}
