//===- RandomOps.cpp - verifiers of keys and random numbers ---------------===//
//
// The numbered constraints are those of RandomOps.td.
//
//===----------------------------------------------------------------------===//

#include "mesh/IR/RandomOps.h"

#include "AxisSyntax.h"
#include "OnMesh.h"
#include "mlir/IR/Builders.h"
#include "llvm/ADT/SmallSet.h"

using namespace mesh;

//===----------------------------------------------------------------------===//
// Syntax
//===----------------------------------------------------------------------===//

/// Nothing, `of [64, 16]` or `at [%i, %j] of [64, 16]`
static ParseResult
parseBlock(OpAsmParser &parser,
           SmallVectorImpl<OpAsmParser::UnresolvedOperand> &offsets,
           DenseI64ArrayAttr &shape) {
  if (succeeded(parser.parseOptionalKeyword("at")) &&
      parser.parseOperandList(offsets, AsmParser::Delimiter::Square))
    return failure();
  if (failed(parser.parseOptionalKeyword("of")))
    return success();
  shape = llvm::dyn_cast_or_null<DenseI64ArrayAttr>(
      DenseI64ArrayAttr::parse(parser, Type()));
  return success(shape != nullptr);
}

static void printBlock(OpAsmPrinter &printer, Operation *, OperandRange offsets,
                       DenseI64ArrayAttr shape) {
  if (!offsets.empty())
    printer << " at [" << offsets << "]";
  if (!shape)
    return;
  printer << " of ";
  shape.print(printer);
}

//===----------------------------------------------------------------------===//
// Keys
//===----------------------------------------------------------------------===//

/// Checks that `type` holds keys.
static LogicalResult verifyKeys(Operation *op, RankedTensorType type) {
  if (type.getRank() > 0 && type.getShape().back() == 2)
    return success();
  return op->emitOpError("keys must have a last dimension of size 2, got ")
         << type;
}

LogicalResult RngKeyOp::verify() {
  if (getType().getShape() == ArrayRef<int64_t>{2}) // (C1)
    return success();
  return emitOpError("result must be one key, tensor<2xi32>, got ")
         << getType();
}

LogicalResult RngFoldOp::verify() {
  return verifyKeys(*this, getKey().getType()); // (C1)
}

LogicalResult RngSplitOp::verify() {
  if (failed(verifyKeys(*this, getKey().getType()))) // (C1)
    return failure();
  // (C2)
  ArrayRef<int64_t> keys = getKey().getType().getShape().drop_back();
  ArrayRef<int64_t> shape = getType().getShape();
  if (shape.size() == keys.size() + 2 && shape.back() == 2 &&
      shape.take_front(keys.size()) == keys)
    return success();
  return emitOpError("result must be the keys ")
         << getKey().getType()
         << " with one more dimension before the last, got " << getType();
}

LogicalResult RngFoldAxesOp::verify() {
  return verifyKeys(*this, getKey().getType()); // (C1)
}

LogicalResult RngFoldAxesOp::verifySymbolUses(SymbolTableCollection &symbols) {
  MeshAttr mesh = resolveMesh(*this, getMeshAttr(), symbols); // (C2)
  return success(mesh && succeeded(mesh.verifyAxes(
                             getAxes(), [&] { return emitOpError(); })));
}

//===----------------------------------------------------------------------===//
// Numbers
//===----------------------------------------------------------------------===//

