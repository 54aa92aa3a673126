//===- HostTensor.cpp - a tensor in the host's memory ---------------------===//

#include "mesh/Host/HostTensor.h"

#include "mesh/IR/MeshRt.h"

#include "mesh-rt/alignment.h"
#include "mlir/IR/BuiltinTypes.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Support/raw_ostream.h"

#include <cmath>
#include <cstdlib>
#include <cstring>

using namespace mesh;

//===----------------------------------------------------------------------===//
// Shapes
//===----------------------------------------------------------------------===//

int64_t TensorShape::getNumElements() const {
  int64_t count = 1;
  for (int64_t dim : dims)
    count *= dim;
  return count;
}

llvm::Error TensorShape::check() const {
  // Bounds the offsets of all parts too.
  int64_t numBytes = rt::sizeOf(element);
  for (int64_t dim : dims) {
    if (dim < 0)
      return llvm::createStringError("a tensor of shape " + str() +
                                     " has a negative dim");
    if (llvm::MulOverflow(numBytes, std::max<int64_t>(dim, 1), numBytes))
      return llvm::createStringError("a tensor of shape " + str() +
                                     " does not fit in memory");
  }
  return llvm::Error::success();
}

std::string TensorShape::str() const {
  std::string text;
  llvm::raw_string_ostream os(text);
  for (int64_t dim : dims)
    os << dim << "x";
  os << rt::nameOf(element);
  return text;
}

llvm::Expected<TensorShape> mesh::getTensorShape(Type type) {
  auto fail = [&](StringRef why) {
    std::string text;
    llvm::raw_string_ostream os(text);
    os << type << " " << why;
    return llvm::createStringError(text);
  };
  TensorShape shape;
  Type elementType = type;
  if (auto shaped = llvm::dyn_cast<ShapedType>(type)) {
    if (!llvm::isa<RankedTensorType>(type) || !shaped.hasStaticShape())
      return fail("is not a tensor of static shape");
    shape.dims.assign(shaped.getShape().begin(), shaped.getShape().end());
    elementType = shaped.getElementType();
  }
  std::optional<int32_t> element = getRtType(elementType);
  if (!element && !llvm::isa<ShapedType>(type))
    return fail("is neither a tensor nor a number");
  if (!element)
    return fail("has an element type that cannot be run; those that can are "
                "i1, i8, i16, i32, i64, index, bf16, f16, f32 and f64");
  shape.element = static_cast<mesh_rt_type>(*element);
  return shape;
}

std::string mesh::formatCoordinates(int64_t index, ArrayRef<int64_t> dims) {
  SmallVector<int64_t> coordinates(dims.size());
  for (auto [coordinate, dim] :
       llvm::reverse(llvm::zip_equal(coordinates, dims))) {
    coordinate = index % dim;
    index /= dim;
  }
  std::string text;
  llvm::raw_string_ostream os(text);
  os << "[";
  llvm::interleaveComma(coordinates, os);
  os << "]";
  return text;
}

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

void HostTensor::Free::operator()(char *pointer) const { std::free(pointer); }

/// Null if there is no memory.
static char *allocateZeros(int64_t numBytes) {
  // The allocator wants a multiple of the alignment; no tensor has address 0.
  int64_t size = llvm::alignTo(std::max<int64_t>(numBytes, 1), rt::kAlignment);
  void *pointer = std::aligned_alloc(rt::kAlignment, size);
  if (pointer)
    std::memset(pointer, 0, size);
  return static_cast<char *>(pointer);
}

HostTensor::HostTensor(TensorShape tensorShape,
                       std::unique_ptr<char, Free> memory)
    : shape(std::move(tensorShape)), numElements(shape.getNumElements()),
      bytes(std::move(memory)) {}

/// `tensor`, without which there is no going on.
static HostTensor require(llvm::Expected<HostTensor> tensor) {
  if (!tensor)
    llvm::report_fatal_error(tensor.takeError(), /*gen_crash_diag=*/false);
  return std::move(*tensor);
}

