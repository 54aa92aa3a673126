//===- TensorBytes.cpp - bytes of tensors ---------------------------------===//

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

double mesh::getTensorBytes(RankedTensorType type) {
  if (!type.hasStaticShape())
    return 0;
  auto bytes = static_cast<double>(getElementBytes(type.getElementType()));
  for (int64_t size : type.getShape())
    bytes *= static_cast<double>(size);
  return bytes;
}
