//===- BareCollectives.cpp - collectives without a runtime ----------------===//
//
// Measures the bound of collectives of n devices on this machine's cores. One
// thread for each core does the necessary loads, additions and stores of its
// share of the devices, with a signal to the others before and after. There are
// no ops, no checks, no groups, and no threads to wake. The better of two ways
// counts: stores through the caches and past them.
//
//===----------------------------------------------------------------------===//

#include "CollectiveTimes.h"

#include <atomic>
#include <memory>
#include <pthread.h>
#include <thread>
#ifdef __SSE__
#include <immintrin.h>
#endif

namespace {

struct Free {
  void operator()(float *pointer) const { std::free(pointer); }
};
using Vector = std::unique_ptr<float, Free>;

Vector makeVector(int64_t count) {
  Vector vector(
      static_cast<float *>(std::aligned_alloc(64, (count * 4 + 63) / 64 * 64)));
  std::fill_n(vector.get(), count, 1.0f);
  return vector;
}

void copy(float *__restrict dst, const float *__restrict src, int64_t count) {
  for (int64_t i = 0; i < count; ++i)
    dst[i] = src[i];
}

/// Past the caches.
void stream(float *__restrict dst, const float *__restrict src, int64_t count) {
#ifdef __SSE__
  for (int64_t i = 0; i < count; i += 4)
    _mm_stream_ps(dst + i, _mm_loadu_ps(src + i));
  _mm_sfence();
#else
  copy(dst, src, count);
#endif
}

void add(float *__restrict dst, const float *__restrict src, int64_t count) {
  for (int64_t i = 0; i < count; ++i)
    dst[i] += src[i];
}

void addTwo(float *__restrict dst, const float *__restrict a,
            const float *__restrict b, int64_t count) {
  for (int64_t i = 0; i < count; ++i)
    dst[i] = a[i] + b[i];
}

/// The state that the threads share.
struct Machine {
  Machine(int64_t numDevices, int64_t numThreads)
      : n(numDevices), signals(numThreads), src(numDevices), dst(numDevices) {}

  struct alignas(128) Signal {
    std::atomic<int64_t> count{0};
  };
  const int64_t n;
  std::vector<Signal> signals;
  /// By device.
  std::vector<Vector> src, dst;
  double agreed = 0;
};

/// One core's part: every numThreads-th device.
class Core {
public:
  Core(Machine &machine, int64_t index)
      : machine(machine), n(machine.n), index(index),
        numThreads(static_cast<int64_t>(machine.signals.size())) {}

  void run(const std::vector<int64_t> &sizes) {
    for (int64_t bytes : sizes) {
      count = bytes / 4;
      time("all-gather", bytes, count, n * count, &Core::gather);
      time("reduce-scatter", bytes, n * count, count, &Core::reduceScatter);
      time("all-reduce", bytes, n * count, n * count, &Core::reduce);
    }
  }

private:
  /// A size that stays in a first-level cache.
  static constexpr int64_t kPiece = 2048;

  void meet() {
    auto &signals = machine.signals;
    signals[index].count.store(++meetings, std::memory_order_release);
    for (auto &signal : signals)
      while (signal.count.load(std::memory_order_acquire) < meetings)
        continue;
  }

  template <typename Fn>
  void forEachDevice(Fn fn) {
    for (int64_t device = index; device < n; device += numThreads)
      fn(device);
  }

  void put(float *dst, const float *src, int64_t size) const {
    isStreamed ? stream(dst, src, size) : copy(dst, src, size);
  }

  /// The elements from `begin` of all operands.
  void sum(float *result, int64_t begin, int64_t size) const {
    auto operand = [&](int64_t i) { return machine.src[i].get() + begin; };
    n == 1 ? copy(result, operand(0), size)
           : addTwo(result, operand(0), operand(1), size);
    for (int64_t i = 2; i < n; ++i)
      add(result, operand(i), size);
  }

  template <typename Fn>
  void forEachPiece(Fn fn) {
    for (int64_t begin = 0; begin < count; begin += kPiece)
      fn(begin, std::min(kPiece, count - begin));
  }

  void gather() {
    forEachDevice([&](int64_t device) {
      for (int64_t i = 0; i < n; ++i)
        put(machine.dst[device].get() + i * count, machine.src[i].get(), count);
    });
  }

  void reduceScatter() {
    forEachDevice([&](int64_t device) {
      forEachPiece([&](int64_t begin, int64_t size) {
        sum(machine.dst[device].get() + begin, device * count + begin, size);
      });
    });
  }

  void reduce() {
    alignas(64) float piece[kPiece];
    forEachDevice([&](int64_t device) {
      forEachPiece([&](int64_t begin, int64_t size) {
        int64_t at = device * count + begin;
        sum(piece, at, size);
        for (const Vector &result : machine.dst)
          put(result.get() + at, piece, size);
      });
    });
  }

  double agree(double time) {
    if (index == 0)
      machine.agreed = time;
    meet();
    double result = machine.agreed;
    meet();
    return result;
  }

  double measure(void (Core::*body)()) {
    return times::measure(
        [&] {
          meet();
          (this->*body)();
          meet();
        },
        [&] { meet(); }, [&](double time) { return agree(time); });
  }

  void time(const char *name, int64_t bytes, int64_t srcCount, int64_t dstCount,
            void (Core::*body)()) {
    forEachDevice([&](int64_t device) {
      machine.src[device] = makeVector(srcCount);
      machine.dst[device] = makeVector(dstCount);
    });
    isStreamed = false;
    double through = measure(body);
    isStreamed = true;
    double past = measure(body);
    if (index == 0)
      times::print(name, bytes, std::min(through, past));
    meet();
  }

  Machine &machine;
  const int64_t n, index, numThreads;
  int64_t meetings = 0, count = 0;
  bool isStreamed = false;
};

void pinTo(int64_t core) {
  cpu_set_t cores;
  CPU_ZERO(&cores);
  CPU_SET(core, &cores);
  pthread_setaffinity_np(pthread_self(), sizeof(cores), &cores);
}

} // namespace

int main(int argc, char **argv) {
  int64_t numDevices = std::atoll(argv[1]);
  std::vector<int64_t> sizes = times::sizes(argc - 1, argv + 1);
  int64_t numThreads = std::min<int64_t>(
      numDevices, std::max(1u, std::thread::hardware_concurrency()));
  Machine machine(numDevices, numThreads);
  std::vector<std::thread> threads;
  for (int64_t index = 0; index < numThreads; ++index)
    threads.emplace_back([&, index] {
      pinTo(index);
      Core(machine, index).run(sizes);
    });
  for (std::thread &thread : threads)
    thread.join();
}
