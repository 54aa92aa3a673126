//===- LocalOps.cpp - verifiers and effects of SPMD ops -------------------===//
//
// The numbered constraints are those of MeshLocalOps.td.
//
//===----------------------------------------------------------------------===//

#include "OnMesh.h"

#include "mesh/IR/AxisList.h"
#include "mesh/IR/TensorBytes.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "llvm/ADT/SmallSet.h"
#include "llvm/Support/MathExtras.h"

#include <limits>

using namespace mesh;

//===----------------------------------------------------------------------===//
// Checks that collectives share
//===----------------------------------------------------------------------===//

/// Checks that `dim` is one of the operand's (C2).
static LogicalResult verifyDim(CollectiveOpInterface op, StringRef name,
                               int64_t dim) {
  int64_t rank = op.getInput().getType().getRank();
  if (dim < rank)
    return success();
  return op->emitOpError("attribute '")
         << name << "' must be less than the operand's rank " << rank
         << ", got " << dim;
}

/// Checks that `dim` is divisible by the group's size.
static LogicalResult verifyDivides(CollectiveOpInterface op, int64_t dim,
                                   int64_t n) {
  int64_t size = op.getInput().getType().getDimSize(dim);
  if (size % n == 0)
    return success();
  return op->emitOpError("dimension ")
         << dim << " must be divisible by the group's size " << n << ", got "
         << size;
}

/// Multiplies dim `dim` of `shape` by the group's size.
static LogicalResult enlarge(CollectiveOpInterface op,
                             SmallVectorImpl<int64_t> &shape, int64_t dim,
                             int64_t n) {
  int64_t size = shape[dim];
  if (!llvm::MulOverflow(size, n, shape[dim]))
    return success();
  return op->emitOpError("dimension ")
         << dim << " of size " << size << " is too large to be enlarged by "
         << n;
}

/// Checks the result's type (C3).
static LogicalResult verifyResult(CollectiveOpInterface op,
                                  ArrayRef<int64_t> shape) {
  RankedTensorType expected = op.getInput().getType().clone(shape);
  if (op.getResult().getType() == expected)
    return success();
  return op->emitOpError("result must be ")
         << expected << ", got " << op.getResult().getType();
}

static LogicalResult verifyCombiner(CollectiveOpInterface op) {
  Combiner combiner = *op.getReductionCombiner();
  Type type = op.getInput().getType();
  if (canCombine(combiner, type))
    return success();
  return op->emitOpError("elements of ") << type << " cannot be combined by '"
                                         << stringifyCombiner(combiner) << "'";
}

/// Checks an op that leaves a block of `dim` to each member.
template <typename Op>
static LogicalResult verifyScatter(Op op, SymbolTableCollection &symbols) {
  FailureOr<int64_t> n = getGroupSize(op, symbols);
  int64_t dim = op.getDim();
  if (failed(n) || failed(verifyDim(op, "dim", dim)) ||
      failed(verifyDivides(op, dim, *n)))
    return failure();
  SmallVector<int64_t> shape(op.getInput().getType().getShape());
  shape[dim] /= *n;
  return verifyResult(op, shape);
}

//===----------------------------------------------------------------------===//
// Verifiers
//===----------------------------------------------------------------------===//

template <typename Op>
static LogicalResult verifyAxisOp(Op op, SymbolTableCollection &symbols) {
  return success(succeeded(getGroupSize(op, symbols)));
}

LogicalResult AxisIndexOp::verifySymbolUses(SymbolTableCollection &symbols) {
  return verifyAxisOp(*this, symbols);
}

LogicalResult AxisSizeOp::verifySymbolUses(SymbolTableCollection &symbols) {
  return verifyAxisOp(*this, symbols);
}

LogicalResult AllGatherOp::verifySymbolUses(SymbolTableCollection &symbols) {
  FailureOr<int64_t> n = getGroupSize(*this, symbols);
  int64_t dim = getDim();
  if (failed(n) || failed(verifyDim(*this, "dim", dim)))
    return failure();
  SmallVector<int64_t> shape(getInput().getType().getShape());
  if (failed(enlarge(*this, shape, dim, *n)))
    return failure();
  return verifyResult(*this, shape);
}

