//===- DerivedFunctions.cpp - derivatives of functions --------------------===//

#include "mesh/Differentiation/DerivedFunctions.h"

#include "CheckpointLoops.h"
#include "DerivativeSharding.h"
#include "LowerAggregates.h"
#include "SavedValues.h"
#include "mesh/IR/Mesh.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "llvm/Support/SaveAndRestore.h"

using namespace mesh;

//===----------------------------------------------------------------------===//
// Signatures
//===----------------------------------------------------------------------===//

func::FuncOp DerivedFunctions::clone(func::FuncOp function,
                                     const llvm::Twine &name) {
  func::FuncOp copy = function.clone();
  copy.setSymName(name.str());
  copy->removeAttr(kCustomVJPAttrName);
  copy->removeAttr(kCustomJVPAttrName);
  copy->removeAttr(kCheckpointAttrName);
  symbols.insert(copy, ++Block::iterator(function));
  lowerAggregates(copy);
  return copy;
}

namespace {
/// The names of the arguments or the results of a function. None has the name
/// of another one.
class UniqueNames {
public:
  explicit UniqueNames(ArrayRef<DictionaryAttr> values) {
    for (DictionaryAttr attributes : values)
      if (auto name = attributes.getAs<StringAttr>(MeshDialect::kNameAttrName))
        names.insert(name);
  }

  /// Adds `name` with the first of `suffixes` by which it is new, or else with
  /// the last one and a number.
  StringAttr add(StringAttr name, ArrayRef<StringRef> suffixes) {
    StringAttr added;
    auto tryAdd = [&](const llvm::Twine &suffix) {
      added = StringAttr::get(name.getContext(), name.getValue() + suffix);
      return names.insert(added).second;
    };
    bool isNew = llvm::any_of(suffixes, tryAdd);
    for (unsigned number = 2; !isNew; ++number)
      isNew = tryAdd(suffixes.back() + "_" + llvm::Twine(number));
    return added;
  }

private:
  llvm::DenseSet<StringAttr> names;
};
} // namespace

/// The attributes of a derivative of a value with `attributes`: it is split in
/// the same way, and has the value's name with one of `suffixes`.
static DictionaryAttr getDerivativeAttrs(DictionaryAttr attributes,
                                         ArrayRef<StringRef> suffixes,
                                         UniqueNames &names) {
  SmallVector<NamedAttribute> kept;
  for (NamedAttribute attribute : attributes) {
    StringRef name = attribute.getName();
    if (auto sharding = llvm::dyn_cast<ShardingAttr>(attribute.getValue()))
      kept.emplace_back(attribute.getName(), getDerivativeSharding(sharding));
    else if (name == MeshDialect::kLogicalAttrName)
      kept.push_back(attribute);
    if (name == MeshDialect::kNameAttrName)
      kept.emplace_back(
          attribute.getName(),
          names.add(llvm::cast<StringAttr>(attribute.getValue()), suffixes));
  }
  return DictionaryAttr::get(attributes.getContext(), kept);
}

/// Gives `function` other results, and the attributes that they have.
static void setResults(func::FuncOp function, ValueRange values,
                       ArrayRef<DictionaryAttr> attributes) {
  Operation *end = function.front().getTerminator();
  end->setOperands(values);
  function.setFunctionType(mlir::FunctionType::get(
      function.getContext(), function.front().getArgumentTypes(),
      values.getTypes()));
  function.setAllResultAttrs(attributes);
}

static SmallVector<DictionaryAttr> getArgumentAttrs(func::FuncOp function) {
  SmallVector<DictionaryAttr> attributes;
  function.getAllArgAttrs(attributes);
  return attributes;
}

static SmallVector<DictionaryAttr> getResultAttrs(func::FuncOp function) {
  SmallVector<DictionaryAttr> attributes;
  function.getAllResultAttrs(attributes);
  return attributes;
}

/// Adds an argument for the derivative of a value with `attributes`.
static Value addArgument(func::FuncOp function, Type type, Location loc,
                         DictionaryAttr attributes) {
  unsigned index = function.getNumArguments();
  (void)function.insertArgument(index, type, attributes, loc);
  return function.getArgument(index);
}

//===----------------------------------------------------------------------===//
// Forward mode
//===----------------------------------------------------------------------===//

