//===- TestTensor.h - tensors of any type and layout ------------*- C++ -*-===//
//
// A tensor for tests: holds values of any element type at any strides, shows
// them as doubles in row-major order, and notices writes between its elements.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_RT_TEST_TESTTENSOR_H
#define MESH_RT_TEST_TESTTENSOR_H

#include "mesh-rt/abi.h"

#include <cstdint>
#include <string>
#include <vector>

namespace mesh::rt::test {

/// The layout of a tensor in memory.
enum class Layout {
  Dense,
  /// Rows with a gap behind them, and an offset.
  Padded,
  /// The first dim is the fastest.
  Transposed,
  /// Every other element.
  Gapped,
};

using Shape = std::vector<int64_t>;

class TestTensor {
public:
  TestTensor(mesh_rt_type type, Shape shape, Layout layout = Layout::Dense);

  /// Valid until the tensor is moved or copied.
  const mesh_rt_memref *memref();
  /// Within a device program: puts the tensor into memory of the current device
  /// and says where. `download` gets back what is there then, and ends that.
  const mesh_rt_memref *upload();
  void download();
  /// The elements, row-major. Values that the type lacks are wrapped
  /// (integers) or rounded.
  void set(const std::vector<double> &values);
  std::vector<double> get() const;
  /// Returns true if only elements were written.
  bool gapsIntact() const;
  int64_t size() const { return static_cast<int64_t>(offsets.size()); }

  const mesh_rt_type type;
  const Shape shape;

private:
  const mesh_rt_memref *memrefAt(void *data);

  std::vector<char> storage;
  /// Byte offsets of the elements, row-major.
  std::vector<int64_t> offsets;
  std::vector<int64_t> descriptor;
};

/// `value` as the type would hold it.
double roundTo(mesh_rt_type type, double value);

int64_t product(const Shape &shape);

} // namespace mesh::rt::test

#endif // MESH_RT_TEST_TESTTENSOR_H
