//===- GpuProcessor.cpp - A device that computes on a GPU -----------------===//

#include "GpuProcessor.h"

#include "GpuContraction.h"
#include "StepGraph.h"
#include "core/OpCheck.h"
#include "core/PageProbe.h"
#include "mesh-rt/element.h"

#include <algorithm>
#include <cstring>
#include <iterator>
#include <utility>

using namespace mesh::rt;

GpuProcessor::GpuProcessor(Device &device, std::shared_ptr<const Gpus> gpus,
                           const CudaOptions &options)
    : device(device), options(options), gpus(std::move(gpus)),
      gpu(this->gpus->of(device.position)),
      compute(gpu, device.run.trace ? "stream: compute" : ""),
      copies{makeCopyStream(1), makeCopyStream(2), makeCopyStream(3),
             makeCopyStream(4)},
      progress(device, compute),
      memory(std::make_shared<GpuMemory>(gpu.driver,
                                         [this] { return finishWork(); })),
      arena(memory), staging(compute, progress) {
  if (device.faultInjector)
    arena.setLimit(device.faultInjector->memoryLimit());
}

GpuStream GpuProcessor::makeCopyStream(int number) const {
  return GpuStream(
      gpu, device.run.trace ? "stream: copies " + std::to_string(number) : "");
}

GpuProcessor::~GpuProcessor() {
  try {
    synchronize();
  } catch (const CudaError &) {
    // The failure was reported to the caller of the program.
  }
}

void GpuProcessor::reset() {
  try {
    synchronize();
  } catch (const CudaError &) {
    // The first op of the program that comes now fails with the same.
  }
  progress.reset();
  retiredCopies.clear();
  step = nullptr;
  isCapturing = false;
}

std::vector<const GpuStream *> GpuProcessor::allStreams() const {
  std::vector<const GpuStream *> streams = {&compute};
  for (const GpuStream &stream : copies)
    streams.push_back(&stream);
  return streams;
}

void GpuProcessor::synchronize() const {
  CurrentGpu scope(gpu);
  for (const GpuStream *stream : allStreams())
    gpu.driver.streamSynchronize(stream->get());
}

/// Runs `body`. Its failure, or what it throws, is the failure of the run, as
/// `what`'s.
template <typename Fn>
Status GpuProcessor::guarded(const std::string &what, Fn body) {
  try {
    CurrentGpu scope(gpu);
    Status status = body();
    return status.hasError() ? device.fail(status.getError().at(what).what())
                             : std::move(status);
  } catch (const Error &error) {
    return device.fail(error.at(what).what());
  }
}

/// See GpuMemory.
bool GpuProcessor::finishWork() {
  // Memory that the step has freed is used by the commands that were captured.
  if (isCapturing)
    throw Error("a step that is captured needs more memory than "
                "when it was run");
  // Not all that uses memory has left a mark: copies from the host do not.
  return mark("its work", "an allocation that found no memory") == Status::Ok &&
         progress.drain() == Status::Ok;
}

Status GpuProcessor::allocate(int64_t alignment, int64_t bytes, void *&block) {
  std::string what = "cannot allocate " + std::to_string(bytes) +
                     " bytes aligned to " + std::to_string(alignment) + " on " +
                     gpu.describe();
  return guarded(what, [&]() -> Status {
    block = arena.allocate(alignment, bytes);
    if (block)
      return Status::Ok;
    return device.fail(what + ", where this device has " +
                       std::to_string(arena.liveBytes()) + " bytes and " +
                       gpu.describeMemory());
  });
}

Status GpuProcessor::free(void *block) {
  if (arena.free(block))
    return Status::Ok;
  return device.fail("mesh_rt_free of a block that is not live");
}

static Status checkTypes(const mesh_rt_contraction &op) {
  auto in = static_cast<mesh_rt_type>(op.in_type);
  auto out = static_cast<mesh_rt_type>(op.out_type);
  if (!hasCublasProduct(in, out))
    return Error(std::string("GPUs have no products of ") + nameOf(in) +
                 " into " + nameOf(out));
  return checkRanks(op);
}