/// Adds a tangent for each of `arguments`, and, after the results if these are
/// kept, one for each result of floats.
static LogicalResult makeTangent(func::FuncOp function,
                                 ArrayRef<unsigned> arguments, bool keepResults,
                                 DerivedFunctions &functions) {
  SmallVector<Value> wrt;
  for (unsigned index : arguments)
    wrt.push_back(function.getArgument(index));
  ActiveValues active(function.getBody(), wrt);
  Tangents tangents(active, functions);
  SmallVector<DictionaryAttr> argumentAttrs = getArgumentAttrs(function);
  UniqueNames argumentNames(argumentAttrs);
  for (auto [index, argument] : llvm::zip(arguments, wrt))
    tangents.set(argument,
                 addArgument(function, argument.getType(), argument.getLoc(),
                             getDerivativeAttrs(argumentAttrs[index],
                                                {".tangent"}, argumentNames)));
  if (failed(emitTangents(function.front(), tangents)))
    return failure();

  Operation *end = function.front().getTerminator();
  OpBuilder builder(end);
  SmallVector<DictionaryAttr> attributes = getResultAttrs(function);
  SmallVector<Value> results;
  SmallVector<DictionaryAttr> resultAttrs;
  if (keepResults) {
    llvm::append_range(results, end->getOperands());
    resultAttrs = attributes;
  }
  UniqueNames resultNames(resultAttrs);
  for (auto [index, result] : llvm::enumerate(end->getOperands()))
    if (isDifferentiable(result.getType())) {
      results.push_back(tangents.get(builder, result, end->getLoc()));
      resultAttrs.push_back(
          getDerivativeAttrs(attributes[index], {".tangent"}, resultNames));
    }
  setResults(function, results, resultAttrs);
  return success();
}

static SmallVector<unsigned> getIndices(const llvm::BitVector &set) {
  return llvm::to_vector_of<unsigned>(set.set_bits());
}

FailureOr<func::FuncOp>
DerivedFunctions::getTangent(func::FuncOp function,
                             const llvm::BitVector &active) {
  SmallVector<unsigned> arguments = getIndices(active);
  auto [known, isNew] =
      tangents.try_emplace({function, arguments, SavePolicy(), 1});
  if (!isNew) {
    if (!known->second)
      return function.emitOpError(
          "calls itself, so it cannot be differentiated");
    return known->second;
  }
  func::FuncOp tangent = clone(function, function.getSymName() + "_tangent");
  tangent.setPrivate();
  if (failed(makeTangent(tangent, arguments, /*keepResults=*/true, *this)))
    return failure();
  return tangents[{function, arguments, SavePolicy(), 1}] = tangent;
}

//===----------------------------------------------------------------------===//
// Reverse mode
//===----------------------------------------------------------------------===//

namespace {
/// Values that the forward function of a callee returns for the backward one.
class ReturnedValues : public SavedValues {
public:
  ReturnedValues(func::FuncOp forward, func::FuncOp backward,
                 const SavePolicy &saving)
      : SavedValues(forward.getBody(), backward.front(), saving),
        backward(backward), returned(forward.front()),
        numResults(forward.getNumResults()) {}

  /// Forgets what the backward function does not read.
  void finish() {
    eraseUnread();
    for (unsigned index = saved.size(); index-- > 0;) {
      if (!backward.getArgument(index).use_empty())
        continue;
      (void)backward.eraseArgument(index);
      auto [isArgument, number] = saved[index];
      saved.erase(saved.begin() + index);
      if (isArgument)
        continue;
      returned.erase(number - numResults);
      for (auto &other : saved)
        if (!other.isArgument && other.index > number)
          --other.index;
    }
  }
  TrackedValues &getReturned() { return returned; }
  ArrayRef<DerivedFunctions::Reverse::Saved> getSaved() const { return saved; }

private:
  Value getOutside(Value value) override {
    llvm_unreachable("functions use no values from outside");
  }
  Value getArgument(BlockArgument argument, OpBuilder &) override {
    saved.push_back({/*isArgument=*/true, argument.getArgNumber()});
    return addArgument(backward, argument.getType(), argument.getLoc(), {});
  }
  Value save(Value value, OpBuilder &) override {
    saved.push_back({/*isArgument=*/false, numResults + returned.add(value)});
    return addArgument(backward, value.getType(), value.getLoc(), {});
  }

