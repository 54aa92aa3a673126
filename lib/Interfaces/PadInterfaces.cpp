//===- PadInterfaces.cpp - tensors put together with others ---------------===//
//
// A device's block of a padded or concatenated dim is made of windows of the
// operands.
//
//===----------------------------------------------------------------------===//

#include "mesh/IR/CloneBody.h"
#include "mesh/IR/TensorBytes.h"
#include "mesh/Interfaces/EmitWindow.h"
#include "mesh/Interfaces/Models.h"
#include "mesh/Interfaces/RegisterInterfaces.h"
#include "mesh/Interfaces/SplatValue.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Builders.h"

using namespace mesh;

//===----------------------------------------------------------------------===//
// tensor.pad
//===----------------------------------------------------------------------===//

/// Returns true if what is filled in is the same everywhere.
static bool isUniform(tensor::PadOp pad) {
  return llvm::all_of(pad.getRegion().getArguments(),
                      [](BlockArgument index) { return index.use_empty(); });
}

static bool isPadded(tensor::PadOp pad, unsigned dim) {
  return pad.getStaticLow()[dim] != 0 || pad.getStaticHigh()[dim] != 0;
}

/// Returns the elements of the source that those of the result along `dim`
/// need.
static WindowReach getReach(tensor::PadOp pad, unsigned dim) {
  return {/*stride=*/1, -pad.getStaticLow()[dim]};
}

namespace {
struct PadRuleModel : ShardingRuleModel<PadRuleModel> {
  FailureOr<ShardingRule> getShardingRule(Operation *op) const {
    auto pad = llvm::cast<tensor::PadOp>(op);
    // Padding that is filled in by position takes part where all positions are
    // known.
    if (!isUniform(pad) && !(pad.getLow().empty() && pad.getHigh().empty()))
      return ShardingRule::getReplicated(op);
    // A constant can take the place of padding behind the source.
    Value fill = pad.getConstantPaddingValue();
    bool isConstant = isUniform(pad) && fill && getSplatElement(fill);
    ShardingRule rule(op);
    for (auto [dim, size] : llvm::enumerate(pad.getResultType().getShape())) {
      if (ShapedType::isDynamic(pad.getStaticLow()[dim]) ||
          ShapedType::isDynamic(pad.getStaticHigh()[dim]))
        continue;
      unsigned factor = rule.addFactor(size, FactorKind::PassThrough);
      rule.operands[0][dim].push_back(factor);
      rule.results[0][dim].push_back(factor);
      if (isPadded(pad, dim))
        rule.windows.push_back({0, static_cast<unsigned>(dim),
                                /*seesPadding=*/isConstant,
                                /*makesPadding=*/true, getReach(pad, dim)});
    }
    rule.replicateRest(op);
    return rule;
  }
  /// Every device fills in the same, and combines it with that of the others.
  FailureOr<llvm::BitVector>
  getPartialResults(Operation *op, Combiner combiner,
                    const llvm::BitVector &operands) const {
    Value fill = llvm::cast<tensor::PadOp>(op).getConstantPaddingValue();
    if (!operands.test(0) || !fill ||
        !(isIdempotent(combiner) || isNeutral(combiner, fill)))
      return failure();
    return llvm::BitVector(1, true);
  }
};

class Padder {
public:
  Padder(tensor::PadOp pad, OpBuilder &builder, LocalView &view)
      : pad(pad), builder(builder), view(view), loc(pad.getLoc()),
        windows(builder, loc, view), from(mesh::getSharding(pad.getSource())),
        to(mesh::getSharding(pad.getResult())),
        type(llvm::cast<RankedTensorType>(view.getLocalType(pad.getResult()))) {
  }

  Value run();

private:
  Value padUniformly();
  Value padByPosition();
  /// The operand as far as it is in this device's block of the result.
  Value emitWindow(Value local, unsigned dim, Value fill);
  /// Clones what the region computes, where its arguments are `position`.
  Value cloneBody(OpBuilder &builder, ValueRange position);

  tensor::PadOp pad;
  OpBuilder &builder;
  LocalView &view;
  Location loc;
  WindowEmitter windows;
  ShardingAttr from, to;
  RankedTensorType type;
};
} // namespace

Value Padder::emitWindow(Value local, unsigned dim, Value fill) {
  int64_t size = type.getDimSize(dim);
  return windows.emit(local, dim, from.getAxes(dim),
                      getReach(pad, dim).getWindow(size), to.getAxes(dim),
                      fill);
}

