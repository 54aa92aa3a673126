//===- MeshRt.cpp - the mesh_rt dialect -----------------------------------===//
//
// The numbered constraints are those of MeshRt.td.
//
//===----------------------------------------------------------------------===//

#include "mesh/IR/MeshRt.h"

#include "mesh/IR/EntryNotes.h"
#include "mesh/IR/ReductionKind.h"

#include "mesh-rt/abi.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/DialectImplementation.h"
#include "mlir/IR/OpImplementation.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mesh;

/// Numbers in brackets: `[4, 1]`.
static ParseResult parseNumbers(AsmParser &parser,
                                SmallVectorImpl<int64_t> &numbers) {
  return parser.parseCommaSeparatedList(AsmParser::Delimiter::Square, [&] {
    return parser.parseInteger(numbers.emplace_back());
  });
}

static void printNumbers(AsmPrinter &printer, ArrayRef<int64_t> numbers) {
  printer << '[';
  llvm::interleaveComma(numbers, printer);
  printer << ']';
}

#include "mesh/IR/MeshRtDialect.cpp.inc"
#include "mesh/IR/MeshRtEnums.cpp.inc"
#define GET_ATTRDEF_CLASSES
#include "mesh/IR/MeshRtAttrs.cpp.inc"
#define GET_OP_CLASSES
#include "mesh/IR/MeshRtOps.cpp.inc"

void MeshRtDialect::registerAttributes() {
  addAttributes<
#define GET_ATTRDEF_LIST
#include "mesh/IR/MeshRtAttrs.cpp.inc"
      >();
}

void MeshRtDialect::initialize() {
  registerAttributes();
  addOperations<
#define GET_OP_LIST
#include "mesh/IR/MeshRtOps.cpp.inc"
      >();
}

LogicalResult MeshRtDialect::verifyOperationAttribute(Operation *op,
                                                      NamedAttribute attr) {
  return attr.getName() == kEntriesAttrName
             ? verifyEntryNotes(op, attr.getValue())
             : success();
}

//===----------------------------------------------------------------------===//
// Element types
//===----------------------------------------------------------------------===//

std::optional<int32_t> mesh::getRtType(Type element) {
  if (element.isBF16())
    return MESH_RT_BF16;
  if (element.isF16())
    return MESH_RT_F16;
  if (element.isF32())
    return MESH_RT_F32;
  if (element.isF64())
    return MESH_RT_F64;
  if (element.isIndex() || element.isSignlessInteger(64))
    return MESH_RT_I64;
  if (element.isSignlessInteger(32))
    return MESH_RT_I32;
  if (element.isSignlessInteger(16))
    return MESH_RT_I16;
  if (element.isSignlessInteger(8))
    return MESH_RT_I8;
  if (element.isSignlessInteger(1))
    return MESH_RT_I1;
  return std::nullopt;
}

Type mesh::getRtNumber(Type element) {
  auto complex = llvm::dyn_cast<ComplexType>(element);
  return complex ? complex.getElementType() : element;
}

bool mesh::hasRtContraction(Type in, Type out) {
  if (!getRtType(in) || in.isSignlessInteger(1))
    return false;
  return in == out || ((in.isBF16() || in.isF16()) && out.isF32()) ||
         (in.isSignlessInteger(8) && out.isSignlessInteger(32));
}

bool mesh::hasRtEpilogue(Type out) {
  return out.isF32() || out.isBF16() || out.isF16();
}

bool mesh::canHaveBias(ArrayRef<int64_t> loops, ArrayRef<int64_t> out,
                       int64_t dim) {
  // Returns the one of lhs and rhs that a loop of the result runs over.
  auto getOperands = [&](size_t loop) {
    return std::pair(loops[loop] >= 0, loops[loop + 1] >= 0);
  };
  std::optional<std::pair<bool, bool>> operands;
  for (size_t loop = 0; loop < loops.size(); loop += 3)
    if (loops[loop + 2] == dim)
      operands = getOperands(loop);
  if (dim < 0 || !operands || operands->first == operands->second)
    return false;
  for (size_t loop = 0; loop < loops.size(); loop += 3)
    if (int64_t other = loops[loop + 2]; other >= 0 && other != dim &&
                                         getOperands(loop) == operands &&
                                         out[other] != 1)
      return false;
  return true;
}

//===----------------------------------------------------------------------===//
// #mesh_rt.communication
//===----------------------------------------------------------------------===//