HostTensor::HostTensor(TensorShape tensorShape)
    : HostTensor(require(create(std::move(tensorShape)))) {}

llvm::Expected<HostTensor> HostTensor::create(TensorShape shape) {
  if (llvm::Error error = shape.check())
    return error;
  int64_t numBytes = shape.getNumBytes();
  std::unique_ptr<char, Free> bytes;
  if (numBytes <= std::numeric_limits<int64_t>::max() - rt::kAlignment)
    bytes.reset(allocateZeros(numBytes));
  if (!bytes)
    return llvm::createStringError("there is no memory for a tensor of shape " +
                                   shape.str());
  return HostTensor(std::move(shape), std::move(bytes));
}

HostTensor HostTensor::clone() const {
  HostTensor copy(shape);
  std::memcpy(copy.data(), data(), getNumBytes());
  return copy;
}

HostTensor HostTensor::convert(mesh_rt_type element) const {
  if (element == getElement())
    return clone();
  HostTensor result(TensorShape{element, shape.dims});
  bool exact = !rt::isFloat(element) && !rt::isFloat(getElement());
  for (int64_t i = 0; i < numElements; ++i)
    if (exact)
      result.setInteger(i, getInteger(i));
    else
      result.setDouble(i, getDouble(i));
  return result;
}

//===----------------------------------------------------------------------===//
// Elements
//===----------------------------------------------------------------------===//

template <typename T>
static T load(const char *data, int64_t index) {
  T value;
  std::memcpy(&value, data + index * sizeof(T), sizeof(T));
  return value;
}

template <typename T>
static void store(char *data, int64_t index, T value) {
  std::memcpy(data + index * sizeof(T), &value, sizeof(T));
}

double HostTensor::getDouble(int64_t index) const {
  switch (getElement()) {
  case MESH_RT_BF16:
    return rt::bf16ToF32(load<uint16_t>(data(), index));
  case MESH_RT_F16:
    return rt::f16ToF32(load<uint16_t>(data(), index));
  case MESH_RT_F32:
    return load<float>(data(), index);
  case MESH_RT_F64:
    return load<double>(data(), index);
  default:
    return static_cast<double>(getInteger(index));
  }
}

void HostTensor::setDouble(int64_t index, double value) {
  switch (getElement()) {
  case MESH_RT_BF16:
    return store(data(), index, rt::f32ToBf16(static_cast<float>(value)));
  case MESH_RT_F16:
    return store(data(), index, rt::f32ToF16(static_cast<float>(value)));
  case MESH_RT_F32:
    return store(data(), index, static_cast<float>(value));
  case MESH_RT_F64:
    return store(data(), index, value);
  default:
    // NaN and what is out of range have no integer.
    bool fits = value >= -0x1p63 && value < 0x1p63;
    return setInteger(index, fits ? std::llrint(value) : 0);
  }
}

int64_t HostTensor::getInteger(int64_t index) const {
  switch (rt::sizeOf(getElement())) {
  case 1:
    return load<int8_t>(data(), index);
  case 2:
    return load<int16_t>(data(), index);
  case 4:
    return load<int32_t>(data(), index);
  default:
    return load<int64_t>(data(), index);
  }
}

void HostTensor::setInteger(int64_t index, int64_t value) {
  if (getElement() == MESH_RT_I1)
    value &= 1;
  switch (rt::sizeOf(getElement())) {
  case 1:
    return store(data(), index, static_cast<int8_t>(value));
  case 2:
    return store(data(), index, static_cast<int16_t>(value));
  case 4:
    return store(data(), index, static_cast<int32_t>(value));
  default:
    return store(data(), index, value);
  }
}

std::string HostTensor::format(int64_t index) const {
  std::string text;
  llvm::raw_string_ostream os(text);
  if (!rt::isFloat(getElement()))
    os << getInteger(index);
  else
    os << llvm::format(getElement() == MESH_RT_F64 ? "%.17g" : "%.9g",
                       getDouble(index));
  return text;
}
