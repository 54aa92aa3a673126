//===- SortToLoops.cpp - Rewrite sorts as loops ---------------------------===//
//
// Each row is sorted by merging sorted runs whose width doubles with each pass.
// Passes come in pairs, from the row to a second one and back, so that both are
// updated in place. Rows of the innermost dimension are sorted where they are
// in the result, others in contiguous memory. The result is written over the
// operand if that is read no more.
//
//===----------------------------------------------------------------------===//

#include "SortToLoops.h"

#include "mesh/Analysis/SortPlaces.h"
#include "mesh/IR/CloneBody.h"
#include "mesh/IR/TensorBytes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mesh;

namespace {
/// A row of each of some tensors.
struct Rows {
  ValueRange tensors;
  /// Its index in each dim but that of the row; none of a row by itself.
  ValueRange position;
};

/// Builds the loops that sort the rows of `op`. Lists of values have one for
/// each operand.
class SortLoops {
public:
  SortLoops(SortOp op, OpBuilder &builder)
      : op(op), loc(op.getLoc()),
        shape(getTensorType(op.getInputs().front()).getShape()),
        length(shape[op.getDim()]), zero(createIndex(builder, 0)),
        one(createIndex(builder, 1)), last(createIndex(builder, length - 1)),
        end(createIndex(builder, length)), isInPlace(sortsInnermostDim(op)) {}

  /// Returns the sorted tensors.
  SmallVector<Value> build(OpBuilder &builder);

private:
  Value createIndex(OpBuilder &builder, int64_t value) {
    return arith::ConstantIndexOp::create(builder, loc, value);
  }
  SmallVector<Value> createEmpties(OpBuilder &builder, ArrayRef<int64_t> shape);
  SmallVector<Value> createResults(OpBuilder &builder);
  SmallVector<Value> sortRow(OpBuilder &builder, Rows rows);
  SmallVector<Value> sortCopy(OpBuilder &builder, Rows rows);
  SmallVector<Value> mergeRuns(OpBuilder &builder, Value width, Rows from,
                               Rows to);
  SmallVector<Value> mergePair(OpBuilder &builder, Value begin, Value width,
                               Rows from, Rows to);
  SmallVector<Value> getIndices(ValueRange position, Value place);
  Value comesBefore(OpBuilder &builder, ValueRange lhs, ValueRange rhs);

  SortOp op;
  Location loc;
  ArrayRef<int64_t> shape;
  int64_t length;
  Value zero, one, last, end;
  /// True if rows are sorted where they are.
  bool isInPlace;
};
} // namespace

SmallVector<Value> SortLoops::createEmpties(OpBuilder &builder,
                                            ArrayRef<int64_t> shape) {
  return llvm::map_to_vector(op.getInputs(), [&](Value input) -> Value {
    return tensor::EmptyOp::create(builder, loc, shape,
                                   getTensorType(input).getElementType());
  });
}

/// Inlines the comparator.
Value SortLoops::comesBefore(OpBuilder &builder, ValueRange lhs,
                             ValueRange rhs) {
  SmallVector<Value> arguments;
  for (auto [left, right] : llvm::zip_equal(lhs, rhs))
    arguments.append({left, right});
  return cloneBody(builder, op.getComparator().front(), arguments).front();
}

/// Returns the indices of the element at `place` of a row at `position`.
SmallVector<Value> SortLoops::getIndices(ValueRange position, Value place) {
  SmallVector<Value> indices(position);
  indices.insert(indices.begin() + (position.empty() ? 0 : op.getDim()), place);
  return indices;
}

/// Merges the run of `width` elements at `begin` with the next one. Of equal
/// elements, that of the first run comes first.
SmallVector<Value> SortLoops::mergePair(OpBuilder &builder, Value begin,
                                        Value width, Rows from, Rows to) {
  auto add = [&](OpBuilder &inner, Value a, Value b) -> Value {
    return arith::AddIOp::create(inner, loc, a, b);
  };
  auto min = [&](OpBuilder &inner, Value a, Value b) -> Value {
    return arith::MinUIOp::create(inner, loc, a, b);
  };
  auto isLess = [&](OpBuilder &inner, Value a, Value b) -> Value {
    return arith::CmpIOp::create(inner, loc, arith::CmpIPredicate::ult, a, b);
  };
  Value middle = min(builder, add(builder, begin, width), end);
  Value stop = min(builder, add(builder, middle, width), end);
  SmallVector<Value> inits{begin, middle};
  llvm::append_range(inits, to.tensors);
  auto build = [&](OpBuilder &inner, Location, Value place, ValueRange values) {
    Value first = values[0], second = values[1];
    // A run that is used up is not looked at, but has to have an address.
    auto read = [&](Value index) {
      SmallVector<Value> inside =
          getIndices(from.position, min(inner, index, last));
      return llvm::map_to_vector(from.tensors, [&](Value row) -> Value {
        return tensor::ExtractOp::create(inner, loc, row, inside);
      });
    };
    SmallVector<Value> lhs = read(first), rhs = read(second);
    Value isUsedUp = arith::CmpIOp::create(
        inner, loc, arith::CmpIPredicate::uge, first, middle);
    Value takesSecond = arith::AndIOp::create(
        inner, loc, isLess(inner, second, stop),
        arith::OrIOp::create(inner, loc, isUsedUp,
                             comesBefore(inner, rhs, lhs)));
    auto select = [&](Value ifSecond, Value ifFirst) -> Value {
      return arith::SelectOp::create(inner, loc, takesSecond, ifSecond,
                                     ifFirst);
    };
    SmallVector<Value> next{select(first, add(inner, first, one)),
                            select(add(inner, second, one), second)};
    SmallVector<Value> indices = getIndices(to.position, place);
    for (auto [row, a, b] : llvm::zip_equal(values.drop_front(2), lhs, rhs))
      next.push_back(
          tensor::InsertOp::create(inner, loc, select(b, a), row, indices));
    scf::YieldOp::create(inner, loc, next);
  };
  auto loop = scf::ForOp::create(builder, loc, begin, stop, one, inits, build);
  return SmallVector<Value>(loop.getResults().drop_front(2));
}

