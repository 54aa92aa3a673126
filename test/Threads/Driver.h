//===- Driver.h - runs programs compiled ahead of time ----------*- C++ -*-===//
//
// The output of make_driver.py uses this.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_TEST_THREADS_DRIVER_H
#define MESH_TEST_THREADS_DRIVER_H

#include "mesh-rt/run.h"

#include <cstdint>
#include <cstdio>
#include <functional>
#include <string>
#include <type_traits>
#include <vector>

/// The number of elements of a part with `sizes`.
template <size_t rank>
int64_t countOf(const int64_t (&sizes)[rank]) {
  int64_t count = 1;
  for (int64_t size : sizes)
    count *= size;
  return count;
}

/// The devices' parts of an argument or a result.
class AnyParts {
public:
  virtual ~AnyParts() = default;
  /// All their bytes, one part behind the other.
  virtual std::string bytes() const = 0;
};

template <typename T>
class Parts final : public AnyParts {
public:
  Parts(int64_t numDevices, int64_t count)
      : parts(numDevices, std::vector<T>(count)) {
    // Whole numbers may be indices, or the bits of something.
    if (std::is_floating_point_v<T>)
      for (auto &part : parts)
        for (size_t i = 0; i < part.size(); ++i)
          part[i] = static_cast<T>(i % 7) / 8;
  }

  T *of(int64_t device) { return parts[device].data(); }
  std::string bytes() const override {
    std::string all;
    for (const std::vector<T> &part : parts)
      all.append(reinterpret_cast<const char *>(part.data()),
                 part.size() * sizeof(T));
    return all;
  }

private:
  std::vector<std::vector<T>> parts;
};

/// Returns true if a program runs, and its results have the same bits each
/// time. The devices linger at random, so that none of the runs is like
/// another.
inline bool runsTheSame(const char *name, int64_t numDevices,
                        const std::function<void(int64_t)> &program,
                        const std::vector<const AnyParts *> &results) {
  using namespace std::chrono_literals;
  constexpr int numRuns = 3;
  mesh::rt::Fault jitter{mesh::rt::Fault::Kind::Jitter};
  jitter.time = 100us;
  mesh::rt::RunOptions options;
  options.numDevices = numDevices;
  options.deadline = 120s;
  options.faults = {jitter};
  mesh::rt::Machine machine(options);
  std::string first;
  for (int run = 0; run < numRuns; ++run) {
    mesh::rt::RunReport report = machine.run(program);
    std::string all;
    for (const AnyParts *parts : results)
      all += parts->bytes();
    if (run == 0)
      first = all;
    if (report.ok() && all == first)
      continue;
    std::fprintf(stderr, "%s, run %d: %s\n", name, run,
                 report.ok() ? "other bits than before" : report.error.c_str());
    return false;
  }
  return true;
}

#endif // MESH_TEST_THREADS_DRIVER_H
