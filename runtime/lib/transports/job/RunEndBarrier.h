//===- RunEndBarrier.h - End a run at all devices ---------------*- C++ -*-===//
//
// A barrier at the end of a run: a run ends when all devices have told each
// other that theirs has, and until then each takes what others still send. Who
// finds that the run has failed tells the others why, and they in the end what
// became of them. What comes from different devices comes in any order: an end
// may tell that the run has failed before the failure does, which is then
// awaited, so that all know of it.
//
// Used with the library's mutex held.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_RT_JOB_RUNENDBARRIER_H
#define MESH_RT_JOB_RUNENDBARRIER_H

#include "MessageHeader.h"
#include "PollPolicy.h"
#include "TransferQueue.h"
#include "core/Device.h"

#include <functional>

namespace mesh::rt {

class RunEndBarrier {
public:
  RunEndBarrier(Device &device, const MpiLibrary &library,
                TransferQueue &transferQueue)
      : device(device), library(library), transferQueue(transferQueue) {}

  /// A run begins.
  void reset();
  /// Tells the others that the run has failed, unless they know.
  void announceFailure();
  /// Tells them that this device has ended its program, and, if the run has
  /// failed, where it was.
  void announceEnd();
  /// Takes what `sender` announces. False if the header is of another kind.
  bool accept(const MessageHeader &header, Reader &reader, int64_t sender);

  bool hasFinished(int64_t other) const { return finished[other]; }
  bool hasAnyFinished() const { return numFinished > 0; }

  /// The progress of an endpoint with the messages of others.
  struct Progress {
    bool hasMoved;
    /// True if it has nothing left to do.
    bool isIdle;
  };
  /// Goes on by `goOn` until the run has ended at all devices; the own end is
  /// announced. Returns false if the run has failed and they take longer than
  /// they may for an op: `known` is what is known of them then.
  bool awaitEnds(std::unique_lock<std::mutex> &lock, PollPolicy &pollPolicy,
                 const std::function<Progress()> &goOn,
                 std::vector<DeviceReport> &known);

private:
  /// Returns true if nothing that matters will come any more.
  bool haveAllFinished() const {
    return numFinished == library.size() - 1 &&
           (isFailureKnown || !isFailureExpected);
  }
  void announce(MessageHeader::Kind kind);

  Device &device;
  const MpiLibrary &library;
  TransferQueue &transferQueue;
  std::vector<bool> finished;
  std::vector<DeviceReport> ends;
  int64_t numFinished = 0;
  /// True if another process has told of the run's failure, or was told.
  bool isFailureKnown = false;
  /// True if one that knew of it has ended.
  bool isFailureExpected = false;
};

} // namespace mesh::rt

#endif // MESH_RT_JOB_RUNENDBARRIER_H
