//===- WarpShuffle.cpp - numbers between threads that run together --------===//

#include "WarpShuffle.h"

#include "mesh/Codegen/Fusion/ReductionStep.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"

using namespace mesh;

bool mesh::canShuffle(Type type) {
  return type.isIntOrFloat() && type.getIntOrFloatBitWidth() <= 64;
}

/// Shuffles 32 bits, which is what a GPU has.
static Value emitWord(OpBuilder &builder, Location loc, Shuffle mode,
                      Value word, int64_t distance) {
  return gpu::ShuffleOp::create(builder, loc, word,
                                static_cast<int32_t>(distance),
                                static_cast<int32_t>(kWarp),
                                mode == Shuffle::Down ? gpu::ShuffleMode::DOWN
                                                      : gpu::ShuffleMode::XOR)
      .getShuffleResult();
}

/// Shuffles 64 bits, as two words.
static Value emitWords(OpBuilder &builder, Location loc, Shuffle mode,
                       Value bits, int64_t distance) {
  Value width = arith::ConstantIntOp::create(builder, loc, bits.getType(), 32);
  Type word = builder.getI32Type();
  Value low = arith::TruncIOp::create(builder, loc, word, bits);
  Value high = arith::TruncIOp::create(
      builder, loc, word, arith::ShRUIOp::create(builder, loc, bits, width));
  low = emitWord(builder, loc, mode, low, distance);
  high = emitWord(builder, loc, mode, high, distance);
  low = arith::ExtUIOp::create(builder, loc, bits.getType(), low);
  high = arith::ExtUIOp::create(builder, loc, bits.getType(), high);
  return arith::OrIOp::create(
      builder, loc, arith::ShLIOp::create(builder, loc, high, width), low);
}

Value mesh::emitShuffle(OpBuilder &builder, Location loc, Shuffle mode,
                        Value value, int64_t distance) {
  Type type = value.getType();
  if (type.isF32() || type.isInteger(32))
    return emitWord(builder, loc, mode, value, distance);
  unsigned width = type.getIntOrFloatBitWidth();
  Type bitsType = builder.getIntegerType(width);
  Type wideType = builder.getIntegerType(width <= 32 ? 32 : 64);
  Value bits = value;
  if (type != bitsType)
    bits = arith::BitcastOp::create(builder, loc, bitsType, bits);
  if (bitsType != wideType)
    bits = arith::ExtUIOp::create(builder, loc, wideType, bits);
  bits =
      (width <= 32 ? emitWord : emitWords)(builder, loc, mode, bits, distance);
  if (bitsType != wideType)
    bits = arith::TruncIOp::create(builder, loc, bitsType, bits);
  if (type != bitsType)
    bits = arith::BitcastOp::create(builder, loc, type, bits);
  return bits;
}
