//===- ContractionPlan.cpp - A contraction as matrix products -------------===//

#include "ContractionPlan.h"

#include <cstdlib>
#include <utility>

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

void ContractionPlan::transpose() {
  std::swap(rows, columns);
  for (LoopList *list : {&batch, &rows, &columns, &sums})
    for (int i = 0; i < list->count; ++i)
      std::swap(list->loops[i].lhs, list->loops[i].rhs);
}

namespace {
/// Sorts the loops of an op into those of a plan.
class Planner {
public:
  Planner(const mesh_rt_contraction &op, const View &lhs, const View &rhs,
          const View &out, ContractionPlan &plan)
      : op(op), operands{&lhs, &rhs, &out}, plan(plan) {}

  Status run();

private:
  static constexpr const char *kNames[] = {"lhs", "rhs", "out"};

  int32_t dimOf(int64_t loop, int operand) const {
    const mesh_rt_loop &dims = op.loops[loop];
    return operand == 0 ? dims.lhs : operand == 1 ? dims.rhs : dims.out;
  }
  int64_t stepOf(int64_t loop, int operand) const {
    return op.steps ? op.steps[3 * loop + operand] : 1;
  }
  /// Returns true if the loop has its dim of `operand` for itself, from end to
  /// end.
  bool isAlone(int64_t loop, int operand) const {
    int32_t dim = dimOf(loop, operand);
    return dim >= 0 && numLoops[operand][dim] == 1 &&
           stepOf(loop, operand) == 1;
  }
  Status countLoops(int64_t loop);
  Status checkDims() const;
  Status add(int64_t loop);
  Status checkEnds() const;
  LoopList *listFor(const mesh_rt_loop &loop);

  const mesh_rt_contraction &op;
  const View *operands[3];
  /// For each dim, the loops over it, and the last index that they come to.
  int numLoops[3][kMaxRank] = {};
  int64_t last[3][kMaxRank] = {};
  bool isEmpty = false;
  ContractionPlan &plan;
};
} // namespace

static std::string nameOfLoop(int64_t loop) {
  return "loop " + std::to_string(loop);
}

LoopList *Planner::listFor(const mesh_rt_loop &loop) {
  bool inLhs = loop.lhs >= 0, inRhs = loop.rhs >= 0, inOut = loop.out >= 0;
  if (inLhs && inRhs)
    return inOut ? &plan.batch : &plan.sums;
  if (inOut && (inLhs || inRhs))
    return inLhs ? &plan.rows : &plan.columns;
  return nullptr;
}

Status Planner::countLoops(int64_t loop) {
  for (int o = 0; o < 3; ++o) {
    int32_t dim = dimOf(loop, o);
    if (dim < 0)
      continue;
    if (dim >= operands[o]->rank)
      return Error(nameOfLoop(loop) + " runs over dim " + std::to_string(dim) +
                   " of " + kNames[o] + ", which is not there");
    if (stepOf(loop, o) < 1)
      return Error(nameOfLoop(loop) + " must have steps of at least 1 in " +
                   kNames[o] + ", got " + std::to_string(stepOf(loop, o)));
    ++numLoops[o][dim];
  }
  return Status::Ok;
}

Status Planner::checkDims() const {
  for (int o = 0; o < 3; ++o)
    for (int d = 0; d < operands[o]->rank; ++d)
      if (numLoops[o][d] == 0)
        return Error("dim " + std::to_string(d) + " of " + kNames[o] +
                     " has no loop");
  return Status::Ok;
}

Status Planner::add(int64_t loop) {
  LoopList *list = listFor(op.loops[loop]);
  if (!list || list->count == kMaxRank)
    return Error(nameOfLoop(loop) +
                 " must run over two or three of lhs, rhs and out");
  int64_t size = -1;
  int64_t steps[3] = {};
  for (int o = 0; o < 3; ++o) {
    int32_t dim = dimOf(loop, o);
    if (dim < 0)
      continue;
    steps[o] = stepOf(loop, o) *
               (operands[o]->strides[dim] / operands[o]->elementSize);
    if (!isAlone(loop, o)) {
      if (o == 2)
        return Error(nameOfLoop(loop) + " must have dim " +
                     std::to_string(dim) + " of out for itself");
      continue;
    }
    int64_t dimSize = operands[o]->sizes[dim];
    if (size >= 0 && size != dimSize)
      return Error(nameOfLoop(loop) + " must have size " +
                   std::to_string(size) + " in " + kNames[o] + ", got " +
                   std::to_string(dimSize));
    size = dimSize;
  }
  if (size < 0)
    return Error(nameOfLoop(loop) + " must have a dim for itself");
  for (int o = 0; o < 2; ++o)
    if (int32_t dim = dimOf(loop, o); dim >= 0)
      last[o][dim] += (size - 1) * stepOf(loop, o);
  isEmpty = isEmpty || size == 0;
  list->add({size, steps[0], steps[1], steps[2]});
  return Status::Ok;
}

Status Planner::checkEnds() const {
  if (isEmpty)
    return Status::Ok;
  for (int o = 0; o < 2; ++o)
    for (int d = 0; d < operands[o]->rank; ++d)
      if (last[o][d] >= operands[o]->sizes[d])
        return Error("the last index of dim " + std::to_string(d) + " of " +
                     kNames[o] + " must be below " +
                     std::to_string(operands[o]->sizes[d]) + ", got " +
                     std::to_string(last[o][d]));
  return Status::Ok;
}

Status Planner::run() {
  for (int64_t loop = 0; loop < op.num_loops; ++loop)
    if (Status status = countLoops(loop); status == Status::Failed)
      return status;
  if (Status status = checkDims(); status == Status::Failed)
    return status;
  for (int64_t loop = 0; loop < op.num_loops; ++loop)
    if (Status status = add(loop); status == Status::Failed)
      return status;
  return checkEnds();
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
  if (Status status = Planner(op, lhs, rhs, out, plan).run();
      status == Status::Failed)
    return status;
  plan.batch.coalesce(&ContractionLoop::out);
  plan.rows.coalesce(&ContractionLoop::out);
  plan.columns.coalesce(&ContractionLoop::out);
  plan.sums.coalesce(&ContractionLoop::rhs);
  return Status::Ok;
}
