//===- GpuProducts.cpp - Contractions as batches of products --------------===//

#include "GpuProducts.h"

#include "GpuOperand.h"

using namespace mesh::rt;

/// The bytes that a GPU moves while it launches a kernel.
static constexpr int64_t kBytesOfLaunch = int64_t(16) << 20;

/// Products of fewer rows or columns leave a part of the GPU's tiles empty.
static constexpr int64_t kTile = 128;

/// Returns the bytes that are moved in addition to the products themselves.
static int64_t bytesBeside(const GpuProducts &products, const View &lhs,
                           const View &rhs, const View &out, bool accumulate) {
  GpuOperands operands(products.each, lhs, rhs, out);
  auto bytesOfPacking = [](const GpuOperand &operand) -> int64_t {
    return operand.asItLies() ? 0 : 2 * operand.numBytes();
  };
  int64_t bytes = bytesOfPacking(operands.lhs) + bytesOfPacking(operands.rhs) +
                  (accumulate ? 2 : 1) * bytesOfPacking(operands.out);
  int64_t count = products.outer.size();
  return count * bytes + (count - 1) * kBytesOfLaunch;
}

/// Lets each of the outer loops of rows, or columns, have products of its own,
/// if these are large enough.
static void moveToBatch(LoopList &list, LoopList &batch) {
  if (list.count < 2 || list.loops[list.count - 1].size < kTile)
    return;
  for (int i = 0; i < list.count - 1; ++i)
    batch.add(list.loops[i]);
  list.loops[0] = list.loops[list.count - 1];
  list.count = 1;
}

/// Leaves a batch its largest loop.
static void moveOut(LoopList &batch, LoopList &outer) {
  LoopList kept;
  for (int i = 0; i < batch.count; ++i) {
    ContractionLoop loop = batch.loops[i];
    if (kept.count == 0) {
      kept.add(loop);
    } else if (kept.loops[0].size < loop.size) {
      outer.add(kept.loops[0]);
      kept.loops[0] = loop;
    } else {
      outer.add(loop);
    }
  }
  batch = kept;
}

GpuProducts mesh::rt::planProducts(const ContractionPlan &plan, const View &lhs,
                                   const View &rhs, const View &out,
                                   bool accumulate) {
  GpuProducts whole{{}, plan}, parts = whole;
  moveToBatch(parts.each.rows, parts.each.batch);
  moveToBatch(parts.each.columns, parts.each.batch);
  parts.each.batch.coalesce(&ContractionLoop::out);
  moveOut(parts.each.batch, parts.outer);
  auto bytesOf = [&](const GpuProducts &products) {
    return bytesBeside(products, lhs, rhs, out, accumulate);
  };
  return bytesOf(parts) < bytesOf(whole) ? parts : whole;
}
