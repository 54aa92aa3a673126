//===- WindowInverse.cpp - windows seen from what they read ---------------===//

#include "WindowInverse.h"

#include "mesh/Interfaces/SlidingExpr.h"

#include "llvm/Support/MathExtras.h"

using namespace mesh;

/// The loop that goes along the dim that `sliding` reads: one of the result, or
/// else the largest.
static unsigned getMainLoop(linalg::LinalgOp op, const SlidingExpr &sliding) {
  auto isOfResult = [&](unsigned loop) {
    return sliding.coefficients[loop] != 0 &&
           op.getIteratorTypesArray()[loop] ==
               mlir::utils::IteratorType::parallel;
  };
  if (isOfResult(sliding.loop))
    return sliding.loop;
  auto loops = llvm::seq<unsigned>(0, sliding.coefficients.size());
  auto found = llvm::find_if(loops, isOfResult);
  return found == loops.end() ? sliding.loop : *found;
}

/// Notes of which loops `sliding` is made, and returns the loop b if it is a·s
/// + b. Nothing if a loop is in another dim as well.
static FailureOr<std::optional<unsigned>>
takeLoops(const SlidingExpr &sliding, unsigned main, llvm::BitVector &used) {
  std::optional<unsigned> inner;
  unsigned numOthers = 0;
  for (auto [loop, factor] : llvm::enumerate(sliding.coefficients)) {
    if (factor == 0)
      continue;
    if (used[loop])
      return failure();
    used.set(loop);
    if (loop == main)
      continue;
    inner = loop;
    ++numOthers;
  }
  if (numOthers != 1 || sliding.coefficients[*inner] != 1 ||
      sliding.coefficients[main] < 2)
    inner = std::nullopt;
  return inner;
}

std::optional<WindowInverse::Dim>
WindowInverse::createDim(linalg::LinalgOp op, AffineExpr expr, int64_t extent,
                         llvm::BitVector &used) {
  MLIRContext *context = op.getContext();
  SmallVector<int64_t> sizes = op.getStaticLoopRanges();
  std::optional<SlidingExpr> sliding = SlidingExpr::match(op, expr);
  if (!sliding)
    return std::nullopt;
  unsigned main = getMainLoop(op, *sliding);
  FailureOr<std::optional<unsigned>> inner = takeLoops(*sliding, main, used);
  if (failed(inner))
    return std::nullopt;
  Dim dim;
  dim.expr = expr;
  dim.main = mlir::getAffineDimExpr(main, context);
  dim.stride = sliding->coefficients[main];
  dim.count = sizes[main];
  dim.extent = extent;
  dim.position = dim.main;
  auto [least, greatest] = sliding->getBounds(sizes);
  if (std::abs(dim.stride) == 1 && extent == sizes[main] && least == 0 &&
      greatest == extent - 1) {
    // The loop itself, or one that goes through the dim backwards.
    reversed[main] = changed[main] = dim.stride == -1;
    return dim;
  }
  if (sliding->constant != 0 ||
      llvm::any_of(sliding->coefficients, [](int64_t f) { return f < 0; }))
    return std::nullopt;
  dim.form = Form::Spread;
  if (*inner) {
    dim.inner = mlir::getAffineDimExpr(**inner, context);
    dim.size = sizes[**inner];
    dim.form = dim.size <= dim.stride ? Form::Disjoint : Form::Phases;
  }
  if (dim.form == Form::Disjoint)
    return dim;
  changed.set(main);
  for (auto [other, factor] : llvm::enumerate(sliding->coefficients)) {
    if (factor == 0 || other == main)
      continue;
    changed.set(other);
    reversed.set(other);
    // With phases the only such loop counts steps.
    int64_t step = dim.form == Form::Phases ? 1 : factor;
    dim.reach += factor * (sizes[other] - 1);
    dim.position = dim.position + mlir::getAffineDimExpr(other, context) * step;
  }
  if (dim.form == Form::Phases) {
    dim.steps = llvm::divideCeilSigned(dim.size, dim.stride);
    dim.phase = mlir::getAffineDimExpr(numLoops++, context);
  }
  return dim;
}

/// Lets a dim be seen from `offset` on.
void WindowInverse::setPart(Dim &dim, int64_t offset, int64_t extent) {
  dim.offset = offset;
  dim.extent = extent;
  if (dim.form == Form::Disjoint)
    dim.blocks = dim.count;
  if (dim.form == Form::Phases) {
    dim.begin = offset / dim.stride;
    dim.blocks =
        llvm::divideCeilSigned(offset + extent, dim.stride) - dim.begin;
    dim.low = dim.steps - 1 - dim.begin;
    dim.spread = dim.blocks + dim.steps - 1;
  }
  if (dim.form == Form::Spread) {
    dim.low = dim.reach - offset;
    dim.spread = extent + dim.reach;
  }
}

