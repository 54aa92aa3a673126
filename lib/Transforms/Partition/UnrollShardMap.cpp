//===- UnrollShardMap.cpp - a region for all devices ----------------------===//

#include "UnrollShardMap.h"

#include "mesh/IR/DeviceIndependent.h"
#include "mesh/IR/RandomOps.h"
#include "mesh/IR/Zeros.h"
#include "mesh/Params/LowerParamValues.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/IRMapping.h"
#include "llvm/ADT/TypeSwitch.h"

#include <map>

using namespace mesh;

/// The devices that a region is written out for, at most.
static constexpr int64_t kMaxDevices = 256;

//===----------------------------------------------------------------------===//
// Blocks of tensors
//===----------------------------------------------------------------------===//

static SmallVector<OpFoldResult> toAttributes(OpBuilder &builder,
                                              ArrayRef<int64_t> values) {
  return llvm::map_to_vector(values, [&](int64_t value) -> OpFoldResult {
    return builder.getIndexAttr(value);
  });
}

static SmallVector<OpFoldResult> getOnes(OpBuilder &builder, int64_t rank) {
  return SmallVector<OpFoldResult>(rank, builder.getIndexAttr(1));
}

/// The block of `tensor` from `offsets` on, of the shape of `type`.
static Value takeBlock(OpBuilder &builder, Location loc, Value tensor,
                       ArrayRef<int64_t> offsets, RankedTensorType type) {
  if (tensor.getType() == type)
    return tensor;
  // Upstream rejects slices of nothing.
  if (type.getNumElements() == 0)
    return tensor::EmptyOp::create(builder, loc, type.getShape(),
                                   type.getElementType());
  return tensor::ExtractSliceOp::create(
      builder, loc, type, tensor, toAttributes(builder, offsets),
      toAttributes(builder, type.getShape()), getOnes(builder, type.getRank()));
}

/// `tensor` with `block` from `offsets` on.
static Value putBlock(OpBuilder &builder, Location loc, Value block,
                      Value tensor, ArrayRef<int64_t> offsets) {
  auto type = llvm::cast<RankedTensorType>(block.getType());
  if (tensor.getType() == type)
    return block;
  if (type.getNumElements() == 0)
    return tensor;
  return tensor::InsertSliceOp::create(
      builder, loc, block, tensor, toAttributes(builder, offsets),
      toAttributes(builder, type.getShape()), getOnes(builder, type.getRank()));
}

namespace {
//===----------------------------------------------------------------------===//
// Devices
//===----------------------------------------------------------------------===//

/// The devices along the manual axes, each at position 0 of all others.
class Devices {
public:
  Devices(MeshAttr mesh, ArrayRef<AxisRefAttr> manual) : mesh(mesh) {
    numbers = {0};
    for (AxisRefAttr axis : manual) {
      SmallVector<int64_t> more;
      for (int64_t number : numbers)
        for (int64_t i = 0; i < mesh.getSize(axis); ++i)
          more.push_back(number + i * mesh.getStride(axis));
      numbers = std::move(more);
    }
    for (auto [index, number] : llvm::enumerate(numbers))
      indices[number] = index;
  }

  size_t size() const { return numbers.size(); }

  /// The position of a device over `axes`, the first being the most major.
  int64_t getPosition(size_t device, ArrayRef<AxisRefAttr> axes) const {
    int64_t position = 0;
    for (AxisRefAttr axis : axes)
      position = position * mesh.getSize(axis) + getDigit(device, axis);
    return position;
  }

  /// The device at `position` over `axes` that is otherwise where `device` is.
  size_t getMember(size_t device, ArrayRef<AxisRefAttr> axes,
                   int64_t position) const {
    int64_t number = numbers[device];
    for (AxisRefAttr axis : llvm::reverse(axes)) {
      int64_t digit = position % mesh.getSize(axis);
      position /= mesh.getSize(axis);
      number += (digit - getDigit(device, axis)) * mesh.getStride(axis);
    }
    return indices.lookup(number);
  }

private:
  int64_t getDigit(size_t device, AxisRefAttr axis) const {
    return numbers[device] / mesh.getStride(axis) % mesh.getSize(axis);
  }

