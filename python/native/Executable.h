//===- Executable.h - a compiled program in Python --------------*- C++ -*-===//

#ifndef MESH_PYTHON_EXECUTABLE_H
#define MESH_PYTHON_EXECUTABLE_H

#include "Arrays.h"
#include "mesh/Execution/Session.h"

#include <nanobind/nanobind.h>

namespace mesh::python {

/// Compiled code of one entry, and the devices that run it, which start with
/// the first call.
class Executable {
public:
  Executable(std::unique_ptr<Program> program, ExecuteOptions options);

  /// Runs on whole arguments. Throws a Failure, or Python's KeyboardInterrupt.
  nanobind::list call(nanobind::handle arguments);

  const Signature &getSignature() const { return getEntry().signature; }

  static void bind(nanobind::module_ &module);

private:
  const Program::Entry &getEntry() const {
    return program->getEntries().front();
  }
  Session &getSession();

  std::unique_ptr<Program> program;
  ExecuteOptions options;
  std::vector<ResultMaker> resultMakers;
  std::once_flag isStarted;
  std::unique_ptr<Session> session;
};

} // namespace mesh::python

#endif // MESH_PYTHON_EXECUTABLE_H
