//===- AssignFsdp.cpp - split parameters over data parallelism ------------===//

#include "mesh/IR/AxisList.h"
#include "mesh/Params/Params.h"
#include "mesh/Params/Passes.h"
#include "mesh/Support/NumberOption.h"
#include "mesh/Support/OptionError.h"
#include "mesh/Support/Quantity.h"

#include "mlir/IR/Remarks.h"
#include "mlir/IR/SymbolTable.h"

namespace mesh {
#define GEN_PASS_DEF_ASSIGNFSDPPASS
#include "mesh/Params/Passes.h.inc"
} // namespace mesh

using namespace mesh;

static remark::RemarkOpts getOptions(StringRef name, ParamOp param) {
  return remark::RemarkOpts::name(name)
      .category("mesh-assign-fsdp")
      .function(param.getSymName());
}

/// Returns the largest dim that no axis splits and that is divisible by `n`; of
/// equal ones the last.
static std::optional<int64_t> findDim(RankedTensorType type,
                                      ShardingAttr sharding, int64_t n) {
  std::optional<int64_t> best;
  for (auto [dim, size] : llvm::enumerate(type.getShape()))
    if (sharding.getAxes(dim).empty() && size > 0 && size % n == 0 &&
        (!best || size >= type.getDimSize(*best)))
      best = dim;
  return best;
}

ShardingAttr mesh::splitFurther(RankedTensorType type, ShardingAttr sharding,
                                MeshAttr mesh, ArrayRef<AxisRefAttr> axes) {
  std::optional<int64_t> dim = findDim(type, sharding, mesh.getSize(axes));
  if (!dim)
    return {};
  MLIRContext *context = sharding.getContext();
  SmallVector<DimShardingAttr> dims(sharding.getDims());
  dims[*dim] = DimShardingAttr::get(context, axes, dims[*dim].getIsOpen(),
                                    dims[*dim].getPriority());
  return ShardingAttr::get(context, sharding.getMesh(), dims,
                           sharding.getReplicated(), sharding.getCombiner(),
                           sharding.getPartial());
}

/// Returns the dim in which two shardings of one tensor differ.
static int64_t findChangedDim(ShardingAttr before, ShardingAttr after) {
  return std::distance(before.getDims().begin(),
                       std::mismatch(before.getDims().begin(),
                                     before.getDims().end(),
                                     after.getDims().begin())
                           .first);
}

/// Returns the reason for which `param` stays as it is; else splits it.
static std::string assign(ParamOp param, MeshOp meshOp, AxisRefAttr axis,
                          int64_t minSize) {
  MeshAttr mesh = meshOp.getMesh();
  RankedTensorType type = param.getTensorType();
  if (param.getLogical())
    return "its layout is in logical names";
  ShardingAttr sharding =
      param.getSharding() ? *param.getSharding()
                          : ShardingAttr::getReplicated(
                                FlatSymbolRefAttr::get(meshOp.getSymNameAttr()),
                                type.getRank());
  auto uses = [&](ArrayRef<AxisRefAttr> axes) {
    return overlapsAny(mesh, axis, axes);
  };
  if (llvm::any_of(sharding.getDims(),
                   [&](DimShardingAttr dim) { return uses(dim.getAxes()); }))
    return "it is split over the axis already";
  if (uses(sharding.getReplicated()) || uses(sharding.getPartial()))
    return "its sharding says what it is along the axis";
  RankedTensorType local =
      sharding.getLocalType(type, mesh, /*allowPadding=*/true);
  if (local.getNumElements() <= minSize)
    return llvm::formatv("it has {0} on a device, no more than {1}",
                         formatCount(local.getNumElements(), "element"),
                         minSize);
  ShardingAttr split = splitFurther(type, sharding, mesh, axis);
  if (!split)
    return llvm::formatv("no dim that is whole divides by {0}",
                         mesh.getSize(axis));
  param.setShardingAttr(split);
  int64_t dim = findChangedDim(sharding, split);
  remark::passed(param.getLoc(), getOptions("split", param))
      << remark::add("{0} is split along dim {1}", param.getSymName(), dim)
      << remark::metric("sharding", Attribute(*param.getSharding()));
  return {};
}

/// The axis `name` of the mesh that `param` is on; an error at `param` if there
/// is none.
static FailureOr<AxisRefAttr> findAxis(ParamOp param, MeshOp mesh,
                                       StringRef name) {
  auto axis = AxisRefAttr::get(param.getContext(), name);
  if (failed(
          mesh.getMesh().verifyAxes(axis, [&] { return param.emitOpError(); })))
    return failure();
  return axis;
}

LogicalResult mesh::assignFsdp(ModuleOp module, StringRef axis,
                               int64_t minSize) {
  auto meshes = llvm::to_vector(module.getOps<MeshOp>());
  for (ParamOp param : getParams(module)) {
    MeshOp mesh = findMesh(param, meshes);
    if (!mesh)
      return param.emitOpError("names no mesh, and the module has ")
             << meshes.size() << " of them";
    FailureOr<AxisRefAttr> ref = findAxis(param, mesh, axis);
    if (failed(ref))
      return failure();
    std::string reason = assign(param, mesh, *ref, minSize);
    if (!reason.empty())
      remark::missed(param.getLoc(), getOptions("whole", param)) << remark::add(
          "{0} is left as it is: {1}", param.getSymName(), reason);
  }
  return success();
}

namespace {
struct AssignFsdpPass : public mesh::impl::AssignFsdpPassBase<AssignFsdpPass> {
  using AssignFsdpPassBase::AssignFsdpPassBase;

  LogicalResult initialize(MLIRContext *context) override {
    return verifyNotNegative({&minSize}, *this, context);
  }

  void runOnOperation() override {
    if (axis.empty()) {
      emitOptionError(*this, &getContext())
          << "needs the option 'axis', the axis to split over";
      return signalPassFailure();
    }
    warnWithoutParams(getOperation(), getArgument());
    if (failed(assignFsdp(getOperation(), axis, minSize)))
      signalPassFailure();
  }
};
} // namespace
