//===- FakeGpus.cpp - the state of the fake driver ------------------------===//

#include "FakeGpus.h"

#include "RuntimeKernels.h"

#include <algorithm>
#include <cstdlib>

using namespace mesh::rt;
using namespace mesh::rt::test;

thread_local std::unique_lock<std::mutex> *FakeGpus::streamLock = nullptr;

/// Never destroyed: streams may outlive the tests.
FakeGpus &FakeGpus::get() {
  static FakeGpus *gpus = new FakeGpus;
  return *gpus;
}

extern "C" FakeCuda *mesh_rt_test_fake_cuda() { return &FakeGpus::get(); }

/// Each process has a driver of its own: tests of several say how many GPUs
/// they see in the environment.
static int initialNumGpus() {
  const char *variable = std::getenv("MESH_FAKE_GPUS");
  return variable ? std::atoi(variable) : 1;
}

FakeGpus::FakeGpus() : numGpus(initialNumGpus()) {
  for (int i = 0; i < kMaxGpus; ++i)
    contexts[i].gpu = i;
  addRuntimeKernels(*this);
}

void FakeGpus::reset() {
  std::lock_guard lock(mutex);
  numGpus = initialNumGpus();
  major = 9, minor = 0;
  hasUnifiedAddresses = true;
  canAccess = true;
  bytesPerGpu = int64_t(1) << 30;
  interpretsAll = false;
  calls.clear();
  failures.clear();
  poisonResult = 0;
  delays.clear();
  randomDelay = {};
  notesRanges = false;
  notedRanges.clear();
  setHeld(false);
  done.clear();
}

void FakeGpus::setNumGpus(int count) {
  std::lock_guard lock(mutex);
  numGpus = count;
}

void FakeGpus::setMemory(int64_t bytes) {
  std::lock_guard lock(mutex);
  bytesPerGpu = bytes;
}

void FakeGpus::setPeerAccess(bool peersCanAccess) {
  std::lock_guard lock(mutex);
  canAccess = peersCanAccess;
}

void FakeGpus::setComputeCapability(int newMajor, int newMinor) {
  std::lock_guard lock(mutex);
  major = newMajor, minor = newMinor;
}

void FakeGpus::setUnifiedAddresses(bool areUnified) {
  std::lock_guard lock(mutex);
  hasUnifiedAddresses = areUnified;
}

void FakeGpus::failCall(const std::string &symbol, int result, int64_t after) {
  std::lock_guard lock(mutex);
  failures[symbol] = {after, result};
}

void FakeGpus::poison(int result) {
  // Kernels call this from their streams, which let go of the mutex for it.
  std::lock_guard lock(mutex);
  poisonResult = result;
}

void FakeGpus::delay(const std::string &name, std::chrono::microseconds time) {
  std::lock_guard lock(mutex);
  delays[name] = time;
}

void FakeGpus::delayAtRandom(std::chrono::microseconds atMost) {
  std::lock_guard lock(mutex);
  randomDelay = atMost;
}

void FakeGpus::hold(bool isHeld) {
  std::lock_guard lock(mutex);
  setHeld(isHeld);
}

void FakeGpus::setHeld(bool isHeld) {
  held = isHeld;
  for (CUstream_st *stream : streams)
    stream->bell.notify_one();
}

void FakeGpus::addKernel(const std::string &name, FakeKernel kernel) {
  std::lock_guard lock(mutex);
  kernels[name] = std::move(kernel);
}

void FakeGpus::interpretAll(bool interprets) {
  std::lock_guard lock(mutex);
  interpretsAll = interprets;
}

void FakeGpus::noteRanges(bool notes) {
  std::lock_guard lock(mutex);
  notesRanges = notes;
  notedRanges.clear();
}

std::vector<std::string> FakeGpus::ranges() {
  std::lock_guard lock(mutex);
  return notedRanges;
}

int64_t FakeGpus::numCalls(const std::string &symbol) {
  std::lock_guard lock(mutex);
  return calls[symbol];
}

std::vector<FakeCommand> FakeGpus::commands() {
  std::lock_guard lock(mutex);
  return done;
}

int64_t FakeGpus::usedBytes(int gpu) {
  std::lock_guard lock(mutex);
  return used[gpu];
}

int64_t FakeGpus::numObjects() {
  std::lock_guard lock(mutex);
  return objects;
}

cuda::Result FakeGpus::enter(const char *symbol) {
  ++calls[symbol];
  if (auto found = failures.find(symbol);
      found != failures.end() && found->second.after-- == 0) {
    int result = found->second.result;
    failures.erase(found);
    return result;
  }
  return poisonResult;
}

