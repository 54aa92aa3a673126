//===- ProgramEmitter.cpp - Emit the program of a class of devices --------===//
//
// Walks through the program for all devices as a device of the class would,
// and writes down what it does: the branches that are taken, one loop for each
// stretch of iterations that do the same, sends and receives for permutations.
// Where a value is not needed there is a placeholder in its place, and in the
// end what only placeholders need goes away.
//
//===----------------------------------------------------------------------===//

#include "EmitProgram.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/Iterators.h"

using namespace mesh;

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

Operation *ProgramEmitter::clone(Operation &op) {
  // Arguments in the regions of the copy before are not those of this one.
  op.walk([&](Block *block) {
    for (BlockArgument argument : block->getArguments())
      mapping.erase(argument);
  });
  return rewriter.clone(op, mapping);
}

Value ProgramEmitter::createInteger(Location loc, Type type, int64_t value) {
  return arith::ConstantOp::create(rewriter, loc,
                                   rewriter.getIntegerAttr(type, value));
}

Value ProgramEmitter::createPlaceholder(Location loc, Type type) {
  if (auto tensor = llvm::dyn_cast<RankedTensorType>(type);
      tensor && tensor.hasStaticShape())
    return tensor::EmptyOp::create(rewriter, loc, tensor.getShape(),
                                   tensor.getElementType());
  return arith::ConstantOp::create(
      rewriter, loc, llvm::cast<TypedAttr>(rewriter.getZeroAttr(type)));
}

//===----------------------------------------------------------------------===//
// Position of the device
//===----------------------------------------------------------------------===//

void ProgramEmitter::emitIndex(AxisIndexOp op) {
  ArrayRef<AxisRefAttr> axes = op.getAxes();
  Location loc = op.getLoc();
  Type type = rewriter.getIndexType();
  if (!isSingle() || space.getCovered(axes).empty())
    return map(op, clone(*op)->getResult(0));
  // Digit by digit: those that are known are constants.
  MeshAttr mesh = space.getMesh();
  int64_t known = 0, weight = 1;
  Value sum;
  for (AxisRefAttr axis : llvm::reverse(axes)) {
    if (space.covers(axis)) {
      known += weight * space.getIndex(members[0], axis);
    } else {
      Value index = AxisIndexOp::create(rewriter, loc, type, op.getMeshAttr(),
                                        AxesAttr::get(op.getContext(), axis));
      Value term = arith::MulIOp::create(rewriter, loc, index,
                                         createInteger(loc, type, weight));
      sum = sum ? arith::AddIOp::create(rewriter, loc, sum, term) : term;
    }
    weight *= mesh.getSize(axis);
  }
  Value constant = createInteger(loc, type, known);
  map(op, sum ? arith::AddIOp::create(rewriter, loc, sum, constant) : constant);
}

void ProgramEmitter::emitSlice(AllSliceOp op) {
  if (!isSingle() || !space.coversAll(op.getAxes()))
    return map(op, clone(*op)->getResult(0));
  RankedTensorType type = op.getType();
  SmallVector<OpFoldResult> offsets(type.getRank(), rewriter.getIndexAttr(0));
  SmallVector<OpFoldResult> strides(type.getRank(), rewriter.getIndexAttr(1));
  offsets[op.getDim()] = rewriter.getIndexAttr(
      space.getIndex(members[0], op.getAxes()) * type.getDimSize(op.getDim()));
  map(op,
      tensor::ExtractSliceOp::create(
          rewriter, op.getLoc(), type, lookup(op.getInput()), offsets,
          getAsIndexOpFoldResult(op.getContext(), type.getShape()), strides));
}

//===----------------------------------------------------------------------===//
// Loops
//===----------------------------------------------------------------------===//

/// Emits one iteration, which takes `inits`; null where nothing is needed.
LogicalResult ProgramEmitter::emitBody(scf::ForOp loop, Iteration iteration,
                                       Value index, ValueRange inits) {
  map(loop.getInductionVar(), index);
  for (auto [argument, init] : llvm::zip_equal(loop.getRegionIterArgs(), inits))
    map(argument,
        init ? init : createPlaceholder(loop.getLoc(), argument.getType()));
  return emitBlock(*loop.getBody(), iteration);
}

/// Returns the values that the iteration emitted last yields; null where
/// nothing is needed.
SmallVector<Value> ProgramEmitter::getYielded(scf::ForOp loop,
                                              ArrayRef<bool> isCarried) {
  SmallVector<Value> yielded;
  for (auto [value, isNeeded] :
       llvm::zip_equal(loop.getYieldedValues(), isCarried))
    yielded.push_back(isNeeded ? lookup(value) : Value());
  return yielded;
}

