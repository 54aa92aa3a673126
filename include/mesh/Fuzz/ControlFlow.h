//===- ControlFlow.h - random control flow around collectives ---*- C++ -*-===//
//
// Functions that all devices run, whose branches and loops go by arguments,
// data and indices along axes. What each device does with others is known for
// all that data may say, and simulated; mesh-verify-spmd is checked against it.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_FUZZ_CONTROLFLOW_H
#define MESH_FUZZ_CONTROLFLOW_H

#include "mesh/Fuzz/Exchange.h"

namespace mesh {

/// A bit that each device has, by which control flow goes.
struct Condition {
  /// What it begins with: data that vary along axes and are the same along the
  /// others, a letter for each axis, or the index along the first of `axes`.
  bool isIndex = false;
  std::string axes;
  /// What is done with it then, in this order: the maximum over axes, or what
  /// the device before sends along an axis.
  struct Change {
    bool isPermute = false;
    std::string axes;
  };
  std::vector<Change> changes = {};
};

/// A collective, or control flow around others.
struct Step {
  enum class Kind { Collective, If, Loop, Call };

  Kind kind;
  /// Collectives: what is done.
  Action action = {Action::Kind::AllReduceSum};
  /// Others: the number of the condition; a loop runs once or not at all.
  int64_t condition = 0;
  std::vector<Step> body = {}, otherwise = {};
};

struct FlowProgram {
  std::vector<int64_t> sizes;
  std::vector<Condition> conditions;
  std::vector<Step> steps;
};

FlowProgram generateFlow(Random &random);

/// The worst that can happen, whatever data say.
Ending simulate(const FlowProgram &program);

/// Prints a module with the function.
void printFlow(const FlowProgram &program, raw_ostream &os);

} // namespace mesh

#endif // MESH_FUZZ_CONTROLFLOW_H
