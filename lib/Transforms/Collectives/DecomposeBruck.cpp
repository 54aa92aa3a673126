//===- DecomposeBruck.cpp - Bruck's all-gather and all-to-all -------------===//
//
// Blocks are numbered by how far they are from the device, around the ring: so
// all devices do the same, and only turning the blocks to where they belong
// depends on the device.
//
//===----------------------------------------------------------------------===//

#include "mesh/Transforms/Collectives/DecomposeCollectives.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mesh;

static Value permute(OpBuilder &builder, Location loc, const RingGroup &group,
                     Value value, int64_t shift) {
  return PermuteOp::create(builder, loc, value, group.mesh, group.axes, shift);
}

/// Puts tensors one behind the other along `dim`.
static Value concat(OpBuilder &builder, Location loc, ArrayRef<Value> values,
                    int64_t dim) {
  if (values.size() == 1)
    return values.front();
  return tensor::ConcatOp::create(builder, loc, dim, values);
}

/// Turns n blocks of `size` along `dim`, so that the one at position `first`
/// becomes the first one: result[i] = value[(first + i) mod n].
static Value rotate(OpBuilder &builder, Location loc, Value value, int64_t dim,
                    Value first, int64_t n, int64_t size) {
  Value twice = concat(builder, loc, {value, value}, dim);
  Value offset = RingGroup::emitOffset(builder, loc, first, size, /*offset=*/0);
  return extractBlock(builder, loc, twice, dim, offset, n * size);
}

/// (n - d) mod n: where block 0 is among those numbered from device d on.
static Value emitZero(OpBuilder &builder, Location loc,
                      const RingGroup &group) {
  Value n = arith::ConstantIndexOp::create(builder, loc, group.n);
  Value left =
      arith::SubIOp::create(builder, loc, n, group.emitIndex(builder, loc));
  return arith::RemUIOp::create(builder, loc, left, n);
}

Value mesh::emitBruck(OpBuilder &builder, AllGatherOp op,
                      const RingGroup &group) {
  Location loc = op.getLoc();
  int64_t dim = op.getDim();
  int64_t size = op.getInput().getType().getDimSize(dim);
  // The blocks of devices d, d + 1, …
  Value held = op.getInput();
  for (int64_t have = 1; have < group.n; have *= 2) {
    int64_t missing = std::min(have, group.n - have);
    Value sent = extractBlock(builder, loc, held, dim, builder.getIndexAttr(0),
                              missing * size);
    held = concat(builder, loc,
                  {held, permute(builder, loc, group, sent, -have)}, dim);
  }
  return rotate(builder, loc, held, dim, emitZero(builder, loc, group), group.n,
                size);
}

Value mesh::emitBruck(OpBuilder &builder, AllToAllOp op,
                      const RingGroup &group) {
  Location loc = op.getLoc();
  int64_t n = group.n;
  int64_t dim = op.getSplitDim();
  int64_t size = op.getInput().getType().getDimSize(dim) / n;
  auto cut = [&](Value value, int64_t begin, int64_t end) {
    return extractBlock(builder, loc, value, dim,
                        builder.getIndexAttr(begin * size),
                        (end - begin) * size);
  };
  // Block i is for device d + i.
  Value held = rotate(builder, loc, op.getInput(), dim,
                      group.emitIndex(builder, loc), n, size);
  for (int64_t span = 1; span < n; span *= 2) {
    // Runs of blocks, of which every second one goes `span` devices on.
    SmallVector<Value> runs, sent;
    for (int64_t begin = 0; begin < n; begin += span) {
      runs.push_back(cut(held, begin, std::min(begin + span, n)));
      if (runs.size() % 2 == 0)
        sent.push_back(runs.back());
    }
    Value received =
        permute(builder, loc, group, concat(builder, loc, sent, dim), span);
    int64_t position = 0;
    for (size_t run = 1; run < runs.size(); run += 2) {
      int64_t begin = static_cast<int64_t>(run) * span;
      int64_t count = std::min(span, n - begin);
      runs[run] = cut(received, position, position + count);
      position += count;
    }
    held = concat(builder, loc, runs, dim);
  }
  // Block i came from device d - i: from d on they are in order once all but
  // the first are turned around.
  SmallVector<Value> blocks{cut(held, 0, 1)};
  for (int64_t block = n - 1; block > 0; --block)
    blocks.push_back(cut(held, block, block + 1));
  Value ordered = rotate(builder, loc, concat(builder, loc, blocks, dim), dim,
                         emitZero(builder, loc, group), n, size);
  auto concatDim = static_cast<int64_t>(op.getConcatDim());
  if (concatDim == dim)
    return ordered;
  for (int64_t block = 0; block < n; ++block)
    blocks[block] = cut(ordered, block, block + 1);
  return concat(builder, loc, blocks, concatDim);
}
