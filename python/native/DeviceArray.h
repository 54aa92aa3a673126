//===- DeviceArray.h - an array that devices hold ---------------*- C++ -*-===//

#ifndef MESH_PYTHON_DEVICEARRAY_H
#define MESH_PYTHON_DEVICEARRAY_H

#include "mesh/Host/PartLayout.h"

#include <nanobind/nanobind.h>

#include <memory>
#include <vector>

namespace mesh::python {

/// Memory of parts. Views of it in Python share it.
class PartMemory {
public:
  /// New memory, aligned to a cache line. Throws std::bad_alloc.
  explicit PartMemory(int64_t numBytes);
  /// Wraps the memory of an object, which this keeps alive.
  PartMemory(Py_buffer view);
  PartMemory(const PartMemory &) = delete;
  ~PartMemory();

  char *data() const { return bytes; }
  int64_t getNumBytes() const { return numBytes; }
  /// Returns true if the memory may be reused once no array has it.
  bool isOwned() const { return !view.obj; }

private:
  char *bytes;
  int64_t numBytes;
  Py_buffer view = {};
};

/// An array in the parts of devices.
class DeviceArray {
public:
  using Layout = std::shared_ptr<const PartLayout>;
  using Memory = std::shared_ptr<PartMemory>;

  DeviceArray(Layout layout, Memory memory);

  const PartLayout &getLayout() const { return *layout; }
  const Memory &getMemory() const { return memory; }
  ArrayRef<const char *> getParts() const { return parts; }

  /// The memory, which the array loses. Null if others have it, too.
  Memory release();

  static void bind(nanobind::module_ &module);

private:
  Layout layout;
  Memory memory;
  std::vector<const char *> parts;
};

} // namespace mesh::python

#endif // MESH_PYTHON_DEVICEARRAY_H
