//===- Execute.cpp - run an entry on its devices --------------------------===//
//
// Compiled with exceptions, which jobs throw.
//
//===----------------------------------------------------------------------===//

#include "mesh/Execution/Execute.h"

#include "DeviceFrame.h"
#include "RunOnMachine.h"
#include "mesh/Execution/Jobs.h"

#include "mesh-rt/abi.h"
#include "llvm/ADT/SmallVectorExtras.h"

#include <algorithm>
#include <exception>
#include <functional>
#include <optional>

using namespace mesh;
using std::chrono::nanoseconds;
using Clock = std::chrono::steady_clock;

nanoseconds PartsExecution::getMedianTime() const {
  std::vector<nanoseconds> sorted = times;
  llvm::sort(sorted);
  size_t middle = sorted.size() / 2;
  return sorted.size() % 2 ? sorted[middle]
                           : (sorted[middle - 1] + sorted[middle]) / 2;
}

nanoseconds PartsExecution::getMinTime() const {
  return *std::min_element(times.begin(), times.end());
}

/// The part of `value` that process `rank` has sent as `bytes`.
static llvm::Expected<HostTensor> makePart(const EntryValue &value, size_t rank,
                                           const std::string &bytes) {
  auto part = HostTensor::create(value.placement.getLocalShape());
  if (!part)
    return describeError("result", value, part.takeError());
  if (static_cast<int64_t>(bytes.size()) != part->getNumBytes())
    return llvm::createStringError(
        "result '" + value.name + "': process " + llvm::Twine(rank) + " has " +
        llvm::Twine(bytes.size()) + " bytes for a part of " +
        part->getShape().str());
  std::memcpy(part->data(), bytes.data(), bytes.size());
  return part;
}

/// The parts of result `index` by device: of all devices, or, with a job,
/// nothing but at rank 0.
static llvm::Expected<DeviceParts>
collectParts(const EntryValue &value, std::vector<DeviceFrame> &frames,
             int64_t index, rt::Job *job) {
  DeviceParts parts;
  for (DeviceFrame &frame : frames)
    parts.push_back(frame.takeResult(index));
  if (!job)
    return parts;
  const HostTensor &own = parts.front();
  std::vector<std::string> all =
      job->gather(std::string(own.data(), own.getNumBytes()));
  parts.clear();
  for (auto [rank, bytes] : llvm::enumerate(all)) {
    llvm::Expected<HostTensor> part = makePart(value, rank, bytes);
    if (!part)
      return part.takeError();
    parts.push_back(std::move(*part));
  }
  return parts;
}

/// The parts of all results.
static llvm::Expected<std::vector<DeviceParts>>
collectResults(const Signature &signature, std::vector<DeviceFrame> &frames,
               rt::Job *job) {
  std::vector<DeviceParts> results;
  llvm::Error error = llvm::Error::success();
  // To the end, for all processes take part in each.
  for (auto [index, value] : llvm::enumerate(signature.results)) {
    auto parts = collectParts(value, frames, index, job);
    if (parts)
      results.push_back(std::move(*parts));
    else
      error = llvm::joinErrors(std::move(error), parts.takeError());
  }
  if ((error = agree(job, std::move(error))))
    return error;
  return results;
}

/// Runs the program once per frame, each that of a device of this process.
static llvm::Expected<rt::RunReport> runOnce(rt::Machine &machine,
                                             const Program::Entry &entry,
                                             std::vector<DeviceFrame> &frames,
                                             const DeviceFrame::Call &call) {
  return runOnMachine(machine, [&](int64_t device) {
    frames[frames.size() == 1 ? 0 : device].call(entry.getFunction(device),
                                                 call);
  });
}

/// Returns the number of devices that this process runs.
static int64_t getNumFrames(const Signature &signature,
                            const ExecuteOptions &options) {
  return options.runtime.job ? 1 : signature.numDevices;
}

