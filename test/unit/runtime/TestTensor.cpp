//===- TestTensor.cpp - tensors of any type and layout --------------------===//

#include "TestTensor.h"

#include "mesh-rt/element.h"
#include "mesh-rt/run.h"

#include <cstring>

using namespace mesh::rt;
using namespace mesh::rt::test;

static constexpr char kGuard = '\x5c';

int64_t mesh::rt::test::product(const Shape &shape) {
  int64_t count = 1;
  for (int64_t size : shape)
    count *= size;
  return count;
}

/// Strides in elements, and through `extent` the elements that they span.
static std::vector<int64_t> makeStrides(const Shape &shape, Layout layout,
                                        int64_t &extent) {
  std::vector<int64_t> strides(shape.size());
  extent = layout == Layout::Gapped ? 2 : 1;
  for (size_t i = 0; i < shape.size(); ++i) {
    size_t d = layout == Layout::Transposed ? i : shape.size() - 1 - i;
    strides[d] = extent;
    extent *= shape[d];
    if (layout == Layout::Padded && i == 0)
      extent += 3;
  }
  return strides;
}

TestTensor::TestTensor(mesh_rt_type type, Shape shape, Layout layout)
    : type(type), shape(shape) {
  int64_t extent;
  std::vector<int64_t> strides = makeStrides(shape, layout, extent);
  int64_t offset = layout == Layout::Padded ? 5 : 0;
  storage.assign((extent + offset) * sizeOf(type), kGuard);
  for (int64_t i = 0; i < product(shape); ++i) {
    int64_t rest = i, at = offset;
    for (int d = static_cast<int>(shape.size()) - 1; d >= 0; --d) {
      at += rest % shape[d] * strides[d];
      rest /= shape[d];
    }
    offsets.push_back(at * sizeOf(type));
  }
  descriptor = {0, 0, offset};
  descriptor.insert(descriptor.end(), shape.begin(), shape.end());
  descriptor.insert(descriptor.end(), strides.begin(), strides.end());
}

const mesh_rt_memref *TestTensor::memrefAt(void *data) {
  descriptor[0] = descriptor[1] = reinterpret_cast<int64_t>(data);
  return reinterpret_cast<const mesh_rt_memref *>(descriptor.data());
}

const mesh_rt_memref *TestTensor::memref() { return memrefAt(storage.data()); }

const mesh_rt_memref *TestTensor::upload() {
  auto bytes = static_cast<int64_t>(storage.size());
  void *data = mesh_rt_alloc(64, bytes);
  copyToDevice(data, storage.data(), bytes);
  return memrefAt(data);
}

void TestTensor::download() {
  void *data = reinterpret_cast<void *>(descriptor[0]);
  copyToHost(storage.data(), data, static_cast<int64_t>(storage.size()));
  mesh_rt_free(data);
}

template <typename T>
static void put(char *to, T value) {
  std::memcpy(to, &value, sizeof(value));
}

template <typename T>
static T take(const char *from) {
  T value;
  std::memcpy(&value, from, sizeof(value));
  return value;
}

static void encode(mesh_rt_type type, double value, char *to) {
  switch (type) {
  case MESH_RT_I1:
    return put<int8_t>(to, static_cast<int64_t>(value) & 1);
  case MESH_RT_I8:
    return put(to, static_cast<int8_t>(static_cast<int64_t>(value)));
  case MESH_RT_I16:
    return put(to, static_cast<int16_t>(static_cast<int64_t>(value)));
  case MESH_RT_I32:
    return put(to, static_cast<int32_t>(static_cast<int64_t>(value)));
  case MESH_RT_I64:
    return put(to, static_cast<int64_t>(value));
  case MESH_RT_BF16:
    return put(to, f32ToBf16(static_cast<float>(value)));
  case MESH_RT_F16:
    return put(to, f32ToF16(static_cast<float>(value)));
  case MESH_RT_F32:
    return put(to, static_cast<float>(value));
  case MESH_RT_F64:
    return put(to, value);
  }
}

static double decode(mesh_rt_type type, const char *from) {
  switch (type) {
  case MESH_RT_I1:
  case MESH_RT_I8:
    return take<int8_t>(from);
  case MESH_RT_I16:
    return take<int16_t>(from);
  case MESH_RT_I32:
    return take<int32_t>(from);
  case MESH_RT_I64:
    return static_cast<double>(take<int64_t>(from));
  case MESH_RT_BF16:
    return bf16ToF32(take<uint16_t>(from));
  case MESH_RT_F16:
    return f16ToF32(take<uint16_t>(from));
  case MESH_RT_F32:
    return take<float>(from);
  case MESH_RT_F64:
    return take<double>(from);
  }
  return 0;
}

double mesh::rt::test::roundTo(mesh_rt_type type, double value) {
  char element[8];
  encode(type, value, element);
  return decode(type, element);
}

void TestTensor::set(const std::vector<double> &values) {
  for (size_t i = 0; i < offsets.size(); ++i)
    encode(type, values[i], storage.data() + offsets[i]);
}

std::vector<double> TestTensor::get() const {
  std::vector<double> values;
  for (int64_t offset : offsets)
    values.push_back(decode(type, storage.data() + offset));
  return values;
}

bool TestTensor::gapsIntact() const {
  std::vector<char> copy = storage;
  for (int64_t offset : offsets)
    std::memset(copy.data() + offset, kGuard, sizeOf(type));
  return copy == std::vector<char>(copy.size(), kGuard);
}
