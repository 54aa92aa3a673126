//===- Module.cpp - the native module of the Python package ---------------===//

#include "Checkpoints.h"
#include "DeviceArray.h"
#include "Diagnostics.h"
#include "Executable.h"
#include "Machines.h"
#include "ProgramText.h"
#include "SearchProgram.h"

#include <cstdlib>

NB_MODULE(_native, module) {
  module.doc() = "Mesh's compiler and runtime, in this process.";
  // At the end of a process JAX's arrays still have memory of results. Tests
  // ask.
  nanobind::set_leak_warnings(std::getenv("MESH_LEAK_WARNINGS") != nullptr);
  mesh::python::registerFailure();
  mesh::python::DeviceArray::bind(module);
  mesh::python::bindCheckpoints(module);
  mesh::python::Executable::bind(module);
  mesh::python::bindMachines(module);
  mesh::python::bindSearchRequest(module);
  mesh::python::ProgramText::bind(module);
}