std::chrono::microseconds FakeGpus::delayOf(const std::string &name) {
  auto found = delays.find(name);
  std::chrono::microseconds time{0};
  if (found != delays.end())
    time = found->second;
  if (randomDelay.count() > 0)
    time += std::chrono::microseconds(random() % randomDelay.count());
  return time;
}

void FakeGpus::work(int gpu, int64_t stream, const std::string &name,
                    int64_t bytes, const std::function<void()> &work) {
  std::chrono::microseconds extra = delayOf(name);
  auto begin = std::chrono::steady_clock::now();
  streamLock->unlock();
  if (extra.count() > 0)
    std::this_thread::sleep_for(extra);
  work();
  streamLock->lock();
  done.push_back(
      {gpu, stream, name, bytes, begin, std::chrono::steady_clock::now()});
}

void FakeGpus::add(CUstream_st &stream, const std::string &name, int64_t bytes,
                   std::function<void()> command,
                   std::function<bool()> isValid) {
  int gpu = stream.context->gpu;
  int64_t number = stream.number;
  if (stream.capture) {
    std::vector<FakeNode> &nodes = stream.capture->nodes;
    nodes.push_back({gpu, number, name, bytes, std::move(command),
                     std::move(isValid), stream.last});
    stream.last = {nodes.size() - 1};
    return;
  }
  enqueue(stream,
          [this, gpu, number, name, bytes, command = std::move(command)] {
            work(gpu, number, name, bytes, command);
          });
}

void FakeGpus::launch(CUstream_st &stream, std::vector<FakeNode> nodes) {
  enqueue(stream, [this, nodes = std::move(nodes)] {
    std::vector<bool> isDone(nodes.size());
    for (size_t i = 0; i < nodes.size(); ++i) {
      std::vector<size_t> ready;
      for (size_t node = 0; node < nodes.size(); ++node)
        if (!isDone[node] &&
            std::all_of(nodes[node].dependencies.begin(),
                        nodes[node].dependencies.end(),
                        [&](size_t before) { return isDone[before]; }))
          ready.push_back(node);
      size_t next = ready[random() % ready.size()];
      const FakeNode &node = nodes[next];
      if (node.isValid())
        work(node.gpu, node.stream, node.name, node.bytes, node.work);
      else
        poisonResult = kIllegalAddress;
      isDone[next] = true;
    }
  });
}

bool FakeGpus::disturbCaptures() {
  bool isDisturbed = false;
  for (const auto &capture : captures)
    if (capture->mode == kCaptureGlobal ||
        (capture->mode == kCaptureThreadLocal &&
         capture->thread == std::this_thread::get_id()))
      isDisturbed = capture->isInvalid = true;
  return isDisturbed;
}

void FakeGpus::enqueue(CUstream_st &stream, std::function<void()> command) {
  stream.commands.push_back(std::move(command));
  stream.bell.notify_one();
}

void FakeGpus::run(CUstream_st &stream) {
  std::unique_lock lock(mutex);
  streamLock = &lock;
  while (true) {
    stream.bell.wait(lock, [&] {
      return stream.isEnding || (!stream.commands.empty() && !held);
    });
    if (stream.commands.empty())
      return;
    std::function<void()> command = std::move(stream.commands.front());
    stream.commands.pop_front();
    stream.isBusy = true;
    command();
    stream.isBusy = false;
    if (stream.commands.empty())
      idle.notify_all();
  }
}

void FakeGpus::await(CUstream_st &stream, FakeRecord &record) {
  record.waiting.push_back(&stream);
  stream.bell.wait(*streamLock, [&] { return record.isDone; });
}

void FakeGpus::finish(FakeRecord &record) {
  record.isDone = true;
  record.time = std::chrono::steady_clock::now();
  for (CUstream_st *stream : record.waiting)
    stream->bell.notify_one();
}

bool FakeGpus::isMemory(cuda::Address address, size_t bytes) const {
  auto next = blocks.upper_bound(address);
  if (next == blocks.begin())
    return false;
  auto [begin, block] = *std::prev(next);
  return address - begin + bytes <= block.bytes;
}

ptx::Memory FakeGpus::memoryOfGpus() const {
  ptx::Memory memory;
  for (const auto &[address, block] : blocks)
    if (block.gpu >= 0)
      memory.emplace_back(address, address + block.bytes);
  return memory;
}
