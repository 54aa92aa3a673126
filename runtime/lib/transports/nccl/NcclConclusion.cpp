//===- NcclConclusion.cpp - The end of a run ------------------------------===//
//
// A GPU that waits in NCCL for one that will not come ends that when its
// communicator is aborted. So after a failure all of them are, and the next run
// makes new ones.
//
//===----------------------------------------------------------------------===//

#include "NcclEndpoint.h"

using namespace mesh::rt;

/// The GPU has nothing to do, and all processes do the same.
void NcclEndpoint::endComms() {
  CurrentGpu scope(gpu);
  try {
    for (auto &[number, comm] : comms)
      comm->destroy();
  } catch (const Error &) {
    // The remaining communicators are aborted.
  }
  comms.clear();
}

/// Together: what one communicator has given to a stream may wait there behind
/// what another has.
void NcclEndpoint::abortComms() {
  if (comms.empty())
    return;
  CurrentGpu scope(gpu);
  (void)context.nccl->groupStart.attempt();
  comms.clear();
  (void)context.nccl->groupEnd.attempt();
}

void NcclEndpoint::beginConclusion() {
  progressThread.end();
  // This may find that the run has failed, which the others are told first.
  if (sequencer)
    sequencer->finish(device.position);
  if (device.run.cancelled())
    concludeFailure();
  runEnd.announceEnd();
  isConcluding = true;
}

void NcclEndpoint::concludeFailure() {
  if (device.run.failedDevice == device.position)
    device.activity.state = Activity::State::Failed;
  runEnd.announceFailure();
  orders.clear();
  abortComms();
}

bool NcclEndpoint::conclude(std::vector<DeviceReport> &known) {
  std::unique_lock lock(mpi.mutex);
  if (!isConcluding)
    beginConclusion();
  auto goOn = [&] {
    bool hasMoved = poll();
    if (device.run.cancelled())
      concludeFailure();
    return RunEndBarrier::Progress{hasMoved, /*isIdle=*/true};
  };
  return runEnd.awaitEnds(lock, pollPolicy, goOn, known);
}
