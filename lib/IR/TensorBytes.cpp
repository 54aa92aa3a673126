//===- TensorBytes.cpp - Bytes of tensors ---------------------------------===//

#include "mesh/IR/TensorBytes.h"

#include "llvm/Support/MathExtras.h"

using namespace mesh;

RankedTensorType mesh::getTensorType(Value value) {
  return llvm::dyn_cast<RankedTensorType>(value.getType());
}

int64_t mesh::getElementBytes(Type element) {
  if (auto complex = llvm::dyn_cast<ComplexType>(element))
    return 2 * getElementBytes(complex.getElementType());
  unsigned bits = element.isIntOrFloat() ? element.getIntOrFloatBitWidth()
                                         : IndexType::kInternalStorageBitWidth;
  return llvm::divideCeil(bits, 8);
}

/// Returns `factor` times the product of `sizes`; nothing if it overflows.
static std::optional<int64_t> multiply(int64_t factor,
                                       ArrayRef<int64_t> sizes) {
  // A product of others may overflow before it becomes zero.
  if (llvm::is_contained(sizes, 0))
    return 0;
  for (int64_t size : sizes)
    if (llvm::MulOverflow(factor, size, factor))
      return std::nullopt;
  return factor;
}

std::optional<int64_t> mesh::countElements(mlir::ShapedType type) {
  if (!type.hasStaticShape())
    return std::nullopt;
  return multiply(1, type.getShape());
}

std::optional<int64_t> mesh::countBytes(mlir::ShapedType type) {
  if (!type.hasStaticShape())
    return std::nullopt;
  return multiply(getElementBytes(type.getElementType()), type.getShape());
}

double mesh::getTensorBytes(RankedTensorType type) {
  if (!type.hasStaticShape())
    return 0;
  auto bytes = static_cast<double>(getElementBytes(type.getElementType()));
  for (int64_t size : type.getShape())
    bytes *= static_cast<double>(size);
  return bytes;
}

double mesh::getTensorBytes(Value value) {
  RankedTensorType type = getTensorType(value);
  return type ? getTensorBytes(type) : 0;
}