/// Makes `epilogue` that of `plan`, which is the plan of `op` into `out`. Fails
/// if there is no such epilogue.
static Status planEpilogue(const mesh_rt_contraction &op,
                           const mesh_rt_epilogue &epilogue,
                           const mesh_rt_memref *biasRef, const View &out,
                           const ContractionPlan &plan, GpuEpilogue &result) {
  result.activation = static_cast<mesh_rt_activation>(epilogue.activation);
  if (epilogue.bias_dim < 0)
    return Status::Ok;
  if (epilogue.bias_dim >= out.rank)
    return Error("a bias must be along a dim of the result, got " +
                 std::to_string(epilogue.bias_dim));
  View bias = makeView(biasRef, 1, out.elementSize);
  int64_t size = out.sizes[epilogue.bias_dim];
  if (bias.sizes[0] != size || (size > 1 && bias.strides[0] != out.elementSize))
    return Error("a bias must be " + std::to_string(size) +
                 " elements in a row");
  const mesh_rt_loop *loop =
      std::find_if(op.loops, op.loops + op.num_loops, [&](mesh_rt_loop other) {
        return other.out == epilogue.bias_dim;
      });
  result.bias = bias.data;
  result.isOfColumns = loop->lhs < 0;
  const LoopList &list = result.isOfColumns ? plan.columns : plan.rows;
  if ((loop->lhs >= 0 && loop->rhs >= 0) || list.size() != size)
    return Error("a bias must be along all rows or all columns");
  return Status::Ok;
}

Status GpuProcessor::contractThen(const mesh_rt_contraction &op,
                                  const mesh_rt_epilogue &epilogue,
                                  const mesh_rt_memref *lhsRef,
                                  const mesh_rt_memref *rhsRef,
                                  const mesh_rt_memref *outRef,
                                  const mesh_rt_memref *biasRef) {
  if (device.enter("contract", op.location) == Status::Failed)
    return Status::Failed;
  device.trace.enterCall();
  device.record.add(Event::Kind::Contract, "contract", op.location);
  NvtxRange range("contract", op.location);
  Status status = guarded(std::string("contraction at ") + op.location, [&] {
    if (Status status = checkTypes(op); status == Status::Failed)
      return status;
    auto inType = static_cast<mesh_rt_type>(op.in_type);
    auto outType = static_cast<mesh_rt_type>(op.out_type);
    auto inSize = static_cast<int32_t>(sizeOf(inType));
    View lhs = makeView(lhsRef, op.lhs_rank, inSize);
    View rhs = makeView(rhsRef, op.rhs_rank, inSize);
    View out =
        makeView(outRef, op.out_rank, static_cast<int32_t>(sizeOf(outType)));
    ContractionPlan plan;
    if (Status status = planContraction(op, lhs, rhs, out, plan);
        status == Status::Failed)
      return status;
    GpuEpilogue gpuEpilogue;
    if (Status status =
            planEpilogue(op, epilogue, biasRef, out, plan, gpuEpilogue);
        status == Status::Failed)
      return status;
    if (!cublas)
      cublas = std::make_unique<Cublas>(options.cublasLt, compute, *memory,
                                        options.tf32);
    StreamSpan span(compute,
                    {Span::Category::Compute, "contract", op.location});
    GpuContraction(compute, arena, *cublas)
        .run(inType, outType, op.accumulate != 0, plan, lhs, rhs, out,
             gpuEpilogue);
    ++device.counters.contractions;
    device.counters.flops += 2 * out.numElements() * plan.sums.size();
    return mark("contract", op.location);
  });
  device.trace.leaveCall();
  return status;
}

cuda::Function GpuProcessor::findFunction(const mesh_rt_kernel &kernel) {
  cuda::Function &function = functions[&kernel];
  if (function)
    return function;
  cuda::Module &handle = modulesOfRun[kernel.module];
  if (!handle) {
    CudaModule &module =
        modules[std::string(kernel.module, kernel.module_bytes)];
    if (!module) {
      cuda::Module loaded = nullptr;
      gpu.driver.moduleLoad(&loaded, kernel.module);
      module = {gpu.driver, loaded};
    }
    handle = module.get();
  }
  gpu.driver.moduleGetFunction(&function, handle, kernel.name);
  return function;
}

// The limits of every GPU from compute capability 8.0 on. More shared memory
// would have to be asked for, kernel by kernel.
static constexpr int64_t kMaxBlocks[] = {0x7fffffff, 0xffff, 0xffff};
static constexpr int64_t kMaxThreads[] = {1024, 1024, 64};
static constexpr int64_t kMaxThreadsPerBlock = 1024;
static constexpr int64_t kMaxSharedBytes = 48 << 10;
static constexpr const char *kAlong[] = {" along x", " along y", " along z"};

static unsigned checkSize(int64_t size, int64_t most, const char *what,
                          const char *along = "") {
  if (size >= 0 && size <= most)
    return static_cast<unsigned>(size);
  throw Error("there are at most " + std::to_string(most) + " " + what + along +
              ", got " + std::to_string(size));
}

