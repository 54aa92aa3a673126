//===- Npy.cpp - NumPy's file format --------------------------------------===//
//
// A file is the magic string, two bytes of version, the header's length in 2
// bytes (version 1) or 4, the header, and the elements without gaps.
//
//===----------------------------------------------------------------------===//

#include "mesh/Execution/Npy.h"

#include "NpyHeader.h"

#include "llvm/Support/Endian.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/raw_ostream.h"

#include <algorithm>
#include <bit>
#include <cstring>

using namespace mesh;

static constexpr StringRef kMagic("\x93NUMPY", 6);

static llvm::Error fail(StringRef name, const llvm::Twine &message) {
  return llvm::createStringError(name + ": " + message);
}

//===----------------------------------------------------------------------===//
// Reading
//===----------------------------------------------------------------------===//

/// Splits the header off `bytes`.
static llvm::Expected<StringRef> takeHeader(StringRef &bytes) {
  if (!bytes.consume_front(kMagic))
    return llvm::createStringError("is not a .npy file: it does not start with "
                                   "\\x93NUMPY");
  if (bytes.size() < 2)
    return llvm::createStringError("ends before the format's version");
  int major = static_cast<unsigned char>(bytes[0]);
  int minor = static_cast<unsigned char>(bytes[1]);
  bytes = bytes.drop_front(2);
  if (major < 1 || major > 3 || minor != 0)
    return llvm::createStringError(
        "has format version %d.%d, expected 1.0, 2.0 or 3.0", major, minor);
  size_t lengthBytes = major == 1 ? 2 : 4;
  if (bytes.size() < lengthBytes)
    return llvm::createStringError("ends before the header's length");
  size_t length = major == 1 ? llvm::support::endian::read16le(bytes.data())
                             : llvm::support::endian::read32le(bytes.data());
  bytes = bytes.drop_front(lengthBytes);
  if (bytes.size() < length)
    return llvm::createStringError(
        "ends in the header: expected %zu bytes, got %zu", length,
        bytes.size());
  StringRef header = bytes.take_front(length);
  bytes = bytes.drop_front(length);
  return header;
}

static void reverseElements(char *data, int64_t count, int64_t size) {
  for (int64_t i = 0; i < count; ++i)
    std::reverse(data + i * size, data + (i + 1) * size);
}

/// Copies elements in Fortran order, the first dim being the fastest.
static void transpose(const char *source, HostTensor &tensor) {
  ArrayRef<int64_t> dims = tensor.getDims();
  int64_t size = rt::sizeOf(tensor.getElement());
  // How far apart neighbours along each dim are in the row-major result.
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
  llvm::Expected<StringRef> text = takeHeader(bytes);
  if (!text)
    return fail(name, llvm::toString(text.takeError()));
  llvm::Expected<NpyHeader> header = parseNpyHeader(*text);
  if (!header)
    return fail(name, llvm::toString(header.takeError()));

  // Compare before there is any memory for what the header claims.
  const TensorShape &shape = header->shape;
  int64_t size = rt::sizeOf(shape.element);
  int64_t expected = llvm::is_contained(shape.dims, 0) ? 0 : size;
  for (int64_t dim : shape.dims)
    if (llvm::MulOverflow(expected, dim, expected))
      return fail(name, "the size of shape " + shape.str() + " overflows");
  if (static_cast<uint64_t>(expected) != bytes.size())
    return fail(name, "expected " + llvm::Twine(expected) +
                          " bytes of elements for shape " + shape.str() +
                          ", got " + llvm::Twine(bytes.size()));

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
  auto file = llvm::MemoryBuffer::getFile(path, /*IsText=*/false,
                                          /*RequiresNullTerminator=*/false);
  if (!file)
    return fail(path, file.getError().message());
  return parseNpy((*file)->getBuffer(), path);
}

//===----------------------------------------------------------------------===//
// Writing
//===----------------------------------------------------------------------===//

std::string mesh::formatNpy(const HostTensor &tensor) {
  std::string header = formatNpyHeader(tensor.getShape());
  // The elements start at a multiple of 64 bytes, after a line break. Only a
  // tensor of thousands of dims needs a longer header than version 1 has.
  int major = header.size() + 64 > 0xffff ? 2 : 1;
  size_t lengthBytes = major == 1 ? 2 : 4;
  size_t prefix = kMagic.size() + 2 + lengthBytes;
  size_t end = llvm::alignTo(prefix + header.size() + 1, 64);
  header.resize(end - prefix, ' ');
  header.back() = '\n';

  std::string bytes(kMagic);
  bytes += static_cast<char>(major);
  bytes += '\0';
  for (size_t i = 0; i < lengthBytes; ++i)
    bytes += static_cast<char>(header.size() >> (8 * i));
  bytes += header;
  size_t start = bytes.size();
  bytes.append(tensor.data(), tensor.getNumBytes());
  if (std::endian::native == std::endian::big)
    reverseElements(bytes.data() + start, tensor.getNumElements(),
                    rt::sizeOf(tensor.getElement()));
  return bytes;
}

llvm::Error mesh::writeNpy(StringRef path, const HostTensor &tensor) {
  std::error_code code;
  llvm::raw_fd_ostream os(path, code, llvm::sys::fs::OF_None);
  if (code)
    return fail(path, code.message());
  os << formatNpy(tensor);
  os.close();
  if (!os.has_error())
    return llvm::Error::success();
  code = os.error();
  os.clear_error();
  return fail(path, code.message());
}
