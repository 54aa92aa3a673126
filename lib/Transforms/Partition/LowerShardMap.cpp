//===- LowerShardMap.cpp - regions that are manual along some axes --------===//

#include "mesh/Analysis/GlobalFunctions.h"
#include "mesh/Analysis/TiedValues.h"
#include "mesh/IR/AxisList.h"
#include "mesh/IR/PipelineOps.h"
#include "mesh/IR/RandomOps.h"
#include "mesh/Transforms/Partition/InlineCalls.h"
#include "mesh/Transforms/Partition/Partition.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/Remarks.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mesh;

//===----------------------------------------------------------------------===//
// Supported regions
//===----------------------------------------------------------------------===//

/// Returns true if `op` knows what it does along axes in local view.
static bool isLocal(Operation *op) {
  return llvm::isa<CollectiveOpInterface, AxisIndexOp, RngFoldAxesOp>(op);
}

/// Returns true if the rule of `op` is for ops like it.
static bool hasRule(Operation *op) {
  auto rule = ShardingRuleOpInterface::find(op);
  if (!rule)
    return false;
  ScopedDiagnosticHandler quiet(op->getContext(), [](Diagnostic &) {});
  return isLocal(op) || succeeded(rule.getShardingRule());
}

/// The first op of `region` that the partitioner could not split. Null if there
/// is none.
static Operation *findUnsupported(Region &region) {
  auto isStatic = [](Type type) {
    auto tensor = llvm::dyn_cast<ShapedType>(type);
    return !tensor || tensor.hasStaticShape();
  };
  for (Operation &op : region.getOps()) {
    if (!llvm::all_of(op.getResultTypes(), isStatic))
      return &op;
    if (auto controlFlow = getControlFlow(&op)) {
      for (Region &inner : op.getRegions()) {
        if (!inner.empty() && !inner.hasOneBlock())
          return &op;
        if (Operation *found = findUnsupported(inner))
          return found;
      }
    } else if (auto nested = llvm::dyn_cast<ShardMapOp>(op)) {
      if (Operation *found = findUnsupported(nested.getBody()))
        return found;
    } else if (involvesTensors(&op) && !handsOnValues(&op) &&
               !llvm::isa<YieldOp>(op) && !hasRule(&op)) {
      return &op;
    }
  }
  return nullptr;
}

//===----------------------------------------------------------------------===//
// Taking the region into the program
//===----------------------------------------------------------------------===//

/// `sharding` that says of all of `manual` that it is not the partitioner's:
/// the parts that it does not name are replicated.
static ShardingAttr nameAll(ShardingAttr sharding, AxesAttr manual,
                            MeshAttr mesh) {
  AxisList named(sharding.getPartial());
  for (DimShardingAttr dim : sharding.getDims())
    llvm::append_range(named, dim.getAxes());
  SmallVector<AxisRefAttr> rest;
  for (AxisRefAttr axis : manual) {
    SmallVector<std::pair<int64_t, int64_t>> parts;
    for (AxisRefAttr part : named)
      if (part.getName() == axis.getName()) {
        int64_t begin = part.isSubAxis() ? part.getPreSize() : 1;
        parts.emplace_back(begin, begin * mesh.getSize(part));
      }
    parts.emplace_back(mesh.getSize(axis), mesh.getSize(axis));
    llvm::sort(parts);
    int64_t end = 1;
    for (auto [nextBegin, nextEnd] : parts) {
      if (nextBegin > end)
        rest.push_back(getAxisPart(mesh, axis.getName(), end, nextBegin));
      end = nextEnd;
    }
  }
  return ShardingAttr::get(sharding.getContext(), sharding.getMesh(),
                           sharding.getDims(), rest, sharding.getCombiner(),
                           sharding.getPartial());
}

/// Puts the region of `op` in its place, which is in local view along `manual`.
static void dissolve(RewriterBase &rewriter, ShardMapOp op, AxesAttr manual,
                     MeshAttr mesh) {
  rewriter.setInsertionPoint(op);
  Location loc = op.getLoc();
  Block &body = op.getBody().front();
  SmallVector<Value> entered, left;
  for (auto [argument, input, sharding] :
       llvm::zip_equal(body.getArguments(), op.getInputs(),
                       op.getInShardings().getAsRange<ShardingAttr>()))
    entered.push_back(EnterLocalOp::create(
        rewriter, loc, llvm::cast<RankedTensorType>(argument.getType()), input,
        nameAll(sharding, manual, mesh)));
  body.walk([&](Operation *inner) {
    if (isLocal(inner) || getControlFlow(inner))
      rewriter.modifyOpInPlace(
          inner, [&] { inner->setAttr(kManualAttrName, manual); });
  });
  Operation *yield = body.getTerminator();
  rewriter.inlineBlockBefore(&body, op, entered);
  for (auto [result, value, sharding] :
       llvm::zip_equal(op.getResults(), yield->getOperands(),
                       op.getOutShardings().getAsRange<ShardingAttr>()))
    left.push_back(LeaveLocalOp::create(
        rewriter, loc, llvm::cast<RankedTensorType>(result.getType()), value,
        nameAll(sharding, manual, mesh)));
  rewriter.eraseOp(yield);
  rewriter.replaceOp(op, left);
}

