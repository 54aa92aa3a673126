//===- Module.cpp - the native module of the Python package ---------------===//

#include "Diagnostics.h"
#include "Executable.h"
#include "ProgramText.h"

NB_MODULE(_native, module) {
  module.doc() = "Mesh's compiler and runtime, in this process.";
  mesh::python::registerFailure();
  mesh::python::Executable::bind(module);
  mesh::python::ProgramText::bind(module);
}