LogicalResult AllReduceOp::verifySymbolUses(SymbolTableCollection &symbols) {
  if (failed(getGroupSize(*this, symbols)))
    return failure();
  return verifyCombiner(*this);
}

LogicalResult
ReduceScatterOp::verifySymbolUses(SymbolTableCollection &symbols) {
  if (failed(verifyScatter(*this, symbols)))
    return failure();
  return verifyCombiner(*this);
}

LogicalResult AllSliceOp::verifySymbolUses(SymbolTableCollection &symbols) {
  return verifyScatter(*this, symbols);
}

LogicalResult AllToAllOp::verifySymbolUses(SymbolTableCollection &symbols) {
  FailureOr<int64_t> n = getGroupSize(*this, symbols);
  int64_t split = getSplitDim(), concat = getConcatDim();
  if (failed(n) || failed(verifyDim(*this, "split_dim", split)) ||
      failed(verifyDim(*this, "concat_dim", concat)) ||
      failed(verifyDivides(*this, split, *n)))
    return failure();
  SmallVector<int64_t> shape(getInput().getType().getShape());
  shape[split] /= *n;
  if (failed(enlarge(*this, shape, concat, *n)))
    return failure();
  return verifyResult(*this, shape);
}

LogicalResult BroadcastOp::verifySymbolUses(SymbolTableCollection &symbols) {
  FailureOr<int64_t> n = getGroupSize(*this, symbols);
  if (failed(n))
    return failure();
  if (static_cast<int64_t>(getRoot()) >= *n)
    return emitOpError("root must be less than the group's size ")
           << *n << ", got " << getRoot();
  return success();
}

LogicalResult PermuteOp::verify() {
  if (getShift().has_value() + getPairs().has_value() +
          getTargets().has_value() !=
      1) // (C2)
    return emitOpError("must have one of a shift, pairs and axes to send to");
  if (getPairs() && getPairs()->size() % 2 != 0)
    return emitOpError("pairs must be a list of sources and targets, got ")
           << getPairs()->size() << " numbers";
  return success();
}

/// Checks that the axes that are sent to make the groups of the op (C4).
static LogicalResult verifyTargets(PermuteOp op,
                                   SymbolTableCollection &symbols) {
  MeshAttr mesh = resolveMesh(op, op.getMeshAttr(), symbols);
  AxesAttr axes = op.getAxes(), targets = *op.getTargets();
  if (failed(mesh.verifyAxes(targets, [&] { return op.emitOpError(); })))
    return failure();
  if (makeSameGroups(mesh, axes, targets))
    return success();
  return op.emitOpError("must send to axes that make the same groups as ")
         << axes << ", got " << targets;
}

LogicalResult PermuteOp::verifySymbolUses(SymbolTableCollection &symbols) {
  FailureOr<int64_t> n = getGroupSize(*this, symbols);
  if (failed(n))
    return failure();
  if (getTargets())
    return verifyTargets(*this, symbols);
  if (!getPairs())
    return success();
  llvm::SmallSet<int64_t, 8> sources, targets;
  ArrayRef<int64_t> pairs = *getPairs();
  for (size_t i = 0; i + 1 < pairs.size(); i += 2) { // (C3)
    for (int64_t member : pairs.slice(i, 2))
      if (member < 0 || member >= *n)
        return emitOpError("pairs must name members 0 … ")
               << *n - 1 << " of the group, got " << member;
    if (!sources.insert(pairs[i]).second)
      return emitOpError("member ") << pairs[i] << " sends twice";
    if (!targets.insert(pairs[i + 1]).second)
      return emitOpError("member ") << pairs[i + 1] << " receives twice";
  }
  return success();
}

void PermuteOp::build(OpBuilder &builder, OperationState &state, Value input,
                      FlatSymbolRefAttr mesh, AxesAttr axes, int64_t shift) {
  build(builder, state, input.getType(), input, mesh, axes,
        builder.getI64IntegerAttr(shift), /*pairs=*/nullptr,
        /*targets=*/nullptr);
}