LogicalResult mesh::detail::verifyDraw(Operation *operation) {
  auto op = llvm::cast<DrawOpInterface>(operation);
  RankedTensorType key = op.getKey().getType();
  if (failed(verifyKeys(op, key))) // (C1)
    return failure();
  // (C2)
  RankedTensorType type = op.getResult().getType();
  ArrayRef<int64_t> keys = key.getShape().drop_back();
  if (type.getShape().take_front(keys.size()) != keys)
    return op->emitOpError("result must begin with the dimensions of the keys ")
           << key << ", got " << type;
  // (C3)
  size_t rank = type.getRank() - keys.size();
  if (!op.getOffsets().empty() && op.getOffsets().size() != rank)
    return op->emitOpError("must have an offset for each of the ")
           << rank << " dimensions of the array, got "
           << op.getOffsets().size();
  DenseI64ArrayAttr shape = op.getShapeAttr();
  if (shape && static_cast<size_t>(shape.size()) != rank)
    return op->emitOpError("must have a size for each of the ")
           << rank << " dimensions of the array, got " << shape.size();
  if (shape &&
      llvm::any_of(shape.asArrayRef(), [](int64_t size) { return size < 0; }))
    return op->emitOpError("sizes of the array must not be negative, got ")
           << shape;
  if (!op.getOffsets().empty() && !shape) // (C4)
    return op->emitOpError("with offsets must have the array's shape");
  return success();
}

namespace {
/// The interval of an op, its bounds rounded to the type of what it draws.
template <typename Op>
class Interval {
public:
  explicit Interval(Op op)
      : op(op), type(llvm::cast<FloatType>(op.getType().getElementType())),
        low(roundToType(op.getLow())), high(roundToType(op.getHigh())) {}

  LogicalResult verify() { // (C1)
    if (low.isFinite() && high.isFinite() && low < high)
      return success();
    return emitError("must be finite and not empty");
  }
  LogicalResult verifySize() { // (C2) of uniform numbers
    if ((high - low).isFinite())
      return success();
    return emitError("must have a finite size");
  }

private:
  APFloat roundToType(APFloat value) const {
    bool losesInfo;
    value.convert(type.getFloatSemantics(), APFloat::rmNearestTiesToEven,
                  &losesInfo);
    return value;
  }
  InFlightDiagnostic emitError(StringRef expected) {
    return op.emitOpError("interval ")
           << expected << " in " << type << ", got from " << op.getLowAttr()
           << " to " << op.getHighAttr();
  }

  Op op;
  FloatType type;
  APFloat low, high;
};
} // namespace

LogicalResult RandomUniformOp::verify() {
  Interval interval(*this);
  return success(succeeded(interval.verify()) &&
                 succeeded(interval.verifySize()));
}
LogicalResult RandomTruncatedNormalOp::verify() {
  return Interval(*this).verify();
}

/// Checks that a probability is one.
static LogicalResult verifyProbability(Operation *op, StringRef name,
                                       FloatAttr attr) {
  double value = attr.getValueAsDouble();
  if (value >= 0 && value <= 1)
    return success();
  return op->emitOpError("attribute '")
         << name << "' must be from 0 to 1, got " << attr;
}

LogicalResult RandomBernoulliOp::verify() {
  return verifyProbability(*this, "probability", getProbabilityAttr());
}

SmallVector<int64_t> DropoutOp::getCountedShape() {
  SmallVector<int64_t> shape = getArrayShape();
  for (int64_t dim : getBroadcastDims().value_or(ArrayRef<int64_t>()))
    shape[dim] = 1;
  return shape;
}

OpFoldResult DropoutOp::fold(FoldAdaptor) {
  return getRate().isZero() ? getInput() : Value();
}

LogicalResult DropoutOp::verify() {
  if (failed(verifyProbability(*this, "rate", getRateAttr()))) // (C1)
    return failure();
  if (getKey().getType().getRank() != 1) // (C2)
    return emitOpError("must have one key, tensor<2xi32>, got ")
           << getKey().getType();
  // (C3)
  int64_t rank = getType().getRank();
  llvm::SmallSet<int64_t, 4> seen;
  for (int64_t dim : getBroadcastDims().value_or(ArrayRef<int64_t>()))
    if (dim < 0 || dim >= rank || !seen.insert(dim).second)
      return emitOpError("broadcast dimensions must be different ones below ")
             << rank << ", got " << getBroadcastDimsAttr();
  return success();
}

#include "mesh/IR/DrawOpInterface.cpp.inc"
#define GET_OP_CLASSES
#include "mesh/IR/RandomOps.cpp.inc"