LogicalResult
CommunicationAttr::verify(function_ref<InFlightDiagnostic()> emitError,
                          RtKind kind, Combiner combiner, int64_t dim,
                          int64_t split, int64_t shift, int64_t root,
                          int64_t tag, ArrayRef<int64_t> group,
                          ArrayRef<int64_t> pairs, ArrayRef<int64_t> targets) {
  if (group.size() % 2 != 0 || pairs.size() % 2 != 0 ||
      targets.size() % 2 != 0) // (C1)
    return emitError() << "group, pairs and targets must be lists of pairs";
  for (int64_t number : llvm::concat<const int64_t>(group, targets))
    if (number < 1)
      return emitError() << "sizes and strides must be at least 1, got "
                         << number;
  for (int64_t number : {dim, split, root, tag}) // (C2)
    if (number < 0)
      return emitError() << "dims, root and tag must not be negative, got "
                         << number;
  return success();
}

//===----------------------------------------------------------------------===//
// Verifiers
//===----------------------------------------------------------------------===//

/// Checks that an op returns a tensor if it writes one.
static LogicalResult verifyResult(Operation *op, Value dst, Value result) {
  bool writesTensor = dst && llvm::isa<RankedTensorType>(dst.getType());
  if (writesTensor != static_cast<bool>(result))
    return op->emitOpError("must have a result if and only if it writes a "
                           "tensor");
  if (result && result.getType() != dst.getType())
    return op->emitOpError("result must be ")
           << dst.getType() << ", got " << result.getType();
  return success();
}

template <typename Op>
static LogicalResult verifyCommunication(Op op) {
  RtKind kind = op.getCommunication().getKind();
  bool isSend = kind == RtKind::Send, isRecv = kind == RtKind::Recv;
  if (static_cast<bool>(op.getSrc()) == isRecv) // (C1)
    return op.emitOpError(isRecv ? "must have no source"
                                 : "must have a source");
  if (static_cast<bool>(op.getDst()) == isSend)
    return op.emitOpError(isSend ? "must have no destination"
                                 : "must have a destination");
  if (static_cast<bool>(op.getPeer()) != (isSend || isRecv))
    return op.emitOpError(isSend || isRecv ? "must have a peer"
                                           : "must have no peer");
  return verifyResult(op, op.getDst(), op.getResult()); // (C2)
}

LogicalResult RtRunOp::verify() { return verifyCommunication(*this); }
LogicalResult RtStartOp::verify() { return verifyCommunication(*this); }
LogicalResult RtWaitOp::verify() {
  return verifyResult(*this, getDst(), getResult());
}

template <typename Op>
static LogicalResult verifyCopy(Op op) {
  MemRefType src = op.getSrc().getType(), dst = op.getDst().getType();
  for (MemRefType type : {src, dst})
    if (!type.areTrailingDimsContiguous(type.getRank())) // (C1)
      return op.emitOpError("must copy elements in a row, got ") << type;
  if (src.getNumElements() != dst.getNumElements() ||
      src.getElementType() != dst.getElementType())
    return op.emitOpError("cannot copy ") << src << " into " << dst;
  return success();
}

LogicalResult RtCopyToHostOp::verify() { return verifyCopy(*this); }
LogicalResult RtCopyToDeviceOp::verify() { return verifyCopy(*this); }

namespace {
/// The loops of a contraction: `dims` and `steps` have an element for each loop
/// and operand, in this order.
struct ContractionLoops {
  Operation *op;
  ArrayRef<int64_t> dims, steps;
  std::array<ArrayRef<int64_t>, 3> shapes = {};
  /// For each dim of each operand, the number of loops that run over it.
  std::array<SmallVector<int64_t>, 3> counts = {};

  InFlightDiagnostic emitError(size_t loop) const {
    return op->emitOpError("loop ") << loop << ": ";
  }
  int64_t getStep(size_t place) const {
    return steps.empty() ? 1 : steps[place];
  }
  /// Returns true if the loop at `place` has its dim there for itself, from end
  /// to end.
  bool isAlone(size_t place) const {
    return dims[place] >= 0 && counts[place % 3][dims[place]] == 1 &&
           getStep(place) == 1;
  }

  LogicalResult countLoops();
  LogicalResult verifyDims() const;
  FailureOr<SmallVector<int64_t>> getSizes() const;
  LogicalResult verifyEnds(ArrayRef<int64_t> sizes) const;
};
} // namespace