Status GpuProcessor::launch(const mesh_rt_kernel &kernel,
                            const mesh_rt_grid &grid, void **args) {
  if (device.enter(kernel.name, kernel.location) == Status::Failed)
    return Status::Failed;
  device.trace.enterCall();
  device.record.add(Event::Kind::Launch, kernel.name, kernel.location);
  NvtxRange range(kernel.name, kernel.location);
  Status status = guarded(
      std::string("kernel ") + kernel.name + " at " + kernel.location, [&] {
        cuda::Function function = findFunction(kernel);
        StreamSpan span(
            compute, {Span::Category::Compute, kernel.name, kernel.location});
        unsigned blocks[3], threads[3];
        for (int dim = 0; dim < 3; ++dim) {
          blocks[dim] = checkSize(grid.blocks[dim], kMaxBlocks[dim], "blocks",
                                  kAlong[dim]);
          threads[dim] = checkSize(grid.threads[dim], kMaxThreads[dim],
                                   "threads of a block", kAlong[dim]);
        }
        checkSize(grid.threads[0] * grid.threads[1] * grid.threads[2],
                  kMaxThreadsPerBlock, "threads of a block");
        unsigned sharedBytes = checkSize(grid.shared_bytes, kMaxSharedBytes,
                                         "bytes that a block shares");
        gpu.driver.launch(function, blocks[0], blocks[1], blocks[2], threads[0],
                          threads[1], threads[2], sharedBytes, compute.get(),
                          args, nullptr);
        return mark(kernel.name, kernel.location);
      });
  device.trace.leaveCall();
  return status;
}

/// Describes the last action of a program that reads on the host, in a step.
static std::string describeRead(const Activity &activity) {
  std::string text = "the host reads from its GPU on the way";
  if (!activity.name)
    return text + ", before the first op";
  return text + ", after " + activity.name + " at " + activity.location;
}

/// A captured copy reads the host's memory at each launch: from a copy that
/// stays.
Status GpuProcessor::writeCaptured(cuda::Address to, const char *host,
                                   int64_t bytes) {
  if (bytes == 0)
    return Status::Ok;
  CudaPinned &copy =
      step->hostCopies.emplace_back(makePinned(gpu.driver, bytes));
  std::memcpy(copy.get(), host, bytes);
  gpu.driver.copy(to, cuda::addressOf(copy.get()), bytes, compute.get());
  return Status::Ok;
}

/// The host's end of a copy, to be probed before a GPU is current: a program
/// that a fault ends would leave it so.
static View hostRange(const void *host, int64_t bytes) {
  return rowView(static_cast<char *>(const_cast<void *>(host)), bytes, 1);
}

static void requireHost(const void *host, int64_t bytes) {
  if (!host && bytes > 0)
    throw Error("the host's memory is null");
}

Status GpuProcessor::write(void *to, const void *host, int64_t bytes) {
  probeForReading(hostRange(host, bytes));
  return guarded("a copy to " + gpu.describe(), [&] {
    requireHost(host, bytes);
    NvtxRange range("copy", "the host, to its GPU");
    if (isCapturing)
      return writeCaptured(cuda::addressOf(to), static_cast<const char *>(host),
                           bytes);
    StreamSpan span(compute, {Span::Category::Communication,
                              "copy from the host", "", bytes});
    return staging.write(cuda::addressOf(to), static_cast<const char *>(host),
                         bytes);
  });
}

Status GpuProcessor::read(void *host, const void *from, int64_t bytes) {
  probeForWriting(hostRange(host, bytes));
  return guarded("a copy from " + gpu.describe(), [&] {
    requireHost(host, bytes);
    if (isCapturing)
      throw Error("the host reads in a step that is captured, and "
                  "did not when it was run");
    if (step && step->obstacle.empty())
      step->obstacle = describeRead(device.activity);
    NvtxRange range("copy", "the host, from its GPU");
    StreamSpan span(compute, {Span::Category::Communication, "copy to the host",
                              "", bytes});
    return staging.read(static_cast<char *>(host), cuda::addressOf(from),
                        bytes);
  });
}

//===----------------------------------------------------------------------===//
// Steps
//===----------------------------------------------------------------------===//

Status GpuProcessor::beginStep(const void *id, bool &isNeeded) {
  if (!steps)
    return Processor::beginStep(id, isNeeded);
  return guarded("the begin of a step",
                 [&] { return steps->begin(device, id, isNeeded); });
}

