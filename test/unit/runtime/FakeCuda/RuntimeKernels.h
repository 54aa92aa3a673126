//===- RuntimeKernels.h - the runtime's kernels, for the host ---*- C++ -*-===//

#ifndef MESH_RT_TEST_RUNTIMEKERNELS_H
#define MESH_RT_TEST_RUNTIMEKERNELS_H

#include "FakeCuda.h"

namespace mesh::rt::test {

/// Adds those of device/Move.dev.cpp, compiled for the host.
void addRuntimeKernels(FakeCuda &fake);

} // namespace mesh::rt::test

#endif // MESH_RT_TEST_RUNTIMEKERNELS_H
