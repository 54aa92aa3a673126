//===- LowerShardMap.cpp - regions that are manual along some axes --------===//

#include "mesh/Analysis/GlobalFunctions.h"
#include "mesh/Analysis/TiedValues.h"
#include "mesh/IR/AxisList.h"
#include "mesh/IR/PipelineOps.h"
#include "mesh/IR/RandomOps.h"
#include "mesh/Transforms/Partition/InlineCalls.h"
#include "mesh/Transforms/Passes.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/Remarks.h"
#include "llvm/ADT/TypeSwitch.h"

namespace mesh {
#define GEN_PASS_DEF_LOWERSHARDMAPPASS
#include "mesh/Transforms/Passes.h.inc"
} // namespace mesh

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
  auto rule = llvm::dyn_cast<ShardingRuleOpInterface>(op);
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

/// Puts the region of `op` in its place.
static void dissolve(RewriterBase &rewriter, ShardMapOp op, MeshAttr mesh) {
  rewriter.setInsertionPoint(op);
  Location loc = op.getLoc();
  AxesAttr manual = op.getManualAttr();
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

/// Checks that what is in local view is so along manual axes alone.
static LogicalResult verifyAxes(ShardMapOp op, MeshAttr mesh) {
  auto verify = [&](Operation *inner, AxesAttr axes) -> LogicalResult {
    for (AxisRefAttr axis : axes)
      if (mesh.getSize(axis) > 1 && !covers(mesh, op.getManual(), axis))
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

static LogicalResult lowerShardMap(RewriterBase &rewriter, ShardMapOp op) {
  MeshAttr mesh = lookupMesh(op, op.getMeshAttr());
  if (failed(verifyAxes(op, mesh)))
    return failure();
  if (mesh.getSize(op.getManualAttr()) == mesh.getNumDevices())
    return success();
  Operation *unsupported = findUnsupported(op.getBody());
  if (!unsupported) {
    dissolve(rewriter, op, mesh);
    return success();
  }
  auto function = op->getParentOfType<FunctionOpInterface>();
  remark::missed(op.getLoc(), remark::RemarkOpts::name("whole-region")
                                  .category("mesh-lower-shard-map")
                                  .function(function.getName()))
      << remark::add("the region is whole along axes that are not manual: it "
                     "has '{0}', which is not split",
                     unsupported->getName().getStringRef());
  return success();
}

namespace {
struct LowerShardMapPass
    : public mesh::impl::LowerShardMapPassBase<LowerShardMapPass> {
  void runOnOperation() override {
    ModuleOp module = getOperation();
    IRRewriter rewriter(&getContext());
    if (failed(inlineCallsOfShardMaps(rewriter, module)))
      return signalPassFailure();
    SmallVector<ShardMapOp> regions;
    module.walk([&](ShardMapOp op) { regions.push_back(op); });
    for (ShardMapOp op : regions)
      if (failed(lowerShardMap(rewriter, op)))
        return signalPassFailure();
  }
};
} // namespace
