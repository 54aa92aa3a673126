//===- Farewell.cpp - how the devices of a job leave a run ----------------===//

#include "Farewell.h"

#include "MpiJob.h"
#include "core/Deadline.h"
#include "core/JobReport.h"

using namespace mesh::rt;

void Farewell::reset() {
  finished.assign(library.size(), false);
  ends.assign(library.size(), {});
  numFinished = 0;
  isFailureKnown = isFailureExpected = false;
}

void Farewell::announce(Envelope::Kind kind) {
  Envelope envelope;
  envelope.kind = kind;
  envelope.run = library.numRuns;
  for (int rank = 0; rank < library.size(); ++rank) {
    if (rank == device.position)
      continue;
    Courier::Buffer buffer = courier.takeBuffer();
    Writer writer(*buffer);
    writer.put(envelope);
    if (kind == Envelope::Kind::Failed) {
      writer.put(device.run.failedDevice);
      writer.putText(device.run.failure);
    }
    if (kind == Envelope::Kind::Finished && device.run.cancelled())
      writeDevice(writer, device.report(/*isEnded=*/true));
    courier.send({0, rank, kEnvelopeTag}, std::move(buffer));
  }
}

void Farewell::announceFailure() {
  if (!isFailureKnown)
    announce(Envelope::Kind::Failed);
  isFailureKnown = true;
}

void Farewell::announceEnd() { announce(Envelope::Kind::Finished); }

bool Farewell::accept(const Envelope &envelope, Reader &reader,
                      int64_t sender) {
  switch (envelope.kind) {
  case Envelope::Kind::Finished:
    finished[sender] = true;
    ends[sender].state = DeviceReport::State::Finished;
    if (!reader.remaining().empty()) {
      ends[sender] = readDevice(reader);
      isFailureExpected = true;
    }
    ++numFinished;
    return true;
  case Envelope::Kind::Failed: {
    isFailureKnown = true;
    auto failed = reader.get<int64_t>();
    device.run.fail(failed, reader.getText());
    return true;
  }
  default:
    return false;
  }
}

bool Farewell::awaitEnds(std::unique_lock<std::mutex> &lock, Lookout &lookout,
                         const std::function<Progress()> &goOn,
                         std::vector<DeviceReport> &known) {
  // The others have as long to end as they have for an op.
  Deadline deadline(Clock::now(), device.run.deadline);
  lookout.begin();
  while (true) {
    Progress progress = goOn();
    if (haveAllFinished() && courier.isIdle() && progress.isIdle)
      return true;
    if (lookout.staysAwake(progress.hasMoved))
      continue;
    bool isLate = deadline.look(Clock::now()) <= Clock::duration::zero();
    if (isLate && device.run.cancelled() && !haveAllFinished()) {
      known = ends;
      return false;
    }
    lookout.nap(lock);
  }
}