  func::FuncOp backward;
  TrackedValues returned;
  unsigned numResults;
  SmallVector<DerivedFunctions::Reverse::Saved> saved;
};
} // namespace

/// Makes what is returned of a copy of a function its gradient or
/// vector-Jacobian product.
static LogicalResult makeAdjoint(func::FuncOp function,
                                 const DerivativeRequest &request,
                                 DerivedFunctions &functions) {
  Operation *end = function.front().getTerminator();
  Location loc = end->getLoc();
  SmallVector<Value> wrt;
  for (unsigned index : request.wrt)
    wrt.push_back(function.getArgument(index));
  ActiveValues active(function.getBody(), wrt);
  OpBuilder builder(end);
  OwnValues primals(function.front(), functions.getSaving());
  Cotangents cotangents(builder, primals, active, functions);
  SmallVector<DictionaryAttr> attributes = getResultAttrs(function);
  SmallVector<DictionaryAttr> argumentAttrs = getArgumentAttrs(function);
  if (request.mode == DerivativeMode::Gradient) {
    Value value = end->getOperand(0);
    cotangents.add(value, createNumber(builder, loc, value.getType(), 1));
  } else {
    UniqueNames names(argumentAttrs);
    for (auto [index, result] : llvm::enumerate(end->getOperands()))
      if (isDifferentiable(result.getType()))
        cotangents.add(result,
                       addArgument(function, result.getType(), loc,
                                   getDerivativeAttrs(attributes[index],
                                                      {".cotangent"}, names)));
  }
  if (failed(emitAdjoints(function.front(), builder, cotangents)))
    return failure();

  SmallVector<Value> results;
  SmallVector<DictionaryAttr> resultAttrs;
  if (request.withValue) {
    llvm::append_range(results, end->getOperands());
    resultAttrs = attributes;
  }
  StringRef further =
      request.mode == DerivativeMode::Gradient ? ".gradient" : ".cotangent";
  UniqueNames names(resultAttrs);
  for (auto [index, argument] : llvm::zip(request.wrt, wrt)) {
    results.push_back(cotangents.get(argument, loc));
    resultAttrs.push_back(
        getDerivativeAttrs(argumentAttrs[index], {"", further}, names));
  }
  setResults(function, results, resultAttrs);
  return success();
}

FailureOr<DerivedFunctions::Reverse>
DerivedFunctions::createReverse(func::FuncOp function,
                                const llvm::BitVector &active) {
  Location loc = function.getLoc();
  func::FuncOp forward = clone(function, function.getSymName() + "_forward");
  forward.setPrivate();
  splitLoops(forward);
  OpBuilder builder(forward->getBlock(), ++Block::iterator(forward));
  auto backward = func::FuncOp::create(
      builder, loc, (function.getSymName() + "_backward").str(),
      builder.getFunctionType({}, {}));
  backward.setPrivate();
  Block *body = backward.addEntryBlock();
  symbols.insert(backward);

  SmallVector<Value> wrt;
  for (unsigned index : active.set_bits())
    wrt.push_back(forward.getArgument(index));
  ActiveValues values(forward.getBody(), wrt);
  ReturnedValues saved(forward, backward, saving);
  OpBuilder inside = OpBuilder::atBlockEnd(body);
  Cotangents cotangents(inside, saved, values, *this);
  // Arguments for saved values come before those for cotangents, once it is
  // known which there are.
  Operation *end = forward.front().getTerminator();
  SmallVector<std::pair<Value, Type>> seeds;
  for (Value result : end->getOperands())
    if (isDifferentiable(result.getType())) {
      Value seed = createPlaceholder(inside, loc, result.getType());
      seeds.emplace_back(seed, result.getType());
      cotangents.add(result, seed);
    }
  if (failed(emitAdjoints(forward.front(), inside, cotangents)))
    return failure();
  SmallVector<Value> results;
  for (Value argument : wrt)
    results.push_back(cotangents.get(argument, loc));
  auto backwardEnd = func::ReturnOp::create(inside, loc, results);
  for (auto [seed, type] : seeds)
    replacePlaceholder(seed, addArgument(backward, type, loc, {}));
  // A placeholder that is a result itself has been replaced in the terminator.
  setResults(backward, SmallVector<Value>(backwardEnd.getOperands()),
             SmallVector<DictionaryAttr>(
                 results.size(), DictionaryAttr::get(loc.getContext())));
  saved.finish();

  SmallVector<Value> returned(end->getOperands());
  llvm::append_range(returned, saved.getReturned().getValues());
  SmallVector<DictionaryAttr> attributes = getResultAttrs(forward);
  attributes.resize(returned.size(), DictionaryAttr::get(loc.getContext()));
  setResults(forward, returned, attributes);
  return Reverse{forward, backward, llvm::to_vector(saved.getSaved())};
}

