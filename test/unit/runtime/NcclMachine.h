//===- NcclMachine.h - machines of processes with a fake GPU ----*- C++ -*-===//

#ifndef MESH_RT_TEST_NCCLMACHINE_H
#define MESH_RT_TEST_NCCLMACHINE_H

#include "CollectiveReference.h"
#include "CudaMachine.h"
#include "JobTest.h"

namespace mesh::rt::test {

/// A device and a GPU for each process, and an op over all of them.
class OnOwnGpus : public OnGpus {
protected:
  static RunOptions
  options(std::chrono::milliseconds deadline = std::chrono::seconds(20));
  mesh_rt_op opOf(mesh_rt_kind kind, mesh_rt_type type = MESH_RT_F32) {
    return makeOp(kind, type, 1, axes);
  }

  /// Runs and expects a failure whose report contains all of `parts`, in every
  /// process; then that the machine still works.
  void expectFailure(Machine &machine,
                     const std::function<void(int64_t)> &program,
                     const std::vector<std::string> &parts);

  Axes axes{{numDevices(), 1}};
  TestTensor tensor{MESH_RT_F32, {8}}, other{MESH_RT_F32, {8}};
  TestTensor small{MESH_RT_F32, {2}};
  TestTensor large{MESH_RT_F32, {1 << 18}}, larger{MESH_RT_F32, {1 << 18}};
};

} // namespace mesh::rt::test

#endif // MESH_RT_TEST_NCCLMACHINE_H
