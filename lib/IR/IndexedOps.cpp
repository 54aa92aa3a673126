//===- IndexedOps.cpp - verifiers of gathers and scatters -----------------===//
//
// The numbered constraints are those of IndexedOps.td.
//
//===----------------------------------------------------------------------===//

#include "mesh/IR/IndexedOps.h"

#include "mesh/IR/TensorBytes.h"

#include "mlir/IR/Builders.h"
#include "llvm/ADT/BitVector.h"

using namespace mesh;

SmallVector<int64_t> mesh::getWholeDims(int64_t rank, ArrayRef<int64_t> dims,
                                        ArrayRef<int64_t> batchDims) {
  SmallVector<int64_t> whole;
  for (int64_t dim = 0; dim < rank; ++dim)
    if (!llvm::is_contained(dims, dim) && !llvm::is_contained(batchDims, dim))
      whole.push_back(dim);
  return whole;
}

SmallVector<int64_t> mesh::getSlicesShape(ArrayRef<int64_t> shape,
                                          ArrayRef<int64_t> indices,
                                          ArrayRef<int64_t> dims,
                                          ArrayRef<int64_t> batchDims) {
  SmallVector<int64_t> slices(indices.drop_back());
  for (int64_t dim : getWholeDims(shape.size(), dims, batchDims))
    slices.push_back(shape[dim]);
  return slices;
}

/// Checks the dims that are indexed into, of a tensor of `shape`.
static LogicalResult verifyDims(function_ref<InFlightDiagnostic()> emitError,
                                ArrayRef<int64_t> shape,
                                ArrayRef<int64_t> indices,
                                ArrayRef<int64_t> dims,
                                ArrayRef<int64_t> batchDims) {
  if (indices.empty()) // (C1)
    return emitError() << "indices must have a rank of at least 1, got 0";
  if (indices.back() != static_cast<int64_t>(dims.size())) // (C2)
    return emitError() << "last dim of indices must be " << dims.size()
                       << ", as there are dims, got " << indices.back();
  llvm::SmallBitVector seen(shape.size());
  for (int64_t dim : llvm::concat<const int64_t>(dims, batchDims)) { // (C3)
    if (dim < 0 || dim >= static_cast<int64_t>(shape.size()))
      return emitError() << "dims must be less than the rank " << shape.size()
                         << ", got " << dim;
    if (seen.test(dim))
      return emitError() << "dims must be different, got " << dim << " twice";
    seen.set(dim);
  }
  if (batchDims.size() >= indices.size()) // (C4)
    return emitError() << "indices must have a rank of more than "
                       << batchDims.size() << ", as there are batch dims, got "
                       << indices.size();
  for (auto [dim, size] : llvm::zip(batchDims, indices)) // (C4)
    if (shape[dim] != size)
      return emitError() << "indices must have the size " << shape[dim]
                         << " of batch dim " << dim << ", got " << size;
  return success();
}

LogicalResult GatherSlicesOp::inferReturnTypes(
    MLIRContext *context, std::optional<Location> location, ValueRange operands,
    DictionaryAttr attributes, mlir::OpaqueProperties properties,
    mlir::RegionRange regions, SmallVectorImpl<Type> &inferredReturnTypes) {
  Adaptor op(operands, attributes, properties, regions);
  RankedTensorType source = getTensorType(op.getSource());
  ArrayRef<int64_t> indices = getTensorType(op.getIndices()).getShape();
  auto report = [&] {
    return mlir::emitError(location.value_or(mlir::UnknownLoc::get(context)))
           << "'mesh.gather_slices' op ";
  };
  // The op's accessors expect attributes that are not there yet.
  auto getDims = [](DenseI64ArrayAttr dims) {
    return dims ? dims.asArrayRef() : ArrayRef<int64_t>();
  };
  ArrayRef<int64_t> dims = getDims(op.getDimsAttr());
  ArrayRef<int64_t> batchDims = getDims(op.getBatchDimsAttr());
  if (failed(verifyDims(report, source.getShape(), indices, dims, batchDims)))
    return failure();
  inferredReturnTypes.push_back(source.clone(
      getSlicesShape(source.getShape(), indices, dims, batchDims)));
  return success();
}