Value Padder::cloneBody(OpBuilder &builder, ValueRange position) {
  IRMapping mapping(view.getMapping());
  Block &body = pad.getRegion().front();
  mapping.map(body.getArguments(), position);
  return mesh::cloneBody(builder, body, mapping).front();
}

/// Dims that are split get their padding along with their window, the others
/// as before.
Value Padder::padUniformly() {
  Value local = view.lookup(pad.getSource());
  SmallVector<int64_t> low(pad.getStaticLow()), high(pad.getStaticHigh());
  Value fill;
  for (unsigned dim = 0; dim < low.size(); ++dim) {
    if (!windows.isSplit(to.getAxes(dim)) || !isPadded(pad, dim))
      continue;
    if (!fill)
      fill = cloneBody(builder, SmallVector<Value>(low.size()));
    local = emitWindow(local, dim, fill);
    low[dim] = high[dim] = 0;
  }
  auto isZero = [](int64_t size) { return size == 0; };
  if (llvm::all_of(low, isZero) && llvm::all_of(high, isZero))
    return local;
  auto rest = llvm::cast<tensor::PadOp>(cloneLocally(pad, builder, view));
  rest.getSourceMutable().set(local);
  rest.setStaticLow(low);
  rest.setStaticHigh(high);
  return rest;
}

/// Chooses for each element of the result between the operand's and what the
/// region makes of where it is.
Value Padder::padByPosition() {
  Value local = view.lookup(pad.getSource());
  SmallVector<Value> begins;
  for (unsigned dim = 0; dim < type.getRank(); ++dim) {
    if (isPadded(pad, dim))
      local = emitWindow(local, dim, {});
    begins.push_back(
        windows.getBlockBegin(to.getAxes(dim), type.getDimSize(dim)));
  }
  return windows.emitByPosition(
      {}, local, begins,
      [&](OpBuilder &inner, ValueRange position, ValueRange elements) {
        Value result = cloneBody(inner, position);
        Value isInside;
        for (unsigned dim = 0; dim < type.getRank(); ++dim) {
          if (!isPadded(pad, dim))
            continue;
          Value low = arith::ConstantIndexOp::create(inner, loc,
                                                     pad.getStaticLow()[dim]);
          Value size = arith::ConstantIndexOp::create(
              inner, loc, pad.getSourceType().getDimSize(dim));
          // A number that is less than zero is large without its sign.
          Value isInDim = arith::CmpIOp::create(
              inner, loc, arith::CmpIPredicate::ult,
              arith::SubIOp::create(inner, loc, position[dim], low), size);
          isInside = isInside
                         ? arith::AndIOp::create(inner, loc, isInside, isInDim)
                         : isInDim;
        }
        return arith::SelectOp::create(inner, loc, isInside, elements[0],
                                       result)
            .getResult();
      });
}

Value Padder::run() {
  bool isSplit = false, addsNone = true;
  for (unsigned dim = 0; dim < type.getRank(); ++dim) {
    isSplit |= windows.isSplit(to.getAxes(dim));
    addsNone &= !isPadded(pad, dim);
  }
  return !isSplit || addsNone || isUniform(pad) ? padUniformly()
                                                : padByPosition();
}

namespace {
struct PadModel : PartitionableModel<PadModel> {
  LogicalResult partition(Operation *op, OpBuilder &builder,
                          LocalView &view) const {
    auto pad = llvm::cast<tensor::PadOp>(op);
    Padder padder(pad, builder, view);
    view.getMapping().map(pad.getResult(), padder.run());
    return success();
  }
};

//===----------------------------------------------------------------------===//
// tensor.concat
//===----------------------------------------------------------------------===//

struct ConcatRuleModel : ShardingRuleModel<ConcatRuleModel> {
  FailureOr<ShardingRule> getShardingRule(Operation *op) const {
    auto concat = llvm::cast<tensor::ConcatOp>(op);
    ShardingRule rule = ShardingRule::getElementwise(op);
    unsigned dim = concat.getDim();
    rule.factors[dim].size = concat.getResultType().getDimSize(dim);
    std::optional<WindowReach> reach = WindowReach();
    for (auto [operand, value] : llvm::enumerate(concat.getInputs())) {
      rule.windows.push_back({static_cast<unsigned>(operand), dim,
                              /*seesPadding=*/false, /*makesPadding=*/true,
                              reach, /*usesShifts=*/true});
      int64_t size =
          llvm::cast<RankedTensorType>(value.getType()).getDimSize(dim);
      if (ShapedType::isDynamic(size))
        reach.reset();
      else if (reach)
        reach->offset -= size;
    }
    return rule;
  }
  FailureOr<llvm::BitVector>
  getPartialResults(Operation *, Combiner,
                    const llvm::BitVector &operands) const {
    if (!operands.all())
      return failure();
    return llvm::BitVector(1, true);
  }
};

/// An operand of a concatenation as a slice of `source`: the elements from
/// `offset` on along the dim.
struct ConcatPart {
  Value source;
  int64_t offset = 0;
};
} // namespace

