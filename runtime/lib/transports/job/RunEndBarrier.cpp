//===- RunEndBarrier.cpp - End a run at all devices -----------------------===//

#include "RunEndBarrier.h"

#include "MpiJob.h"
#include "core/Deadline.h"
#include "core/JobReport.h"

using namespace mesh::rt;

void RunEndBarrier::reset() {
  finished.assign(library.size(), false);
  ends.assign(library.size(), {});
  numFinished = 0;
  isFailureKnown = isFailureExpected = false;
}

void RunEndBarrier::announce(MessageHeader::Kind kind) {
  MessageHeader header;
  header.kind = kind;
  header.run = library.numRuns;
  for (int rank = 0; rank < library.size(); ++rank) {
    if (rank == device.position)
      continue;
    TransferQueue::Buffer buffer = transferQueue.takeBuffer();
    Writer writer(*buffer);
    writer.put(header);
    if (kind == MessageHeader::Kind::Failed) {
      writer.put(device.run.failedDevice);
      writer.putText(device.run.failure);
    }
    if (kind == MessageHeader::Kind::Finished && device.run.cancelled())
      writeDevice(writer, device.report(/*isEnded=*/true));
    transferQueue.send({0, rank, kHeaderTag}, std::move(buffer));
  }
}

void RunEndBarrier::announceFailure() {
  if (!isFailureKnown)
    announce(MessageHeader::Kind::Failed);
  isFailureKnown = true;
}

void RunEndBarrier::announceEnd() { announce(MessageHeader::Kind::Finished); }

bool RunEndBarrier::accept(const MessageHeader &header, Reader &reader,
                           int64_t sender) {
  switch (header.kind) {
  case MessageHeader::Kind::Finished:
    finished[sender] = true;
    ends[sender].state = DeviceReport::State::Finished;
    if (!reader.remaining().empty()) {
      ends[sender] = readDevice(reader);
      isFailureExpected = true;
    }
    ++numFinished;
    return true;
  case MessageHeader::Kind::Failed: {
    isFailureKnown = true;
    auto failed = reader.get<int64_t>();
    device.run.fail(failed, reader.getText());
    return true;
  }
  default:
    return false;
  }
}

bool RunEndBarrier::awaitEnds(std::unique_lock<std::mutex> &lock,
                              PollPolicy &pollPolicy,
                              const std::function<Progress()> &goOn,
                              std::vector<DeviceReport> &known) {
  // The others have as long to end as they have for an op.
  Deadline deadline(Clock::now(), device.run.deadline);
  pollPolicy.begin();
  while (true) {
    Progress progress = goOn();
    if (haveAllFinished() && transferQueue.isIdle() && progress.isIdle)
      return true;
    if (pollPolicy.pollsAgain(progress.hasMoved))
      continue;
    bool isLate = deadline.look(Clock::now()) <= Clock::duration::zero();
    if (isLate && device.run.cancelled() && !haveAllFinished()) {
      known = ends;
      return false;
    }
    pollPolicy.sleep(lock);
  }
}
