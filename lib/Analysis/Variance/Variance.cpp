//===- Variance.cpp - along which axes local values differ ----------------===//

#include "mesh/Analysis/Variance/Variance.h"

#include "VarianceSolver.h"
#include "mesh/IR/RandomOps.h"

#include "mlir/Interfaces/CallInterfaces.h"

using namespace mesh;

//===----------------------------------------------------------------------===//
// Axes and their parts
//===----------------------------------------------------------------------===//

static void appendSubAxes(ArrayRef<AxisRefAttr> axes, AxisList &to) {
  llvm::copy_if(axes, std::back_inserter(to),
                [](AxisRefAttr axis) { return axis.isSubAxis(); });
}

/// Appends the parts of axes that `op` speaks of.
static void appendSubAxes(Operation *op, AxisList &to) {
  if (auto collective = llvm::dyn_cast<CollectiveOpInterface>(op))
    appendSubAxes(collective.getAxesAttr(), to);
  if (auto permute = llvm::dyn_cast<PermuteOp>(op))
    if (std::optional<AxesAttr> targets = permute.getTargets())
      appendSubAxes(*targets, to);
  if (auto index = llvm::dyn_cast<AxisIndexOp>(op))
    appendSubAxes(index.getAxes(), to);
  if (auto fold = llvm::dyn_cast<RngFoldAxesOp>(op))
    appendSubAxes(fold.getAxes(), to);
}

/// The same of the shardings of arguments or results.
static void appendSubAxes(ArrayAttr dictionaries, AxisList &to) {
  if (!dictionaries)
    return;
  for (auto dictionary : dictionaries.getAsRange<DictionaryAttr>()) {
    auto sharding = dictionary.getAs<ShardingAttr>(
        StringRef(MeshDialect::kShardingAttrName));
    if (!sharding)
      continue;
    for (DimShardingAttr dim : sharding.getDims())
      appendSubAxes(dim.getAxes(), to);
    appendSubAxes(sharding.getPartial(), to);
  }
}

/// Finds out in one walk what the function speaks of.
void Variance::collect(FunctionOpInterface function) {
  AxisList subAxes;
  appendSubAxes(function.getArgAttrsAttr(), subAxes);
  appendSubAxes(function.getResAttrsAttr(), subAxes);
  appendSubAxes(unlike, subAxes);
  unsigned numValues = 0;
  function.getFunctionBody().walk([&](Operation *op) {
    numValues += op->getNumResults();
    bool isOurs = llvm::isa_and_present<MeshDialect>(op->getDialect());
    if (isOurs)
      appendSubAxes(op, subAxes);
    if (isOurs ? llvm::isa<CollectiveOpInterface, AsyncOp, SendOp, RecvOp>(op)
               : llvm::isa<mlir::CallOpInterface>(op))
      communication.push_back(op);
  });
  values.reserve(numValues);
  cutAxes(subAxes);
}

void Variance::cutAxes(ArrayRef<AxisRefAttr> subAxes) {
  for (MeshAxisAttr axis : mesh.getAxes()) {
    if (axis.getSize() == 1)
      continue;
    AxisList whole = {AxisRefAttr::get(mesh.getContext(), axis.getName())};
    AxisList named;
    llvm::copy_if(subAxes, std::back_inserter(named), [&](AxisRefAttr part) {
      return part.getName() == axis.getName();
    });
    // If the parts do not nest the axis stays one.
    (void)refineAxes(mesh, {&whole, &named});
    llvm::append_range(parts, whole);
  }
  llvm::erase_if(parts, [&](AxisRefAttr part) { return meetsOthers({part}); });
}

bool Variance::meetsOthers(ArrayRef<AxisRefAttr> axes) const {
  return llvm::any_of(
      axes, [&](AxisRefAttr axis) { return overlapsAny(mesh, axis, unlike); });
}

void Variance::forEachPart(AxisRefAttr axis,
                           function_ref<void(unsigned, bool)> visit) const {
  for (auto [index, part] : llvm::enumerate(parts))
    if (part == axis ||
        (part.getName() == axis.getName() && mesh.overlap(part, axis)))
      visit(index, part == axis || covers(mesh, axis, part));
}

Variance::Axes Variance::getDeclared(ShardingAttr sharding) const {
  Axes axes(parts.size());
  for (DimShardingAttr dim : sharding.getDims())
    for (AxisRefAttr axis : dim.getAxes())
      forEachPart(axis, [&](unsigned part, bool) {
        axes[part] = {AxisVariance::Varying};
      });
  for (AxisRefAttr axis : sharding.getPartial())
    forEachPart(axis, [&](unsigned part, bool isCovered) {
      axes[part] = isCovered
                       ? AxisVariance::getUnreduced(*sharding.getCombiner())
                       : AxisVariance{AxisVariance::Unknown};
    });
  return axes;
}

//===----------------------------------------------------------------------===//
// Results of the analysis
//===----------------------------------------------------------------------===//

Variance::Variance(FunctionOpInterface function, SymbolTableCollection &symbols,
                   ArrayRef<AxisRefAttr> unlike)
    : meshName(function->getAttrOfType<FlatSymbolRefAttr>(
          MeshDialect::kSpmdAttrName)),
      unlike(unlike) {
  if (meshName)
    mesh = lookupMesh(function, meshName);
  if (!mesh || function.isExternal())
    return;
  collect(function);
  VarianceSolver(*this, function, symbols).solve();
}

AxisVariance Variance::get(Value value, unsigned axis) const {
  const Axes *axes = find(value);
  return axes ? (*axes)[axis] : AxisVariance{AxisVariance::Unknown};
}

bool Variance::isSame(Value value, ArrayRef<AxisRefAttr> along) const {
  const Axes *known = find(value);
  if (!known || meetsOthers(along))
    return false;
  bool isSame = true;
  for (AxisRefAttr axis : along)
    forEachPart(axis, [&](unsigned part, bool) {
      isSame &= (*known)[part].kind == AxisVariance::Invariant;
    });
  return isSame;
}