  MeshAttr mesh;
  SmallVector<int64_t> numbers;
  DenseMap<int64_t, size_t> indices;
};

//===----------------------------------------------------------------------===//
// The region
//===----------------------------------------------------------------------===//

class Unroller {
public:
  Unroller(RewriterBase &rewriter, ShardMapOp op)
      : op(op), mesh(lookupMesh(op, op.getMeshAttr())), rewriter(rewriter),
        devices(mesh, op.getManual()), mappings(devices.size()) {}

  LogicalResult run();

private:
  void enter();
  SmallVector<Value> leave();
  LogicalResult visit(Block &block);
  LogicalResult visit(Operation *op);
  LogicalResult visitLoop(scf::ForOp loop);
  LogicalResult visitCollective(CollectiveOpInterface collective);
  LogicalResult fail(Operation *at, const llvm::Twine &reason);
  void cloneForAll(Operation *op);

  SmallVector<int64_t> getOffsets(size_t device, ShardingAttr sharding,
                                  RankedTensorType local) const;
  Value join(ShardingAttr sharding, RankedTensorType type, Value inside);

  /// Returns the values that members of the group of `device` have for `value`.
  SmallVector<Value> getOfGroup(size_t device, AxesAttr axes, Value value);
  Value reduce(Location loc, Combiner combiner, ArrayRef<Value> values);
  Value gather(Location loc, ArrayRef<Value> blocks, unsigned dim);
  Value slice(Location loc, Value whole, unsigned dim, int64_t index,
              int64_t count);
  Value permute(PermuteOp permute, size_t device);

  ShardMapOp op;
  MeshAttr mesh;
  RewriterBase &rewriter;
  Devices devices;
  /// The values of the region on each device.
  std::vector<IRMapping> mappings;
};
} // namespace

LogicalResult Unroller::fail(Operation *at, const llvm::Twine &reason) {
  InFlightDiagnostic diag =
      op.emitOpError("has no meaning on whole tensors: its region ") << reason;
  diag.attachNote(at->getLoc()) << "here";
  return diag;
}

/// Returns the beginning of the block of `device`.
SmallVector<int64_t> Unroller::getOffsets(size_t device, ShardingAttr sharding,
                                          RankedTensorType local) const {
  SmallVector<int64_t> offsets;
  for (auto [dim, size] : llvm::enumerate(local.getShape()))
    offsets.push_back(devices.getPosition(device, sharding.getAxes(dim)) *
                      size);
  return offsets;
}

void Unroller::enter() {
  for (auto [argument, input, sharding] :
       llvm::zip_equal(op.getBody().getArguments(), op.getInputs(),
                       op.getInShardings().getAsRange<ShardingAttr>())) {
    auto type = llvm::cast<RankedTensorType>(argument.getType());
    for (auto [device, mapping] : llvm::enumerate(mappings))
      mapping.map(argument,
                  takeBlock(rewriter, op.getLoc(), input,
                            getOffsets(device, sharding, type), type));
  }
}

/// The whole of what devices have for `inside`: of those with the same block
/// the first, or what their parts make.
Value Unroller::join(ShardingAttr sharding, RankedTensorType type,
                     Value inside) {
  auto local = llvm::cast<RankedTensorType>(inside.getType());
  std::map<SmallVector<int64_t>, std::map<int64_t, Value>> blocks;
  for (auto [device, mapping] : llvm::enumerate(mappings))
    blocks[getOffsets(device, sharding, local)].try_emplace(
        devices.getPosition(device, sharding.getPartial()),
        mapping.lookup(inside));
  Value whole = tensor::EmptyOp::create(rewriter, op.getLoc(), type.getShape(),
                                        type.getElementType());
  for (auto &[offsets, parts] : blocks) {
    SmallVector<Value> values =
        llvm::map_to_vector(parts, [](auto &part) { return part.second; });
    Value block = sharding.getCombiner()
                      ? reduce(op.getLoc(), *sharding.getCombiner(), values)
                      : values.front();
    whole = putBlock(rewriter, op.getLoc(), block, whole, offsets);
  }
  return whole;
}

