//===- Arrays.h - arrays of Python as tensors -------------------*- C++ -*-===//

#ifndef MESH_PYTHON_ARRAYS_H
#define MESH_PYTHON_ARRAYS_H

#include "mesh/Entries/Signature.h"

#include <nanobind/nanobind.h>

namespace mesh::python {

/// An argument in memory: row-major, and kept alive while this lives.
class ArgumentView {
public:
  /// Looks at `array` in place if it is row-major and offers the buffer
  /// protocol, else at a copy. Throws a Failure if type or shape are not those
  /// of `value`; integers may have a sign or not.
  ArgumentView(nanobind::handle array, const EntryValue &value);
  ArgumentView(ArgumentView &&other) noexcept : view(other.view) {
    other.view.obj = nullptr;
  }
  ~ArgumentView() { PyBuffer_Release(&view); }

  const char *data() const { return static_cast<const char *>(view.buf); }

private:
  Py_buffer view = {};
};

/// Makes numpy arrays for a result.
class ResultMaker {
public:
  explicit ResultMaker(const EntryValue &value);

  /// Returns an array and its memory.
  std::pair<nanobind::object, char *> make() const;

private:
  nanobind::object shape, type;
};

/// "float32", "bool", "bfloat16": as numpy and ml_dtypes call an element type.
const char *getNumpyName(mesh_rt_type element);

} // namespace mesh::python

#endif // MESH_PYTHON_ARRAYS_H