void PermuteOp::build(OpBuilder &builder, OperationState &state, Value input,
                      FlatSymbolRefAttr mesh, AxesAttr axes, AxesAttr targets) {
  build(builder, state, input.getType(), input, mesh, axes,
        /*shift=*/nullptr, /*pairs=*/nullptr, targets);
}

/// Checks a message's axes (C1) and its peer, if it is known (C2).
template <typename Op>
static LogicalResult verifyMessage(Op op, SymbolTableCollection &symbols) {
  MeshAttr mesh = resolveMesh(op, op.getMeshAttr(), symbols);
  if (!mesh)
    return failure();
  int64_t n = mesh.getNumDevices();
  if (std::optional<AxesAttr> axes = op.getAxes()) {
    if (failed(mesh.verifyAxes(*axes, [&] { return op.emitOpError(); })))
      return failure();
    n = mesh.getSize(*axes);
  }
  APInt peer;
  if (matchPattern(op.getPeer(), m_ConstantInt(&peer)) &&
      (peer.isNegative() || peer.sge(n)))
    return op.emitOpError("peer must be one of the group's members 0 … ")
           << n - 1 << ", got " << peer.getSExtValue();
  return success();
}

LogicalResult SendOp::verifySymbolUses(SymbolTableCollection &symbols) {
  return verifyMessage(*this, symbols);
}

LogicalResult RecvOp::verifySymbolUses(SymbolTableCollection &symbols) {
  return verifyMessage(*this, symbols);
}

//===----------------------------------------------------------------------===//
// Asynchrony
//===----------------------------------------------------------------------===//

Operation *AsyncOp::getCommunication() { return &getBody().front().front(); }

void AsyncOp::build(OpBuilder &builder, OperationState &state,
                    function_ref<Value(OpBuilder &, Location)> buildOp) {
  OpBuilder::InsertionGuard guard(builder);
  Region *region = state.addRegion();
  builder.createBlock(region);
  Value result = buildOp(builder, state.location);
  YieldOp::create(builder, state.location, result);
  state.addTypes(
      FutureType::get(llvm::cast<RankedTensorType>(result.getType())));
}

LogicalResult AsyncOp::verifyRegions() {
  Block &block = getBody().front();
  // (C1)
  if (!llvm::hasNItems(block, 2) ||
      !llvm::isa<CollectiveOpInterface, RecvOp, SendOp>(block.front()))
    return emitOpError(
        "region must hold one collective, mesh.recv or mesh.send, and a yield");
  auto yield = llvm::dyn_cast<YieldOp>(block.back());
  auto send = llvm::dyn_cast<SendOp>(block.front());
  if (!yield || yield.getNumOperands() != 1 ||
      yield.getOperand(0) !=
          (send ? Value(send.getInput()) : block.front().getResult(0)))
    return emitOpError(send ? "region must yield what it sends"
                            : "region must yield the result of its op");
  Type expected = yield.getOperand(0).getType(); // (C2)
  if (getFuture().getType().getTensorType() != expected)
    return emitOpError("future must bring ")
           << expected << ", got " << getFuture().getType().getTensorType();
  return success();
}

void AsyncOp::getEffects(
    SmallVectorImpl<MemoryEffects::EffectInstance> &effects) {
  // An allocation can be dropped with its unused result, but neither merged
  // nor moved.
  effects.emplace_back(MemoryEffects::Allocate::get(),
                       getOperation()->getOpResult(0),
                       CommunicationResource::get());
}

void WaitOp::getEffects(
    SmallVectorImpl<MemoryEffects::EffectInstance> &effects) {
  effects.emplace_back(MemoryEffects::Free::get(), &getFutureMutable(),
                       CommunicationResource::get());
}

void SendOp::getEffects(
    SmallVectorImpl<MemoryEffects::EffectInstance> &effects) {
  effects.emplace_back(MemoryEffects::Write::get(),
                       CommunicationResource::get());
}

