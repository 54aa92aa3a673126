//===- MeshToRuntime.cpp - Turn collectives into calls of the runtime -----===//
//
// A future becomes two values: the runtime's token, which `mesh_rt.wait` ends,
// and the tensor that is under way. The wait also reads the tensor that is
// sent, so that its memory is left alone until then; that is why the wait has
// to be a use of the `mesh.async` itself.
//
//===----------------------------------------------------------------------===//

#include "mesh/IR/EraseMeshAttributes.h"

#include "mesh/Analysis/FutureWaits.h"
#include "mesh/Analysis/GlobalFunctions.h"
#include "mesh/Conversion/Passes.h"
#include "mesh/Conversion/Patterns.h"
#include "mesh/IR/MeshRt.h"
#include "mesh/IR/ProgramOps.h"
#include "mesh/IR/RandomOps.h"
#include "mesh/IR/Zeros.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Transforms/DialectConversion.h"
#include "llvm/ADT/TypeSwitch.h"

namespace mesh {
#define GEN_PASS_DEF_CONVERTMESHTORUNTIMEPASS
#include "mesh/Conversion/Passes.h.inc"
} // namespace mesh

using namespace mesh;

//===----------------------------------------------------------------------===//
// Descriptors and positions
//===----------------------------------------------------------------------===//

/// The size and stride of each of `axes`, the most major first.
static SmallVector<int64_t> getGroup(MeshAttr mesh,
                                     ArrayRef<AxisRefAttr> axes) {
  SmallVector<int64_t> group;
  for (AxisRefAttr axis : axes) {
    group.push_back(mesh.getSize(axis));
    group.push_back(mesh.getStride(axis));
  }
  return group;
}

/// Returns the runtime's kind of a collective. The set of our own ops is
/// closed.
static CommunicationAttr getCommunication(CollectiveOpInterface op,
                                          MeshAttr mesh) {
  int64_t dim = 0, splitDim = 0, shift = 0, root = 0;
  ArrayRef<int64_t> pairs;
  SmallVector<int64_t> targets;
  RtKind kind = llvm::TypeSwitch<Operation *, RtKind>(op)
                    .Case([&](AllGatherOp op) {
                      dim = op.getDim();
                      return RtKind::AllGather;
                    })
                    .Case([&](AllReduceOp) { return RtKind::AllReduce; })
                    .Case([&](ReduceScatterOp op) {
                      dim = op.getDim();
                      return RtKind::ReduceScatter;
                    })
                    .Case([&](AllToAllOp op) {
                      dim = op.getConcatDim();
                      splitDim = op.getSplitDim();
                      return RtKind::AllToAll;
                    })
                    .Case([&](PermuteOp op) {
                      shift = op.getShift().value_or(0);
                      pairs = op.getPairs().value_or(ArrayRef<int64_t>());
                      if (std::optional<AxesAttr> axes = op.getTargets())
                        targets = getGroup(mesh, *axes);
                      return RtKind::Permute;
                    })
                    .Case([&](BroadcastOp op) {
                      root = op.getRoot();
                      return RtKind::Broadcast;
                    });
  Combiner combiner = op.getReductionCombiner().value_or(Combiner::Sum);
  return CommunicationAttr::get(
      op.getContext(), kind, combiner, dim, splitDim, shift, root, /*tag=*/0,
      getGroup(mesh, op.getAxesAttr()), pairs, targets);
}

static CommunicationAttr getMessage(MLIRContext *context, RtKind kind,
                                    int64_t tag) {
  return CommunicationAttr::get(context, kind, Combiner::Sum, /*dim=*/0,
                                /*splitDim=*/0, /*shift=*/0, /*root=*/0, tag,
                                /*group=*/{}, /*pairs=*/{}, /*targets=*/{});
}

/// This device's position in its group over `axes`.
static Value createGroupPosition(OpBuilder &builder, Location loc,
                                 MeshAttr mesh, ArrayRef<AxisRefAttr> axes) {
  auto constant = [&](int64_t value) -> Value {
    return arith::ConstantIndexOp::create(builder, loc, value);
  };
  Value position = constant(0);
  Value device = RtDeviceOp::create(builder, loc, builder.getIndexType());
  for (AxisRefAttr axis : axes) {
    Value size = constant(mesh.getSize(axis));
    Value index = arith::RemUIOp::create(
        builder, loc,
        arith::DivUIOp::create(builder, loc, device,
                               constant(mesh.getStride(axis))),
        size);
    position = arith::AddIOp::create(
        builder, loc, arith::MulIOp::create(builder, loc, position, size),
        index);
  }
  return position;
}