void DerivedFunctions::splitLoops(Operation *root) {
  if (saveEvery == 1)
    return;
  for (func::FuncOp group : checkpointLoops(root, saveEvery, symbols)) {
    groups.insert(group);
    ++numSplit;
  }
}

FailureOr<const DerivedFunctions::Reverse *>
DerivedFunctions::getReverse(func::FuncOp function,
                             const llvm::BitVector &active) {
  // A callee that is computed again as a whole saves values for that time.
  std::optional<SavePolicy> own = SavePolicy::getOwn(function);
  bool isSaved = own && !own->savesNothing();
  if (own && !isSaved)
    own = SavePolicy();
  llvm::SaveAndRestore<SavePolicy> scope(saving, own.value_or(saving));
  llvm::SaveAndRestore<int64_t> every(
      saveEvery, isSaved || groups.contains(function) ? 1 : saveEvery);
  Key key{function, getIndices(active), saving, saveEvery};
  auto [known, isNew] = reverses.try_emplace(key);
  if (!isNew) {
    if (!known->second.forward)
      return function.emitOpError(
          "calls itself, so it cannot be differentiated");
    numSplit += known->second.numSplit;
    return &known->second;
  }
  unsigned numBefore = numSplit;
  FailureOr<Reverse> reverse = createReverse(function, active);
  if (failed(reverse))
    return failure();
  reverse->numSplit = numSplit - numBefore;
  return &(reverses[key] = std::move(*reverse));
}

//===----------------------------------------------------------------------===//
// Requests
//===----------------------------------------------------------------------===//

/// Reports what of the function no derivative is known for.
static LogicalResult checkFunction(func::FuncOp function,
                                   const DerivativeRequest &request) {
  if (!function.getBody().hasOneBlock())
    return function.emitOpError(
        "must have a single block to be differentiated");
  for (unsigned index : request.wrt) {
    Type type = function.getArgument(index).getType();
    auto tensor = llvm::dyn_cast<RankedTensorType>(type);
    if (!isDifferentiable(type) || (tensor && !tensor.hasStaticShape()))
      return function.emitOpError("argument ")
             << index << ", with respect to which its derivative is, must be a "
             << "tensor of floats or complex numbers of static shape, got "
             << type;
  }
  if (request.mode != DerivativeMode::Gradient)
    return success();
  if (function.getNumResults() == 0)
    return function.emitOpError("must have a result to have a gradient");
  Type type = function.getResultTypes().front();
  auto tensor = llvm::dyn_cast<RankedTensorType>(type);
  if (!isDifferentiable(type) || isComplex(type) ||
      (tensor && tensor.getRank() != 0))
    return function.emitOpError("must have a first result of one float to have "
                                "a gradient, got ")
           << type;
  return success();
}

FailureOr<func::FuncOp>
DerivedFunctions::derive(func::FuncOp function, const llvm::Twine &name,
                         const DerivativeRequest &request) {
  if (failed(checkFunction(function, request)))
    return failure();
  func::FuncOp derivative = clone(function, name);
  llvm::SaveAndRestore<SavePolicy> scope(saving, request.saving);
  llvm::SaveAndRestore<int64_t> every(saveEvery, request.saveEvery);
  unsigned numBefore = numSplit;
  splitLoops(derivative);
  LogicalResult made =
      request.mode == DerivativeMode::JVP
          ? makeTangent(derivative, request.wrt, request.withValue, *this)
          : makeAdjoint(derivative, request, *this);
  if (failed(made))
    return failure();
  if (saveEvery > 1 && numSplit == numBefore && request.loc)
    mlir::emitWarning(*request.loc)
        << "'save_every' splits no loop: expected one with constant bounds and "
           "more than "
        << saveEvery << " iterations, which does not communicate in local view";
  return derivative;
}
