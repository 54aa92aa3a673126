//===- RandomProgram.h - many ops in flight in any order --------*- C++ -*-===//
//
// Programs of random collectives and messages over random groups. All devices
// start the ops in one order, as programs must; when each device waits is its
// own choice, and none may lead to a deadlock or to a wrong result.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_RT_TEST_RANDOMPROGRAM_H
#define MESH_RT_TEST_RANDOMPROGRAM_H

#include "CollectiveReference.h"
#include "mesh-rt/run.h"

#include <deque>
#include <random>

namespace mesh::rt::test {

/// An op with what it takes and gives at every device.
struct Step {
  Axes axes;
  mesh_rt_op op;
  Shape shape;
  std::deque<TestTensor> srcs, dsts;
  /// Messages: the sender of each device's receive is `device - distance`.
  int64_t distance = 0;
};

class RandomProgram {
public:
  RandomProgram(int64_t numDevices, unsigned seed, int numSteps)
      : numDevices(numDevices), seed(seed), random(seed) {
    for (int i = 0; i < numSteps; ++i)
      addStep();
  }
  void run(int64_t device);
  /// Expects what the device got to be right.
  void check(int64_t device) const;

private:
  void addStep();
  Axes randomAxes();

  int64_t numDevices;
  unsigned seed;
  std::mt19937 random;
  std::deque<Step> steps;
};

/// Runs programs of `numSteps` steps on all `numDevices` of a machine, and
/// expects their results to be right; fatal failures else.
void checkRandomPrograms(Machine &machine, int64_t numDevices, int numPrograms,
                         int numSteps);

} // namespace mesh::rt::test

#endif // MESH_RT_TEST_RANDOMPROGRAM_H
