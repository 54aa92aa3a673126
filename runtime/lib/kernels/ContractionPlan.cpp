//===- ContractionPlan.cpp - A contraction as matrix products -------------===//

#include "ContractionPlan.h"

#include <cstdlib>

using namespace mesh::rt;

int64_t LoopList::size() const {
  int64_t result = 1;
  for (int i = 0; i < count; ++i)
    result *= loops[i].size;
  return result;
}

/// Returns true if `outer` takes its steps where `inner` leaves off,
/// everywhere.
static bool continues(const ContractionLoop &outer,
                      const ContractionLoop &inner) {
  return outer.lhs == inner.size * inner.lhs &&
         outer.rhs == inner.size * inner.rhs &&
         outer.out == inner.size * inner.out;
}

void LoopList::coalesce(int64_t ContractionLoop::*by) {
  std::sort(loops, loops + count,
            [by](const ContractionLoop &a, const ContractionLoop &b) {
              return std::abs(a.*by) > std::abs(b.*by);
            });
  int kept = 0;
  for (int i = 0; i < count; ++i) {
    const ContractionLoop loop = loops[i];
    if (loop.size == 1)
      continue;
    if (kept > 0 && continues(loops[kept - 1], loop)) {
      int64_t size = loops[kept - 1].size;
      loops[kept - 1] = loop;
      loops[kept - 1].size *= size;
    } else {
      loops[kept++] = loop;
    }
  }
  count = kept;
}

namespace {
/// Takes the loops of an op one by one.
class Planner {
public:
  Planner(const View &lhs, const View &rhs, const View &out,
          ContractionPlan &plan)
      : operands{&lhs, &rhs, &out}, plan(plan) {}

  Status add(int64_t index, const mesh_rt_loop &loop);
  /// Every dim must have been taken by a loop.
  Status finish() const;

private:
  LoopList *listFor(const mesh_rt_loop &loop);

  static constexpr const char *kNames[] = {"lhs", "rhs", "out"};
  const View *operands[3];
  bool isTaken[3][kMaxRank] = {};
  ContractionPlan &plan;
};
} // namespace

LoopList *Planner::listFor(const mesh_rt_loop &loop) {
  bool inLhs = loop.lhs >= 0, inRhs = loop.rhs >= 0, inOut = loop.out >= 0;
  if (inLhs && inRhs)
    return inOut ? &plan.batch : &plan.sums;
  if (inOut && (inLhs || inRhs))
    return inLhs ? &plan.rows : &plan.columns;
  return nullptr;
}

Status Planner::add(int64_t index, const mesh_rt_loop &loop) {
  std::string name = "loop " + std::to_string(index);
  LoopList *list = listFor(loop);
  if (!list || list->count == kMaxRank)
    return Error(name + " must run over two or three of lhs, rhs and out");
  const int32_t dims[3] = {loop.lhs, loop.rhs, loop.out};
  int64_t size = -1;
  int64_t steps[3] = {};
  for (int o = 0; o < 3; ++o) {
    int32_t dim = dims[o];
    if (dim < 0)
      continue;
    if (dim >= operands[o]->rank || isTaken[o][dim])
      return Error(name + " runs over dim " + std::to_string(dim) + " of " +
                   kNames[o] + ", which is not there or has a loop already");
    isTaken[o][dim] = true;
    int64_t dimSize = operands[o]->sizes[dim];
    if (size >= 0 && size != dimSize)
      return Error(name + " must have size " + std::to_string(size) + " in " +
                   kNames[o] + ", got " + std::to_string(dimSize));
    size = dimSize;
    steps[o] = operands[o]->strides[dim] / operands[o]->elementSize;
  }
  list->add({size, steps[0], steps[1], steps[2]});
  return Status::Ok;
}

Status Planner::finish() const {
  for (int o = 0; o < 3; ++o)
    for (int d = 0; d < operands[o]->rank; ++d)
      if (!isTaken[o][d])
        return Error("dim " + std::to_string(d) + " of " + kNames[o] +
                     " has no loop");
  return Status::Ok;
}

Status mesh::rt::checkRanks(const mesh_rt_contraction &op) {
  for (int32_t rank : {op.lhs_rank, op.rhs_rank, op.out_rank})
    if (rank < 0 || rank > kMaxRank)
      return Error::mustBe("rank", "0 to " + std::to_string(kMaxRank), rank);
  return Status::Ok;
}

Status mesh::rt::planContraction(const mesh_rt_contraction &op, const View &lhs,
                                 const View &rhs, const View &out,
                                 ContractionPlan &plan) {
  Planner planner(lhs, rhs, out, plan);
  for (int64_t i = 0; i < op.num_loops; ++i)
    if (Status status = planner.add(i, op.loops[i]); status == Status::Failed)
      return status;
  if (Status status = planner.finish(); status == Status::Failed)
    return status;
  plan.batch.coalesce(&ContractionLoop::out);
  plan.rows.coalesce(&ContractionLoop::out);
  plan.columns.coalesce(&ContractionLoop::out);
  plan.sums.coalesce(&ContractionLoop::rhs);
  return Status::Ok;
}
