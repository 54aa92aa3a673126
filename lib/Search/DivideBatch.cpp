//===- DivideBatch.cpp - smaller micro-batches of a step ------------------===//

#include "DivideBatch.h"

#include "mesh/Execution/ProgramFile.h"
#include "mesh/IR/DerivativeOps.h"
#include "mesh/IR/EraseMeshAttributes.h"
#include "mesh/IR/LocalViewOnly.h"
#include "mesh/Pipelines/Pipelines.h"
#include "mesh/Transforms/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Transforms/Passes.h"

using namespace mesh;

namespace {
/// The division of one step's batch.
class BatchDivider {
public:
  BatchDivider(ModuleOp module, TrainStepOp step, func::FuncOp loss,
               int64_t parts, FirstProblem &problem)
      : module(module), step(step), loss(loss), parts(parts), problem(problem),
        builder(module.getContext()) {}

  LogicalResult run();

private:
  bool isBatch(unsigned argument);
  LogicalResult fail(const llvm::Twine &text);
  /// Checks that batches are divisible into the parts.
  LogicalResult checkBatches();
  ShardingAttr getSharding(Type type, bool isSplit);
  void annotate(func::FuncOp function);
  LogicalResult partition(ModuleOp part);
  void scale(func::FuncOp function);

  ModuleOp module;
  TrainStepOp step;
  func::FuncOp loss;
  int64_t parts;
  FirstProblem &problem;
  OpBuilder builder;
};
} // namespace

/// The mesh, and its only axis: along it are the parts.
static constexpr StringLiteral kMesh = "parts", kAxis = "part";

/// Returns true if the step divides the argument of the loss with that number
/// into micro-batches.
bool BatchDivider::isBatch(unsigned argument) {
  if (loss.getArgAttr(argument, MeshDialect::kParamAttrName))
    return false;
  Attribute name = loss.getArgAttr(argument, MeshDialect::kNameAttrName);
  ArrayRef<Attribute> wrt;
  if (std::optional<ArrayAttr> given = step.getWrt())
    wrt = given->getValue();
  return llvm::none_of(wrt, [&](Attribute each) {
    auto index = llvm::dyn_cast<IntegerAttr>(each);
    return index ? index.getInt() == argument : each == name;
  });
}

LogicalResult BatchDivider::fail(const llvm::Twine &text) {
  problem.add(("@" + loss.getSymName() + ": " + text).str());
  return failure();
}

LogicalResult BatchDivider::checkBatches() {
  for (auto [number, each] : llvm::enumerate(loss.getArgumentTypes())) {
    auto type = llvm::dyn_cast<RankedTensorType>(each);
    if (!type || !isBatch(number))
      continue;
    if (type.getRank() == 0 || type.isDynamicDim(0))
      return fail("argument " + llvm::Twine(number) +
                  " has no dimension 0 of a known size");
    if (type.getDimSize(0) % parts != 0)
      return fail("dimension 0 of argument " + llvm::Twine(number) +
                  " must be divisible by " + llvm::Twine(parts) + ", but is " +
                  llvm::Twine(type.getDimSize(0)));
  }
  return success();
}

