//===- GpuContraction.cpp - tensor contractions on a GPU ------------------===//

#include "GpuContraction.h"

#include <utility>

using namespace mesh::rt;

namespace {
using Step = int64_t ContractionLoop::*;

/// An operand of a product: its elements over three lists of loops.
struct Operand {
  const LoopList *batch, *rows, *columns;
  Step step;
  View view;
};

/// Memory until the stream is given what comes next, which uses it no more.
class Packed {
public:
  Packed(GpuArena &arena, int64_t bytes)
      : arena(arena), block(arena.allocate(256, bytes)) {
    if (!block)
      throw std::runtime_error("the GPU has no memory to pack an operand of " +
                               std::to_string(bytes) + " bytes");
  }
  ~Packed() { arena.free(block); }
  Packed(const Packed &) = delete;
  Packed &operator=(const Packed &) = delete;

  char *data() const { return static_cast<char *>(block); }

private:
  GpuArena &arena;
  void *block;
};
} // namespace

static void addLoops(const LoopList &list, Step step, View &view) {
  for (int i = 0; i < list.count; ++i) {
    view.sizes[view.rank] = list.loops[i].size;
    view.strides[view.rank++] = list.loops[i].*step * view.elementSize;
  }
}

/// The operand with a dim for each loop: batch, rows, columns.
static View viewByLoops(const Operand &operand) {
  View view = operand.view;
  view.rank = 0;
  for (const LoopList *list : {operand.batch, operand.rows, operand.columns})
    addLoops(*list, operand.step, view);
  return view;
}

/// How far the only loop of a list steps; 0 if it has none.
static int64_t stepOf(const LoopList &list, Step step) {
  return list.count == 0 ? 0 : list.loops[0].*step;
}

/// The operand as it lies, if cuBLASLt takes that. With several loops over a
/// batch it takes none of the operands; in what is packed they are one.
static bool asMatrix(const Operand &operand, CublasMatrix &matrix) {
  if (operand.rows->count > 1 || operand.columns->count > 1 ||
      operand.batch->count > 1)
    return false;
  int64_t rows = operand.rows->size(), columns = operand.columns->size();
  int64_t byRow = stepOf(*operand.rows, operand.step);
  int64_t byColumn = stepOf(*operand.columns, operand.step);
  matrix.data = operand.view.data;
  matrix.batchDistance = stepOf(*operand.batch, operand.step);
  if (matrix.batchDistance < 0)
    return false;
  if ((columns == 1 || byColumn == 1) && (rows == 1 || byRow >= columns)) {
    matrix.isTransposed = false;
    matrix.distance = rows == 1 ? columns : byRow;
    return true;
  }
  if ((rows == 1 || byRow == 1) && (columns == 1 || byColumn >= rows)) {
    matrix.isTransposed = true;
    matrix.distance = columns == 1 ? rows : byColumn;
    return true;
  }
  return false;
}

/// The operand's elements one after the other, in the order of its loops.
static CublasMatrix denseMatrix(const Operand &operand, char *data) {
  int64_t rows = operand.rows->size(), columns = operand.columns->size();
  return {data, false, columns, rows * columns};
}

static int64_t bytesOf(const Operand &operand) {
  return operand.batch->size() * operand.rows->size() *
         operand.columns->size() * operand.view.elementSize;
}

void GpuContraction::run(mesh_rt_type inType, mesh_rt_type outType,
                         bool accumulate, const ContractionPlan &plan,
                         const View &lhsView, const View &rhsView,
                         const View &outView, const GpuEpilogue &epilogue) {
  if (outView.numElements() == 0)
    return;
  bool hasEpilogue =
      epilogue.bias || epilogue.activation != MESH_RT_NO_ACTIVATION;
  if (plan.sums.size() == 0 && hasEpilogue)
    throw std::runtime_error("sums of nothing have no epilogue");
  if (plan.sums.size() == 0) {
    if (!accumulate)
      stream.fillZero(outView);
    return;
  }
  Operand lhs{&plan.batch, &plan.rows, &plan.sums, &ContractionLoop::lhs,
              lhsView};
  Operand rhs{&plan.batch, &plan.sums, &plan.columns, &ContractionLoop::rhs,
              rhsView};
  Operand out{&plan.batch, &plan.rows, &plan.columns, &ContractionLoop::out,
              outView};
  CublasProduct product{inType,
                        outType,
                        0,
                        0,
                        0,
                        0,
                        {},
                        {},
                        {},
                        accumulate,
                        epilogue.bias,
                        epilogue.activation};
  bool takesOut = asMatrix(out, product.out);
  // Of out, it is rows that lie at a distance, and each gets the bias: else all
  // is turned round.
  bool isTurned = epilogue.bias ? !epilogue.isOfColumns
                                : takesOut && product.out.isTransposed;
  if (isTurned) {
    std::swap(lhs, rhs);
    for (Operand *operand : {&lhs, &rhs, &out})
      std::swap(operand->rows, operand->columns);
    takesOut = asMatrix(out, product.out);
  }
  takesOut &= !product.out.isTransposed;
  bool takesLhs = asMatrix(lhs, product.lhs);
  bool takesRhs = asMatrix(rhs, product.rhs);
  product.m = out.rows->size();
  product.n = out.columns->size();
  product.k = plan.sums.size();
  product.batch = plan.batch.size();
  auto pack = [&](const Operand &operand, bool isTaken, CublasMatrix &matrix,
                  bool isRead) -> std::unique_ptr<Packed> {
    if (isTaken)
      return nullptr;
    auto packed = std::make_unique<Packed>(arena, bytesOf(operand));
    View view = viewByLoops(operand);
    if (isRead)
      stream.copy(denseView(packed->data(), view), view);
    matrix = denseMatrix(operand, packed->data());
    return packed;
  };
  auto packedLhs = pack(lhs, takesLhs, product.lhs, true);
  auto packedRhs = pack(rhs, takesRhs, product.rhs, true);
  auto packedOut = pack(out, takesOut, product.out, accumulate);
  cublas.run(product);
  if (packedOut) {
    View view = viewByLoops(out);
    stream.copy(view, denseView(packedOut->data(), view));
  }
}
