//===- Candidates.h - the programs and meshes to choose from ----*- C++ -*-===//

#ifndef MESH_LIB_SEARCH_CANDIDATES_H
#define MESH_LIB_SEARCH_CANDIDATES_H

#include "Candidate.h"

namespace mesh {

/// All candidates, and the order in which they are tried.
class Candidates {
public:
  Candidates(const MachineModel &machine, std::optional<int64_t> memoryLimit)
      : machine(machine), memoryLimit(memoryLimit) {}

  void add(std::unique_ptr<Candidate> candidate) {
    all.push_back(std::move(candidate));
  }
  size_t size() const { return all.size(); }
  auto begin() const { return all.begin(); }
  auto end() const { return all.end(); }

  /// Returns those of `numAxes` axes without a strategy.
  SmallVector<Candidate *> getUntried(size_t numAxes) const;
  /// Returns the one of `others` whose mesh suits the levels of the machine
  /// best.
  Candidate *getMostRegular(ArrayRef<Candidate *> others) const;
  /// Returns those with a strategy, best first.
  SmallVector<Candidate *> getRanked() const;
  /// Returns the time of the fastest strategy that fits, infinity if there is
  /// none. A candidate is slower for sure if its contractions take as long.
  double getBestSeconds() const;
  /// Returns the one of `others` that is tried next, and the one whose strategy
  /// it is tried with; null if there is none.
  std::pair<Candidate *, const Candidate *>
  getNextTransfer(ArrayRef<Candidate *> others) const;
  /// Returns why a candidate has no strategy, where none has one.
  FirstProblem &getFirstProblem() const;

private:
  /// Returns the one of `others` whose program is tried next with the strategy
  /// of `from`, or null.
  Candidate *getNearest(ArrayRef<Candidate *> others,
                        const Candidate &from) const;

  const MachineModel &machine;
  std::optional<int64_t> memoryLimit;
  std::vector<std::unique_ptr<Candidate>> all;
};

/// Returns those that take hardly longer than the fastest of `candidates`.
SmallVector<Candidate *> getFast(ArrayRef<Candidate *> candidates);

/// Returns those of `candidates` that are of program number `program`.
SmallVector<Candidate *> getOf(size_t program,
                               ArrayRef<Candidate *> candidates);

} // namespace mesh

#endif // MESH_LIB_SEARCH_CANDIDATES_H
