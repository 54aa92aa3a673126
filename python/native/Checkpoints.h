//===- Checkpoints.h - files of tensors in Python ---------------*- C++ -*-===//

#ifndef MESH_PYTHON_CHECKPOINTS_H
#define MESH_PYTHON_CHECKPOINTS_H

#include <nanobind/nanobind.h>

namespace mesh::python {

void bindCheckpoints(nanobind::module_ &module);

} // namespace mesh::python

#endif // MESH_PYTHON_CHECKPOINTS_H