/// The position in the mesh of a message's peer, which is `peer` over the axes
/// that the message names: this device's, with other digits.
template <typename Op>
static Value createPeerPosition(OpBuilder &builder, Op op, Value peer) {
  std::optional<AxesAttr> axes = op.getAxes();
  if (!axes)
    return peer;
  Location loc = op.getLoc();
  MeshAttr mesh = lookupMesh(op, op.getMeshAttr());
  auto constant = [&](int64_t value) -> Value {
    return arith::ConstantIndexOp::create(builder, loc, value);
  };
  Value device = RtDeviceOp::create(builder, loc, builder.getIndexType());
  Value position = device;
  for (AxisRefAttr axis : llvm::reverse(axes->getAxes())) {
    Value size = constant(mesh.getSize(axis));
    Value stride = constant(mesh.getStride(axis));
    Value own = arith::RemUIOp::create(
        builder, loc, arith::DivUIOp::create(builder, loc, device, stride),
        size);
    Value digit = arith::RemUIOp::create(builder, loc, peer, size);
    peer = arith::DivUIOp::create(builder, loc, peer, size);
    Value steps = arith::SubIOp::create(builder, loc, digit, own);
    position = arith::AddIOp::create(
        builder, loc, position,
        arith::MulIOp::create(builder, loc, steps, stride));
  }
  return position;
}

static Value createEmpty(OpBuilder &builder, Location loc,
                         RankedTensorType type) {
  return tensor::EmptyOp::create(builder, loc, type.getShape(),
                                 type.getElementType());
}

/// A permutation of no pairs sends nothing. The runtime's descriptor cannot
/// say so, since no pairs there mean a shift.
static bool sendsNothing(Operation *op) {
  auto permute = llvm::dyn_cast<PermuteOp>(op);
  return permute && permute.getPairs() && permute.getPairs()->empty();
}

namespace {

//===----------------------------------------------------------------------===//
// Synchronous ops
//===----------------------------------------------------------------------===//

struct ConvertCollective
    : public OpInterfaceConversionPattern<CollectiveOpInterface> {
  using OpInterfaceConversionPattern::OpInterfaceConversionPattern;

  LogicalResult
  matchAndRewrite(CollectiveOpInterface op, ArrayRef<Value> operands,
                  ConversionPatternRewriter &rewriter) const override {
    if (llvm::isa<AllSliceOp>(op))
      return failure();
    RankedTensorType type = op.getResult().getType();
    if (sendsNothing(op)) {
      rewriter.replaceOpWithNewOp<arith::ConstantOp>(op, getZeros(type));
      return success();
    }
    MeshAttr mesh = lookupMesh(op, op.getMeshAttr());
    Value empty = createEmpty(rewriter, op.getLoc(), type);
    auto run = RtRunOp::create(rewriter, op.getLoc(), type,
                               getCommunication(op, mesh), operands[0], empty,
                               /*peer=*/Value());
    rewriter.replaceOp(op, run.getResult());
    return success();
  }
};

struct ConvertAllSlice : public OpConversionPattern<AllSliceOp> {
  using OpConversionPattern::OpConversionPattern;

  LogicalResult
  matchAndRewrite(AllSliceOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    Location loc = op.getLoc();
    MeshAttr mesh = lookupMesh(op, op.getMeshAttr());
    RankedTensorType type = op.getType();
    Value position = createGroupPosition(rewriter, loc, mesh, op.getAxes());
    Value size = arith::ConstantIndexOp::create(rewriter, loc,
                                                type.getDimSize(op.getDim()));
    SmallVector<OpFoldResult> offsets(type.getRank(), rewriter.getIndexAttr(0));
    SmallVector<OpFoldResult> strides(type.getRank(), rewriter.getIndexAttr(1));
    offsets[op.getDim()] =
        arith::MulIOp::create(rewriter, loc, position, size).getResult();
    rewriter.replaceOpWithNewOp<tensor::ExtractSliceOp>(
        op, type, adaptor.getInput(), offsets,
        getAsIndexOpFoldResult(rewriter.getContext(), type.getShape()),
        strides);
    return success();
  }
};

struct ConvertSend : public OpConversionPattern<SendOp> {
  using OpConversionPattern::OpConversionPattern;