SmallVector<Value> Unroller::leave() {
  SmallVector<Value> results;
  for (auto [result, inside, sharding] : llvm::zip_equal(
           op.getResults(), op.getBody().front().getTerminator()->getOperands(),
           op.getOutShardings().getAsRange<ShardingAttr>()))
    results.push_back(
        join(sharding, llvm::cast<RankedTensorType>(result.getType()), inside));
  return results;
}

//===----------------------------------------------------------------------===//
// Collectives
//===----------------------------------------------------------------------===//

SmallVector<Value> Unroller::getOfGroup(size_t device, AxesAttr axes,
                                        Value value) {
  SmallVector<Value> values;
  for (int64_t i = 0; i < mesh.getSize(axes); ++i)
    values.push_back(
        mappings[devices.getMember(device, axes, i)].lookup(value));
  return values;
}

Value Unroller::reduce(Location loc, Combiner combiner,
                       ArrayRef<Value> values) {
  Value result = values.front();
  for (Value value : values.drop_front())
    result = combine(rewriter, loc, combiner, result, value);
  return result;
}

Value Unroller::gather(Location loc, ArrayRef<Value> blocks, unsigned dim) {
  auto type = llvm::cast<RankedTensorType>(blocks.front().getType());
  SmallVector<int64_t> shape(type.getShape()), offsets(type.getRank(), 0);
  shape[dim] *= blocks.size();
  Value whole =
      tensor::EmptyOp::create(rewriter, loc, shape, type.getElementType());
  for (auto [index, block] : llvm::enumerate(blocks)) {
    offsets[dim] = index * type.getDimSize(dim);
    whole = putBlock(rewriter, loc, block, whole, offsets);
  }
  return whole;
}

/// Block `index` of `count` along `dim`.
Value Unroller::slice(Location loc, Value whole, unsigned dim, int64_t index,
                      int64_t count) {
  auto type = llvm::cast<RankedTensorType>(whole.getType());
  SmallVector<int64_t> shape(type.getShape()), offsets(type.getRank(), 0);
  shape[dim] /= count;
  offsets[dim] = index * shape[dim];
  return takeBlock(rewriter, loc, whole, offsets, type.clone(shape));
}

/// Returns the value that `device` receives.
Value Unroller::permute(PermuteOp permute, size_t device) {
  AxesAttr axes = permute.getAxesAttr();
  int64_t n = mesh.getSize(axes), position = devices.getPosition(device, axes);
  auto get = [&](int64_t sender) {
    return mappings[devices.getMember(device, axes, sender)].lookup(
        permute.getInput());
  };
  if (std::optional<uint64_t> shift = permute.getShift())
    return get(((position - static_cast<int64_t>(*shift)) % n + n) % n);
  if (std::optional<AxesAttr> targets = permute.getTargets())
    return get(devices.getPosition(device, *targets));
  ArrayRef<int64_t> pairs = *permute.getPairs();
  for (size_t i = 0; i < pairs.size(); i += 2)
    if (pairs[i + 1] == position)
      return get(pairs[i]);
  return arith::ConstantOp::create(rewriter, permute.getLoc(),
                                   getZeros(permute.getType()));
}

