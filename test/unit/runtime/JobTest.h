//===- JobTest.h - tests that several processes run -------------*- C++ -*-===//
//
// Run by mpirun: every process runs all tests, each with the device of its
// rank, and the first one prints.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_RT_TEST_JOBTEST_H
#define MESH_RT_TEST_JOBTEST_H

#include "mesh-rt/job.h"

namespace mesh::rt::test {

/// The processes that mpirun has started.
Job &job();
inline int64_t numDevices() { return job().size(); }
inline int64_t self() { return job().rank(); }

} // namespace mesh::rt::test

#endif // MESH_RT_TEST_JOBTEST_H
