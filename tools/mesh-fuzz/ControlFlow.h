//===- ControlFlow.h - random control flow around collectives ---*- C++ -*-===//
//
// Functions that all devices run, whose branches and loops go by arguments,
// data and indices along axes, and by what collectives make of these. What each
// device does with others is known for all that data may say, and simulated;
// mesh-verify-spmd is checked against it.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_TOOLS_MESH_FUZZ_CONTROLFLOW_H
#define MESH_TOOLS_MESH_FUZZ_CONTROLFLOW_H

#include "mesh-fuzz/Exchange.h"

namespace mesh {

/// A bit that each device has, by which control flow goes.
struct Condition {
  /// The source of the value: data that vary along axes and are the same along
  /// the others, a letter for each axis, or the index along the first of
  /// `axes`.
  bool isIndex = false;
  std::string axes;
  /// The operations on it then, in this order: the maximum over axes, or the
  /// value that the device before sends along an axis.
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
  ExchangeAction action = {ExchangeAction::Kind::AllReduceSum};
  /// Others: the number of the condition; a loop runs once or not at all.
  int64_t condition = 0;
  std::vector<Step> body = {}, otherwise = {};
};

/// A block of a function of several. Each device has a variable for each
/// condition, a bit as well, which begins as that.
struct FlowBlock {
  /// A variable is changed together with other devices, becomes what that of a
  /// condition was when the round began, or the opposite of what it is.
  struct Update {
    enum class Kind { Change, Take, Flip };

    Kind kind;
    int64_t variable = 0;
    Condition::Change change = {};
    int64_t condition = 0;
  };
  /// To the next block; to another one behind it, if a variable holds; back, as
  /// often as the limit says, or as long as a variable holds as well; or out of
  /// the function, with a variable as its result.
  enum class End { Jump, Branch, Loop, Return };

  std::vector<Update> updates = {};
  End end = End::Return;
  int64_t variable = 0;
  size_t target = 0;
  int64_t limit = 1;
  bool isCounted = false;
};

struct FlowProgram {
  std::vector<int64_t> sizes;
  std::vector<Condition> conditions;
  /// Control flow by ops with regions, or else by branches between blocks.
  std::vector<Step> steps = {};
  std::vector<FlowBlock> blocks = {};
  /// The trip counts of blocks, with the variables that the time before ended
  /// with, and the axes along which the result may vary.
  int64_t rounds = 1;
  std::string resultAxes = {};
};

FlowProgram generateFlow(Random &random);
/// The same of blocks: branches may lead into loops, and out of them.
FlowProgram generateBlocks(Random &random);

/// The worst that can happen, whatever data say. A result that varies where it
/// is declared to be the same is a mismatch.
Ending simulate(const FlowProgram &program);

/// Prints a module with the function.
void printFlow(const FlowProgram &program, raw_ostream &os);

} // namespace mesh

#endif // MESH_TOOLS_MESH_FUZZ_CONTROLFLOW_H
