//===- BatchAxis.cpp - an axis that splits the batch ----------------------===//

#include "mesh/Search/SearchSpace.h"

#include "mesh/IR/ParamOps.h"
#include "mesh/IR/TensorBytes.h"

using namespace mesh;

/// Returns true if annotations of `module` split something along `axis`.
static bool isNamed(ModuleOp module, StringRef axis) {
  bool isFound = false;
  module->walk([&](Operation *op) {
    op->getAttrDictionary().walk(
        [&](AxisRefAttr ref) { isFound |= ref.getName() == axis; });
  });
  return isFound;
}

static bool hasParams(ModuleOp module, FunctionOpInterface function) {
  return !module.getOps<ParamOp>().empty() ||
         llvm::any_of(
             llvm::seq(function.getNumArguments()), [&](unsigned number) {
               return function.getArgAttr(number, MeshDialect::kParamAttrName);
             });
}

llvm::Error SearchSpace::addBatch(ModuleOp module, FunctionOpInterface function,
                                  const SearchSpaceOptions &options) {
  StringRef name = options.batchAxis;
  if (llvm::none_of(mesh.getAxes(),
                    [&](MeshAxisAttr axis) { return axis.getName() == name; }))
    return llvm::createStringError("the mesh has no axis \"" + name +
                                   "\" for the batch");
  batchAxis = AxisRefAttr::get(mesh.getContext(), name);
  if (isNamed(module, name))
    return llvm::Error::success();
  if (!hasParams(module, function))
    return llvm::createStringError(
        "@" + entry +
        " has no parameters, from which the batch could be told: "
        "annotate an argument along \"" +
        name + "\"");
  splitBatch(options.batchDim);
  return llvm::Error::success();
}

void SearchSpace::splitBatch(unsigned dim) {
  batchDim = dim;
  std::optional<int64_t> size;
  double most = 0;
  auto getBatch = [&](size_t group) -> std::optional<RankedTensorType> {
    const Tensor &tensor = tensors[groups[group].front()];
    if (tensor.kind != Tensor::Kind::Argument || tensor.isParam ||
        tensor.type.getRank() <= static_cast<int64_t>(dim))
      return std::nullopt;
    return tensor.type;
  };
  for (size_t group : llvm::seq(groups.size()))
    if (auto type = getBatch(group); type && getTensorBytes(*type) > most) {
      most = getTensorBytes(*type);
      size = type->getDimSize(dim);
    }
  int64_t parts = mesh.getSize(batchAxis);
  if (!size || *size < parts || (isEven && *size % parts != 0))
    return;
  for (size_t group : llvm::seq(groups.size()))
    if (auto type = getBatch(group))
      isBatch[group] = type->getDimSize(dim) == *size;
}