LogicalResult ContractionLoops::countLoops() {
  for (auto [count, shape] : llvm::zip_equal(counts, shapes))
    count.assign(shape.size(), 0);
  for (auto [place, dim] : llvm::enumerate(dims)) {
    size_t operand = place % 3;
    if (dim == -1)
      continue;
    if (dim < -1 || dim >= static_cast<int64_t>(shapes[operand].size())) // (C1)
      return emitError(place / 3)
             << "operand " << operand << " has no dim " << dim;
    ++counts[operand][dim];
  }
  return success();
}

LogicalResult ContractionLoops::verifyDims() const {
  for (size_t loop = 0; loop < dims.size() / 3; ++loop)
    if (llvm::count(dims.slice(3 * loop, 3), -1) > 1) // (C1)
      return op->emitOpError("loop ") << loop << " must run over two operands";
  for (auto [operand, count] : llvm::enumerate(counts))
    if (llvm::is_contained(count, 0)) // (C1)
      return op->emitOpError("operand ")
             << operand << " has a dim without a loop";
  for (size_t place = 2; place < dims.size(); place += 3)
    if (dims[place] >= 0 && !isAlone(place)) // (C6)
      return emitError(place / 3)
             << "must have dim " << dims[place] << " of operand 2 for itself";
  return success();
}

FailureOr<SmallVector<int64_t>> ContractionLoops::getSizes() const {
  SmallVector<int64_t> sizes(dims.size() / 3, -1);
  for (size_t place = 0; place < dims.size(); ++place) {
    if (!isAlone(place))
      continue;
    int64_t &size = sizes[place / 3];
    int64_t dimSize = shapes[place % 3][dims[place]];
    if (size != -1 && size != dimSize) // (C2)
      return op->emitOpError("loop ") << place / 3 << " runs over dims of size "
                                      << size << " and " << dimSize;
    size = dimSize;
  }
  for (auto [loop, size] : llvm::enumerate(sizes))
    if (size == -1) // (C2)
      return emitError(loop) << "must have a dim for itself";
  return sizes;
}

LogicalResult ContractionLoops::verifyEnds(ArrayRef<int64_t> sizes) const {
  if (llvm::is_contained(sizes, 0))
    return success();
  std::array<SmallVector<int64_t>, 3> left;
  for (auto [last, shape] : llvm::zip_equal(left, shapes))
    for (int64_t size : shape)
      last.push_back(size - 1);
  for (size_t place = 0; place < dims.size(); ++place) {
    if (dims[place] < 0)
      continue;
    int64_t &last = left[place % 3][dims[place]];
    int64_t more = sizes[place / 3] - 1, step = getStep(place);
    if (last < 0 || more > last / step) // (C7)
      return emitError(place / 3)
             << "goes beyond dim " << dims[place] << " of operand " << place % 3
             << ", of size " << shapes[place % 3][dims[place]];
    last -= more * step;
  }
  return success();
}

static LogicalResult verifyLoops(ContractionLoops loops) {
  if (loops.dims.size() % 3 != 0) // (C1)
    return loops.op->emitOpError("loops must be triples, got ")
           << loops.dims.size() << " numbers";
  if (!loops.steps.empty() && loops.steps.size() != loops.dims.size()) // (C5)
    return loops.op->emitOpError("must have ")
           << loops.dims.size() << " steps, got " << loops.steps.size();
  for (int64_t step : loops.steps)
    if (step < 1) // (C5)
      return loops.op->emitOpError("steps must be at least 1, got ") << step;
  if (failed(loops.countLoops()) || failed(loops.verifyDims()))
    return failure();
  FailureOr<SmallVector<int64_t>> sizes = loops.getSizes();
  return failed(sizes) ? failure() : loops.verifyEnds(*sizes);
}

template <typename Op>
static LogicalResult verifyContraction(Op op, ArrayRef<int64_t> steps = {}) {
  auto lhs = llvm::cast<ShapedType>(op.getLhs().getType());
  auto rhs = llvm::cast<ShapedType>(op.getRhs().getType());
  auto out = llvm::cast<ShapedType>(op.getOut().getType());
  if (failed(verifyLoops({op,
                          op.getLoops(),
                          steps,
                          {lhs.getShape(), rhs.getShape(), out.getShape()}})))
    return failure();
  Type in = lhs.getElementType();
  if (rhs.getElementType() != in ||
      !hasRtContraction(in, out.getElementType())) // (C3)
    return op.emitOpError("cannot contract ")
           << in << " and " << rhs.getElementType() << " into "
           << out.getElementType();
  return verifyResult(op, op.getOut(), op.getResult()); // (C4)
}

