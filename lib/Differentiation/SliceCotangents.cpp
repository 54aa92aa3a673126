//===- SliceCotangents.cpp - cotangents of slices -------------------------===//

#include "mesh/Differentiation/DifferentiableOpInterface.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"

using namespace mesh;

/// Returns true if `slice` is of constant places, and has a dim for each of
/// `type`.
static bool isConstantPart(const SliceCotangent &slice, RankedTensorType type) {
  auto part = llvm::cast<RankedTensorType>(slice.value.getType());
  return part.getRank() == type.getRank() && part.hasStaticShape() &&
         llvm::all_of(slice.offsets,
                      [](OpFoldResult offset) {
                        return mlir::getConstantIntValue(offset).has_value();
                      }) &&
         llvm::all_of(slice.strides, mlir::isOneInteger);
}

/// Returns the dim along which `slice` is a part of `type`; nothing if it is
/// whole, or a part along several dims.
static std::optional<int64_t> getPartDim(const SliceCotangent &slice,
                                         RankedTensorType type) {
  auto part = llvm::cast<RankedTensorType>(slice.value.getType());
  std::optional<int64_t> found;
  for (int64_t dim = 0; dim < type.getRank(); ++dim) {
    if (part.getDimSize(dim) == type.getDimSize(dim))
      continue;
    if (found)
      return std::nullopt;
    found = dim;
  }
  return found;
}

/// Sorts `parts` along the dim in which they are, one after the other, all of
/// `type`, and returns it; nothing if there is none.
static std::optional<int64_t>
sortAlongDim(MutableArrayRef<SliceCotangent> parts, RankedTensorType type) {
  std::optional<int64_t> dim = getPartDim(parts.front(), type);
  if (!dim || !llvm::all_of(parts, [&](const SliceCotangent &part) {
        return getPartDim(part, type) == dim;
      }))
    return std::nullopt;
  auto getOffset = [&](const SliceCotangent &part) {
    return *mlir::getConstantIntValue(part.offsets[*dim]);
  };
  llvm::stable_sort(parts,
                    [&](const SliceCotangent &a, const SliceCotangent &b) {
                      return getOffset(a) < getOffset(b);
                    });
  int64_t end = 0;
  for (const SliceCotangent &part : parts) {
    if (getOffset(part) != end)
      return std::nullopt;
    end += llvm::cast<RankedTensorType>(part.value.getType()).getDimSize(*dim);
  }
  return end == type.getDimSize(*dim) ? dim : std::nullopt;
}

/// Adds to the slice of the cotangent, in its place: in a loop that reads a
/// slice in each iteration, nothing else is touched.
void Cotangents::insertSlice(Value value, const SliceCotangent &slice) {
  Location loc = slice.value.getLoc();
  auto type = llvm::cast<RankedTensorType>(slice.value.getType());
  Value sum = slice.value;
  if (Value known = lookup(value); known && !hasZeroSlices(value)) {
    Value own = tensor::ExtractSliceOp::create(
        builder, loc, type, known, slice.offsets, slice.sizes, slice.strides);
    sum = createSum(builder, loc, own, sum);
  }
  Value whole = get(value, loc);
  set(value,
      tensor::InsertSliceOp::create(builder, loc, sum, whole, slice.offsets,
                                    slice.sizes, slice.strides));
}

void Cotangents::addSlice(Value value, SliceCotangent slice) {
  if (isConstantPart(slice, llvm::cast<RankedTensorType>(value.getType())))
    slices[value].push_back(std::move(slice));
  else
    insertSlice(value, slice);
}

void Cotangents::joinSlices(Value value) {
  auto found = slices.find(value);
  if (found == slices.end())
    return;
  SmallVector<SliceCotangent> parts = std::move(found->second);
  slices.erase(found);
  auto type = llvm::cast<RankedTensorType>(value.getType());
  std::optional<int64_t> dim = sortAlongDim(parts, type);
  if (!dim) {
    for (const SliceCotangent &part : parts)
      insertSlice(value, part);
    return;
  }
  SmallVector<Value> values = llvm::map_to_vector(
      parts, [](const SliceCotangent &part) { return part.value; });
  add(value, tensor::ConcatOp::create(builder, values.front().getLoc(), type,
                                      *dim, values));
}
