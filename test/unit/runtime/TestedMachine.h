//===- TestedMachine.h - the transport under test ---------------*- C++ -*-===//
//
// The conformance tests are linked with one definition of these for each
// transport: ThreadsMachine.cpp or HostMachine.cpp.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_RT_TEST_TESTEDMACHINE_H
#define MESH_RT_TEST_TESTEDMACHINE_H

#include "mesh-rt/run.h"

#include <optional>

namespace mesh::rt::test {

/// Returns the options of a machine of that size; none if there are not as many
/// processes as devices.
std::optional<RunOptions> optionsOf(int64_t numDevices);

/// Returns the device of this process, or -1 if it has all.
int64_t ownDevice();

} // namespace mesh::rt::test

#endif // MESH_RT_TEST_TESTEDMACHINE_H