LogicalResult RtContractOp::verify() {
  return verifyContraction(*this, getSteps().value_or(ArrayRef<int64_t>()));
}

LogicalResult RtContractThenOp::verify() {
  if (failed(verifyContraction(*this)))
    return failure();
  auto out = llvm::cast<ShapedType>(getOut().getType());
  if (!hasRtEpilogue(out.getElementType())) // (C8)
    return emitOpError("must have a result of f32, bf16 or f16, got ")
           << out.getElementType();
  if (static_cast<bool>(getBias()) != getBiasDim().has_value()) // (C9)
    return emitOpError("must have a dim of the bias if and only if there is a "
                       "bias");
  if (!getBias())
    return success();
  int64_t dim = *getBiasDim();
  if (!canHaveBias(getLoops(), out.getShape(), dim)) // (C11)
    return emitOpError("must have a bias along all rows or all columns, got "
                       "dim ")
           << dim;
  auto bias = llvm::cast<ShapedType>(getBias().getType());
  if (bias.getElementType() != out.getElementType() || // (C10)
      bias.getShape() != ArrayRef(out.getDimSize(dim)))
    return emitOpError("must have a bias of ")
           << out.getDimSize(dim) << " x " << out.getElementType() << ", got "
           << bias;
  return success();
}

LogicalResult RtCombineRowOp::verify() {
  auto around = llvm::cast<linalg::GenericOp>((*this)->getParentOp());
  int64_t numLoops = around.getNumLoops(), rowLoops = getLoops();
  if (around.getNumParallelLoops() != numLoops) // (C1)
    return emitOpError("must be in an op whose loops are parallel");
  if (rowLoops < 1 || rowLoops > numLoops) // (C1)
    return emitOpError("must be over 1 to ")
           << numLoops << " of the loops around, got " << rowLoops;
  if (getType().getIntOrFloatBitWidth() > 64 ||
      !canReduce(getKind(), getType())) // (C2)
    return emitOpError("must combine numbers of 64 bits at most, got ")
           << arith::stringifyAtomicRMWKind(getKind()) << " of " << getType();
  return success();
}

//===----------------------------------------------------------------------===//
// Effects
//===----------------------------------------------------------------------===//

using Effects = SmallVectorImpl<MemoryEffects::EffectInstance>;

static void addEffect(Effects &effects, MutableOperandRange operands,
                      MemoryEffects::Effect *effect) {
  for (OpOperand &operand : operands)
    if (llvm::isa<MemRefType>(operand.get().getType()))
      effects.emplace_back(effect, &operand);
}

/// Communication stays in order, and is never dropped: peers count on it.
static void addCommunication(Effects &effects) {
  effects.emplace_back(MemoryEffects::Read::get(),
                       CommunicationResource::get());
  effects.emplace_back(MemoryEffects::Write::get(),
                       CommunicationResource::get());
}

void RtRunOp::getEffects(Effects &effects) {
  addCommunication(effects);
  addEffect(effects, getSrcMutable(), MemoryEffects::Read::get());
  addEffect(effects, getDstMutable(), MemoryEffects::Write::get());
}

void RtStartOp::getEffects(Effects &effects) {
  addCommunication(effects);
  addEffect(effects, getSrcMutable(), MemoryEffects::Read::get());
  addEffect(effects, getDstMutable(), MemoryEffects::Write::get());
}

void RtWaitOp::getEffects(Effects &effects) {
  addCommunication(effects);
  addEffect(effects, getSrcMutable(), MemoryEffects::Read::get());
  addEffect(effects, getDstMutable(), MemoryEffects::Write::get());
}

/// All operands are read, but `out`, which is written.
template <typename Op>
static void addContraction(Effects &effects, Op op) {
  OpOperand &out = op.getOutMutable();
  for (OpOperand &operand : op->getOpOperands())
    if (llvm::isa<MemRefType>(operand.get().getType()) &&
        (&operand != &out || op.getAccumulate()))
      effects.emplace_back(MemoryEffects::Read::get(), &operand);
  if (llvm::isa<MemRefType>(out.get().getType()))
    effects.emplace_back(MemoryEffects::Write::get(), &out);
}

void RtContractOp::getEffects(Effects &effects) {
  addContraction(effects, *this);
}

void RtContractThenOp::getEffects(Effects &effects) {
  addContraction(effects, *this);
}