/// Returns the sharding of an argument: along its first dimension, or nowhere.
ShardingAttr BatchDivider::getSharding(Type type, bool isSplit) {
  MLIRContext *context = module.getContext();
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

/// Splits batches over parts, and asks for a loss that is a sum over them.
void BatchDivider::annotate(func::FuncOp function) {
  StringRef name = MeshDialect::kShardingAttrName;
  for (unsigned number : llvm::seq(function.getNumArguments())) {
    auto type =
        llvm::dyn_cast<RankedTensorType>(function.getArgumentTypes()[number]);
    function.setArgAttrs(number, ArrayRef<mlir::NamedAttribute>());
    if (!type)
      continue;
    function.setArgAttr(number, name, getSharding(type, isBatch(number)));
  }
  MLIRContext *context = module.getContext();
  function.setResultAttrs(0, ArrayRef<mlir::NamedAttribute>());
  function.setResultAttr(
      0, name,
      ShardingAttr::get(context, FlatSymbolRefAttr::get(context, kMesh), {}, {},
                        Combiner::Sum, AxisRefAttr::get(context, kAxis)));
}

/// Returns true if annotations decide about values of `function`.
static bool isAnnotated(func::FuncOp function) {
  return function.getFunctionBody()
      .walk([](Operation *op) {
        bool isFound = false;
        op->getAttrDictionary().walk([&](AxisRefAttr) { isFound = true; });
        return isFound ? WalkResult::interrupt() : WalkResult::advance();
      })
      .wasInterrupted();
}

/// Leaves in `part` the loss of one part alone, without a mesh.
LogicalResult BatchDivider::partition(ModuleOp part) {
  StringRef name = loss.getSymName();
  for (Operation &op : llvm::make_early_inc_range(*part.getBody())) {
    auto function = llvm::dyn_cast<func::FuncOp>(op);
    if (llvm::isa<MeshOp>(op))
      continue; // Annotations name it.
    if (!function)
      op.erase();
    else if (function.getSymName() != name)
      function.setPrivate();
    else
      function.setPublic();
  }
  PassManager inlining(part.getContext());
  inlining.addPass(mlir::createInlinerPass());
  inlining.addPass(mlir::createSymbolDCEPass());
  if (failed(inlining.run(part)))
    return failure();
  auto function = part.lookupSymbol<func::FuncOp>(name);
  if (!llvm::hasSingleElement(part.getOps<func::FuncOp>()))
    return fail("calls in it cannot be inlined");
  if (isAnnotated(function))
    return fail("annotations in it are about whole batches");
  annotate(function);
  for (MeshOp mesh : llvm::make_early_inc_range(part.getOps<MeshOp>()))
    mesh.erase();
  builder.setInsertionPointToStart(part.getBody());
  auto axis = MeshAxisAttr::get(part.getContext(), kAxis, parts);
  MeshOp::create(builder, part.getLoc(), kMesh,
                 MeshAttr::get(part.getContext(), axis));
  PassManager pm(part.getContext());
  addModelLowering(pm);
  pm.addPass(createPropagatePass());
  addPartitioning(pm, {});
  if (failed(pm.run(part)))
    return failure();
  // Parts depend on each other, or on which part they are.
  WalkResult result = part.walk([](Operation *op) {
    return op->hasTrait<LocalViewOnly>() || llvm::isa<CollectiveOpInterface>(op)
               ? WalkResult::interrupt()
               : WalkResult::advance();
  });
  if (result.wasInterrupted())
    return fail("parts of the batch depend on each other, or the loss is no "
                "sum over them");
  eraseMeshAttributes(part);
  return success();
}

/// Multiplies the loss by the number of parts, since the step takes the mean.
void BatchDivider::scale(func::FuncOp function) {
  Operation *terminator = function.getBody().front().getTerminator();
  builder.setInsertionPoint(terminator);
  Type type = terminator->getOperand(0).getType();
  mlir::TypedAttr number = builder.getFloatAttr(
      mlir::getElementTypeOrSelf(type), static_cast<double>(parts));
  if (auto tensor = llvm::dyn_cast<RankedTensorType>(type))
    number = mlir::DenseElementsAttr::get(tensor, Attribute(number));
  Location loc = terminator->getLoc();
  Value factor = arith::ConstantOp::create(builder, loc, number);
  terminator->setOperand(
      0,
      arith::MulFOp::create(builder, loc, terminator->getOperand(0), factor));
}

LogicalResult BatchDivider::run() {
  if (failed(checkBatches()))
    return failure();
  mlir::OwningOpRef<ModuleOp> part = module.clone();
  if (failed(partition(*part)))
    return fail("it cannot be partitioned");
  auto divided = part->lookupSymbol<func::FuncOp>(loss.getSymName());
  divided->remove();
  // Names and annotations of arguments hold for their parts.
  divided.setAllArgAttrs(llvm::to_vector(
      llvm::map_range(llvm::seq(loss.getNumArguments()), [&](unsigned number) {
        return mlir::function_interface_impl::getArgAttrDict(loss, number);
      })));
  DictionaryAttr result =
      mlir::function_interface_impl::getResultAttrDict(loss, 0);
  divided.setAllResultAttrs(ArrayRef<DictionaryAttr>(result));
  divided.setPrivate();
  scale(divided);
  mlir::SymbolTable(module).insert(divided, loss->getIterator());
  step.setFunction(divided.getSymName());
  step.setMicroBatches(step.getNumMicroBatches() * parts);
  return success();
}

LogicalResult mesh::divideBatch(ModuleOp module, StringRef name, int64_t parts,
                                FirstProblem &problem) {
  mlir::ScopedDiagnosticHandler quiet(
      module.getContext(),
      [&](mlir::Diagnostic &diagnostic) { problem.add(diagnostic); });
  if (failed(lowerParams(module)))
    return failure();
  auto step = module.lookupSymbol<TrainStepOp>(name);
  auto loss = step ? module.lookupSymbol<func::FuncOp>(step.getFunction())
                   : func::FuncOp();
  if (!loss || loss.isExternal() || loss.getNumResults() != 1) {
    problem.add("the loss must be a function with a body and one result");
    return failure();
  }
  return BatchDivider(module, step, loss, parts, problem).run();
}