LogicalResult Unroller::visitCollective(CollectiveOpInterface collective) {
  AxesAttr axes = collective.getAxesAttr();
  Location loc = collective.getLoc();
  int64_t n = mesh.getSize(axes);
  std::vector<Value> results;
  for (size_t device = 0; device < devices.size(); ++device) {
    int64_t position = devices.getPosition(device, axes);
    auto group = [&](Value value) { return getOfGroup(device, axes, value); };
    results.push_back(
        llvm::TypeSwitch<Operation *, Value>(collective)
            .Case([&](AllGatherOp op) {
              return gather(loc, group(op.getInput()), op.getDim());
            })
            .Case([&](AllReduceOp op) {
              return reduce(loc, op.getCombiner(), group(op.getInput()));
            })
            .Case([&](ReduceScatterOp op) {
              Value sum = reduce(loc, op.getCombiner(), group(op.getInput()));
              return slice(loc, sum, op.getDim(), position, n);
            })
            .Case([&](AllToAllOp op) {
              SmallVector<Value> blocks =
                  llvm::map_to_vector(group(op.getInput()), [&](Value value) {
                    return slice(loc, value, op.getSplitDim(), position, n);
                  });
              return gather(loc, blocks, op.getConcatDim());
            })
            .Case([&](AllSliceOp op) {
              return slice(loc, mappings[device].lookup(op.getInput()),
                           op.getDim(), position, n);
            })
            .Case([&](BroadcastOp op) {
              return group(op.getInput())[op.getRoot()];
            })
            .Case([&](PermuteOp op) { return permute(op, device); })
            .Default([](Operation *) { return Value(); }));
    if (!results.back())
      return fail(collective, "has a collective that is not known");
  }
  for (auto [mapping, result] : llvm::zip_equal(mappings, results))
    mapping.map(collective->getResult(0), result);
  return success();
}

//===----------------------------------------------------------------------===//
// Other ops
//===----------------------------------------------------------------------===//

/// Returns the axes over which `op` communicates, or that place devices.
static ArrayRef<AxisRefAttr> getAxesOf(Operation *op) {
  return llvm::TypeSwitch<Operation *, ArrayRef<AxisRefAttr>>(op)
      .Case<CollectiveOpInterface, AxisIndexOp, RngFoldAxesOp>(
          [](auto local) -> ArrayRef<AxisRefAttr> {
            return local.getAxesAttr();
          })
      .Default(ArrayRef<AxisRefAttr>());
}

void Unroller::cloneForAll(Operation *op) {
  for (IRMapping &mapping : mappings)
    rewriter.clone(*op, mapping);
}

/// Returns true if regions of `op` have something that depends on devices.
static bool hasCommunication(Operation *op) {
  return op
      ->walk([&](Operation *inner) {
        bool depends =
            inner != op &&
            llvm::isa_and_present<MeshDialect>(inner->getDialect()) &&
            !inner->hasTrait<DeviceIndependent>();
        return depends ? WalkResult::interrupt() : WalkResult::advance();
      })
      .wasInterrupted();
}

/// One loop that carries what all devices do.
LogicalResult Unroller::visitLoop(scf::ForOp loop) {
  SmallVector<Value> bounds;
  for (Value bound :
       {loop.getLowerBound(), loop.getUpperBound(), loop.getStep()}) {
    bounds.push_back(mappings.front().lookup(bound));
    std::optional<int64_t> number = getConstantIntValue(bounds.back());
    if (!number || llvm::any_of(mappings, [&](const IRMapping &mapping) {
          return getConstantIntValue(mapping.lookup(bound)) != number;
        }))
      return fail(loop,
                  "has a loop that communicates, and whose bounds are not "
                  "constants");
  }
  SmallVector<Value> inits;
  for (const IRMapping &mapping : mappings)
    for (Value init : loop.getInitArgs())
      inits.push_back(mapping.lookup(init));
  auto unrolled =
      scf::ForOp::create(rewriter, loop.getLoc(), bounds[0], bounds[1],
                         bounds[2], inits, nullptr, loop.getUnsignedCmp());
  unsigned count = loop.getNumResults();
  OpBuilder::InsertionGuard guard(rewriter);
  Block *body = unrolled.getBody();
  if (!body->empty())
    rewriter.eraseOp(&body->back());
  rewriter.setInsertionPointToEnd(body);
  for (auto [device, mapping] : llvm::enumerate(mappings)) {
    mapping.map(loop.getInductionVar(), unrolled.getInductionVar());
    mapping.map(loop.getRegionIterArgs(),
                unrolled.getRegionIterArgs().slice(device * count, count));
  }
  if (failed(visit(*loop.getBody())))
    return failure();
  SmallVector<Value> yielded;
  for (const IRMapping &mapping : mappings)
    for (Value value : loop.getYieldedValues())
      yielded.push_back(mapping.lookup(value));
  scf::YieldOp::create(rewriter, loop.getLoc(), yielded);
  for (auto [device, mapping] : llvm::enumerate(mappings))
    mapping.map(loop.getResults(),
                unrolled.getResults().slice(device * count, count));
  return success();
}

