//===- FakeGpus.h - the state of the fake driver ----------------*- C++ -*-===//

#ifndef MESH_RT_TEST_FAKEGPUS_H
#define MESH_RT_TEST_FAKEGPUS_H

#include "FakeCapture.h"
#include "FakeCuda.h"
#include "Ptx.h"
#include "devices/cuda/CudaApi.h"

#include <condition_variable>
#include <deque>
#include <map>
#include <memory>
#include <mutex>
#include <random>
#include <set>
#include <thread>

struct CUctx_st {
  int gpu;
};

/// One recording of an event.
struct FakeRecord {
  bool isDone = false;
  std::chrono::steady_clock::time_point time;
  std::vector<CUstream_st *> waiting;
};

struct CUevent_st {
  CUctx_st *context;
  bool hasTime;
  /// Null before the first, and when it was recorded in a capture.
  std::shared_ptr<FakeRecord> record;
  /// The capture that it was recorded in, and what it brings.
  std::shared_ptr<mesh::rt::test::FakeCapture> capture;
  std::set<size_t> nodes;
};

struct CUfunc_st {
  CUctx_st *context;
  std::string name;
  /// Without a function of the host that plays it, the code is.
  mesh::rt::test::FakeKernel kernel;
  std::shared_ptr<const mesh::rt::test::ptx::Module> module;
  const mesh::rt::test::ptx::Kernel *code;
};

struct CUmod_st {
  CUctx_st *context;
  std::shared_ptr<const mesh::rt::test::ptx::Module> code;
  std::map<std::string, std::unique_ptr<CUfunc_st>> functions;
};

struct CUstream_st {
  CUctx_st *context;
  int64_t number;
  std::deque<std::function<void()>> commands;
  /// Rung when there may be something to do.
  std::condition_variable bell;
  bool isBusy = false;
  bool isEnding = false;
  std::thread thread;
  /// The capture that it takes part in, and its last nodes there.
  std::shared_ptr<mesh::rt::test::FakeCapture> capture;
  std::set<size_t> last;
};

namespace mesh::rt::test {

/// Returns the context of the calling thread's current GPU, or null.
CUctx_st *currentContext();

/// Invariant: everything is used with the mutex held; streams let go of it
/// while they work.
class FakeGpus final : public FakeCuda {
public:
  static FakeGpus &get();

  // The tests' side (FakeGpus.cpp).
  void reset() override;
  void setNumGpus(int count) override;
  void setMemory(int64_t bytesPerGpu) override;
  void setPeerAccess(bool canAccess) override;
  void setComputeCapability(int newMajor, int newMinor) override;
  void setUnifiedAddresses(bool areUnified) override;
  void failCall(const std::string &symbol, int result, int64_t after) override;
  void poison(int result) override;
  void delay(const std::string &name, std::chrono::microseconds time) override;
  void delayAtRandom(std::chrono::microseconds atMost) override;
  void hold(bool isHeld) override;
  void addKernel(const std::string &name, FakeKernel kernel) override;
  void interpretAll(bool interprets) override;
  void noteRanges(bool notes) override;
  std::vector<std::string> ranges() override;
  int64_t numCalls(const std::string &symbol) override;
  std::vector<FakeCommand> commands() override;
  int64_t usedBytes(int gpu) override;
  int64_t numObjects() override;

  // The driver's side (FakeDriver.cpp).

  /// A function is called: what it has to return at once, if not 0.
  cuda::Result enter(const char *symbol);
  /// Makes the stream do `work` and note that.
  void add(
      CUstream_st &stream, const std::string &name, int64_t bytes,
      std::function<void()> work,
      std::function<bool()> isValid = [] { return true; });
  /// Makes the stream do all of a graph.
  void launch(CUstream_st &stream, std::vector<FakeNode> nodes);
  /// Returns true if this thread must not disturb a capture; the capture is
  /// invalid then.
  bool disturbCaptures();
  /// Makes the stream do `command`, which holds the mutex.
  void enqueue(CUstream_st &stream, std::function<void()> command);
  void run(CUstream_st &stream);
  /// As commands of a stream: awaits a record, and makes one.
  void await(CUstream_st &stream, FakeRecord &record);
  void finish(FakeRecord &record);
  void pushRange(const std::string &text) {
    if (notesRanges)
      notedRanges.push_back(text);
  }
  bool isMemory(cuda::Address address, size_t bytes) const;
  /// Returns the memory that kernels may access.
  ptx::Memory memoryOfGpus() const;

  static constexpr int kMaxGpus = 16;
  static constexpr int kIllegalAddress = 700;

  std::mutex mutex;
  /// Rung when a stream has nothing to do any more.
  std::condition_variable idle;
  /// The lock that a stream's thread holds.
  static thread_local std::unique_lock<std::mutex> *streamLock;

  CUctx_st contexts[kMaxGpus];
  int numGpus;
  int major = 9, minor = 0;
  bool hasUnifiedAddresses = true;
  bool canAccess = true;
  bool interpretsAll = false;
  int64_t bytesPerGpu = int64_t(1) << 30;
  int64_t used[kMaxGpus] = {};
  struct Block {
    int gpu;
    size_t bytes;
  };
  /// By address; pinned memory has GPU -1.
  std::map<cuda::Address, Block> blocks;
  std::map<std::string, FakeKernel> kernels;
  int64_t objects = 0;
  std::set<CUstream_st *> streams;
  std::set<std::shared_ptr<FakeCapture>> captures;
  int64_t numStreams = 0;

private:
  FakeGpus();
  void setHeld(bool isHeld);
  std::chrono::microseconds delayOf(const std::string &name);
  /// Does it now, and notes it. Lets go of the mutex meanwhile.
  void work(int gpu, int64_t stream, const std::string &name, int64_t bytes,
            const std::function<void()> &work);

  std::map<std::string, int64_t> calls;
  struct Failure {
    int64_t after;
    int result;
  };
  std::map<std::string, Failure> failures;
  int poisonResult = 0;
  std::map<std::string, std::chrono::microseconds> delays;
  std::chrono::microseconds randomDelay{0};
  std::mt19937 random;
  bool held = false;
  bool notesRanges = false;
  std::vector<std::string> notedRanges;
  std::vector<FakeCommand> done;
};

} // namespace mesh::rt::test

#endif // MESH_RT_TEST_FAKEGPUS_H
