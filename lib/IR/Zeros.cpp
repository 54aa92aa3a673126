//===- Zeros.cpp - tensors of zeros ---------------------------------------===//

#include "mesh/IR/Zeros.h"

#include "mlir/IR/Builders.h"

#include <complex>

using namespace mesh;

TypedAttr mesh::getZeros(RankedTensorType type) {
  auto complex = llvm::dyn_cast<ComplexType>(type.getElementType());
  if (!complex)
    return Builder(type.getContext()).getZeroAttr(type);
  Type part = complex.getElementType();
  if (auto number = llvm::dyn_cast<FloatType>(part)) {
    auto zero = llvm::APFloat::getZero(number.getFloatSemantics());
    return DenseElementsAttr::get(type,
                                  std::complex<llvm::APFloat>(zero, zero));
  }
  auto zero = llvm::APInt::getZero(part.getIntOrFloatBitWidth());
  return DenseElementsAttr::get(type, std::complex<llvm::APInt>(zero, zero));
}
