//===- CollectiveLevels.cpp - collectives over parts of a group -----------===//
//
// A device's position in a group is a number of several digits, one for each
// level. A collective over the group becomes a sequence over the digits.
// Gathers begin with the minor digit, scatters with the major one.
//
//===----------------------------------------------------------------------===//

#include "mesh/IR/AxisList.h"
#include "mesh/Interfaces/Transpose.h"
#include "mesh/Transforms/Collectives/DecomposeCollectives.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mesh;

RingPlan RingPlan::getLevel(size_t number) const {
  RingPlan plan = *this;
  plan.group = levels[number];
  plan.levels = {plan.group};
  return plan;
}

FailureOr<SmallVector<RingGroup>>
mesh::cutGroup(const RingGroup &group, MeshAttr mesh, ArrayRef<int64_t> sizes) {
  AxisList left(group.axes.getAxes());
  SmallVector<RingGroup> levels;
  for (int64_t size : sizes) {
    AxisList axes;
    for (int64_t missing = size; missing > 1;) {
      if (left.empty())
        return failure();
      AxisRefAttr axis = left.pop_back_val();
      int64_t axisSize = mesh.getSize(axis);
      if (axisSize > missing) {
        if (axisSize % missing != 0)
          return failure();
        auto [major, minor] = splitAxis(mesh, axis, axisSize / missing);
        left.push_back(major);
        axis = minor;
        axisSize = missing;
      }
      if (missing % axisSize != 0)
        return failure();
      missing /= axisSize;
      axes.insert(axes.begin(), axis);
    }
    levels.push_back({group.mesh,
                      AxesAttr::get(mesh.getContext(), mergeAxes(mesh, axes)),
                      size});
  }
  if (mesh.getSize(left) != 1)
    return failure();
  return levels;
}

SmallVector<int64_t> mesh::getSmallestLevels(MeshAttr mesh,
                                             ArrayRef<AxisRefAttr> axes) {
  SmallVector<int64_t> levels;
  for (AxisRefAttr axis : llvm::reverse(axes)) {
    int64_t left = mesh.getSize(axis);
    for (int64_t factor = 2; factor * factor <= left; ++factor)
      for (; left % factor == 0; left /= factor)
        levels.push_back(factor);
    if (left > 1)
      levels.push_back(left);
  }
  return levels;
}

static RankedTensorType resizeDim(Type type, int64_t dim, int64_t size) {
  auto tensor = llvm::cast<RankedTensorType>(type);
  SmallVector<int64_t> shape(tensor.getShape());
  shape[dim] = size;
  return tensor.clone(shape);
}

void mesh::decomposeByLevels(RewriterBase &rewriter, ArrayRef<AllGatherOp> ops,
                             const RingPlan &plan,
                             ArrayRef<OpOperand *> inputs) {
  auto values = llvm::map_to_vector(
      ops, [](AllGatherOp op) -> Value { return op.getInput(); });
  SmallVector<SmallVector<AllGatherOp>> gathers;
  for (const RingGroup &level : plan.levels) {
    gathers.emplace_back();
    for (auto [op, value] : llvm::zip(ops, values)) {
      auto dim = static_cast<int64_t>(AllGatherOp(op).getDim());
      auto type = llvm::cast<RankedTensorType>(value.getType());
      gathers.back().push_back(AllGatherOp::create(
          rewriter, op->getLoc(),
          resizeDim(type, dim, type.getDimSize(dim) * level.n), value,
          level.mesh.getValue(), level.axes, dim));
      value = gathers.back().back();
    }
  }
  for (auto [op, value] : llvm::zip(ops, values))
    rewriter.replaceOp(op, value);
  for (auto [number, ofLevel] : llvm::enumerate(gathers))
    decomposeAllGathers(rewriter, ofLevel, plan.getLevel(number),
                        number + 1 == gathers.size() ? inputs
                                                     : ArrayRef<OpOperand *>());
}

void mesh::decomposeByLevels(RewriterBase &rewriter, ReduceScatterOp op,
                             const RingPlan &plan, ArrayRef<OpOperand *> outs) {
  int64_t dim = op.getDim();
  Value value = op.getInput();
  SmallVector<ReduceScatterOp> scatters;
  for (const RingGroup &level : llvm::reverse(plan.levels)) {
    auto type = llvm::cast<RankedTensorType>(value.getType());
    scatters.push_back(ReduceScatterOp::create(
        rewriter, op.getLoc(),
        resizeDim(type, dim, type.getDimSize(dim) / level.n), op.getCombiner(),
        value, level.mesh.getValue(), level.axes, dim));
    value = scatters.back();
  }
  rewriter.replaceOp(op, value);
  for (auto [number, scatter] : llvm::enumerate(scatters)) {
    rewriter.setInsertionPoint(scatter);
    decomposeReduceScatter(rewriter, scatter,
                           plan.getLevel(scatters.size() - 1 - number),
                           number == 0 ? outs : ArrayRef<OpOperand *>());
  }
}

