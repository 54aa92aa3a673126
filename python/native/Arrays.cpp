//===- Arrays.cpp - arrays of Python as tensors ---------------------------===//

#include "Arrays.h"

#include "Diagnostics.h"

#include <cstring>
#include <nanobind/stl/string.h>

namespace nb = nanobind;
using namespace mesh;
using namespace mesh::python;

const char *mesh::python::getNumpyName(mesh_rt_type element) {
  constexpr const char *names[] = {"bool",    "int8",    "int16",
                                   "int32",   "int64",   "bfloat16",
                                   "float16", "float32", "float64"};
  return names[element];
}

/// numpy, never freed: it outlives the interpreter's modules.
static nb::object &numpy() {
  static auto *module = new nb::object(nb::module_::import_("numpy"));
  return *module;
}

/// Returns true if a buffer's format, native or little-endian, is that of
/// `element`.
static bool isFormatOf(const char *format, int64_t size, mesh_rt_type element) {
  if (*format == '@' || *format == '=' || *format == '<')
    ++format;
  if (size != rt::sizeOf(element) || std::strlen(format) != 1)
    return false;
  switch (element) {
  case MESH_RT_I1:
    return *format == '?';
  case MESH_RT_F16:
    return *format == 'e';
  case MESH_RT_F32:
    return *format == 'f';
  case MESH_RT_F64:
    return *format == 'd';
  case MESH_RT_BF16:
    return false;
  default:
    return std::strchr("bBhHiIlLqQ", *format) != nullptr;
  }
}

/// Takes the buffer of `array`, and returns whether it has one that is
/// row-major and of elements of `element`.
static bool takeBuffer(nb::handle array, mesh_rt_type element,
                       Py_buffer &view) {
  if (element != MESH_RT_BF16) {
    if (PyObject_GetBuffer(array.ptr(), &view,
                           PyBUF_C_CONTIGUOUS | PyBUF_FORMAT) == 0) {
      if (isFormatOf(view.format ? view.format : "B", view.itemsize, element))
        return true;
      PyBuffer_Release(&view);
    }
    PyErr_Clear();
    return false;
  }
  // A buffer has no format for it.
  nb::object type = nb::getattr(array, "dtype", nb::none());
  if (nb::cast<std::string>(nb::str(type)) != "bfloat16")
    return false;
  bool isTaken =
      PyObject_GetBuffer(array.ptr(), &view, PyBUF_C_CONTIGUOUS) == 0;
  PyErr_Clear();
  return isTaken;
}

static bool hasShape(const Py_buffer &view, ArrayRef<int64_t> dims) {
  return view.ndim == static_cast<int>(dims.size()) &&
         std::equal(dims.begin(), dims.end(), view.shape);
}

[[noreturn]] static void failOn(nb::handle array, const TensorShape &wanted,
                                const std::string &what) {
  nb::str shape(nb::getattr(array, "shape", nb::str("none")));
  nb::str type(nb::getattr(array, "dtype", nb::none()));
  throw Failure{what + " must be " + wanted.str() +
                    ", but is an array of shape " + shape.c_str() +
                    " and type " + type.c_str(),
                {}};
}

ArgumentView::ArgumentView(nb::handle array, const TensorShape &wanted,
                           const std::string &what) {
  if (!takeBuffer(array, wanted.element, view)) {
    nb::object copy = numpy().attr("asarray")(array, nb::arg("order") = "C");
    if (copy.is(array) || !takeBuffer(copy, wanted.element, view))
      failOn(copy, wanted, what);
  }
  if (hasShape(view, wanted.dims))
    return;
  PyBuffer_Release(&view);
  view.obj = nullptr;
  failOn(array, wanted, what);
}

mesh_rt_type mesh::python::findElement(const std::string &name) {
  for (int i = 0; i < rt::kNumTypes; ++i)
    if (name == getNumpyName(static_cast<mesh_rt_type>(i)))
      return static_cast<mesh_rt_type>(i);
  throw Failure{"expected elements of a type that devices have, got " + name,
                {}};
}

TensorShape mesh::python::describeArray(nb::handle array) {
  std::string name = nb::cast<std::string>(array.attr("dtype").attr("name"));
  StringRef element = name;
  element.consume_front("u");
  TensorShape shape{findElement(element.str()), {}};
  for (nb::handle size : nb::tuple(array.attr("shape")))
    shape.dims.push_back(nb::cast<int64_t>(size));
  return shape;
}