LogicalResult Unroller::visit(Operation *op) {
  Location loc = op->getLoc();
  ArrayRef<AxisRefAttr> axes = getAxesOf(op);
  auto isOwn = [&](AxisRefAttr axis) {
    return llvm::any_of(this->op.getManual(), [&](AxisRefAttr manual) {
      return manual.getName() == axis.getName();
    });
  };
  // A region around this one is manual along other axes, and comes later.
  if (!axes.empty() && llvm::none_of(axes, isOwn)) {
    cloneForAll(op);
    return success();
  }
  if (!llvm::all_of(axes, isOwn))
    return fail(op, "communicates over axes of the region around it as well");
  if (auto collective = llvm::dyn_cast<CollectiveOpInterface>(op))
    return visitCollective(collective);
  if (llvm::isa<SendOp, RecvOp>(op))
    return fail(op, "sends messages");
  if (auto async = llvm::dyn_cast<AsyncOp>(op)) {
    if (failed(visit(async.getBody().front())))
      return failure();
    Operation *yield = async.getBody().front().getTerminator();
    for (IRMapping &mapping : mappings)
      for (auto [future, value] :
           llvm::zip_equal(async->getResults(), yield->getOperands()))
        mapping.map(future, mapping.lookup(value));
    return success();
  }
  if (hasCommunication(op)) {
    auto loop = llvm::dyn_cast<scf::ForOp>(op);
    return loop ? visitLoop(loop)
                : fail(op, "has control flow that communicates");
  }
  for (auto [device, mapping] : llvm::enumerate(mappings)) {
    auto getPosition = [&, device = device](AxesAttr axes) -> Value {
      return arith::ConstantIndexOp::create(rewriter, loc,
                                            devices.getPosition(device, axes));
    };
    if (auto wait = llvm::dyn_cast<WaitOp>(op))
      mapping.map(wait.getResult(), mapping.lookup(wait.getFuture()));
    else if (auto index = llvm::dyn_cast<AxisIndexOp>(op))
      mapping.map(index.getResult(), getPosition(index.getAxesAttr()));
    else if (auto size = llvm::dyn_cast<AxisSizeOp>(op))
      mapping.map(size.getResult(),
                  Value(arith::ConstantIndexOp::create(
                      rewriter, loc, mesh.getSize(size.getAxesAttr()))));
    else if (auto fold = llvm::dyn_cast<RngFoldAxesOp>(op))
      mapping.map(
          fold.getResult(),
          Value(RngFoldOp::create(rewriter, loc, mapping.lookup(fold.getKey()),
                                  getPosition(fold.getAxesAttr()))));
    else
      rewriter.clone(*op, mapping);
  }
  return success();
}

LogicalResult Unroller::visit(Block &block) {
  for (Operation &inner : block.without_terminator())
    if (failed(visit(&inner)))
      return failure();
  return success();
}

LogicalResult Unroller::run() {
  rewriter.setInsertionPoint(op);
  enter();
  if (failed(visit(op.getBody().front())))
    return failure();
  rewriter.replaceOp(op, leave());
  return success();
}

LogicalResult mesh::unrollShardMap(RewriterBase &rewriter, ShardMapOp op) {
  MeshAttr mesh = lookupMesh(op, op.getMeshAttr());
  int64_t numDevices = mesh.getSize(op.getManualAttr());
  if (numDevices > kMaxDevices)
    return op.emitOpError("is not followed for more than ")
           << kMaxDevices << " devices along its manual axes, got "
           << numDevices;
  lowerParamExchanges(op);
  return Unroller(rewriter, op).run();
}
