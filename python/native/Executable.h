//===- Executable.h - a compiled program in Python --------------*- C++ -*-===//

#ifndef MESH_PYTHON_EXECUTABLE_H
#define MESH_PYTHON_EXECUTABLE_H

#include "DeviceArray.h"
#include "mesh/Execution/Session.h"

#include <nanobind/nanobind.h>

#include <map>

namespace mesh::python {

/// A tuple (name, size) for each axis of the mesh.
nanobind::list describeAxes(const Signature &signature);

/// For each value a tuple: the name, the shape and numpy's name of the type.
nanobind::list describeAll(ArrayRef<EntryValue> values);

/// For each value a tuple: for each dim the axes that split it, and the axes
/// along which it is partial.
nanobind::list describeShardings(const Signature &signature,
                                 ArrayRef<EntryValue> values);

/// Compiled code of one entry, and the devices that run it, which start with
/// the first call.
class Executable {
public:
  Executable(std::unique_ptr<Program> program, ExecuteOptions options);

  /// Runs on arguments, and returns DeviceArrays. Throws a Failure, or Python's
  /// KeyboardInterrupt.
  nanobind::list call(nanobind::handle arguments);

  /// Takes the memory of `array` for results of the next call.
  void recycle(DeviceArray &array);

  const Signature &getSignature() const { return getEntry().signature; }

  static void bind(nanobind::module_ &module);

private:
  const Program::Entry &getEntry() const {
    return program->getEntries().front();
  }
  Session &getSession();
  DeviceArray::Memory getMemory(int64_t numBytes);

  std::unique_ptr<Program> program;
  ExecuteOptions options;
  std::once_flag isStarted;
  std::unique_ptr<Session> session;
  /// Memory that arrays have left, by its size.
  std::multimap<int64_t, DeviceArray::Memory> spare;
};

} // namespace mesh::python

#endif // MESH_PYTHON_EXECUTABLE_H