/// Moves the dims of the levels, which stand before the rest of the split dim,
/// to the dim that is put together. `parts` are the dims of `value` that each
/// dim of the op's operand has become.
static Value joinLevels(OpBuilder &builder, AllToAllOp op, Value value,
                        ArrayRef<ReassociationIndices> parts,
                        int64_t numLevels) {
  Location loc = op.getLoc();
  auto splitDim = static_cast<int64_t>(op.getSplitDim());
  auto concatDim = static_cast<int64_t>(op.getConcatDim());
  SmallVector<int64_t> order;
  SmallVector<ReassociationIndices> joined(parts.size());
  for (int64_t dim = 0; dim < static_cast<int64_t>(parts.size()); ++dim) {
    auto addDim = [&](int64_t from) {
      joined[dim].push_back(order.size());
      order.push_back(from);
    };
    if (dim == concatDim)
      for (int64_t level = 0; level < numLevels; ++level)
        addDim(splitDim + level);
    addDim(parts[dim].back());
  }
  if (splitDim != concatDim)
    value = createTranspose(builder, loc, value, order);
  return tensor::CollapseShapeOp::create(builder, loc, op.getType(), value,
                                         joined);
}

/// The blocks along the dim that is split become a dim for each level, which
/// says for whom they are, and afterwards from whom they came.
void mesh::decomposeByLevels(RewriterBase &rewriter, AllToAllOp op,
                             const RingPlan &plan) {
  Location loc = op.getLoc();
  auto type = llvm::cast<RankedTensorType>(op.getInput().getType());
  auto splitDim = static_cast<int64_t>(op.getSplitDim());
  auto numLevels = static_cast<int64_t>(plan.levels.size());

  SmallVector<int64_t> shape;
  SmallVector<ReassociationIndices> parts(type.getRank());
  for (int64_t dim = 0; dim < type.getRank(); ++dim) {
    auto addDim = [&](int64_t size) {
      parts[dim].push_back(shape.size());
      shape.push_back(size);
    };
    int64_t size = type.getDimSize(dim);
    if (dim == splitDim) {
      for (const RingGroup &level : llvm::reverse(plan.levels))
        addDim(level.n);
      size /= plan.group.n;
    }
    addDim(size);
  }
  auto expanded = type.clone(shape);
  Value value = tensor::ExpandShapeOp::create(rewriter, loc, expanded,
                                              op.getInput(), parts);
  SmallVector<AllToAllOp> exchanges;
  for (auto [number, level] : llvm::enumerate(plan.levels)) {
    int64_t dim = splitDim + numLevels - 1 - static_cast<int64_t>(number);
    exchanges.push_back(AllToAllOp::create(rewriter, loc, expanded, value,
                                           level.mesh.getValue(), level.axes,
                                           dim, dim));
    value = exchanges.back();
  }

  rewriter.replaceOp(op, joinLevels(rewriter, op, value, parts, numLevels));
  for (auto [number, exchange] : llvm::enumerate(exchanges)) {
    rewriter.setInsertionPoint(exchange);
    decomposeAllToAll(rewriter, exchange, plan.getLevel(number));
  }
}

void mesh::decomposeByLevels(RewriterBase &rewriter, BroadcastOp op,
                             const RingPlan &plan) {
  // First among the devices that have the root's minor digits.
  Value value = op.getInput();
  int64_t stride = plan.group.n;
  SmallVector<BroadcastOp> broadcasts;
  for (const RingGroup &level : llvm::reverse(plan.levels)) {
    stride /= level.n;
    int64_t digit = static_cast<int64_t>(op.getRoot()) / stride % level.n;
    broadcasts.push_back(
        BroadcastOp::create(rewriter, op.getLoc(), value.getType(), value,
                            level.mesh.getValue(), level.axes, digit));
    value = broadcasts.back();
  }
  rewriter.replaceOp(op, value);
  for (auto [number, broadcast] : llvm::enumerate(broadcasts)) {
    rewriter.setInsertionPoint(broadcast);
    decomposeBroadcast(rewriter, broadcast,
                       plan.getLevel(broadcasts.size() - 1 - number));
  }
}