/// The frames of the devices. Those of threads are made by them, so that what a
/// device holds lies on the NUMA node that the device is on: Linux has memory
/// come from the node of who writes it first.
static llvm::Expected<std::vector<DeviceFrame>>
makeFrames(rt::Machine &machine, const Signature &signature,
           const ExecuteOptions &options, GetArguments getArguments) {
  std::vector<std::optional<DeviceFrame>> made(
      getNumFrames(signature, options));
  std::vector<std::string> problems(made.size());
  auto makeOrFail = [&](int64_t index) -> llvm::Error {
    llvm::Expected<DeviceArguments> arguments = getArguments(index);
    if (!arguments)
      return arguments.takeError();
    auto frame = DeviceFrame::create(signature, std::move(*arguments));
    if (!frame)
      return frame.takeError();
    made[index].emplace(std::move(*frame));
    return llvm::Error::success();
  };
  auto make = [&](int64_t index) {
    problems[index] = llvm::toString(makeOrFail(index));
  };
  if (options.runtime.job || options.runtime.cuda) {
    for (size_t index = 0; index < made.size(); ++index)
      make(index);
  } else if (auto report = runOnMachine(machine, make); !report) {
    return report.takeError();
  }
  auto problem = llvm::find_if(
      problems, [](const std::string &text) { return !text.empty(); });
  if (llvm::Error error =
          agree(options.runtime.job, problem == problems.end()
                                         ? llvm::Error::success()
                                         : llvm::createStringError(*problem)))
    return error;
  std::vector<DeviceFrame> frames;
  for (std::optional<DeviceFrame> &frame : made)
    frames.push_back(std::move(*frame));
  return frames;
}

/// From when the last device had its arguments to when the last one was done.
static nanoseconds getTimeOnGpus(ArrayRef<DeviceFrame> frames) {
  Clock::time_point begin, end;
  for (const DeviceFrame &frame : frames) {
    begin = std::max(begin, frame.getBegin());
    end = std::max(end, frame.getEnd());
  }
  return end - begin;
}

namespace {
/// Compares the bits of each run's results with those of the first.
class BitsOfRuns {
public:
  BitsOfRuns(const Signature &signature, rt::Job *job)
      : signature(signature), job(job) {}

  llvm::Error add(ArrayRef<DeviceFrame> frames) {
    ++numRuns;
    std::vector<std::vector<uint64_t>> digests;
    for (const DeviceFrame &frame : frames)
      digests.push_back(frame.digestResults());
    if (numRuns == 1)
      first = digests;
    return agree(job, compare(digests));
  }

private:
  llvm::Error compare(ArrayRef<std::vector<uint64_t>> digests) const {
    for (auto [frame, values] : llvm::enumerate(digests))
      for (auto [index, value] : llvm::enumerate(values))
        if (value != first[frame][index])
          return llvm::createStringError(
              "run " + llvm::Twine(numRuns) + ": result '" +
              signature.results[index].name + "' of device " +
              llvm::Twine(job ? job->rank() : static_cast<int64_t>(frame)) +
              " has other bits than in run 1");
    return llvm::Error::success();
  }

  const Signature &signature;
  rt::Job *job;
  int64_t numRuns = 0;
  std::vector<std::vector<uint64_t>> first;
};
} // namespace

/// Runs `entry` on what its devices get.
static llvm::Expected<PartsExecution>
executeWith(const Program::Entry &entry, GetArguments getArguments,
            const ExecuteOptions &options) {
  const Signature &signature = entry.signature;
  auto runOptions = getRunOptions(signature, options);
  if (!runOptions)
    return runOptions.takeError();
  auto machine = startMachine(*runOptions);
  if (!machine)
    return machine.takeError();

  RunStopper::Scope scope(options.stopper, **machine);
  auto frames = makeFrames(**machine, signature, options, getArguments);
  if (!frames)
    return frames.takeError();
  PartsExecution execution;
  BitsOfRuns bits(signature, options.runtime.job);
  // A step is captured when it comes for the second time.
  bool needsTwo = options.runtime.cuda && options.steps == 1;
  int64_t numWarmUps = options.repeat == 1 ? 0 : needsTwo ? 2 : 1;
  for (int64_t run = 0; run < numWarmUps + options.repeat; ++run) {
    bool isLast = run + 1 == numWarmUps + options.repeat;
    if (llvm::Error error = scope.check())
      return error;
    auto report = runOnce(**machine, entry, *frames,
                          {.isOnGpu = options.runtime.cuda.has_value(),
                           .wantsResults = isLast || options.sameBits,
                           .numSteps = options.steps,
                           .step = &entry});
    if (!report)
      return report.takeError();
    execution.report = std::move(*report);
    if (options.sameBits)
      if (llvm::Error error = bits.add(*frames))
        return error;
    if (run >= numWarmUps)
      execution.times.push_back((options.runtime.cuda ? getTimeOnGpus(*frames)
                                                      : execution.report.wall) /
                                options.steps);
  }
  auto parts = collectResults(signature, *frames, options.runtime.job);
  if (!parts)
    return parts.takeError();
  execution.parts = std::move(*parts);
  return execution;
}

