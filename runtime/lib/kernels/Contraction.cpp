//===- Contraction.cpp - Tensor contractions ------------------------------===//

#include "Contraction.h"

#include "ContractionPlan.h"
#include "Copy.h"
#include "OneDnn.h"
#include "SmallProduct.h"
#include "VectorKernels.h"
#include "mesh-rt/element.h"

#include <chrono>
#include <thread>
#include <utility>

using namespace mesh::rt;

namespace {

/// One contraction on its way: the plan and the operands' first elements.
class Contraction {
public:
  Contraction(Device &device, const mesh_rt_contraction &op,
              const ContractionPlan &plan, const View &lhs, const View &rhs,
              const View &out)
      : device(device), op(op), plan(plan), lhs(lhs), rhs(rhs), out(out),
        inType(static_cast<mesh_rt_type>(op.in_type)),
        outType(static_cast<mesh_rt_type>(op.out_type)), m(plan.rows.size()),
        n(plan.columns.size()), k(plan.sums.size()) {}

  Status run();

private:
  bool runStrided(char *lhsData, char *rhsData, char *outData);
  Status runPacked();
  template <typename Fn>
  void forEachBatch(Fn body);

  Device &device;
  const mesh_rt_contraction &op;
  const ContractionPlan &plan;
  const View &lhs, &rhs, &out;
  mesh_rt_type inType, outType;
  int64_t m, n, k;
};

} // namespace

/// Calls body(lhs, rhs, out) with the operands of every product.
template <typename Fn>
void Contraction::forEachBatch(Fn body) {
  plan.batch.forEach(
      [&](int64_t lhsOffset, int64_t rhsOffset, int64_t outOffset) {
        body(lhs.data + lhsOffset * lhs.elementSize,
             rhs.data + rhsOffset * rhs.elementSize,
             out.data + outOffset * out.elementSize);
      });
}

/// The step of a list's only loop; 1 if the list is empty, as nothing steps.
static int64_t stepOf(const LoopList &list, int64_t ContractionLoop::*operand) {
  return list.count == 0 ? 1 : list.loops[0].*operand;
}

bool Contraction::runStrided(char *lhsData, char *rhsData, char *outData) {
  if (plan.rows.count > 1 || plan.columns.count > 1 || plan.sums.count > 1)
    return false;
  StridedProduct product{inType, outType,           m, n, k, {}, {},
                         {},     op.accumulate != 0};
  product.lhs = {lhsData, stepOf(plan.rows, &ContractionLoop::lhs),
                 stepOf(plan.sums, &ContractionLoop::lhs)};
  product.rhs = {rhsData, stepOf(plan.sums, &ContractionLoop::rhs),
                 stepOf(plan.columns, &ContractionLoop::rhs)};
  product.out = {outData, stepOf(plan.rows, &ContractionLoop::out),
                 stepOf(plan.columns, &ContractionLoop::out)};
  return runIfSmall(product) || runWithOneDnn(product);
}

/// Writes the operand's offset at every point of the loops; returns the end.
static int64_t *writeOffsets(const LoopList &list,
                             int64_t ContractionLoop::*operand, int64_t *out) {
  int64_t count = 1;
  *out = 0;
  // Each loop, from the innermost out, repeats what is there.
  for (int i = list.count - 1; i >= 0; --i) {
    const ContractionLoop &loop = list.loops[i];
    for (int64_t index = 1; index < loop.size; ++index)
      for (int64_t j = 0; j < count; ++j)
        out[index * count + j] = out[j] + index * (loop.*operand);
    count *= loop.size;
  }
  return out + count;
}

Status Contraction::runPacked() {
  ProductKernel kernel = vectorKernels().product(inType, outType);
  Scratch offsets(device.scratch, 2 * (m + n + k) * 8);
  Scratch scratch(device.scratch, kernel.scratchBytes(m, n, k));
  if (!offsets || !scratch)
    return outOfScratch();
  int64_t *lhsRow = offsets.as<int64_t>();
  int64_t *lhsCol = writeOffsets(plan.rows, &ContractionLoop::lhs, lhsRow);
  int64_t *rhsRow = writeOffsets(plan.sums, &ContractionLoop::lhs, lhsCol);
  int64_t *rhsCol = writeOffsets(plan.sums, &ContractionLoop::rhs, rhsRow);
  int64_t *outRow = writeOffsets(plan.columns, &ContractionLoop::rhs, rhsCol);
  int64_t *outCol = writeOffsets(plan.rows, &ContractionLoop::out, outRow);
  writeOffsets(plan.columns, &ContractionLoop::out, outCol);
  forEachBatch([&](char *lhsData, char *rhsData, char *outData) {
    kernel.run({lhsData, rhsData, outData, m, n, k, lhsRow, lhsCol, rhsRow,
                rhsCol, outRow, outCol, op.accumulate != 0,
                scratch.as<void>()});
  });
  return Status::Ok;
}

