//===- Machines.h - machines and pipeline schedules in Python ---*- C++ -*-===//

#ifndef MESH_PYTHON_MACHINES_H
#define MESH_PYTHON_MACHINES_H

#include <nanobind/nanobind.h>

namespace mesh::python {

void bindMachines(nanobind::module_ &module);

} // namespace mesh::python

#endif // MESH_PYTHON_MACHINES_H