/// Returns true if a block of `to` can be read from a window of `value` along
/// `dim`.
static bool hasBlocksLike(Value value, ShardingAttr to, int64_t dim) {
  ShardingAttr from = mesh::getSharding(value);
  if (!from || !from.getPartial().empty() ||
      !startsWith(to.getAxes(dim), from.getAxes(dim)))
    return false;
  for (unsigned other = 0; other < from.getRank(); ++other)
    if (other != dim && from.getAxes(other) != to.getAxes(other))
      return false;
  return true;
}

/// Returns true if two shapes differ in one dim at most.
static bool keepsOthers(ArrayRef<int64_t> from, ArrayRef<int64_t> to,
                        int64_t dim) {
  return from.size() == to.size() &&
         from.take_front(dim) == to.take_front(dim) &&
         from.drop_front(dim + 1) == to.drop_front(dim + 1);
}

/// Returns `part`, of `extent` elements, as a slice of the operand of its
/// source, if that is a reshard, a slice or a pad; else nothing.
static std::optional<ConcatPart> findOrigin(ConcatPart part, int64_t extent,
                                            int64_t dim) {
  Operation *op = part.source.getDefiningOp();
  ConcatPart origin = part;
  if (auto reshard = llvm::dyn_cast_or_null<ReshardOp>(op)) {
    origin.source = reshard.getInput();
  } else if (auto slice = llvm::dyn_cast_or_null<tensor::ExtractSliceOp>(op)) {
    int64_t offset = slice.getStaticOffsets()[dim];
    if (!slice.hasUnitStride() || ShapedType::isDynamic(offset))
      return std::nullopt;
    origin.source = slice.getSource();
    origin.offset += offset;
  } else if (auto pad = llvm::dyn_cast_or_null<tensor::PadOp>(op)) {
    int64_t low = pad.getStaticLow()[dim];
    if (ShapedType::isDynamic(low))
      return std::nullopt;
    origin.source = pad.getSource();
    origin.offset -= low;
  } else {
    return std::nullopt;
  }
  ArrayRef<int64_t> shape = getTensorType(origin.source).getShape();
  if (!keepsOthers(shape, getTensorType(part.source).getShape(), dim) ||
      origin.offset < 0 || origin.offset + extent > shape[dim])
    return std::nullopt;
  return origin;
}

/// The tensor that a window is taken of: that which `input` is a slice of, if
/// its blocks serve. Parts of one tensor, as when it is rolled, come by the
/// same permutes, and none is gathered because its own extent does not divide.
static ConcatPart findPart(Value input, ShardingAttr to, int64_t dim) {
  ConcatPart found{input};
  int64_t extent = getTensorType(input).getDimSize(dim);
  for (auto part = findOrigin(found, extent, dim); part;
       part = findOrigin(*part, extent, dim))
    if (hasBlocksLike(part->source, to, dim))
      found = *part;
  return found;
}

namespace {
/// Chooses for each element of the block between the windows of the operands.
struct ConcatModel : PartitionableModel<ConcatModel> {
  LogicalResult partition(Operation *op, OpBuilder &builder,
                          LocalView &view) const {
    auto concat = llvm::cast<tensor::ConcatOp>(op);
    int64_t dim = concat.getDim();
    ShardingAttr to = mesh::getSharding(concat.getResult());
    ArrayRef<AxisRefAttr> axes = to.getAxes(dim);
    Location loc = op->getLoc();
    WindowEmitter windows(builder, loc, view);
    windows.useShifts();
    if (!windows.isSplit(axes)) {
      cloneLocally(op, builder, view);
      return success();
    }
    auto type =
        llvm::cast<RankedTensorType>(view.getLocalType(concat.getResult()));
    int64_t size = type.getDimSize(dim), end = 0;
    SmallVector<Value> inputs;
    SmallVector<int64_t> ends;
    for (Value input : concat.getInputs()) {
      int64_t extent = getTensorType(input).getDimSize(dim);
      auto [source, offset] = findPart(input, to, dim);
      inputs.push_back(windows.emit(
          view.lookup(source), dim, mesh::getSharding(source).getAxes(dim),
          {size, offset - end, size, offset, offset + extent}, axes));
      end += extent;
      ends.push_back(end);
    }
    SmallVector<Value> begins(type.getRank());
    begins[dim] = windows.getBlockBegin(axes, size);
    auto choose = [&](OpBuilder &inner, ValueRange position,
                      ValueRange elements) {
      Value chosen = elements[inputs.size() - 1];
      for (size_t i = inputs.size() - 1; i-- > 0;) {
        Value isBefore = arith::CmpIOp::create(
            inner, loc, arith::CmpIPredicate::slt, position[dim],
            arith::ConstantIndexOp::create(inner, loc, ends[i]));
        chosen =
            arith::SelectOp::create(inner, loc, isBefore, elements[i], chosen);
      }
      return chosen;
    };
    Value empty = tensor::EmptyOp::create(builder, loc, type.getShape(),
                                          type.getElementType());
    view.getMapping().map(op->getResult(0), windows.emitByPosition(
                                                inputs, empty, begins, choose));
    return success();
  }
};
} // namespace

