//===- DivideBatch.cpp - smaller micro-batches of a step ------------------===//

#include "DivideBatch.h"

#include "FunctionPart.h"

#include "mesh/Differentiation/DifferentiableOpInterface.h"
#include "mesh/Execution/ProgramFile.h"
#include "mesh/IR/DerivativeOps.h"
#include "mesh/Pipelines/Pipelines.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/SymbolTable.h"

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
  PartSignature getLossSignature(const PartMaker &maker);
  func::FuncOp addFunctions(FunctionPart &part, StringAttr name);
  LogicalResult addDerivative(PartMaker &maker, func::FuncOp function,
                              const PartSignature &signature,
                              func::FuncOp part);
  void scale(func::FuncOp function);

  ModuleOp module;
  TrainStepOp step;
  func::FuncOp loss;
  int64_t parts;
  FirstProblem &problem;
  OpBuilder builder;
};
} // namespace

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

/// Returns how the loss is split: batches into parts, of which it is the sum.
PartSignature BatchDivider::getLossSignature(const PartMaker &maker) {
  PartSignature signature;
  for (auto [number, type] : llvm::enumerate(loss.getArgumentTypes()))
    signature.arguments.push_back(llvm::isa<RankedTensorType>(type)
                                      ? maker.getSharding(type, isBatch(number))
                                      : ShardingAttr());
  signature.results.push_back(maker.getPartial(loss.getResultTypes().front()));
  return signature;
}

/// Returns how the cotangents of values, which are split as `shardings`, are
/// split: where all parts read one value, each has a summand of its cotangent,
/// and the other way round. Values that are no floats have no cotangents.
static SmallVector<ShardingAttr>
getCotangents(const PartMaker &maker, TypeRange types,
              ArrayRef<ShardingAttr> shardings) {
  SmallVector<ShardingAttr> cotangents;
  for (auto [type, sharding] : llvm::zip_equal(types, shardings)) {
    if (!isDifferentiable(type))
      continue;
    if (sharding && !PartMaker::isSplit(sharding))
      cotangents.push_back(maker.getPartial(type));
    else if (sharding && sharding.getCombiner())
      cotangents.push_back(maker.getSharding(type, /*isSplit=*/false));
    else
      cotangents.push_back(sharding);
  }
  return cotangents;
}

/// Returns how the function that computes the cotangents of `function` is
/// split, which takes values that are split as `saved`.
static PartSignature getBackwardSignature(const PartMaker &maker,
                                          func::FuncOp function,
                                          const PartSignature &signature,
                                          ArrayRef<ShardingAttr> saved) {
  PartSignature backward;
  backward.arguments.assign(saved.begin(), saved.end());
  llvm::append_range(
      backward.arguments,
      getCotangents(maker, function.getResultTypes(), signature.results));
  backward.results =
      getCotangents(maker, function.getArgumentTypes(), signature.arguments);
  return backward;
}

/// Adds the functions of `part` to the module, under names that are free.
/// Returns the one that was called `name`.
func::FuncOp BatchDivider::addFunctions(FunctionPart &part, StringAttr name) {
  SymbolTable symbols(module), partSymbols(*part.module);
  auto function = partSymbols.lookup<func::FuncOp>(name);
  for (auto each :
       llvm::make_early_inc_range(part.module->getOps<func::FuncOp>())) {
    (void)partSymbols.renameToUnique(each, {&symbols});
    each.setPrivate();
  }
  for (auto each :
       llvm::make_early_inc_range(part.module->getOps<func::FuncOp>())) {
    each->remove();
    symbols.insert(each, loss->getIterator());
  }
  return function;
}

/// Returns true if `forward` and `backward` may be the derivative of
/// `function`; both may be null.
static bool isDerivative(func::FuncOp function, func::FuncOp forward,
                         func::FuncOp backward) {
  if (!forward || forward.isExternal() || !backward || backward.isExternal())
    return false;
  ArrayRef<Type> returned = forward.getResultTypes();
  unsigned numResults = function.getNumResults();
  if (forward.getArgumentTypes() != function.getArgumentTypes() ||
      returned.take_front(numResults) != function.getResultTypes())
    return false;
  size_t numSaved = returned.size() - numResults;
  return backward.getNumArguments() ==
             numSaved +
                 llvm::count_if(function.getResultTypes(), isDifferentiable) &&
         backward.getNumResults() ==
             llvm::count_if(function.getArgumentTypes(), isDifferentiable);
}

/// Makes the parts of the functions that `function`, which is split by
/// `signature`, has as its derivative, and names them on `part`.
LogicalResult BatchDivider::addDerivative(PartMaker &maker,
                                          func::FuncOp function,
                                          const PartSignature &signature,
                                          func::FuncOp part) {
  auto names = function->getAttrOfType<ArrayAttr>(kCustomVJPAttrName);
  if (!names)
    return success();
  auto find = [&](Attribute name) {
    return module.lookupSymbol<func::FuncOp>(
        llvm::cast<FlatSymbolRefAttr>(name).getAttr());
  };
  func::FuncOp forward = find(names[0]), backward = find(names[1]);
  // Where calls have no derivative, nobody has looked at them yet.
  // Annotations of theirs are about whole batches.
  if (!isDerivative(function, forward, backward) ||
      PartMaker::isSplit(forward->getAttrDictionary()) ||
      PartMaker::isSplit(backward->getAttrDictionary()))
    return failure();
  PartSignature split = signature;
  split.results.resize(forward.getNumResults());
  FailureOr<FunctionPart> forwardPart = maker.make(forward, split);
  if (failed(forwardPart))
    return failure();
  auto saved =
      ArrayRef(forwardPart->signatures[forward.getSymNameAttr()].results)
          .drop_front(function.getNumResults());
  FailureOr<FunctionPart> backwardPart = maker.make(
      backward, getBackwardSignature(maker, function, signature, saved));
  if (failed(backwardPart))
    return failure();
  SmallVector<Attribute> added;
  for (auto [each, whole] :
       {std::pair(&*forwardPart, forward), std::pair(&*backwardPart, backward)})
    added.push_back(FlatSymbolRefAttr::get(
        addFunctions(*each, whole.getSymNameAttr()).getSymNameAttr()));
  part->setAttr(kCustomVJPAttrName, builder.getArrayAttr(added));
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
  PartMaker maker(module, parts, problem);
  FailureOr<FunctionPart> part = maker.make(loss, getLossSignature(maker));
  if (failed(part))
    return fail("it cannot be partitioned");
  for (auto &[name, signature] : part->signatures)
    if (failed(addDerivative(maker, module.lookupSymbol<func::FuncOp>(name),
                             signature,
                             part->module->lookupSymbol<func::FuncOp>(name))))
      return fail("the derivative of @" + name.getValue() +
                  " cannot be partitioned");
  func::FuncOp divided = addFunctions(*part, loss.getSymNameAttr());
  // Names and annotations of arguments hold for their parts.
  divided.setAllArgAttrs(llvm::to_vector(
      llvm::map_range(llvm::seq(loss.getNumArguments()), [&](unsigned number) {
        return mlir::function_interface_impl::getArgAttrDict(loss, number);
      })));
  DictionaryAttr result =
      mlir::function_interface_impl::getResultAttrDict(loss, 0);
  divided.setAllResultAttrs(ArrayRef<DictionaryAttr>(result));
  scale(divided);
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