  LogicalResult
  matchAndRewrite(SendOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    rewriter.replaceOpWithNewOp<RtRunOp>(
        op, TypeRange(), getMessage(op.getContext(), RtKind::Send, op.getTag()),
        adaptor.getInput(), /*dst=*/Value(),
        createPeerPosition(rewriter, op, adaptor.getPeer()));
    return success();
  }
};

struct ConvertRecv : public OpConversionPattern<RecvOp> {
  using OpConversionPattern::OpConversionPattern;

  LogicalResult
  matchAndRewrite(RecvOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    Value empty = createEmpty(rewriter, op.getLoc(), op.getType());
    rewriter.replaceOpWithNewOp<RtRunOp>(
        op, op.getType(),
        getMessage(op.getContext(), RtKind::Recv, op.getTag()),
        /*src=*/Value(), empty,
        createPeerPosition(rewriter, op, adaptor.getPeer()));
    return success();
  }
};

struct ConvertAxisIndex : public OpConversionPattern<AxisIndexOp> {
  using OpConversionPattern::OpConversionPattern;

  LogicalResult
  matchAndRewrite(AxisIndexOp op, OpAdaptor,
                  ConversionPatternRewriter &rewriter) const override {
    MeshAttr mesh = lookupMesh(op, op.getMeshAttr());
    rewriter.replaceOp(
        op, createGroupPosition(rewriter, op.getLoc(), mesh, op.getAxes()));
    return success();
  }
};

struct ConvertAxisSize : public OpConversionPattern<AxisSizeOp> {
  using OpConversionPattern::OpConversionPattern;

  LogicalResult
  matchAndRewrite(AxisSizeOp op, OpAdaptor,
                  ConversionPatternRewriter &rewriter) const override {
    MeshAttr mesh = lookupMesh(op, op.getMeshAttr());
    rewriter.replaceOpWithNewOp<arith::ConstantIndexOp>(
        op, mesh.getSize(op.getAxes()));
    return success();
  }
};

struct ConvertRngFoldAxes : public OpConversionPattern<RngFoldAxesOp> {
  using OpConversionPattern::OpConversionPattern;

  LogicalResult
  matchAndRewrite(RngFoldAxesOp op, OpAdaptor,
                  ConversionPatternRewriter &rewriter) const override {
    MeshAttr mesh = lookupMesh(op, op.getMeshAttr());
    Value position =
        createGroupPosition(rewriter, op.getLoc(), mesh, op.getAxes());
    rewriter.replaceOpWithNewOp<RngFoldOp>(op, op.getType(), op.getKey(),
                                           position);
    return success();
  }
};

//===----------------------------------------------------------------------===//
// Futures
//===----------------------------------------------------------------------===//

/// Starts what stands in the region and ends it at the waits.
struct ConvertAsync : public OpConversionPattern<AsyncOp> {
  using OpConversionPattern::OpConversionPattern;