/// Merges all pairs of runs of `width` elements.
SmallVector<Value> SortLoops::mergeRuns(OpBuilder &builder, Value width,
                                        Rows from, Rows to) {
  Value step = arith::AddIOp::create(builder, loc, width, width);
  auto build = [&](OpBuilder &inner, Location, Value begin, ValueRange rows) {
    scf::YieldOp::create(
        inner, loc, mergePair(inner, begin, width, from, {rows, to.position}));
  };
  auto loop =
      scf::ForOp::create(builder, loc, zero, end, step, to.tensors, build);
  return SmallVector<Value>(loop.getResults());
}

/// Sorts the row of each tensor where it is.
SmallVector<Value> SortLoops::sortRow(OpBuilder &builder, Rows rows) {
  size_t count = rows.tensors.size();
  SmallVector<Value> inits(rows.tensors);
  llvm::append_range(inits, createEmpties(builder, length));
  inits.push_back(one);
  Value numPairs =
      createIndex(builder, llvm::divideCeil(llvm::Log2_64_Ceil(length), 2));
  auto build = [&](OpBuilder &inner, Location, Value, ValueRange values) {
    Value width = values.back();
    Value twice = arith::AddIOp::create(inner, loc, width, width);
    Rows own{values.take_front(count), rows.position};
    SmallVector<Value> other =
        mergeRuns(inner, width, own, {values.slice(count, count), {}});
    SmallVector<Value> next = mergeRuns(inner, twice, {other, {}}, own);
    llvm::append_range(next, other);
    next.push_back(arith::AddIOp::create(inner, loc, twice, twice));
    scf::YieldOp::create(inner, loc, next);
  };
  auto passes =
      scf::ForOp::create(builder, loc, zero, numPairs, one, inits, build);
  return SmallVector<Value>(passes.getResults().take_front(count));
}

/// Writes the row of the operands, sorted, to that of `results`.
SmallVector<Value> SortLoops::sortCopy(OpBuilder &builder, Rows results) {
  SmallVector<OpFoldResult> offsets(results.position.begin(),
                                    results.position.end());
  offsets.insert(offsets.begin() + op.getDim(), builder.getIndexAttr(0));
  SmallVector<OpFoldResult> sizes(shape.size(), builder.getIndexAttr(1));
  SmallVector<OpFoldResult> strides = sizes;
  sizes[op.getDim()] = builder.getIndexAttr(length);

  SmallVector<Value> rows = createEmpties(builder, length);
  for (auto [row, input] : llvm::zip_equal(rows, op.getInputs())) {
    Value slice = tensor::ExtractSliceOp::create(
        builder, loc, llvm::cast<RankedTensorType>(row.getType()), input,
        offsets, sizes, strides);
    row = linalg::CopyOp::create(builder, loc, slice, row).getResult(0);
  }
  SmallVector<Value> written;
  for (auto [row, result] :
       llvm::zip_equal(sortRow(builder, {rows, {}}), results.tensors))
    written.push_back(tensor::InsertSliceOp::create(builder, loc, row, result,
                                                    offsets, sizes, strides));
  return written;
}

/// Returns the tensors that the rows are sorted in, or written to.
SmallVector<Value> SortLoops::createResults(OpBuilder &builder) {
  SmallVector<Value> results = createEmpties(builder, shape);
  if (!isInPlace)
    return results;
  for (auto [number, result] : llvm::enumerate(results)) {
    Value input = op.getInputs()[number];
    result =
        findSortedOver(op, number)
            ? input
            : linalg::CopyOp::create(builder, loc, input, result).getResult(0);
  }
  return results;
}

SmallVector<Value> SortLoops::build(OpBuilder &builder) {
  SmallVector<Value> ends;
  for (auto [dim, size] : llvm::enumerate(shape))
    if (dim != op.getDim())
      ends.push_back(createIndex(builder, size));
  auto sort = [&](OpBuilder &inner, Rows rows) {
    return isInPlace ? sortRow(inner, rows) : sortCopy(inner, rows);
  };
  auto build = [&](OpBuilder &inner, Location, ValueRange position,
                   ValueRange results) -> scf::ValueVector {
    SmallVector<Value> sorted = sort(inner, {results, position});
    return {sorted.begin(), sorted.end()};
  };
  SmallVector<Value> inits = createResults(builder);
  if (ends.empty())
    return sort(builder, {inits, {}});
  SmallVector<Value> begins(ends.size(), zero), steps(ends.size(), one);
  scf::LoopNest nest =
      scf::buildLoopNest(builder, loc, begins, ends, steps, inits, build);
  return SmallVector<Value>(nest.results);
}

LogicalResult mesh::lowerSort(SortOp op, mlir::PatternRewriter &rewriter) {
  RankedTensorType type = getTensorType(op.getInputs().front());
  if (type.getDimSize(op.getDim()) < 2 || type.getNumElements() == 0)
    rewriter.replaceOp(op, op.getInputs());
  else
    rewriter.replaceOp(op, SortLoops(op, rewriter).build(rewriter));
  return success();
}