//===----------------------------------------------------------------------===//
// Windows of padded tensors
//===----------------------------------------------------------------------===//

static const DimWindow *findWindow(ArrayRef<DimWindow> dims, unsigned dim) {
  const DimWindow *found = llvm::find_if(
      dims, [&](const DimWindow &window) { return window.dim == dim; });
  return found == dims.end() ? nullptr : found;
}

/// Returns true if windows of what `pad` pads show what those of its result do.
static bool showsSource(tensor::PadOp pad, ArrayRef<DimWindow> dims,
                        const LocalView &view) {
  if (!isUniform(pad) || !pad.getConstantPaddingValue() ||
      !pad.getLow().empty() || !pad.getHigh().empty())
    return false;
  ShardingAttr from = mesh::getSharding(pad.getSource());
  ShardingAttr to = mesh::getSharding(pad.getResult());
  bool gains = false;
  for (unsigned dim = 0; dim < from.getRank(); ++dim) {
    if (const DimWindow *window = findWindow(dims, dim)) {
      if (!startsWith(window->axes, from.getAxes(dim)))
        return false;
      gains |= isPadded(pad, dim);
      continue;
    }
    bool isSplit = view.getMesh().getSize(to.getAxes(dim)) > 1;
    if (from.getAxes(dim) != to.getAxes(dim) || (isSplit && isPadded(pad, dim)))
      return false;
  }
  return gains;
}

/// The padding value in the local program.
static Value getFill(tensor::PadOp pad, OpBuilder &builder, LocalView &view) {
  Value fill = pad.getConstantPaddingValue();
  return pad.getRegion().isAncestor(fill.getParentRegion())
             ? builder.clone(*fill.getDefiningOp())->getResult(0)
             : view.lookup(fill);
}

/// Pads the dims of `local` of which there are no windows, as `pad` does.
static Value padOthers(Value local, tensor::PadOp pad, Value fill,
                       ArrayRef<DimWindow> dims, OpBuilder &builder) {
  SmallVector<int64_t> low(pad.getStaticLow()), high(pad.getStaticHigh());
  for (const DimWindow &window : dims)
    low[window.dim] = high[window.dim] = 0;
  auto isZero = [](int64_t size) { return size == 0; };
  if (llvm::all_of(low, isZero) && llvm::all_of(high, isZero))
    return local;
  MLIRContext *context = builder.getContext();
  return tensor::PadOp::create(builder, pad.getLoc(), Type(), local,
                               getAsIndexOpFoldResult(context, low),
                               getAsIndexOpFoldResult(context, high), fill);
}

Value mesh::emitWindows(OpBuilder &builder, Location loc, LocalView &view,
                        Value global, ArrayRef<DimWindow> dims) {
  auto pad = global.getDefiningOp<tensor::PadOp>();
  if (pad && !showsSource(pad, dims, view))
    pad = {};
  Value source = pad ? pad.getSource() : global;
  Value fill = pad ? getFill(pad, builder, view) : Value();
  Value local = view.lookup(source);
  WindowEmitter windows(builder, loc, view);
  for (DimWindow dimWindow : dims) {
    auto &[dim, window, axes] = dimWindow;
    if (pad)
      window.offset -= pad.getStaticLow()[dim];
    local = windows.emit(local, dim, mesh::getSharding(source).getAxes(dim),
                         window, axes, fill);
  }
  return pad ? padOthers(local, pad, fill, dims, builder) : local;
}

void mesh::registerPadInterfaces(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, tensor::TensorDialect *) {
    tensor::PadOp::attachInterface<PadRuleModel, PadModel>(*context);
    tensor::ConcatOp::attachInterface<ConcatRuleModel, ConcatModel>(*context);
  });
}
