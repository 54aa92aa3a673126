//===- Repetition.cpp - tensors that are copies of one --------------------===//

#include "Repetition.h"

#include "mesh/Interfaces/SplatValue.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Matchers.h"

#include <numeric>

using namespace mesh;

namespace {
/// Finds how tensors repeat along one dim, each of them once.
class RepetitionFinder {
public:
  RepetitionFinder(int64_t dim, function_ref<Value(Value)> skip)
      : dim(dim), skip(skip) {}

  Repetition find(Value tensor);

private:
  std::optional<Repetition> findInParts(Value tensor);
  std::optional<Repetition> findInConcat(tensor::ConcatOp concat);
  std::optional<Repetition> findInSlice(tensor::ExtractSliceOp slice);

  int64_t dim;
  function_ref<Value(Value)> skip;
  DenseMap<Value, Repetition> known;
};
} // namespace

static int64_t getSize(Value tensor, int64_t dim) {
  return llvm::cast<RankedTensorType>(tensor.getType()).getDimSize(dim);
}

std::optional<Repetition>
RepetitionFinder::findInConcat(tensor::ConcatOp concat) {
  if (static_cast<int64_t>(concat.getDim()) != dim)
    return std::nullopt;
  Repetition first = find(concat.getInputs().front());
  for (Value input : concat.getInputs().drop_front())
    if (Repetition other = find(input);
        other.copied != first.copied || other.period != first.period)
      return std::nullopt;
  return first;
}

/// A slice of whole copies.
std::optional<Repetition>
RepetitionFinder::findInSlice(tensor::ExtractSliceOp slice) {
  int64_t offset = slice.getStaticOffsets()[dim];
  int64_t size = slice.getStaticSizes()[dim];
  if (slice.getType().getRank() != slice.getSourceType().getRank() ||
      ShapedType::isDynamic(offset) || ShapedType::isDynamic(size) ||
      slice.getStaticStrides()[dim] != 1)
    return std::nullopt;
  for (int64_t other = 0; other < slice.getType().getRank(); ++other)
    if (other != dim && (slice.getStaticOffsets()[other] != 0 ||
                         slice.getStaticStrides()[other] != 1 ||
                         slice.getStaticSizes()[other] !=
                             slice.getSourceType().getDimSize(other)))
      return std::nullopt;
  Repetition source = find(slice.getSource());
  if (size == 0 || offset % source.period != 0 || size % source.period != 0)
    return std::nullopt;
  return source;
}

std::optional<Repetition> RepetitionFinder::findInParts(Value tensor) {
  if (auto concat = tensor.getDefiningOp<tensor::ConcatOp>())
    return findInConcat(concat);
  if (auto slice = tensor.getDefiningOp<tensor::ExtractSliceOp>())
    return findInSlice(slice);
  return std::nullopt;
}

Repetition RepetitionFinder::find(Value tensor) {
  tensor = skip(tensor);
  auto it = known.find(tensor);
  if (it != known.end())
    return it->second;
  int64_t size = getSize(tensor, dim);
  Repetition found{tensor, size};
  // One element is a copy of any other.
  if (getSplatElement(tensor))
    found.period = 1;
  else if (std::optional<Repetition> parts; !ShapedType::isDynamic(size) &&
                                            size > 0 &&
                                            (parts = findInParts(tensor)))
    found = *parts;
  known.try_emplace(tensor, found);
  return found;
}

Repetition mesh::findRepetition(Value tensor, int64_t dim,
                                function_ref<Value(Value)> skip) {
  return RepetitionFinder(dim, skip).find(tensor);
}

/// The same, looked for in no more than so many ops behind each other: values
/// may be used often.
static int64_t getKnownDivisor(Value index, int depth) {
  llvm::APInt constant;
  if (mlir::matchPattern(index, mlir::m_ConstantInt(&constant)))
    return constant.isMinSignedValue() ? 1 : constant.abs().getSExtValue();
  if (depth == 0)
    return 1;
  if (auto product = index.getDefiningOp<arith::MulIOp>()) {
    int64_t divisor;
    bool isTooLarge = llvm::MulOverflow(
        getKnownDivisor(product.getLhs(), depth - 1),
        getKnownDivisor(product.getRhs(), depth - 1), divisor);
    return isTooLarge ? 1 : divisor;
  }
  if (auto sum = index.getDefiningOp<arith::AddIOp>())
    return std::gcd(getKnownDivisor(sum.getLhs(), depth - 1),
                    getKnownDivisor(sum.getRhs(), depth - 1));
  return 1;
}

int64_t mesh::getKnownDivisor(Value index) {
  return ::getKnownDivisor(index, /*depth=*/4);
}
