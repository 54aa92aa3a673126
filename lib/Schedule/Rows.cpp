//===- Rows.cpp - the row of a rank in each of the known schedules --------===//

#include "RowBuilder.h"

using namespace mesh;

/// Calls `f` with 0 … n − 1; not at all if n is negative.
static void repeat(int64_t n, function_ref<void(int64_t)> f) {
  for (int64_t i = 0; i < n; ++i)
    f(i);
}

void mesh::writeGPipe(RowBuilder &row) {
  repeat(row.m, [&](int64_t) { row.forward(0); });
  repeat(row.m, [&](int64_t) { row.backward(0); });
}

/// `warmup` forwards, then backwards and forwards in turn.
static void writeWithWarmup(RowBuilder &row, int64_t warmup) {
  int64_t w = std::min(row.m, warmup);
  repeat(w, [&](int64_t) { row.forward(0); });
  repeat(row.m - w, [&](int64_t) {
    row.forward(0);
    row.backward(0);
  });
  repeat(w, [&](int64_t) { row.backward(0); });
}

void mesh::writeOneFOneB(RowBuilder &row) {
  writeWithWarmup(row, row.p - 1 - row.r);
}

void mesh::writeEagerOneFOneB(RowBuilder &row) {
  writeWithWarmup(row, 2 * (row.p - 1 - row.r));
}

/// Returns the chunks in the order in which an interleaved schedule goes
/// through them: once for each group of micro-batches.
static SmallVector<int64_t> getChunkOrder(const RowBuilder &row) {
  SmallVector<int64_t> order;
  for (int64_t size : row.groups)
    for (int64_t chunk = 0; chunk < row.v; ++chunk)
      order.append(size, chunk);
  return order;
}

void mesh::writeInterleavedOneFOneB(RowBuilder &row) {
  SmallVector<int64_t> order = getChunkOrder(row);
  int64_t total = order.size();
  int64_t w = std::min(total, (row.v - 1) * row.groups.front() +
                                  2 * (row.p - 1 - row.r));
  auto backward = [&](int64_t i) { row.backward(row.v - 1 - order[i]); };
  repeat(w, [&](int64_t i) { row.forward(order[i]); });
  repeat(total - w, [&](int64_t i) {
    row.forward(order[w + i]);
    backward(i);
  });
  repeat(w, [&](int64_t i) { backward(total - w + i); });
}

void mesh::writeLoopedBFS(RowBuilder &row) {
  for (int64_t chunk = 0; chunk < row.v; ++chunk)
    repeat(row.m, [&](int64_t) { row.forward(chunk); });
  for (int64_t chunk = row.v - 1; chunk >= 0; --chunk)
    repeat(row.m, [&](int64_t i) { row.backward(chunk, row.m - 1 - i); });
}

/// Weight parts follow `r` backwards later, where the rank would else be idle.
void mesh::writeInterleavedZeroBubble(RowBuilder &row) {
  SmallVector<int64_t> order = getChunkOrder(row);
  int64_t total = order.size();
  int64_t w =
      std::min(total, (row.v - 1) * row.groups.front() + row.p - 1 - row.r);
  auto backward = [&](int64_t i) {
    row.inputGrad(row.v - 1 - order[i]);
    if (i >= row.r)
      row.weightGrad();
  };
  repeat(w, [&](int64_t i) { row.forward(order[i]); });
  repeat(total - w, [&](int64_t i) {
    row.forward(order[w + i]);
    backward(i);
  });
  repeat(w, [&](int64_t i) { backward(total - w + i); });
  while (row.lacksWeightGrad())
    row.weightGrad();
}

void mesh::writeZeroBubbleH2(RowBuilder &row) {
  int64_t w = std::min(row.m, 2 * (row.p - row.r) - 1);
  repeat(w, [&](int64_t) { row.forward(0); });
  repeat(row.m, [&](int64_t i) {
    row.inputGrad(0);
    if (i >= 2 * row.r)
      row.weightGrad();
    if (row.getNumForwards(0) < row.m)
      row.forward(0);
  });
  while (row.lacksWeightGrad())
    row.weightGrad();
}

void mesh::writeZeroBubbleV(RowBuilder &row) {
  auto both = [&](int64_t chunk) {
    row.inputGrad(chunk);
    row.weightGrad(chunk);
  };
  repeat(2 * (row.p - row.r) - 1, [&](int64_t) { row.forward(0); });
  repeat(row.r, [&](int64_t) {
    row.forward(1);
    row.forward(0);
  });
  repeat(row.p - row.r, [&](int64_t) {
    row.forward(1);
    both(1);
  });
  // The pattern needs so many micro-batches; those beyond m are dropped.
  int64_t m = std::max(row.m, 2 * row.p - 1);
  while (row.getNumForwards(0) < m ||
         row.getNumForwards(1) < row.getNumForwards(0)) {
    if (row.getNumForwards(0) < m)
      row.forward(0);
    both(0);
    row.forward(1);
    both(1);
  }
  repeat(row.r, [&](int64_t) {
    row.inputGrad(0);
    row.inputGrad(1);
  });
  repeat(row.p - row.r, [&](int64_t) { both(0); });
  for (int64_t chunk : {1, 0})
    while (row.lacksWeightGrad(chunk))
      row.weightGrad(chunk);
}

void mesh::writeDualPipeV(RowBuilder &row) {
  int64_t p = row.p, r = row.r;
  repeat(2 * (p - r - 1), [&](int64_t) { row.forward(0); });
  repeat(r + 1, [&](int64_t) {
    row.forward(0);
    row.forward(1);
  });
  repeat(p - r - 1, [&](int64_t) {
    row.inputGrad(1);
    row.weightGrad();
    row.forward(1);
  });
  repeat(row.m - 2 * p + r + 1, [&](int64_t i) {
    // There is nothing yet that the last rank's first pair could overlap with.
    if (i == 0 && r == p - 1) {
      row.forward(0);
      row.backward(1);
    } else {
      row.overlap(0, 1);
    }
    row.overlap(1, 0);
  });
  repeat(p - r - 1, [&](int64_t) {
    row.backward(1);
    row.overlap(1, 0);
  });
  // From half of it on, weight parts wait for the end.
  repeat(2 * (r + 1), [&](int64_t i) {
    int64_t chunk = i % 2 == 0 ? 1 : 0;
    if (i > r)
      row.inputGrad(chunk);
    else
      row.backward(chunk);
  });
  repeat(p - r - 1, [&](int64_t) {
    row.weightGrad();
    row.inputGrad(0);
  });
  while (row.lacksWeightGrad())
    row.weightGrad();
}