std::optional<WindowInverse> WindowInverse::match(linalg::LinalgOp op,
                                                  OpOperand &operand,
                                                  const TensorPart *part) {
  AffineMap map = op.getMatchingIndexingMap(&operand);
  auto type = llvm::dyn_cast<RankedTensorType>(operand.get().getType());
  SmallVector<int64_t> sizes = op.getStaticLoopRanges();
  if (!type || llvm::is_contained(sizes, 0))
    return std::nullopt;
  WindowInverse inverse;
  inverse.numLoops = sizes.size();
  inverse.loopSizes = sizes;
  inverse.reversed.resize(sizes.size());
  inverse.changed.resize(sizes.size());
  llvm::BitVector used(sizes.size());
  SmallVector<AffineExpr> results;
  for (auto [index, expr] : llvm::enumerate(map.getResults())) {
    int64_t extent = type.getDimSize(index);
    std::optional<Dim> dim = inverse.createDim(op, expr, extent, used);
    if (!dim)
      return std::nullopt;
    bool isWhole = !part || part->sizes[index] == extent;
    if (dim->form == Form::Loop && !isWhole)
      return std::nullopt;
    inverse.setPart(*dim, part ? part->offsets[index] : 0,
                    part ? part->sizes[index] : extent);
    llvm::append_range(results, dim->getLoops());
    inverse.dims.push_back(*dim);
  }
  inverse.operandMap =
      AffineMap::get(inverse.numLoops, 0, results, op.getContext());
  return inverse;
}

SmallVector<AffineExpr, 2> WindowInverse::Dim::getLoops() const {
  if (form == Form::Disjoint)
    return {main, inner};
  if (form == Form::Phases)
    return {main, phase};
  return {main};
}

SmallVector<int64_t> WindowInverse::getShape() const {
  SmallVector<int64_t> shape;
  for (const Dim &dim : dims) {
    shape.push_back(dim.isSplit() ? dim.blocks : dim.extent);
    if (dim.isSplit())
      shape.push_back(dim.getBlockSize());
  }
  return shape;
}

const WindowInverse::Dim *
WindowInverse::find(llvm::function_ref<bool(const Dim &)> is) const {
  const auto *found = llvm::find_if(dims, is);
  return found == dims.end() ? nullptr : found;
}

const WindowInverse::Dim *WindowInverse::findDim(AffineExpr expr) const {
  return find([&](const Dim &dim) { return dim.expr == expr; });
}

const WindowInverse::Dim *WindowInverse::findMain(AffineExpr expr) const {
  return find([&](const Dim &dim) {
    return (dim.form == Form::Phases || dim.form == Form::Spread) &&
           dim.main == expr;
  });
}

const WindowInverse::Dim *WindowInverse::findInner(AffineExpr expr) const {
  return find([&](const Dim &dim) {
    return dim.form == Form::Phases && dim.inner == expr;
  });
}

std::optional<AffineMap> WindowInverse::getChangedMap(AffineMap map) const {
  SmallVector<AffineExpr> results;
  for (AffineExpr expr : map.getResults()) {
    if (const Dim *dim = findDim(expr)) {
      llvm::append_range(results, dim->getLoops());
      continue;
    }
    if (const Dim *dim = findMain(expr)) {
      results.push_back(dim->position);
      continue;
    }
    if (const Dim *dim = findInner(expr)) {
      results.append({dim->inner, dim->phase});
      continue;
    }
    // Changed loops are only read by themselves.
    if (!llvm::isa<mlir::AffineDimExpr>(expr) &&
        llvm::any_of(changed.set_bits(),
                     [&](unsigned loop) { return expr.isFunctionOfDim(loop); }))
      return std::nullopt;
    results.push_back(expr);
  }
  return AffineMap::get(numLoops, 0, results, map.getContext());
}

bool WindowInverse::isSpread(AffineMap map) const {
  return llvm::any_of(map.getResults(), [&](AffineExpr expr) {
    return !findDim(expr) && findMain(expr);
  });
}

SmallVector<WindowInverse::Excess> WindowInverse::getExcesses() const {
  SmallVector<Excess> excesses;
  for (const Dim &dim : dims)
    if (dim.form == Form::Phases && dim.size % dim.stride != 0)
      excesses.push_back(
          {dim.inner, dim.phase, dim.stride, dim.steps, dim.size});
  return excesses;
}

std::optional<WindowInverse::Number>
WindowInverse::getNumber(unsigned loop) const {
  if (!changed[loop])
    return std::nullopt;
  AffineExpr expr = mlir::getAffineDimExpr(loop, operandMap.getContext());
  Number number{expr, 1, loopSizes[loop]};
  if (const Dim *dim = findMain(expr)) {
    number.dividend = dim->position - dim->low;
    number.divisor = dim->form == Form::Phases ? 1 : dim->stride;
    number.isChecked = true;
    number.isInRange = false;
  } else if (const Dim *dim = findInner(expr)) {
    number.dividend = dim->phase + (dim->steps - 1 - expr) * dim->stride;
    number.isInRange = dim->size % dim->stride == 0;
  } else if (reversed[loop]) {
    number.dividend = number.size - 1 - expr;
  }
  return number;
}
