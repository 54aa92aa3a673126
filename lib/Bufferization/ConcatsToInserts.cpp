//===- ConcatsToInserts.cpp - concatenations written part by part ---------===//

#include "mesh/Bufferization/Passes.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"

namespace mesh {
#define GEN_PASS_DEF_CONVERTCONCATSTOINSERTSPASS
#include "mesh/Bufferization/Passes.h.inc"
} // namespace mesh

using namespace mesh;

namespace {
/// An operand of a concatenation and where it begins.
struct Part {
  Value value;
  int64_t begin;
  /// What defines it in the block of the concatenation, if it is there.
  Operation *definition;
};
} // namespace

/// The operands that have elements, in the order in which they are computed.
static SmallVector<Part> getParts(tensor::ConcatOp concat) {
  SmallVector<Part> parts;
  int64_t begin = 0;
  for (Value input : concat.getInputs()) {
    Operation *definition = input.getDefiningOp();
    if (definition && definition->getBlock() != concat->getBlock())
      definition = nullptr;
    auto type = llvm::cast<RankedTensorType>(input.getType());
    if (type.getNumElements() != 0)
      parts.push_back({input, begin, definition});
    begin += type.getDimSize(concat.getDim());
  }
  llvm::stable_sort(parts, [](const Part &a, const Part &b) {
    if (!a.definition || !b.definition)
      return !a.definition && b.definition;
    return a.definition->isBeforeInBlock(b.definition);
  });
  return parts;
}

/// Inserts each operand as soon as it is there. The result's memory is then
/// known where operands are computed, so that these may be written into it.
static void insertInstead(tensor::ConcatOp concat) {
  RankedTensorType type = concat.getResultType();
  auto isStatic = [](Value value) {
    return llvm::cast<RankedTensorType>(value.getType()).hasStaticShape();
  };
  if (!type.hasStaticShape() || !llvm::all_of(concat.getInputs(), isStatic))
    return;
  SmallVector<Part> parts = getParts(concat);
  const Part *first = llvm::find_if(
      parts, [](const Part &part) { return part.definition != nullptr; });
  OpBuilder builder(first == parts.end() ? concat.getOperation()
                                         : first->definition);
  Location loc = concat.getLoc();
  Value result = tensor::EmptyOp::create(builder, loc, type.getShape(),
                                         type.getElementType());
  Operation *previous = nullptr;
  for (const Part &part : parts) {
    if (part.definition && part.definition != previous)
      builder.setInsertionPointAfter(part.definition);
    previous = part.definition;
    SmallVector<OpFoldResult> offsets(type.getRank(), builder.getIndexAttr(0));
    SmallVector<OpFoldResult> strides(type.getRank(), builder.getIndexAttr(1));
    offsets[concat.getDim()] = builder.getIndexAttr(part.begin);
    result = tensor::InsertSliceOp::create(
        builder, loc, part.value, result, offsets,
        getAsIndexOpFoldResult(
            builder.getContext(),
            llvm::cast<RankedTensorType>(part.value.getType()).getShape()),
        strides);
  }
  concat.replaceAllUsesWith(result);
  concat.erase();
}

namespace {
struct ConvertConcatsToInsertsPass
    : public mesh::impl::ConvertConcatsToInsertsPassBase<
          ConvertConcatsToInsertsPass> {
  void runOnOperation() override { getOperation()->walk(insertInstead); }
};
} // namespace
