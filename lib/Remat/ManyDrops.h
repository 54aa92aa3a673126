//===- ManyDrops.h - many values to drop at once ----------------*- C++ -*-===//

#ifndef MESH_LIB_REMAT_MANYDROPS_H
#define MESH_LIB_REMAT_MANYDROPS_H

#include "mesh/Remat/RematProblem.h"

#include <limits>

namespace mesh {

/// Repetitions that cost nothing are still work.
inline constexpr double kLeastSeconds = 1e-9;

/// The bytes above the limit of each step, where some have been taken away.
class Overdraft {
public:
  Overdraft(ArrayRef<int64_t> profile, int64_t limit);

  /// Takes `bytes` from the steps between `begin` and `end`, both excluded.
  void take(unsigned begin, unsigned end, int64_t bytes) {
    if (begin + 1 < end)
      add(1, 0, numLeaves, begin + 1, end, -bytes);
  }
  /// The most bytes above the limit between them; negative if there is room.
  int64_t getMost(unsigned begin, unsigned end) const {
    return begin + 1 < end ? find(1, 0, numLeaves, begin + 1, end) : kNone;
  }

private:
  static constexpr int64_t kNone = std::numeric_limits<int64_t>::min() / 2;

  void add(size_t node, size_t from, size_t to, size_t begin, size_t end,
           int64_t bytes);
  int64_t find(size_t node, size_t from, size_t to, size_t begin,
               size_t end) const;

  size_t numLeaves;
  /// For each node of a balanced tree, the most bytes below it without those
  /// that are added above it, and the bytes that are added to all of it.
  std::vector<int64_t> most, added;
};

/// Choices that are made by what they seem to save. A value that is dropped is
/// computed again where it is first read, also by other repetitions: it saves
/// nothing from there on.
class ManyDrops {
public:
  ManyDrops(const RematProblem &problem, const llvm::BitVector &chosen,
            ArrayRef<int64_t> profile, int64_t limit);

  /// Makes the choices of `ranked`, as long as they are the best ones.
  llvm::BitVector run(ArrayRef<unsigned> ranked);

private:
  double getSavedBytes(unsigned choice, unsigned begin, unsigned end) const;
  double getScore(unsigned choice) const;
  void noteReads(unsigned choice, bool isNew);
  void choose(unsigned choice);

  const RematProblem &problem;
  llvm::BitVector chosen;
  Overdraft overdraft;
  /// The number of steps above the limit before each.
  std::vector<unsigned> numOver;
  /// The first step that reads the value of each choice again.
  std::vector<unsigned> ends;
};

} // namespace mesh

#endif // MESH_LIB_REMAT_MANYDROPS_H