llvm::Expected<PartsExecution>
mesh::executeParts(const Program::Entry &entry,
                   ArrayRef<ArrayRef<HostTensor>> arguments,
                   const ExecuteOptions &options) {
  auto getArguments = [&](int64_t index) -> llvm::Expected<DeviceArguments> {
    DeviceArguments held;
    for (ArrayRef<HostTensor> parts : arguments)
      held.parts.push_back(&parts[index]);
    return held;
  };
  return executeWith(entry, getArguments, options);
}

/// Puts the parts of the result `index` together.
static llvm::Expected<ShardPlacement::Gathered>
gatherResult(const EntryValue &value, size_t index, ArrayRef<HostTensor> parts,
             const ExecuteOptions &options) {
  double tolerance = options.tolerance.value_or(value.getTolerance());
  auto gathered = value.placement.gather(parts, tolerance);
  if (gathered || options.tolerance || !options.extendTolerance)
    return gathered;
  llvm::Expected<double> extended = options.extendTolerance(index);
  if (!extended)
    return llvm::joinErrors(gathered.takeError(), extended.takeError());
  if (*extended <= tolerance)
    return gathered;
  llvm::consumeError(gathered.takeError());
  return value.placement.gather(parts, *extended);
}

/// Puts the results of the devices together.
static llvm::Error gatherResults(const Signature &signature,
                                 const ExecuteOptions &options,
                                 Execution &execution) {
  for (auto [index, value] : llvm::enumerate(signature.results)) {
    auto &parts = execution.parts[index];
    auto gathered = gatherResult(value, index, parts, options);
    if (!gathered)
      return llvm::createStringError("result '" + value.name + "': " +
                                     llvm::toString(gathered.takeError()) +
                                     "; if it is split, its mesh.sharding has "
                                     "to say how");
    execution.results.push_back(std::move(gathered->whole));
    execution.copyErrors.push_back(gathered->copyError);
    parts.clear();
  }
  return llvm::Error::success();
}

llvm::Expected<Execution> mesh::execute(const Program::Entry &entry,
                                        ArrayRef<HostTensor> arguments,
                                        const ExecuteOptions &options) {
  auto slice = [&](int64_t index) -> llvm::Expected<DeviceArguments> {
    int64_t device = options.runtime.job ? options.runtime.job->rank() : index;
    DeviceArguments held;
    for (auto [value, whole] :
         llvm::zip_equal(entry.signature.arguments, arguments)) {
      llvm::Expected<HostTensor> part = value.placement.slice(whole, device);
      if (!part)
        return describeError("argument", value, part.takeError());
      held.owned.push_back(std::move(*part));
    }
    held.parts = llvm::to_vector_of<const HostTensor *>(
        llvm::make_pointer_range(held.owned));
    return held;
  };
  auto executed = executeWith(entry, slice, options);
  if (!executed)
    return executed.takeError();
  Execution execution{std::move(*executed), {}, {}};
  llvm::Error error = isRoot(options.runtime.job)
                          ? gatherResults(entry.signature, options, execution)
                          : llvm::Error::success();
  if ((error = agree(options.runtime.job, std::move(error))))
    return error;
  return execution;
}