/// Returns the manual axes of the regions from `op` on to `inner`.
static AxisList getAxesInside(Operation *inner, ShardMapOp op,
                              ArrayRef<AxisRefAttr> around) {
  AxisList axes(around);
  for (Operation *parent = inner->getParentOp(); parent != op->getParentOp();
       parent = parent->getParentOp())
    if (auto region = llvm::dyn_cast<ShardMapOp>(parent))
      llvm::append_range(axes, region.getManual());
  return axes;
}

/// Checks that what is in local view is so along manual axes alone.
static LogicalResult verifyAxes(ShardMapOp op, ArrayRef<AxisRefAttr> around,
                                MeshAttr mesh) {
  auto verify = [&](Operation *inner, AxesAttr axes) -> LogicalResult {
    AxisList manual = getAxesInside(inner, op, around);
    for (AxisRefAttr axis : axes)
      if (mesh.getSize(axis) > 1 && !covers(mesh, manual, axis))
        return inner->emitOpError("is over axis ")
               << axis.str() << ", which is not manual";
    return success();
  };
  return failure(
      op.getBody()
          .walk([&](Operation *inner) {
            return WalkResult(
                llvm::TypeSwitch<Operation *, LogicalResult>(inner)
                    .Case<CollectiveOpInterface, AxisIndexOp, RngFoldAxesOp>(
                        [&](auto local) {
                          return verify(local, local.getAxesAttr());
                        })
                    .Default([](Operation *) { return success(); }));
          })
          .wasInterrupted());
}

/// Leaves the region of `op` as it is, whole along all other axes: what speaks
/// of these goes.
static LogicalResult keepWhole(RewriterBase &rewriter, ShardMapOp op) {
  WalkResult result = op.getBody().walk([&](Operation *inner) {
    if (llvm::isa<ShardMapOp>(inner)) {
      inner->emitOpError("is in a region that is not split along its axes")
              .attachNote(op.getLoc())
          << "region here";
      return WalkResult::interrupt();
    }
    if (llvm::isa<ShardOp>(inner))
      rewriter.replaceOp(inner, inner->getOperands());
    return WalkResult::advance();
  });
  return failure(result.wasInterrupted());
}

/// Returns the regions that no other one is around.
static SmallVector<ShardMapOp> getOutermost(Region &region) {
  SmallVector<ShardMapOp> found;
  region.walk<WalkOrder::PreOrder>([&](ShardMapOp op) {
    found.push_back(op);
    return WalkResult::skip();
  });
  return found;
}

static LogicalResult lowerRegions(RewriterBase &rewriter,
                                  ArrayRef<ShardMapOp> ops,
                                  ArrayRef<AxisRefAttr> around);

/// Lowers `op`, whose place is in local view along `around`, and the regions in
/// it.
static LogicalResult lowerShardMap(RewriterBase &rewriter, ShardMapOp op,
                                   ArrayRef<AxisRefAttr> around) {
  MeshAttr mesh = lookupMesh(op, op.getMeshAttr());
  if (failed(verifyAxes(op, around, mesh)))
    return failure();
  if (around.empty() &&
      mesh.getSize(op.getManualAttr()) == mesh.getNumDevices())
    return keepWhole(rewriter, op);
  if (Operation *unsupported = findUnsupported(op.getBody())) {
    auto function = op->getParentOfType<FunctionOpInterface>();
    remark::missed(op.getLoc(), remark::RemarkOpts::name("whole-region")
                                    .category("mesh-lower-model")
                                    .function(function.getName()))
        << remark::add("the region is whole along axes that are not manual: it "
                       "has '{0}', which is not split",
                       unsupported->getName().getStringRef());
    return keepWhole(rewriter, op);
  }
  SmallVector<ShardMapOp> nested = getOutermost(op.getBody());
  AxisList manual(around);
  llvm::append_range(manual, op.getManual());
  dissolve(rewriter, op, AxesAttr::get(op.getContext(), manual), mesh);
  return lowerRegions(rewriter, nested, manual);
}

static LogicalResult lowerRegions(RewriterBase &rewriter,
                                  ArrayRef<ShardMapOp> ops,
                                  ArrayRef<AxisRefAttr> around) {
  return success(llvm::all_of(ops, [&](ShardMapOp op) {
    return succeeded(lowerShardMap(rewriter, op, around));
  }));
}

LogicalResult mesh::lowerShardMaps(RewriterBase &rewriter, ModuleOp module) {
  if (failed(inlineCallsOfShardMaps(rewriter, module)))
    return failure();
  return lowerRegions(rewriter, getOutermost(module.getBodyRegion()),
                      /*around=*/{});
}
