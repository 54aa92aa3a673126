//===- Npy.cpp - NumPy's file format --------------------------------------===//

#include "mesh/Host/Npy.h"

#include "mesh/Host/NpyHeader.h"
#include "mesh/Support/ReadFile.h"
#include "mesh/Support/WriteFile.h"

#include <algorithm>
#include <bit>
#include <cstring>

using namespace mesh;

static llvm::Error fail(StringRef name, const llvm::Twine &message) {
  return llvm::createStringError(name + ": " + message);
}

//===----------------------------------------------------------------------===//
// Reading
//===----------------------------------------------------------------------===//

static void reverseElements(char *data, int64_t count, int64_t size) {
  for (int64_t i = 0; i < count; ++i)
    std::reverse(data + i * size, data + (i + 1) * size);
}

/// Copies elements in Fortran order, the first dim being the fastest.
static void transpose(const char *source, HostTensor &tensor) {
  ArrayRef<int64_t> dims = tensor.getDims();
  int64_t size = rt::sizeOf(tensor.getElement());
  // Returns the distances of neighbours along each dim in the row-major result.
  SmallVector<int64_t> strides(dims.size());
  int64_t stride = 1;
  for (int64_t dim = dims.size() - 1; dim >= 0; --dim) {
    strides[dim] = stride;
    stride *= dims[dim];
  }
  SmallVector<int64_t> position(dims.size(), 0);
  int64_t target = 0;
  for (int64_t i = 0; i < tensor.getNumElements(); ++i) {
    std::memcpy(tensor.data() + target * size, source + i * size, size);
    for (size_t dim = 0; dim < dims.size(); ++dim) {
      target += strides[dim];
      if (++position[dim] < dims[dim])
        break;
      target -= strides[dim] * dims[dim];
      position[dim] = 0;
    }
  }
}

llvm::Expected<HostTensor> mesh::parseNpy(StringRef bytes, StringRef name) {
  llvm::Expected<NpyHeader> header = takeNpyHeader(bytes);
  if (!header)
    return fail(name, llvm::toString(header.takeError()));
  const TensorShape &shape = header->shape;
  int64_t size = rt::sizeOf(shape.element);
  llvm::Expected<HostTensor> tensor = HostTensor::create(shape);
  if (!tensor)
    return fail(name, llvm::toString(tensor.takeError()));
  if (header->isFortran)
    transpose(bytes.data(), *tensor);
  else
    std::memcpy(tensor->data(), bytes.data(), bytes.size());
  bool isBig = std::endian::native == std::endian::big;
  if (header->isBigEndian != isBig)
    reverseElements(tensor->data(), tensor->getNumElements(), size);
  if (shape.element == MESH_RT_I1)
    for (int64_t i = 0; i < tensor->getNumElements(); ++i)
      tensor->data()[i] = tensor->data()[i] != 0;
  return tensor;
}

llvm::Expected<HostTensor> mesh::readNpy(StringRef path) {
  auto file = readBytes(path);
  if (!file)
    return file.takeError();
  return parseNpy((*file)->getBuffer(), path);
}

//===----------------------------------------------------------------------===//
// Writing
//===----------------------------------------------------------------------===//

std::string mesh::formatNpy(const HostTensor &tensor) {
  std::string bytes = formatNpyPrefix(tensor.getShape());
  size_t start = bytes.size();
  bytes.append(tensor.data(), tensor.getNumBytes());
  if (std::endian::native == std::endian::big)
    reverseElements(bytes.data() + start, tensor.getNumElements(),
                    rt::sizeOf(tensor.getElement()));
  return bytes;
}

llvm::Error mesh::writeNpy(StringRef path, const HostTensor &tensor) {
  return writeFile(path, formatNpy(tensor));
}