Status Contraction::run() {
  if (out.numElements() == 0)
    return Status::Ok;
  if (k == 0) {
    if (!op.accumulate)
      fillZero(out);
    return Status::Ok;
  }
  // The types, sizes and strides alone decide if a product is small, and if
  // oneDNN takes it: all products of the batch go the same way.
  bool taken = true;
  forEachBatch([&](char *lhsData, char *rhsData, char *outData) {
    taken = taken && runStrided(lhsData, rhsData, outData);
  });
  return taken ? Status::Ok : runPacked();
}

/// Returns true if the innermost loop visits elements of out one by one.
static bool isInRow(const LoopList &list) {
  return list.count > 0 && list.loops[list.count - 1].out == 1;
}

/// The number of elements of lhs that the innermost loop visits one by one.
static int64_t lhsNeighbours(const LoopList &list) {
  if (list.count == 0)
    return 1;
  const ContractionLoop &loop = list.loops[list.count - 1];
  return loop.lhs == 1 ? loop.size : 1;
}

/// Returns true if rows had better be columns. Kernels write columns, which
/// had better lie in a row.
static bool isFasterTransposed(const ContractionPlan &plan) {
  if (!isInRow(plan.rows) || isInRow(plan.columns))
    return false;
  // By a vector: lhs had better be packed along what lies side by side.
  constexpr int64_t kMany = 16;
  int64_t inSums = lhsNeighbours(plan.sums);
  return plan.columns.count > 0 || inSums < kMany ||
         inSums <= lhsNeighbours(plan.rows);
}

static Status checkTypes(const mesh_rt_contraction &op) {
  auto in = static_cast<mesh_rt_type>(op.in_type);
  auto out = static_cast<mesh_rt_type>(op.out_type);
  if (sizeOf(in) == 0 || sizeOf(out) == 0 ||
      !vectorKernels().product(in, out).run)
    return Error(std::string("no kernel for ") + nameOf(in) + " into " +
                 nameOf(out));
  return checkRanks(op);
}

static Status runChecked(Device &device, const mesh_rt_contraction &op,
                         const mesh_rt_memref *lhsRef,
                         const mesh_rt_memref *rhsRef,
                         const mesh_rt_memref *outRef) {
  auto fail = [&](const Status &status) {
    return device.fail(status.getError()
                           .at(std::string("contraction at ") + op.location)
                           .what());
  };
  if (Status status = checkTypes(op); status == Status::Failed)
    return fail(status);
  auto inSize =
      static_cast<int32_t>(sizeOf(static_cast<mesh_rt_type>(op.in_type)));
  auto outSize =
      static_cast<int32_t>(sizeOf(static_cast<mesh_rt_type>(op.out_type)));
  View lhs = makeView(lhsRef, op.lhs_rank, inSize);
  View rhs = makeView(rhsRef, op.rhs_rank, inSize);
  View out = makeView(outRef, op.out_rank, outSize);
  ContractionPlan plan;
  if (Status status = planContraction(op, lhs, rhs, out, plan);
      status == Status::Failed)
    return fail(status);
  if (isFasterTransposed(plan)) {
    plan.transpose();
    std::swap(lhs, rhs);
  }
  device.counters.flops += 2 * out.numElements() * plan.sums.size();
  Status status = Contraction(device, op, plan, lhs, rhs, out).run();
  return status.hasError() ? fail(status) : std::move(status);
}

/// Until the contraction that began at `begin` is done at the emulated rate.
static void sleepUntilDone(double flopRate, int64_t flops,
                           Clock::time_point begin) {
  if (flopRate <= 0)
    return;
  std::chrono::duration<double> time(static_cast<double>(flops) / flopRate);
  std::this_thread::sleep_until(
      begin + std::chrono::round<std::chrono::nanoseconds>(time));
}

Status mesh::rt::contract(Device &device, const mesh_rt_contraction &op,
                          const mesh_rt_memref *lhs, const mesh_rt_memref *rhs,
                          const mesh_rt_memref *out) {
  if (device.enter("contract", op.location) == Status::Failed)
    return Status::Failed;
  device.trace.enterCall();
  device.record.add(Event::Kind::Contract, "contract", op.location);
  Clock::time_point begin = Clock::now();
  int64_t flopsBefore = device.counters.flops;
  Status status = runChecked(device, op, lhs, rhs, out);
  sleepUntilDone(device.run.flopRate, device.counters.flops - flopsBefore,
                 begin);
  Clock::time_point end = Clock::now();
  ++device.counters.contractions;
  device.counters.contracting += end - begin;
  device.trace.record(Span::Category::Compute, "contract", op.location, begin,
                      end);
  device.trace.leaveCall();
  return status;
}
