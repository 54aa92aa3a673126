//===- InnerMemory.h - the memory of steps inside others --------*- C++ -*-===//

#ifndef MESH_LIB_REMAT_INNERMEMORY_H
#define MESH_LIB_REMAT_INNERMEMORY_H

#include "mesh/Remat/RematProblem.h"

#include <utility>

namespace mesh {

/// A time: that of step `step`, or of the repetition of an earlier one just
/// before step `slot`.
struct RematTime {
  unsigned slot;
  unsigned step;

  bool operator<(const RematTime &other) const {
    return std::pair(slot, step) < std::pair(other.slot, other.step);
  }
  bool operator==(const RematTime &other) const {
    return slot == other.slot && step == other.step;
  }
};

/// The memory of steps that run others, as loops and branches do, while a
/// schedule is evaluated.
class InnerMemory {
public:
  explicit InnerMemory(const RematProblem &problem) : problem(problem) {}

  /// Returns the most bytes of each way to run what is inside `step`, with
  /// `changes` before the steps inside.
  static SmallVector<int64_t, 4> getBytes(const RematStep &step,
                                          ArrayRef<int64_t> changes);

  /// A step runs at `time`: it may take this much memory inside, by the way in
  /// which it runs.
  void addRun(RematTime time, SmallVector<int64_t, 4> bytes) {
    runs.push_back({time, std::move(bytes)});
  }
  /// `value` is made at `begin` and in use until `end`. Notes the steps inside
  /// these at which it is not. What is written over it at `end`, if anything,
  /// is then in use from the first step inside on.
  void addUse(unsigned value, RematTime begin, RematTime end, bool isRead,
              std::optional<unsigned> replacement);

  /// Puts runs in order of time, and corrects them by these uses.
  void finish();
  /// Chooses the ways of the runs at `time`, which come in order, to fit into
  /// `room`. Returns their bytes.
  int64_t choose(RematTime time, int64_t room, RematCost &cost,
                 RematSchedule *schedule);
  size_t getNumInnerSteps() const { return numInnerSteps; }

private:
  struct Run {
    RematTime time;
    SmallVector<int64_t, 4> bytes;
  };
  /// The bytes in use at `time` are others at some of the steps inside.
  struct Change {
    RematTime time;
    unsigned first, last;
    int64_t bytes;
  };

  int64_t chooseWay(const Run &run, int64_t room, RematCost &cost,
                    RematSchedule *schedule) const;

  const RematProblem &problem;
  std::vector<Run> runs;
  std::vector<Change> changes;
  size_t numInnerSteps = 0;
  size_t numChosen = 0;
};

} // namespace mesh

#endif // MESH_LIB_REMAT_INNERMEMORY_H
