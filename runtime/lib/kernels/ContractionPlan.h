//===- ContractionPlan.h - a contraction as matrix products -----*- C++ -*-===//
//
// Sorts the loops of a contraction into four lists: batch, rows (m), columns
// (n) and summed (k), and merges neighbours that step evenly in all operands.
// A plan is a batch of matrix products whose rows, columns and sums each run
// over one list of loops.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_RT_KERNELS_CONTRACTIONPLAN_H
#define MESH_RT_KERNELS_CONTRACTIONPLAN_H

#include "core/View.h"

#include <string>

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
};

struct ContractionPlan {
  LoopList batch, rows, columns, sums;
};

/// Returns what is wrong with the op or its operands' shapes, or "".
std::string planContraction(const mesh_rt_contraction &op, const View &lhs,
                            const View &rhs, const View &out,
                            ContractionPlan &plan);

} // namespace mesh::rt

#endif // MESH_RT_KERNELS_CONTRACTIONPLAN_H
