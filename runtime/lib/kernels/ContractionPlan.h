//===- ContractionPlan.h - A contraction as matrix products -----*- C++ -*-===//
//
// Sorts the loops of a contraction into four lists: batch, rows (m), columns
// (n) and summed (k), and merges neighbours that step evenly in all operands.
// A plan is a batch of matrix products whose rows, columns and sums each run
// over one list of loops.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_RT_KERNELS_CONTRACTIONPLAN_H
#define MESH_RT_KERNELS_CONTRACTIONPLAN_H

#include "core/Status.h"
#include "core/View.h"

namespace mesh::rt {

/// One loop: its trip count and how far it steps in the operands, in elements
/// (0 where it does not run).
struct ContractionLoop {
  int64_t size;
  int64_t lhs, rhs, out;
};

/// Loops from the outermost to the innermost.
struct LoopList {
  int count = 0;
  ContractionLoop loops[kMaxRank];

  int64_t size() const;
  void add(const ContractionLoop &loop) { loops[count++] = loop; }
  /// Orders the loops by step, largest first, by a chosen operand, and merges.
  void coalesce(int64_t ContractionLoop::*by);
  /// Calls body(lhs, rhs, out) with the offsets of every point.
  template <typename Fn>
  void forEach(Fn body) const;
};

struct ContractionPlan {
  LoopList batch, rows, columns, sums;

  /// Makes it the plan of rhs and lhs, whose rows are columns.
  void transpose();
};

/// Checks that the op's ranks are in range: what has to hold before its
/// operands can be viewed.
Status checkRanks(const mesh_rt_contraction &op);

/// Fails if the op or its operands' shapes make no sense.
Status planContraction(const mesh_rt_contraction &op, const View &lhs,
                       const View &rhs, const View &out, ContractionPlan &plan);

template <typename Fn>
void LoopList::forEach(Fn body) const {
  int64_t numPoints = size();
  for (int64_t point = 0; point < numPoints; ++point) {
    int64_t rest = point, lhs = 0, rhs = 0, out = 0;
    for (int i = count - 1; i >= 0; --i) {
      int64_t index = rest % loops[i].size;
      rest /= loops[i].size;
      lhs += index * loops[i].lhs;
      rhs += index * loops[i].rhs;
      out += index * loops[i].out;
    }
    body(lhs, rhs, out);
  }
}

} // namespace mesh::rt

#endif // MESH_RT_KERNELS_CONTRACTIONPLAN_H
