//===- GpuOperand.cpp - Operands of products on a GPU ---------------------===//

#include "GpuOperand.h"

using namespace mesh::rt;

/// Returns the common step of all loops of a list; nothing if they differ.
static std::optional<int64_t> evenStep(const LoopList &list,
                                       int64_t ContractionLoop::*step) {
  if (list.count == 0)
    return 0;
  for (int i = 1; i < list.count; ++i)
    if (list.loops[i - 1].*step != list.loops[i].size * list.loops[i].*step)
      return std::nullopt;
  return list.loops[list.count - 1].*step;
}

std::optional<CublasMatrix> GpuOperand::asItLies() const {
  std::optional<int64_t> byMatrix = evenStep(*batch, step),
                         byRow = evenStep(*rows, step),
                         byColumn = evenStep(*columns, step);
  if (!byMatrix || !byRow || !byColumn || *byMatrix < 0)
    return std::nullopt;
  int64_t numRows = rows->size(), numColumns = columns->size();
  if ((numColumns == 1 || *byColumn == 1) &&
      (numRows == 1 || *byRow >= numColumns))
    return CublasMatrix{view.data, false, numRows == 1 ? numColumns : *byRow,
                        *byMatrix};
  if ((numRows == 1 || *byRow == 1) &&
      (numColumns == 1 || *byColumn >= numRows))
    return CublasMatrix{view.data, true, numColumns == 1 ? numRows : *byColumn,
                        *byMatrix};
  return std::nullopt;
}

CublasMatrix GpuOperand::packedAt(char *data) const {
  int64_t numColumns = columns->size();
  return {data, false, numColumns, rows->size() * numColumns};
}

View GpuOperand::viewByLoops() const {
  View result = view;
  result.rank = 0;
  for (const LoopList *list : {batch, rows, columns})
    for (int i = 0; i < list->count; ++i) {
      result.sizes[result.rank] = list->loops[i].size;
      result.strides[result.rank++] = list->loops[i].*step * view.elementSize;
    }
  return result;
}

int64_t GpuOperand::numBytes() const {
  return batch->size() * rows->size() * columns->size() * view.elementSize;
}

GpuOperands::GpuOperands(const ContractionPlan &plan, const View &lhsView,
                         const View &rhsView, const View &outView)
    : lhs{&plan.batch, &plan.rows, &plan.sums, &ContractionLoop::lhs, lhsView},
      rhs{&plan.batch, &plan.sums, &plan.columns, &ContractionLoop::rhs,
          rhsView},
      out{&plan.batch, &plan.rows, &plan.columns, &ContractionLoop::out,
          outView} {}
