//===- GpuContraction.cpp - Tensor contractions on a GPU ------------------===//

#include "GpuContraction.h"

#include "GpuProducts.h"

#include <memory>
#include <utility>
#include <vector>

using namespace mesh::rt;

namespace {
/// Memory until the stream is given what comes next, which uses it no more.
class Packed {
public:
  Packed(GpuArena &arena, int64_t bytes)
      : arena(arena), block(arena.allocate(256, bytes)) {
    if (!block)
      throw Error("the GPU has no memory to pack an operand of " +
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

void GpuContraction::run(mesh_rt_type inType, mesh_rt_type outType,
                         bool accumulate, const ContractionPlan &plan,
                         const View &lhs, const View &rhs, const View &out,
                         const GpuEpilogue &epilogue) {
  if (out.numElements() == 0)
    return;
  bool hasEpilogue =
      epilogue.bias || epilogue.activation != MESH_RT_NO_ACTIVATION;
  if (plan.sums.size() == 0 && hasEpilogue)
    throw Error("sums of nothing have no epilogue");
  if (plan.sums.size() == 0) {
    if (!accumulate)
      stream.fillZero(out);
    return;
  }
  GpuProducts products = planProducts(plan, lhs, rhs, out, accumulate);
  auto viewFrom = [](View view, int64_t offset) {
    view.data += offset * view.elementSize;
    return view;
  };
  products.outer.forEach([&](int64_t lhsOffset, int64_t rhsOffset,
                             int64_t outOffset) {
    GpuOperands operands(products.each, viewFrom(lhs, lhsOffset),
                         viewFrom(rhs, rhsOffset), viewFrom(out, outOffset));
    runBatch(inType, outType, accumulate, operands, epilogue);
  });
}

void GpuContraction::runBatch(mesh_rt_type inType, mesh_rt_type outType,
                              bool accumulate, GpuOperands operands,
                              const GpuEpilogue &epilogue) {
  auto &[lhs, rhs, out] = operands;
  // The result has rows that lie at a distance, and each gets the bias: else
  // all is transposed.
  std::optional<CublasMatrix> outMatrix = out.asItLies();
  bool isTurned = epilogue.bias ? !epilogue.isOfColumns
                                : outMatrix && outMatrix->isTransposed;
  if (isTurned) {
    std::swap(lhs, rhs);
    for (GpuOperand *operand : {&lhs, &rhs, &out})
      std::swap(operand->rows, operand->columns);
    outMatrix = out.asItLies();
  }
  if (outMatrix && outMatrix->isTransposed)
    outMatrix.reset();
  std::vector<std::unique_ptr<Packed>> packed;
  auto pack = [&](const GpuOperand &operand, bool isRead) {
    packed.push_back(std::make_unique<Packed>(arena, operand.numBytes()));
    char *data = packed.back()->data();
    View view = operand.viewByLoops();
    if (isRead)
      stream.copy(denseView(data, view), view);
    return operand.packedAt(data);
  };
  auto take = [&](const GpuOperand &operand) {
    std::optional<CublasMatrix> matrix = operand.asItLies();
    return matrix ? *matrix : pack(operand, /*isRead=*/true);
  };
  CublasMatrix lhsMatrix = take(lhs), rhsMatrix = take(rhs);
  CublasMatrix written = outMatrix ? *outMatrix : pack(out, accumulate);
  cublas.run({inType, outType, out.rows->size(), out.columns->size(),
              lhs.columns->size(), out.batch->size(), lhsMatrix, rhsMatrix,
              written, accumulate, epilogue.bias, epilogue.activation});
  if (!outMatrix) {
    View view = out.viewByLoops();
    stream.copy(view, denseView(written.data, view));
  }
}
