//===- Costs.h - costs of actions -------------------------------*- C++ -*-===//
//
// Times are whole numbers of ticks, so that everything computed from them is
// exact. A unit of the user's costs is a number of ticks that makes all of them
// whole: with costs 1, 1.2 and 2/3 there are 15 ticks to a unit.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_SCHEDULE_COSTS_H
#define MESH_SCHEDULE_COSTS_H

#include "mesh/Schedule/PipelineSchedule.h"

#include "llvm/Support/Error.h"

namespace mesh {

/// A fraction in lowest terms, the denominator positive.
struct Rational {
  int64_t numerator = 0;
  int64_t denominator = 1;
};

/// `numerator / denominator` in lowest terms; `denominator` is positive.
Rational makeRational(int64_t numerator, int64_t denominator);
/// Prints `12`, `1.25` or `2/3`: exactly.
llvm::raw_ostream &operator<<(llvm::raw_ostream &os, Rational value);
std::string toString(Rational value);
/// Reads `12`, `1.25` or `2/3`, from 0 to a million, with a denominator of a
/// million at most.
llvm::Expected<Rational> parseRational(StringRef text);
/// Reads such numbers with commas between them.
llvm::Expected<SmallVector<Rational>> parseRationals(StringRef text);

struct ScheduleCosts {
  int64_t ticksPerUnit = 1;
  /// The parts of a stage of weight 1, in ticks. A full backward takes both its
  /// parts, an overlapped pair what its two take.
  int64_t forward = 1;
  int64_t inputGrad = 1;
  int64_t weightGrad = 1;
  /// From the end of an action to when another rank has what it made.
  int64_t transfer = 0;
  /// By stage, what multiplies the costs of its parts, in fractions of
  /// `weightUnit`; empty if all stages are alike.
  SmallVector<int64_t> stageWeights;
  int64_t weightUnit = 1;

  int64_t get(const Action &action) const;
  int64_t get(const Cell &cell) const;
  /// A number of ticks in units.
  Rational toUnits(int64_t ticks) const {
    return makeRational(ticks, ticksPerUnit);
  }
};

/// Costs of forward, input gradient, weight gradient and, if given, transfer,
/// then the relative weights of the stages, if any.
llvm::Expected<ScheduleCosts> makeCosts(ArrayRef<Rational> costs,
                                        ArrayRef<Rational> stageWeights = {});

} // namespace mesh

#endif // MESH_SCHEDULE_COSTS_H
