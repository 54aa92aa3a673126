//===- SpecializeDevices.cpp - a program for each class of devices --------===//

#include "mesh/IR/ProgramOps.h"
#include "mesh/Programs/DeviceClasses.h"
#include "mesh/Programs/Passes.h"
#include "mesh/Programs/ProgramAxes.h"
#include "mesh/Programs/ProgramEmitter.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Remarks.h"
#include "llvm/Support/FormatVariadic.h"

namespace mesh {
#define GEN_PASS_DEF_SPECIALIZEDEVICESPASS
#include "mesh/Programs/Passes.h.inc"
} // namespace mesh

using namespace mesh;

/// Returns the mesh of a function that all devices run, else null.
static MeshAttr getMesh(FunctionOpInterface function) {
  auto meshName =
      function->getAttrOfType<FlatSymbolRefAttr>(MeshDialect::kSpmdAttrName);
  bool isForAll = meshName && !function.isExternal() &&
                  !function->hasAttr(MeshDialect::kProgramAttrName);
  return isForAll ? lookupMesh(function, meshName) : MeshAttr();
}

/// The axes with the given names.
static FailureOr<AxisList> getNamedAxes(FunctionOpInterface function,
                                        MeshAttr mesh,
                                        ArrayRef<std::string> names) {
  AxisList axes;
  for (const std::string &name : names)
    axes.push_back(AxisRefAttr::get(mesh.getContext(), name));
  if (failed(mesh.verifyAxes(axes, [&] {
        return function->emitOpError("axes to specialize along: ");
      })))
    return failure();
  return axes;
}

static void remarkOnClasses(FunctionOpInterface function,
                            ArrayRef<AxisRefAttr> axes, size_t numClasses) {
  auto options = remark::RemarkOpts::name("programs")
                     .category("mesh-specialize-devices")
                     .function(function.getName());
  if (axes.empty()) {
    remark::missed(function.getLoc(), options)
        << remark::add("all devices do the same");
    return;
  }
  std::string list;
  for (AxisRefAttr axis : axes)
    list += (list.empty() ? "" : ", ") + axis.str();
  remark::passed(function.getLoc(), options) << remark::add(
      "{0} programs for devices that differ along {1}", numClasses, list);
}

/// Replaces `function` by `programs` and an op of its name that says which
/// positions run which.
static void replaceByPrograms(RewriterBase &rewriter,
                              FunctionOpInterface function,
                              ArrayRef<FunctionOpInterface> programs,
                              ArrayRef<AxisRefAttr> axes,
                              ArrayRef<int64_t> classOf,
                              mlir::SymbolTable &symbols) {
  std::string name = function.getName().str();
  auto meshName =
      function->getAttrOfType<FlatSymbolRefAttr>(MeshDialect::kSpmdAttrName);
  mlir::SymbolTable::Visibility visibility = function.getVisibility();
  Location loc = function.getLoc();
  symbols.remove(function);
  rewriter.eraseOp(function);
  SmallVector<Attribute> programNames;
  for (FunctionOpInterface program : programs) {
    symbols.insert(program);
    programNames.push_back(FlatSymbolRefAttr::get(program.getNameAttr()));
  }
  rewriter.setInsertionPoint(programs.front());
  auto op =
      ProgramsOp::create(rewriter, loc, rewriter.getStringAttr(name), meshName,
                         AxesAttr::get(rewriter.getContext(), axes),
                         rewriter.getArrayAttr(programNames),
                         rewriter.getDenseI64ArrayAttr(classOf));
  mlir::SymbolTable::setSymbolVisibility(op, visibility);
  symbols.insert(op);
}

static LogicalResult specialize(RewriterBase &rewriter,
                                FunctionOpInterface function,
                                ArrayRef<std::string> names,
                                mlir::SymbolTable &symbols) {
  MeshAttr mesh = getMesh(function);
  if (!mesh)
    return success();
  AxisList axes = getProgramAxes(function, mesh);
  if (!names.empty()) {
    FailureOr<AxisList> named = getNamedAxes(function, mesh, names);
    if (failed(named))
      return failure();
    axes = *named;
  }
  if (axes.empty()) {
    remarkOnClasses(function, axes, 1);
    return success();
  }

  DeviceSpace space(mesh, axes);
  if (failed(space.checkSize(function)))
    return failure();
  DevicePlan plan(function, space);
  if (failed(plan.run()))
    return failure();
  SmallVector<DeviceClass, 0> classes = getDeviceClasses(function, plan);
  rewriter.setInsertionPoint(function);
  SmallVector<FunctionOpInterface> programs;
  SmallVector<int64_t> classOf(plan.getSpace().size());
  for (auto [index, members] : llvm::enumerate(classes)) {
    FailureOr<FunctionOpInterface> program =
        emitProgram(rewriter, function, plan, members,
                    (function.getName() + "." + llvm::Twine(index)).str());
    if (failed(program))
      return failure();
    programs.push_back(*program);
    for (int64_t position : members)
      classOf[position] = index;
  }
  remarkOnClasses(function, axes, classes.size());
  replaceByPrograms(rewriter, function, programs, axes, classOf, symbols);
  return success();
}

namespace {
struct SpecializeDevicesPass
    : public mesh::impl::SpecializeDevicesPassBase<SpecializeDevicesPass> {
  using SpecializeDevicesPassBase::SpecializeDevicesPassBase;

  void runOnOperation() override {
    ModuleOp module = getOperation();
    mlir::SymbolTable symbols(module);
    IRRewriter rewriter(&getContext());
    // Functions that others name stay functions.
    llvm::DenseSet<StringAttr> used;
    if (auto uses = mlir::SymbolTable::getSymbolUses(&module.getBodyRegion()))
      for (mlir::SymbolTable::SymbolUse use : *uses)
        used.insert(use.getSymbolRef().getRootReference());
    for (auto function : llvm::to_vector(module.getOps<FunctionOpInterface>()))
      if (!used.contains(function.getNameAttr()) &&
          failed(specialize(rewriter, function, axes, symbols)))
        return signalPassFailure();
  }
};
} // namespace