Status GpuProcessor::endStep() {
  if (!steps)
    return Status::Ok;
  return guarded("the end of a step", [&] { return steps->end(device); });
}

/// The op whose future crosses the border of a step; empty if there is none.
std::string GpuProcessor::describePending(const char *when) const {
  const mesh_rt_op *op = device.communicator->findPending();
  return op ? describeOp(*op) + " is in flight when a step " + when : "";
}

void GpuProcessor::enterStep(DeviceStep &entered, bool captures) {
  step = &entered;
  isCapturing = captures;
  if (!captures)
    step->obstacle = describePending("begins");
  arena.countFromHere();
  countersBefore = device.counters;
}

/// Calls `visit` with each counter of what a step does again when it is
/// launched.
template <typename Visit>
static void forEachStepCounter(Visit visit) {
  for (auto counter :
       {&DeviceCounters::bytesSent, &DeviceCounters::bytesReceived,
        &DeviceCounters::communications, &DeviceCounters::waits,
        &DeviceCounters::contractions, &DeviceCounters::flops})
    visit(counter);
}

void GpuProcessor::leaveStep() {
  std::string pending = describePending("ends");
  if (isCapturing && !pending.empty())
    throw Error(pending + ", and was not when it was run");
  if (step->obstacle.empty())
    step->obstacle = pending;
  if (isCapturing) {
    forEachStepCounter([&](int64_t DeviceCounters::*counter) {
      step->counters.*counter =
          device.counters.*counter - countersBefore.*counter;
    });
    step->counters.allocations = arena.numAllocations();
    step->counters.peakBytes = arena.peakBytes();
  }
  step = nullptr;
  isCapturing = false;
}

Status GpuProcessor::noteLaunch(const DeviceStep &launched, bool isFirst) {
  constexpr const char *kName = "a captured step", *kLocation = "its launch";
  device.record.add(Event::Kind::Launch, kName, kLocation);
  if (!isFirst) {
    const DeviceCounters &counters = launched.counters;
    arena.countFromHere();
    arena.count(counters.allocations, counters.peakBytes);
    forEachStepCounter([&](int64_t DeviceCounters::*counter) {
      device.counters.*counter += counters.*counter;
    });
  }
  return mark(kName, kLocation);
}

void GpuProcessor::retire(DeviceStep &captured) {
  std::move(captured.hostCopies.begin(), captured.hostCopies.end(),
            std::back_inserter(retiredCopies));
  captured.hostCopies.clear();
}

Status GpuProcessor::freeRetired() {
  if (retiredCopies.empty())
    return Status::Ok;
  if (progress.drain() == Status::Failed)
    return Status::Failed;
  retiredCopies.clear();
  return Status::Ok;
}

//===----------------------------------------------------------------------===//
// Runs
//===----------------------------------------------------------------------===//

/// Finds a moment on both clocks: the GPU has nothing to do but to note it, so
/// it lies between giving the event and seeing that it is done. The shortest
/// such time of a few is taken, for the host may do something else meanwhile.
Status GpuProcessor::beginTimeline() {
  for (const GpuStream *stream : allStreams())
    stream->getSpans()->reset();
  constexpr int kTries = 5;
  auto shortest = Clock::duration::max();
  for (int i = 0; i < kTries; ++i) {
    CudaEvent event = makeTimedEvent(gpu.driver);
    Clock::time_point before = Clock::now();
    compute.record(event);
    if (progress.await(event, "the begin of the timeline") == Status::Failed)
      return Status::Failed;
    Clock::duration taken = Clock::now() - before;
    if (taken >= shortest)
      continue;
    shortest = taken;
    origin.event = std::move(event);
    origin.time = before + taken / 2;
  }
  return Status::Ok;
}

void GpuProcessor::collectTimeline() {
  for (const GpuStream *stream : allStreams())
    stream->getSpans()->collect(origin, device.trace);
}

Status GpuProcessor::begin() {
  functions.clear();
  modulesOfRun.clear();
  if (!device.run.trace)
    return Status::Ok;
  return guarded("the begin of the timeline", [&] { return beginTimeline(); });
}

Status GpuProcessor::finish() {
  return guarded("the end of the program", [&] {
    if (mark("the end", "the program's end") == Status::Failed)
      return Status::Failed;
    if (progress.drain() == Status::Failed)
      return Status::Failed;
    if (device.run.trace)
      collectTimeline();
    return Status::Ok;
  });
}

void GpuProcessor::end(DeviceCounters &counters) {
  counters.allocations = arena.numAllocations();
  counters.peakBytes = arena.peakBytes();
  arena.reset();
}