/// Iterations `begin` to `end` - 1, which all do the same. `carried` is what
/// goes in, and then what comes out; null where nothing is needed.
LogicalResult ProgramEmitter::emitIterations(scf::ForOp loop,
                                             Iteration iteration, int64_t begin,
                                             int64_t end,
                                             DeviceValues::Range range,
                                             MutableArrayRef<Value> carried) {
  Location loc = loop.getLoc();
  Instance outside = at(iteration);
  Iteration inner = plan.getIterations().get(iteration, loop, begin);
  SmallVector<bool> isCarried =
      plan.getCarried(loop, outside, begin + 1, range.numIterations);
  Type type = loop.getInductionVar().getType();
  auto getNumber = [&](int64_t number) -> Value {
    return arith::ConstantOp::create(rewriter, loc,
                                     range.getNumber(type, number));
  };
  // Beyond the last number: the next one need not be one of the type.
  auto getEnd = [&]() -> Value {
    APInt last = range.getNumber(type, end - 1).getValue();
    return arith::ConstantOp::create(rewriter, loc,
                                     rewriter.getIntegerAttr(type, last + 1));
  };
  if (end - begin == 1) {
    if (failed(emitBody(loop, inner, getNumber(begin),
                        SmallVector<Value>(carried))))
      return failure();
    llvm::copy(getYielded(loop, isCarried), carried.begin());
    return success();
  }

  SmallVector<Value> inits;
  for (auto [value, isNeeded] : llvm::zip_equal(carried, isCarried))
    if (isNeeded)
      inits.push_back(value);
  auto stretch =
      scf::ForOp::create(rewriter, loc, getNumber(begin), getEnd(),
                         createInteger(loc, type, range.step), inits,
                         /*bodyBuilder=*/nullptr, loop.getUnsignedCmp());
  stretch->setDiscardableAttrs(loop->getDiscardableAttrDictionary());
  if (!stretch.getBody()->empty())
    rewriter.eraseOp(stretch.getBody()->getTerminator());
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPointToEnd(stretch.getBody());
  SmallVector<Value> arguments;
  auto next = stretch.getRegionIterArgs().begin();
  for (bool isNeeded : isCarried)
    arguments.push_back(isNeeded ? Value(*next++) : Value());
  if (failed(emitBody(loop, inner, stretch.getInductionVar(), arguments)))
    return failure();
  SmallVector<Value> yielded = getYielded(loop, isCarried);
  llvm::erase(yielded, Value());
  scf::YieldOp::create(rewriter, loc, yielded);
  unsigned result = 0;
  for (auto [value, isNeeded] : llvm::zip_equal(carried, isCarried))
    value = isNeeded ? Value(stretch.getResult(result++)) : Value();
  return success();
}

LogicalResult ProgramEmitter::emitLoop(scf::ForOp loop, Iteration iteration) {
  for (Value init : loop.getInitArgs())
    if (!llvm::isa<RankedTensorType>(init.getType()) &&
        !init.getType().isIntOrIndexOrFloat())
      return loop.emitOpError("carries ")
             << init.getType()
             << ", which a program of some devices cannot do; only tensors "
                "and numbers can be carried where devices differ";
  Instance outside = at(iteration);
  DeviceValues::Range range = plan.getRange(loop, outside);
  int64_t n = range.numIterations;
  SmallVector<Value> carried;
  for (auto [init, isNeeded] : llvm::zip_equal(
           loop.getInitArgs(), plan.getCarried(loop, outside, 0, n)))
    carried.push_back(isNeeded ? lookup(init) : Value());
  auto describe = [&](int64_t number) {
    DevicePlan::Description description;
    plan.describeIteration(loop, outside, number, n, description);
    return description;
  };
  DevicePlan::Description first, other;
  for (int64_t begin = 0, end; begin < n; begin = end) {
    first = begin == 0 ? describe(0) : std::move(other);
    for (end = begin + 1; end < n; ++end) {
      other = describe(end);
      if (other != first)
        break;
    }
    if (failed(emitIterations(loop, iteration, begin, end, range, carried)))
      return failure();
  }
  for (auto [result, value] : llvm::zip_equal(loop.getResults(), carried))
    map(result,
        value ? value : createPlaceholder(loop.getLoc(), result.getType()));
  return success();
}

//===----------------------------------------------------------------------===//
// Ops
//===----------------------------------------------------------------------===//

/// The blocks of `from` in `to`, without those that nothing reaches: all of
/// them first, which their terminators name, then what is in them, definitions
/// before uses.
LogicalResult ProgramEmitter::emitRegion(Region &from, Region &to,
                                         Iteration iteration) {
  OpBuilder::InsertionGuard guard(rewriter);
  using Iterator = mlir::ForwardDominanceIterator<>;
  for (Block &block : Iterator::makeIterable(from)) {
    SmallVector<Location> locations;
    for (BlockArgument argument : block.getArguments())
      locations.push_back(argument.getLoc());
    Block *copy = rewriter.createBlock(&to, to.end(), block.getArgumentTypes(),
                                       locations);
    mapping.map(&block, copy);
    mapping.map(block.getArguments(), copy->getArguments());
  }
  for (Block &block : Iterator::makeIterable(from)) {
    rewriter.setInsertionPointToEnd(mapping.lookup(&block));
    if (failed(emitBlock(block, iteration)))
      return failure();
    clone(*block.getTerminator());
  }
  return success();
}

