//===- BatchAxis.cpp - an axis that splits the batch ----------------------===//

#include "mesh/Search/SearchSpace.h"

#include "mesh/IR/ParamOps.h"
#include "mesh/IR/TensorBytes.h"

#include "mlir/IR/SymbolTable.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mesh;

/// Returns `function`, and the symbols of `module` that it reaches.
static SmallVector<Operation *> getReached(ModuleOp module,
                                           FunctionOpInterface function) {
  llvm::SetVector<Operation *> reached;
  reached.insert(function);
  for (size_t next = 0; next < reached.size(); ++next)
    if (auto uses = mlir::SymbolTable::getSymbolUses(reached[next]))
      for (mlir::SymbolTable::SymbolUse use : *uses)
        if (Operation *symbol =
                mlir::SymbolTable::lookupSymbolIn(module, use.getSymbolRef()))
          reached.insert(symbol);
  return reached.takeVector();
}

/// Returns true if annotations of `ops` split something along `axis`.
static bool isNamed(ArrayRef<Operation *> ops, StringRef axis) {
  bool isFound = false;
  for (Operation *each : ops)
    each->walk([&](Operation *op) {
      op->getAttrDictionary().walk(
          [&](AxisRefAttr ref) { isFound |= ref.getName() == axis; });
    });
  return isFound;
}

static bool hasParams(ArrayRef<Operation *> ops, FunctionOpInterface function) {
  return llvm::any_of(ops, llvm::IsaPred<ParamOp>) ||
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
  SmallVector<Operation *> reached = getReached(module, function);
  if (isNamed(reached, name))
    return llvm::Error::success();
  if (!hasParams(reached, function))
    return llvm::createStringError(llvm::formatv(
        "@{0} has no parameters, from which the batch could be told: mark "
        "them among its arguments by mesh.param and a mesh.name, or annotate "
        "the batch along \"{1}\", an axis of the program's mesh, whose sizes "
        "may be 1 if --devices chooses them",
        entry, name));
  return splitBatch(options.batchDim);
}

llvm::Error SearchSpace::splitBatch(unsigned dim) {
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
  std::string axis =
      llvm::formatv("axis {0} of size {1}", batchAxis.str(), parts);
  if (!size)
    return llvm::createStringError(llvm::formatv(
        "@{0} has no argument with a dimension {1}, the batch, for {2}", entry,
        dim, axis));
  if (*size < parts)
    return llvm::createStringError(llvm::formatv(
        "the batch must be at least as large as {0}, but is {1}", axis, *size));
  if (isEven && *size % parts != 0)
    return llvm::createStringError(llvm::formatv(
        "with --even, the batch must be divisible by {0}, but is {1}", axis,
        *size));
  for (size_t group : llvm::seq(groups.size()))
    if (auto type = getBatch(group))
      isBatch[group] = type->getDimSize(dim) == *size;
  return llvm::Error::success();
}