void RecvOp::getEffects(
    SmallVectorImpl<MemoryEffects::EffectInstance> &effects) {
  effects.emplace_back(MemoryEffects::Read::get(),
                       CommunicationResource::get());
  effects.emplace_back(MemoryEffects::Write::get(),
                       CommunicationResource::get());
}

//===----------------------------------------------------------------------===//
// Effects of collectives, and their cost
//===----------------------------------------------------------------------===//

bool mesh::isInDeviceProgram(Operation *op) {
  auto function = op->getParentOfType<FunctionOpInterface>();
  return function && function->hasAttr(MeshDialect::kProgramAttrName);
}

/// In `mesh.async` a collective is the one that the future brings: not to be
/// replaced by the result of another.
static void
getCollectiveEffects(Operation *op,
                     SmallVectorImpl<MemoryEffects::EffectInstance> &effects) {
  if (isInDeviceProgram(op) ||
      llvm::isa_and_present<AsyncOp>(op->getParentOp()))
    effects.emplace_back(MemoryEffects::Write::get(),
                         CommunicationResource::get());
}

static Speculation::Speculatability
getCollectiveSpeculatability(Operation *op) {
  return isInDeviceProgram(op) ? Speculation::NotSpeculatable
                               : Speculation::Speculatable;
}

/// The product of numbers that are not negative, or the largest int64_t if it
/// is larger still.
static int64_t multiply(std::initializer_list<int64_t> factors) {
  int64_t product = 1;
  for (int64_t factor : factors)
    if (llvm::MulOverflow(product, factor, product))
      return std::numeric_limits<int64_t>::max();
  return product;
}

static int64_t getBytes(RankedTensorType type) {
  return countBytes(type).value_or(std::numeric_limits<int64_t>::max());
}

#define MESH_COLLECTIVE_EFFECTS(Op)                                            \
  void Op::getEffects(                                                         \
      SmallVectorImpl<MemoryEffects::EffectInstance> &effects) {               \
    getCollectiveEffects(*this, effects);                                      \
  }                                                                            \
  Speculation::Speculatability Op::getSpeculatability() {                      \
    return getCollectiveSpeculatability(*this);                                \
  }
MESH_COLLECTIVE_EFFECTS(AllGatherOp)
MESH_COLLECTIVE_EFFECTS(AllReduceOp)
MESH_COLLECTIVE_EFFECTS(ReduceScatterOp)
MESH_COLLECTIVE_EFFECTS(AllToAllOp)
MESH_COLLECTIVE_EFFECTS(AllSliceOp)
MESH_COLLECTIVE_EFFECTS(PermuteOp)
MESH_COLLECTIVE_EFFECTS(BroadcastOp)
#undef MESH_COLLECTIVE_EFFECTS

std::optional<Combiner> AllReduceOp::getReductionCombiner() {
  return getCombiner();
}
std::optional<Combiner> ReduceScatterOp::getReductionCombiner() {
  return getCombiner();
}

int64_t AllGatherOp::getBytesOnWire(int64_t n) {
  return multiply({n - 1, getBytes(getInput().getType())});
}
int64_t AllReduceOp::getBytesOnWire(int64_t n) {
  return multiply({2, n - 1, getBytes(getInput().getType())}) / n;
}
int64_t ReduceScatterOp::getBytesOnWire(int64_t n) {
  return multiply({n - 1, getBytes(getType())});
}
int64_t AllToAllOp::getBytesOnWire(int64_t n) {
  return multiply({n - 1, getBytes(getInput().getType())}) / n;
}
int64_t AllSliceOp::getBytesOnWire(int64_t) { return 0; }
int64_t PermuteOp::getBytesOnWire(int64_t) {
  return getBytes(getInput().getType());
}
int64_t BroadcastOp::getBytesOnWire(int64_t n) {
  return n == 1 ? 0 : getBytes(getInput().getType());
}

int64_t AllReduceOp::getRingSteps(int64_t n) { return 2 * (n - 1); }
int64_t AllSliceOp::getRingSteps(int64_t) { return 0; }
int64_t PermuteOp::getRingSteps(int64_t) { return 1; }
