//===- Arrays.h - arrays of Python as tensors -------------------*- C++ -*-===//

#ifndef MESH_PYTHON_ARRAYS_H
#define MESH_PYTHON_ARRAYS_H

#include "mesh/Host/HostTensor.h"

#include <nanobind/nanobind.h>

namespace mesh::python {

/// An array in memory: row-major, and kept alive while this lives.
class ArgumentView {
public:
  /// Looks at `array` in place if it is row-major and offers the buffer
  /// protocol, else at a copy. Throws a Failure that starts with
  /// `what` if type or shape are not those that are wanted; integers may have a
  /// sign or not.
  ArgumentView(nanobind::handle array, const TensorShape &wanted,
               const std::string &what);
  ArgumentView(ArgumentView &&other) noexcept : view(other.take()) {}
  ~ArgumentView() { PyBuffer_Release(&view); }

  const char *data() const { return static_cast<const char *>(view.buf); }
  /// The view, which the caller is to release.
  Py_buffer take() {
    Py_buffer taken = view;
    view.obj = nullptr;
    return taken;
  }

private:
  Py_buffer view = {};
};

/// The shape and type of an array of numpy. Throws a Failure if devices have no
/// such elements.
TensorShape describeArray(nanobind::handle array);

/// The type of that name, without a sign. Throws a Failure.
mesh_rt_type findElement(const std::string &name);

/// "float32", "bool", "bfloat16": as numpy and ml_dtypes call an element type.
const char *getNumpyName(mesh_rt_type element);

} // namespace mesh::python

#endif // MESH_PYTHON_ARRAYS_H
