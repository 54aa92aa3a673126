//===- RematProblem.h - values to compute again -----------------*- C++ -*-===//
//
// A program as a schedule of steps that read and make values, and what it takes
// if some of the values are dropped between two uses and computed again. A
// plain value, which knows no IR.
//
// A value that is dropped is computed again as late as possible, just before
// the first step that reads it afterwards. What that repetition reads is kept
// until then, unless it is dropped itself: then it is computed again as well.
//
// A value whose readers read it part by part, as a loop or branches do, may be
// left out: it is never in memory as a whole. The readers compute each part
// themselves.
//
// A step that runs other steps, as a loop does, has several ways to run them.
// It runs in the quickest one that fits beside what else is in memory then.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_REMAT_REMATPROBLEM_H
#define MESH_REMAT_REMATPROBLEM_H

#include "mesh/Support/LLVM.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/Sequence.h"
#include "llvm/ADT/SmallVector.h"

#include <optional>
#include <tuple>
#include <vector>

namespace mesh {

/// The step `reader` reads a part of a value in the block whose first step
/// inside is `block`: it is computed before the step `first` inside at the
/// latest, before an earlier one if the parts of another value are made of it
/// there. It is in use until the step `last`.
struct RematPartUse {
  unsigned reader, block;
  unsigned first, last;
};

/// The costs if the readers of a value compute its parts themselves.
struct RematParts {
  /// The values that they read instead.
  SmallVector<unsigned, 4> reads;
  /// The time for each of them.
  double seconds = 0;
  /// The memory of a part.
  int64_t bytes = 0;
  SmallVector<RematPartUse, 1> uses = {};
  /// Further memory while a part is computed.
  int64_t extraBytes = 0;
};

struct RematValue {
  /// 0 for what is in memory all the time, such as arguments and results.
  int64_t bytes = 0;
  /// The step that makes it; nothing of an input.
  std::optional<unsigned> step;
  /// A value that the step reads, in whose place it puts this one if that is
  /// used no more.
  std::optional<unsigned> inPlaceOf;
  /// If set, the value may be left out.
  std::optional<RematParts> parts = {};
  /// True for a value that is made only if parts are computed from it.
  bool isOnDemand = false;
  /// If set, the step before its own that is first to write to its memory: it
  /// receives a part of it.
  std::optional<unsigned> begin = {};
};

/// A way to run what is inside a step.
struct RematInside {
  /// The memory that each step inside takes, block by block.
  std::vector<int64_t> profile;
  /// The time beyond that of the quickest way.
  double seconds = 0;
};

/// The step inside another one that is the last to read `value`, or the first
/// to write it.
struct RematInnerUse {
  unsigned value;
  unsigned step;

  bool operator<(const RematInnerUse &other) const {
    return value < other.value;
  }
};

struct RematStep {
  SmallVector<unsigned, 4> reads;
  SmallVector<unsigned, 1> results;
  double seconds = 0;
  /// Further memory while the step runs.
  int64_t extraBytes = 0;
  /// The part of `extraBytes` that each step takes of those that this one runs,
  /// as a loop does, block by block. Empty if all take as much.
  std::vector<int64_t> profile = {};
  /// If each step inside runs once at most: those until which values of `reads`
  /// are in use, and from which values of `results` are. The others are in use
  /// all the time.
  std::vector<RematInnerUse> lastReads = {}, firstWrites = {};
  /// Other ways to run what is inside. Each takes fewer bytes and more time
  /// than the one before it.
  std::vector<RematInside> insides = {};
  /// True if it may run again. That makes all of its results once more, which
  /// take `repeatedBytes` together: none is in the memory of something else.
  bool isRepeatable = false;
  int64_t repeatedBytes = 0;
  /// Values of `reads` that become a part of this step if it alone reads a copy
  /// that is made just before it. They take no memory then, and what their
  /// maker reads is in use until this step. The maker may run again, and has
  /// one result.
  SmallVector<unsigned, 2> fusable = {};
};

/// A choice: to drop `value` after the step `after`, its maker or one that
/// reads it, and to compute it again for the reads that follow, those of the
/// step `before` included; nothing if only repetitions of other steps follow.
/// Of a value with parts: to leave it out.
///
/// The copy is for all reads in that time, repetitions of other steps included.
/// Another choice, `isForEach`, comes next where there may be such repetitions:
/// if both are made, the copy is dropped as well, and there is one for each
/// step before which the value is read.
struct RematChoice {
  unsigned value;
  unsigned after;
  std::optional<unsigned> before;
  bool isForEach = false;
};

/// The step that makes `value` runs once more, before the step `before`. The
/// copy of `value` is read by the step `last`, or by repetitions before that.
/// One run is for all results that are read from there.
struct RematRepetition {
  unsigned value;
  unsigned before;
  unsigned last;
};

/// The memory that there is for what is inside `step`, which is to run in
/// another way than the quickest; if it runs before a later step `slot`, that
/// is a repetition.
struct RematRoom {
  unsigned slot;
  unsigned step;
  int64_t bytes;