/// C7
LogicalResult
ScatterSlicesOp::inferReturnTypes(MLIRContext *, std::optional<Location>,
                                  ValueRange operands, DictionaryAttr,
                                  mlir::OpaqueProperties, mlir::RegionRange,
                                  SmallVectorImpl<Type> &inferredReturnTypes) {
  llvm::append_range(inferredReturnTypes,
                     operands.take_front(operands.size() / 2).getTypes());
  return success();
}

LogicalResult ScatterSlicesOp::verify() {
  if (getDests().empty()) // (C1)
    return emitOpError("must have at least one destination");
  ArrayRef<int64_t> shape = getTensorType(getDests().front()).getShape();
  for (Value dest : getDests())
    if (getTensorType(dest).getShape() != shape) // (C1)
      return emitOpError("destinations must have the same shape, got ")
             << getDests().front().getType() << " and " << dest.getType();
  ArrayRef<int64_t> indices = getTensorType(getIndices()).getShape();
  if (failed(verifyDims([&] { return emitOpError(); }, shape, indices,
                        getDims(), getBatchDims()))) // (C2)
    return failure();
  SmallVector<int64_t> slices =
      getSlicesShape(shape, indices, getDims(), getBatchDims());
  for (auto [dest, update] : llvm::zip_equal(getDests(), getUpdates())) {
    RankedTensorType expected = getTensorType(dest).clone(slices);
    if (update.getType() != expected) // (C3)
      return emitOpError("update must be ")
             << expected << ", got " << update.getType();
  }
  return success();
}

LogicalResult ScatterSlicesOp::verifyRegions() {
  Block &body = getCombiner().front();
  SmallVector<Type> elements;
  for (Value dest : getDests())
    elements.push_back(getTensorType(dest).getElementType());
  SmallVector<Type> expected(elements);
  llvm::append_range(expected, elements);
  if (body.getArgumentTypes() != TypeRange(expected)) // (C4)
    return emitOpError("combiner must have arguments of types (")
           << expected << "), got (" << body.getArgumentTypes() << ")";
  TypeRange yielded = body.getTerminator()->getOperandTypes();
  if (yielded != TypeRange(elements)) // (C5)
    return emitOpError("combiner must yield (")
           << elements << "), got (" << yielded << ")";
  for (Operation &op : body)
    if (!mlir::isMemoryEffectFree(&op)) // (C6)
      return op.emitOpError("has memory effects, which a combiner of "
                            "'mesh.scatter_slices' must not have");
  return success();
}

std::optional<Combiner> ScatterSlicesOp::getCombinerOf(unsigned index) {
  Block &body = getCombiner().front();
  Value yielded = body.getTerminator()->getOperand(index);
  Operation *step = yielded.getDefiningOp();
  if (!step || step->getNumOperands() != 2)
    return std::nullopt;
  Value old = body.getArgument(index);
  Value update = body.getArgument(getDests().size() + index);
  Value lhs = step->getOperand(0), rhs = step->getOperand(1);
  if (!(lhs == old && rhs == update) && !(lhs == update && rhs == old))
    return std::nullopt;
  std::optional<Combiner> combiner = matchCombiner(step);
  if (!combiner || !canCombine(*combiner, yielded.getType()))
    return std::nullopt;
  return combiner;
}

bool ScatterSlicesOp::isOverwriting() {
  Block &body = getCombiner().front();
  ValueRange updates(body.getArguments().drop_front(getDests().size()));
  return llvm::equal(body.getTerminator()->getOperands(), updates);
}

#define GET_OP_CLASSES
#include "mesh/IR/IndexedOps.cpp.inc"
