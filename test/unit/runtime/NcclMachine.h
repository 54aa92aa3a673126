//===- NcclMachine.h - machines of processes with a fake GPU ----*- C++ -*-===//

#ifndef MESH_RT_TEST_NCCLMACHINE_H
#define MESH_RT_TEST_NCCLMACHINE_H

#include "CudaMachine.h"
#include "JobTest.h"

namespace mesh::rt::test {

/// A device and a GPU for each process; GPUs behave as after loading.
class OnOwnGpus : public OnJob {
protected:
  void SetUp() override { fakeCuda().reset(); }
  void TearDown() override { fakeCuda().reset(); }
};

} // namespace mesh::rt::test

#endif // MESH_RT_TEST_NCCLMACHINE_H