  bool operator==(const RematRoom &other) const {
    return std::tie(slot, step, bytes) ==
           std::tie(other.slot, other.step, other.bytes);
  }
};

/// The events of a schedule with some of the choices.
struct RematSchedule {
  std::vector<RematRepetition> repetitions;
  std::vector<RematRoom> rooms;
  /// The bytes in use at each step.
  std::vector<int64_t> profile;
};

/// Time and memory of a schedule with some of the choices.
struct RematCost {
  int64_t peakBytes = 0;
  /// The sum over all steps and repetitions of the bytes above the limit.
  double excess = 0;
  /// Time of the repetitions, those inside steps included.
  double seconds = 0;
  size_t numRepetitions = 0;
  /// The work beside that for each step and repetition: the steps inside others
  /// whose memory was summed up anew.
  size_t numInnerSteps = 0;

  bool fits() const { return excess == 0; }
};

class RematProblem {
public:
  /// Steps read values of steps before them.
  RematProblem(std::vector<RematStep> steps, std::vector<RematValue> values);

  ArrayRef<RematStep> getSteps() const { return steps; }
  ArrayRef<RematValue> getValues() const { return values; }
  /// All choices, by value and time; those for each read come after the others
  /// of their time.
  ArrayRef<RematChoice> getChoices() const { return choices; }
  /// The numbers of the choices of `value`.
  llvm::iota_range<unsigned> getChoicesOf(unsigned value) const;
  /// Returns the choice to drop `value` at the time of step `step`, if any.
  std::optional<unsigned> getChoiceAt(unsigned value, unsigned step) const;
  /// The time that `choice` takes.
  double getSeconds(unsigned choice) const;
  /// The values that `choice` reads.
  ArrayRef<unsigned> getReads(unsigned choice) const;
  /// The steps that read `value`, in order.
  ArrayRef<unsigned> getReaders(unsigned value) const { return readers[value]; }
  /// The values whose parts `step` may compute itself. Those that others are
  /// made of come after them.
  ArrayRef<unsigned> getValuesInParts(unsigned step) const {
    return valuesInParts[step];
  }

  /// Evaluates the schedule that has the choices in `chosen`.
  RematCost evaluate(const llvm::BitVector &chosen, int64_t limit) const;
  /// Returns that schedule.
  RematSchedule getSchedule(const llvm::BitVector &chosen, int64_t limit) const;
  /// Returns the bytes in use at each step if nothing is repeated.
  std::vector<int64_t> getProfile() const;
  /// Returns the most of them.
  int64_t getPeakBytes() const;

  /// The bytes that no choices go below: those of what some step reads and
  /// makes.
  int64_t getLeastBytes() const;
  /// The same problem, but repetitions take no time.
  RematProblem withoutSeconds() const;

private:
  void addChoices(unsigned value);
  void findValuesInParts();

  std::vector<RematStep> steps;
  std::vector<RematValue> values;
  std::vector<RematChoice> choices;
  /// By value, and one more.
  std::vector<unsigned> firstChoices;
  std::vector<SmallVector<unsigned, 2>> readers;
  /// By step.
  std::vector<SmallVector<unsigned, 0>> valuesInParts;
};

} // namespace mesh

#endif // MESH_REMAT_REMATPROBLEM_H
