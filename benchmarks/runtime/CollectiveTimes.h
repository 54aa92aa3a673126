//===- CollectiveTimes.h - Time collectives ---------------------*- C++ -*-===//
//
// Shared by the programs that collectives.py compares, which differ in what
// runs the collectives: this runtime on threads, an MPI, or bare loops. Each
// prints lines of `op bytes microseconds`.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_BENCHMARKS_COLLECTIVETIMES_H
#define MESH_BENCHMARKS_COLLECTIVETIMES_H

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <vector>

namespace times {

/// Bytes of one device's block: src of an all-gather, dst of a reduce-scatter,
/// and that times the devices for an all-reduce, as in nccl-tests.
inline std::vector<int64_t> sizes(int argc, char **argv) {
  std::vector<int64_t> result;
  for (int i = 1; i < argc; ++i)
    result.push_back(std::atoll(argv[i]));
  return result;
}

/// The least time of batches of iterations, which other work on the machine
/// disturbed least, in microseconds per iteration. All devices call this;
/// `barrier` lines them up, `agree` gives all of them device 0's number.
template <typename Body, typename Barrier, typename Agree>
double measure(Body body, Barrier barrier, Agree agree) {
  using Clock = std::chrono::steady_clock;
  auto batch = [&](int64_t count) {
    barrier();
    auto begin = Clock::now();
    for (int64_t i = 0; i < count; ++i)
      body();
    barrier();
    std::chrono::duration<double, std::micro> time = Clock::now() - begin;
    return agree(time.count() / static_cast<double>(count));
  };
  batch(2);
  double once = batch(2);
  auto count = static_cast<int64_t>(std::clamp(1000 / once, 1.0, 500.0));
  double best = once;
  for (int i = 0; i < 10; ++i)
    best = std::min(best, batch(count));
  return best;
}

inline void print(const char *op, int64_t bytes, double time) {
  std::printf("%s %lld %.3f\n", op, static_cast<long long>(bytes), time);
  std::fflush(stdout);
}

} // namespace times

#endif // MESH_BENCHMARKS_COLLECTIVETIMES_H