/// An op that is the same for all, around ops that are not.
LogicalResult ProgramEmitter::emitRegions(Operation &op, Iteration iteration) {
  Operation *copy = rewriter.cloneWithoutRegions(op, mapping);
  for (auto [from, to] : llvm::zip_equal(op.getRegions(), copy->getRegions()))
    if (failed(emitRegion(from, to, iteration)))
      return failure();
  return success();
}

LogicalResult ProgramEmitter::emitOp(Operation &op, Iteration iteration) {
  if (auto wait = llvm::dyn_cast<WaitOp>(op)) {
    emitWait(wait);
    return success();
  }
  if (!plan.matters(&op)) {
    clone(op);
    return success();
  }
  if (plan.isMessage(&op)) {
    emitMessages(llvm::cast<PermuteOp>(op), iteration);
    return success();
  }
  if (auto async = llvm::dyn_cast<AsyncOp>(op)) {
    auto permute = llvm::dyn_cast<PermuteOp>(async.getCommunication());
    if (permute && plan.isMessage(permute)) {
      emitAsync(async, permute, iteration);
      return success();
    }
  }
  if (plan.isMeeting(&op)) {
    if (!plan.isMeetingNeeded(&op, at(iteration)) &&
        !llvm::isa<AsyncOp>(op.getParentOp())) {
      map(op.getResult(0),
          createPlaceholder(op.getLoc(), op.getResult(0).getType()));
      return success();
    }
    Operation *copy = clone(op);
    if (plan.isMeetingNeeded(&op, at(iteration)))
      for (; copy && kept.insert(copy).second; copy = copy->getParentOp())
        continue;
    return success();
  }
  if (auto index = llvm::dyn_cast<AxisIndexOp>(op)) {
    emitIndex(index);
    return success();
  }
  if (auto slice = llvm::dyn_cast<AllSliceOp>(op)) {
    emitSlice(slice);
    return success();
  }
  if (plan.isUnfolded(&op))
    return emitLoop(llvm::cast<scf::ForOp>(op), iteration);
  if (!plan.isDecided(&op))
    return emitRegions(op, iteration);
  if (auto select = llvm::dyn_cast<arith::SelectOp>(op)) {
    map(select, lookup(plan.getSelected(select, at(iteration))));
    return success();
  }
  Block *taken = plan.getTaken(&op, at(iteration));
  if (!taken)
    return success();
  if (failed(emitBlock(*taken, iteration)))
    return failure();
  for (auto [result, value] :
       llvm::zip_equal(op.getResults(), taken->getTerminator()->getOperands()))
    map(result, lookup(value));
  return success();
}

/// All but the terminator.
LogicalResult ProgramEmitter::emitBlock(Block &block, Iteration iteration) {
  for (Operation &op : block.without_terminator())
    if (failed(emitOp(op, iteration)))
      return failure();
  return success();
}

LogicalResult ProgramEmitter::emit(FunctionOpInterface function,
                                   FunctionOpInterface program) {
  // Tags in the order of the permutations, the same in all programs.
  function.walk([&](PermuteOp op) {
    if (plan.isMessage(op))
      getTag(op);
  });
  return emitRegion(function.getFunctionBody(), program.getFunctionBody(),
                    /*iteration=*/0);
}

void ProgramEmitter::eraseDead(Region &region) {
  for (Block &block : llvm::reverse(region))
    for (Operation &op : llvm::make_early_inc_range(llvm::reverse(block))) {
      if (!kept.contains(&op) && isOpTriviallyDead(&op)) {
        rewriter.eraseOp(&op);
        continue;
      }
      for (Region &inner : op.getRegions())
        eraseDead(inner);
    }
}

/// The first tag that no message of `function` has.
static int64_t getFreeTag(FunctionOpInterface function) {
  int64_t free = 0;
  function.walk([&](Operation *op) {
    if (auto send = llvm::dyn_cast<SendOp>(op))
      free = std::max<int64_t>(free, send.getTag() + 1);
    if (auto recv = llvm::dyn_cast<RecvOp>(op))
      free = std::max<int64_t>(free, recv.getTag() + 1);
  });
  return free;
}

FailureOr<FunctionOpInterface>
mesh::emitProgram(RewriterBase &rewriter, FunctionOpInterface function,
                  DevicePlan &plan, ArrayRef<int64_t> members, StringRef name) {
  auto program = llvm::cast<FunctionOpInterface>(
      rewriter.cloneWithoutRegions(*function.getOperation()));
  program.setName(name);
  program.setPrivate();
  OpBuilder::InsertionGuard guard(rewriter);
  ProgramEmitter emitter(plan, members, rewriter, getFreeTag(function));
  if (failed(emitter.emit(function, program))) {
    rewriter.eraseOp(program);
    return failure();
  }
  // While its collectives count as having no effects.
  emitter.eraseDead(program.getFunctionBody());
  program->setAttr(MeshDialect::kProgramAttrName, rewriter.getUnitAttr());
  return program;
}