  LogicalResult
  matchAndRewrite(AsyncOp op, OpAdaptor,
                  ConversionPatternRewriter &rewriter) const override {
    Operation *inner = op.getCommunication();
    Location loc = inner->getLoc();
    RankedTensorType type = op.getFuture().getType().getTensorType();
    CommunicationAttr communication;
    Value src, peer;
    if (auto recv = llvm::dyn_cast<RecvOp>(inner)) {
      communication = getMessage(op.getContext(), RtKind::Recv, recv.getTag());
      peer = createPeerPosition(rewriter, recv,
                                rewriter.getRemappedValue(recv.getPeer()));
    } else if (auto send = llvm::dyn_cast<SendOp>(inner)) {
      communication = getMessage(op.getContext(), RtKind::Send, send.getTag());
      src = rewriter.getRemappedValue(send.getInput());
      peer = createPeerPosition(rewriter, send,
                                rewriter.getRemappedValue(send.getPeer()));
    } else {
      auto collective = llvm::cast<CollectiveOpInterface>(inner);
      communication = getCommunication(
          collective, lookupMesh(op, collective.getMeshAttr()));
      src = rewriter.getRemappedValue(collective.getInput());
    }
    // A send writes nothing.
    bool isSend = llvm::isa<SendOp>(inner);
    Value dst = isSend ? Value() : createEmpty(rewriter, loc, type);
    auto start =
        RtStartOp::create(rewriter, loc,
                          isSend ? TypeRange(rewriter.getI64Type())
                                 : TypeRange({rewriter.getI64Type(), type}),
                          communication, src, dst, peer);
    for (Operation *wait : llvm::make_early_inc_range(op->getUsers())) {
      rewriter.setInsertionPoint(wait);
      auto end = RtWaitOp::create(rewriter, wait->getLoc(),
                                  isSend ? TypeRange() : TypeRange(type),
                                  start.getToken(), start.getResult(), src);
      rewriter.replaceOp(wait, isSend ? src : end.getResult());
    }
    rewriter.eraseOp(op);
    return success();
  }
};

//===----------------------------------------------------------------------===//
// The pass
//===----------------------------------------------------------------------===//

/// Reports what the runtime cannot do. What this passes is converted.
LogicalResult checkElements(Operation *op, Type type) {
  if (getRtType(getRtNumber(getElementTypeOrSelf(type))))
    return success();
  return op->emitOpError("the runtime has no elements of ")
         << getElementTypeOrSelf(type);
}

LogicalResult checkFuture(AsyncOp op) {
  Operation *inner = op.getCommunication();
  if (llvm::isa<AllSliceOp>(inner) || sendsNothing(inner))
    return inner->emitOpError(
        "sends nothing and cannot be in flight: take it out of mesh.async");
  if (op->use_empty())
    return op.emitOpError("is never waited for");
  if (findSurelyWaitedTwice(op))
    return op.emitOpError("is waited for more than once");
  for (Operation *user : op->getUsers())
    if (!llvm::isa<WaitOp>(user)) {
      InFlightDiagnostic diag = op.emitOpError(
          "must be waited for directly: futures that loops, branches or calls "
          "carry cannot be lowered");
      diag.attachNote(user->getLoc()) << "carried here";
      return diag;
    }
  return success();
}

LogicalResult check(Operation *op) {
  return llvm::TypeSwitch<Operation *, LogicalResult>(op)
      .Case<TPDenseOp, ShardOp, ReshardOp, ShardMapOp>([](Operation *op) {
        return op->emitOpError("works on whole tensors: run --mesh-spmd "
                               "before");
      })
      .Case([](AsyncOp op) { return checkFuture(op); })
      .Case([](AllSliceOp) { return success(); })
      .Case<CollectiveOpInterface, RecvOp>([](Operation *op) {
        return checkElements(op, op->getResult(0).getType());
      })
      .Case(
          [](SendOp op) { return checkElements(op, op.getInput().getType()); })
      .Default(success());
}

/// Devices are to call each program by itself.
void publishPrograms(ModuleOp module) {
  mlir::SymbolTableCollection symbols;
  for (auto programs : module.getOps<ProgramsOp>())
    for (FunctionOpInterface function : programs.getFunctions(symbols))
      function.setPublic();
}

} // namespace

void mesh::populateMeshToRuntimePatterns(RewritePatternSet &patterns) {
  patterns.add<ConvertAllSlice, ConvertAsync, ConvertAxisIndex, ConvertAxisSize,
               ConvertCollective, ConvertRecv, ConvertRngFoldAxes, ConvertSend>(
      patterns.getContext());
}

namespace {

struct ConvertMeshToRuntimePass
    : public mesh::impl::ConvertMeshToRuntimePassBase<
          ConvertMeshToRuntimePass> {
  void runOnOperation() override {
    ModuleOp module = getOperation();
    if (failed(verifyHasNoGrid(module)))
      return signalPassFailure();
    MLIRContext *context = &getContext();
    ConversionTarget target(*context);
    target.markUnknownOpDynamicallyLegal([](Operation *) { return true; });
    target.addDynamicallyLegalDialect<MeshDialect>([](Operation *op) {
      return llvm::isa<MeshOp, AxisRulesOp, ProgramsOp>(op) ||
             op->hasTrait<DeviceIndependent>();
    });
    RewritePatternSet patterns(context);
    populateMeshToRuntimePatterns(patterns);
    WalkResult checked =
        module.walk([](Operation *op) -> WalkResult { return check(op); });
    if (checked.wasInterrupted() ||
        failed(applyPartialConversion(module, target, std::move(patterns))))
      return signalPassFailure();
    publishPrograms(module);
    eraseMeshAttributes(module);
    IRRewriter rewriter(context);
    for (Operation &op : llvm::make_early_inc_range(*module.getBody()))
      if (llvm::isa<MeshOp, AxisRulesOp, ProgramsOp>(op))
        rewriter.eraseOp(&op);
  }
};

} // namespace
