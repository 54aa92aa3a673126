//===- CanonicalizePermute.cpp - composition of permutations --------------===//
//
// Shifts stay shifts and lists of axes stay lists, whatever the size of the
// group: the cost is that of the pairs written down, not of the devices.
//
//===----------------------------------------------------------------------===//

#include "Canonicalization.h"

#include "mesh/IR/AxisList.h"
#include "mesh/IR/Zeros.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"

using namespace mesh;

using Edge = std::pair<int64_t, int64_t>;

/// The member `offset` after `member` in a group of `n`.
static int64_t wrap(int64_t member, int64_t offset, int64_t n) {
  return ((member % n + offset % n) % n + n) % n;
}

static SmallVector<Edge> getPairEdges(PermuteOp op) {
  SmallVector<Edge> edges;
  ArrayRef<int64_t> pairs = *op.getPairs();
  for (size_t i = 0; i < pairs.size(); i += 2)
    edges.emplace_back(pairs[i], pairs[i + 1]);
  return edges;
}

static void setShift(PatternRewriter &rewriter, PermuteOp op, int64_t shift) {
  rewriter.modifyOpInPlace(op, [&] {
    op.setShiftAttr(rewriter.getI64IntegerAttr(shift));
    op.removePairsAttr();
  });
}

static void setPairs(PatternRewriter &rewriter, PermuteOp op,
                     ArrayRef<Edge> edges) {
  SmallVector<int64_t> pairs;
  for (auto [source, target] : edges)
    pairs.append({source, target});
  rewriter.modifyOpInPlace(op, [&] {
    op.setPairsAttr(rewriter.getDenseI64ArrayAttr(pairs));
    op.removeShiftAttr();
  });
}

/// permute (permute x shift a) shift b -> permute x shift a + b, and the same
/// for pairs: a member that gets nothing the first time sends zeros on.
static LogicalResult composePermutes(PermuteOp op, int64_t n,
                                     PatternRewriter &rewriter) {
  auto first = getMergeableProducer<PermuteOp>(op);
  if (!first || first.getAxes() != op.getAxes() || first.getTargets() ||
      op.getTargets())
    return rewriter.notifyMatchFailure(op, "no permute to compose with");
  std::optional<int64_t> firstShift = first.getShift(), shift = op.getShift();
  SmallVector<Edge> edges;
  if (firstShift && shift) {
    setShift(rewriter, op, wrap(*firstShift, *shift, n));
  } else if (firstShift) {
    for (auto [source, target] : getPairEdges(op))
      edges.emplace_back(wrap(source, -(*firstShift % n), n), target);
  } else if (shift) {
    for (auto [source, target] : getPairEdges(first))
      edges.emplace_back(source, wrap(target, *shift, n));
  } else {
    llvm::DenseMap<int64_t, int64_t> targets;
    targets.insert_range(getPairEdges(op));
    for (auto [source, via] : getPairEdges(first))
      if (auto it = targets.find(via); it != targets.end())
        edges.emplace_back(source, it->second);
  }
  if (!firstShift || !shift)
    setPairs(rewriter, op, edges);
  rewriter.modifyOpInPlace(
      op, [&] { op.getInputMutable().assign(first.getInput()); });
  return success();
}

/// permute (permute x on A to B) on B to C -> permute x on A to C. Axes that
/// stay where they are take no part; if all do so it is the operand.
static LogicalResult simplifyTargets(PermuteOp op, MeshAttr mesh,
                                     PatternRewriter &rewriter) {
  AxisList from(op.getAxes().getAxes()), to(op.getTargets()->getAxes());
  Value input = op.getInput();
  auto first = getMergeableProducer<PermuteOp>(op);
  if (first && first.getTargets() == op.getAxes()) {
    from = AxisList(first.getAxes().getAxes());
    input = first.getInput();
  }
  dropFixedAxes(mesh, from, to);
  if (from.empty()) {
    rewriter.replaceOp(op, input);
    return success();
  }
  if (input == op.getInput() && ArrayRef(from) == op.getAxes().getAxes() &&
      ArrayRef(to) == op.getTargets()->getAxes())
    return rewriter.notifyMatchFailure(op, "axes are simple");
  rewriter.modifyOpInPlace(op, [&] {
    op.getInputMutable().assign(input);
    op.setAxesAttr(AxesAttr::get(op.getContext(), from));
    op.setTargetsAttr(AxesAttr::get(op.getContext(), to));
  });
  return success();
}

/// Brings a shift into (-n / 2, n / 2]; none at all is the operand.
static LogicalResult simplifyShift(PermuteOp op, int64_t n,
                                   PatternRewriter &rewriter) {
  int64_t shift = wrap(0, *op.getShift(), n);
  if (shift == 0) {
    rewriter.replaceOp(op, op.getInput());
    return success();
  }
  if (shift > n / 2)
    shift -= n;
  if (shift == static_cast<int64_t>(*op.getShift()))
    return rewriter.notifyMatchFailure(op, "shift is simple");
  setShift(rewriter, op, shift);
  return success();
}

/// No pairs bring zeros; pairs of all members at one distance are a shift;
/// others are sorted by their sources.
static LogicalResult simplifyPairs(PermuteOp op, int64_t n,
                                   PatternRewriter &rewriter) {
  SmallVector<Edge> edges = getPairEdges(op);
  if (edges.empty()) {
    TypedAttr zero = getZeros(op.getType());
    if (!zero)
      return rewriter.notifyMatchFailure(op, "no zero of this type");
    rewriter.replaceOpWithNewOp<arith::ConstantOp>(op, zero);
    return success();
  }
  int64_t shift = edges.front().second - edges.front().first;
  if (static_cast<int64_t>(edges.size()) == n &&
      llvm::all_of(edges, [&](Edge edge) {
        return wrap(edge.first, shift, n) == edge.second;
      })) {
    setShift(rewriter, op, shift);
    return success();
  }
  if (llvm::is_sorted(edges))
    return rewriter.notifyMatchFailure(op, "pairs are simple");
  llvm::sort(edges);
  setPairs(rewriter, op, edges);
  return success();
}

LogicalResult PermuteOp::canonicalize(PermuteOp op, PatternRewriter &rewriter) {
  MeshAttr mesh = lookupMesh(op, op.getMeshAttr());
  if (!mesh || llvm::isa<AsyncOp>(op->getParentOp()))
    return rewriter.notifyMatchFailure(op, "must stay");
  int64_t n = mesh.getSize(op.getAxes());
  if (n != 1 && isInDeviceProgram(op))
    return rewriter.notifyMatchFailure(op, "bound to peers");
  if (op.getTargets())
    return simplifyTargets(op, mesh, rewriter);
  if (succeeded(composePermutes(op, n, rewriter)))
    return success();
  return op.getShift() ? simplifyShift(op, n, rewriter)
                       : simplifyPairs(op, n, rewriter);
}
