//===- RuntimeToLLVM.cpp - Turn mesh_rt on memrefs into calls -------------===//

#include "mesh/Conversion/Passes.h"
#include "mesh/Conversion/Patterns.h"
#include "mesh/IR/MeshRt.h"

#include "RuntimeDescriptors.h"
#include "mesh-rt/alignment.h"
#include "mlir/Conversion/LLVMCommon/Pattern.h"
#include "mlir/Conversion/LLVMCommon/TypeConverter.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

namespace mesh {
#define GEN_PASS_DEF_CONVERTRUNTIMETOLLVMPASS
#include "mesh/Conversion/Passes.h.inc"
} // namespace mesh

using namespace mesh;

namespace {

/// The state that the patterns share while they convert one module.
class RuntimeCalls {
public:
  explicit RuntimeCalls(ModuleOp module) : descriptors(module) {}

  /// Calls the runtime's function `name`; `result` may be void.
  LLVM::CallOp call(OpBuilder &builder, Location loc, StringRef name,
                    Type result, ValueRange arguments) {
    return LLVM::CallOp::create(
        builder, loc,
        descriptors.getFunction(name, result,
                                llvm::to_vector(arguments.getTypes())),
        arguments);
  }

  /// The address of a memref's descriptor, in memory for the next call. The
  /// runtime copies descriptors, so that all calls of a function share the
  /// memory; `slot` tells the operands of one call apart.
  Value spill(ConversionPatternRewriter &rewriter, Location loc,
              Value descriptor, unsigned slot) {
    Region *body = getFunctionBody(rewriter.getInsertionBlock());
    Value &address = slots[{body, descriptor.getType(), slot}];
    if (!address) {
      OpBuilder::InsertionGuard guard(rewriter);
      rewriter.setInsertionPointToStart(&body->front());
      Value one =
          LLVM::ConstantOp::create(rewriter, loc, rewriter.getI64Type(), 1);
      address = LLVM::AllocaOp::create(
          rewriter, loc, LLVM::LLVMPointerType::get(rewriter.getContext()),
          descriptor.getType(), one);
    }
    LLVM::StoreOp::create(rewriter, loc, descriptor, address);
    return address;
  }

  RuntimeDescriptors descriptors;

private:
  /// The body of the function around `block`.
  static Region *getFunctionBody(Block *block) {
    Region *region = block->getParent();
    while (!llvm::isa<FunctionOpInterface>(region->getParentOp()))
      region = region->getParentRegion();
    return region;
  }

  DenseMap<std::tuple<Region *, Type, unsigned>, Value> slots;
};

template <typename Op>
struct RuntimePattern : public ConvertOpToLLVMPattern<Op> {
  RuntimePattern(const LLVMTypeConverter &converter,
                 const std::shared_ptr<RuntimeCalls> &shared)
      : ConvertOpToLLVMPattern<Op>(converter), calls(*shared), shared(shared) {}

  RuntimeCalls &calls;

private:
  std::shared_ptr<RuntimeCalls> shared;
};

//===----------------------------------------------------------------------===//
// Communication
//===----------------------------------------------------------------------===//

/// The type of `type`'s memory as the runtime sees it: complex numbers are
/// pairs of reals, along one more dim.
MemRefType getTypeOfNumbers(MemRefType type) {
  auto complex = llvm::dyn_cast<ComplexType>(type.getElementType());
  if (!complex)
    return type;
  SmallVector<int64_t> shape(type.getShape());
  shape.push_back(2);
  return MemRefType::get(shape, complex.getElementType());
}

/// The descriptor of that memory.
Value createViewOfNumbers(OpBuilder &builder, Location loc,
                          const LLVMTypeConverter &converter, MemRefType type,
                          Value descriptor) {
  if (!llvm::isa<ComplexType>(type.getElementType()))
    return descriptor;
  MemRefDescriptor source(descriptor);
  MemRefDescriptor view = MemRefDescriptor::poison(
      builder, loc, converter.convertType(getTypeOfNumbers(type)));
  auto constant = [&](int64_t value) -> Value {
    return LLVM::ConstantOp::create(builder, loc, converter.getIndexType(),
                                    value);
  };
  auto twice = [&](Value value) -> Value {
    return LLVM::MulOp::create(builder, loc, value, constant(2));
  };
  view.setAllocatedPtr(builder, loc, source.allocatedPtr(builder, loc));
  view.setAlignedPtr(builder, loc, source.alignedPtr(builder, loc));
  view.setOffset(builder, loc, twice(source.offset(builder, loc)));
  int64_t rank = type.getRank();
  for (int64_t dim = 0; dim < rank; ++dim) {
    view.setSize(builder, loc, dim, source.size(builder, loc, dim));
    view.setStride(builder, loc, dim, twice(source.stride(builder, loc, dim)));
  }
  view.setSize(builder, loc, rank, constant(2));
  view.setStride(builder, loc, rank, constant(1));
  return view;
}

/// `mesh_rt.run` and `mesh_rt.start`, which have the same arguments.
template <typename Op>
struct ConvertCommunication : public RuntimePattern<Op> {
  using RuntimePattern<Op>::RuntimePattern;

  LogicalResult
  matchAndRewrite(Op op, typename Op::Adaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    Location loc = op.getLoc();
    RuntimeCalls &calls = this->calls;
    auto type = llvm::cast<MemRefType>(
        (op.getSrc() ? op.getSrc() : op.getDst()).getType());
    RtKind kind = op.getCommunication().getKind();
    Value null = LLVM::ZeroOp::create(
        rewriter, loc, LLVM::LLVMPointerType::get(op.getContext()));
    auto spill = [&](Value memref, Value descriptor, unsigned slot) {
      if (!memref)
        return null;
      Value view = createViewOfNumbers(rewriter, loc, *this->getTypeConverter(),
                                       llvm::cast<MemRefType>(memref.getType()),
                                       descriptor);
      return calls.spill(rewriter, loc, view, slot);
    };
    Value peer = adaptor.getPeer();
    if (!peer)
      peer = LLVM::ConstantOp::create(rewriter, loc, rewriter.getI64Type(), 0);
    std::string name = ("mesh." + stringifyRtKind(kind)).str();
    Value communication = calls.descriptors.getCommunication(
        rewriter, loc, op.getCommunication(), getTypeOfNumbers(type), name);
    bool isStart = std::is_same_v<Op, RtStartOp>;
    LLVM::CallOp call =
        calls.call(rewriter, loc, isStart ? "mesh_rt_start" : "mesh_rt_run",
                   isStart ? Type(rewriter.getI64Type())
                           : LLVM::LLVMVoidType::get(op.getContext()),
                   {communication, spill(op.getSrc(), adaptor.getSrc(), 0),
                    spill(op.getDst(), adaptor.getDst(), 1), peer});
    rewriter.replaceOp(op, call.getResults());
    return success();
  }
};

struct ConvertWait : public RuntimePattern<RtWaitOp> {
  using RuntimePattern::RuntimePattern;

  LogicalResult
  matchAndRewrite(RtWaitOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    Value location = calls.descriptors.getLocation(rewriter, op.getLoc());
    calls.call(rewriter, op.getLoc(), "mesh_rt_wait", getVoidType(),
               {adaptor.getToken(), location});
    rewriter.eraseOp(op);
    return success();
  }
};

struct ConvertCommit : public RuntimePattern<RtCommitOp> {
  using RuntimePattern::RuntimePattern;

  LogicalResult
  matchAndRewrite(RtCommitOp op, OpAdaptor,
                  ConversionPatternRewriter &rewriter) const override {
    Value location = calls.descriptors.getLocation(rewriter, op.getLoc());
    calls.call(rewriter, op.getLoc(), "mesh_rt_commit", getVoidType(),
               location);
    rewriter.eraseOp(op);
    return success();
  }
};

struct ConvertDevice : public RuntimePattern<RtDeviceOp> {
  using RuntimePattern::RuntimePattern;

  LogicalResult
  matchAndRewrite(RtDeviceOp op, OpAdaptor,
                  ConversionPatternRewriter &rewriter) const override {
    LLVM::CallOp call = calls.call(rewriter, op.getLoc(), "mesh_rt_device",
                                   rewriter.getI64Type(), {});
    rewriter.replaceOp(op, call.getResults());
    return success();
  }
};

//===----------------------------------------------------------------------===//
// Compute and memory
//===----------------------------------------------------------------------===//

struct ConvertContract : public RuntimePattern<RtContractOp> {
  using RuntimePattern::RuntimePattern;

  LogicalResult
  matchAndRewrite(RtContractOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    SmallVector<Value> arguments = {
        calls.descriptors.getContraction(rewriter, op, op.getStepsAttr())};
    for (auto [slot, descriptor] : llvm::enumerate(adaptor.getOperands()))
      arguments.push_back(calls.spill(rewriter, op.getLoc(), descriptor, slot));
    calls.call(rewriter, op.getLoc(), "mesh_rt_contract", getVoidType(),
               arguments);
    rewriter.eraseOp(op);
    return success();
  }
};

struct ConvertContractThen : public RuntimePattern<RtContractThenOp> {
  using RuntimePattern::RuntimePattern;

  LogicalResult
  matchAndRewrite(RtContractThenOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    Location loc = op.getLoc();
    SmallVector<Value> arguments = {
        calls.descriptors.getContraction(rewriter, op),
        calls.descriptors.getEpilogue(rewriter, op)};
    for (auto [slot, descriptor] : llvm::enumerate(adaptor.getOperands()))
      arguments.push_back(calls.spill(rewriter, loc, descriptor, slot));
    if (!op.getBias())
      arguments.push_back(LLVM::ZeroOp::create(rewriter, loc, getPtrType()));
    calls.call(rewriter, loc, "mesh_rt_contract_then", getVoidType(),
               arguments);
    rewriter.eraseOp(op);
    return success();
  }
};

struct ConvertAlloc : public RuntimePattern<memref::AllocOp> {
  using RuntimePattern::RuntimePattern;

  LogicalResult
  matchAndRewrite(memref::AllocOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    if (!isConvertibleAndHasIdentityMaps(op.getType()))
      return rewriter.notifyMatchFailure(op, "has a layout");
    Location loc = op.getLoc();
    SmallVector<Value> sizes, strides;
    Value bytes;
    getMemRefDescriptorSizes(loc, op.getType(), adaptor.getDynamicSizes(),
                             rewriter, sizes, strides, bytes);
    int64_t atLeast = op.getAlignment().value_or(rt::kAlignment);
    Value alignment =
        LLVM::ConstantOp::create(rewriter, loc, rewriter.getI64Type(),
                                 std::max(atLeast, rt::kAlignment));
    LLVM::CallOp call = calls.call(rewriter, loc, "mesh_rt_alloc", getPtrType(),
                                   {alignment, bytes});
    Value pointer = call.getResult();
    rewriter.replaceOp(
        op, {createMemRefDescriptor(loc, op.getType(), pointer, pointer, sizes,
                                    strides, rewriter)});
    return success();
  }
};

struct ConvertDealloc : public RuntimePattern<memref::DeallocOp> {
  using RuntimePattern::RuntimePattern;

  LogicalResult
  matchAndRewrite(memref::DeallocOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    if (!llvm::isa<MemRefType>(op.getMemref().getType()))
      return rewriter.notifyMatchFailure(op, "is not ranked");
    Value pointer = MemRefDescriptor(adaptor.getMemref())
                        .allocatedPtr(rewriter, op.getLoc());
    calls.call(rewriter, op.getLoc(), "mesh_rt_free", getVoidType(), pointer);
    rewriter.eraseOp(op);
    return success();
  }
};

/// `mesh_rt.copy_to_host` and `mesh_rt.copy_to_device`: the buffer that is
/// written comes first.
template <typename Op>
struct ConvertCopy : public RuntimePattern<Op> {
  using RuntimePattern<Op>::RuntimePattern;

  LogicalResult
  matchAndRewrite(Op op, typename Op::Adaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    Location loc = op.getLoc();
    MemRefType type = op.getSrc().getType();
    auto getAddress = [&](Value memref, Value descriptor) {
      return this->getStridedElementPtr(
          rewriter, loc, llvm::cast<MemRefType>(memref.getType()), descriptor,
          /*indices=*/
          SmallVector<Value>(llvm::cast<MemRefType>(memref.getType()).getRank(),
                             LLVM::ConstantOp::create(
                                 rewriter, loc, this->getIndexType(), 0)));
    };
    Value count = LLVM::ConstantOp::create(rewriter, loc, this->getIndexType(),
                                           type.getNumElements());
    Value bytes = LLVM::MulOp::create(
        rewriter, loc, count,
        this->getSizeInBytes(loc, type.getElementType(), rewriter));
    this->calls.call(rewriter, loc,
                     std::is_same_v<Op, RtCopyToHostOp>
                         ? "mesh_rt_copy_to_host"
                         : "mesh_rt_copy_to_device",
                     this->getVoidType(),
                     {getAddress(op.getDst(), adaptor.getDst()),
                      getAddress(op.getSrc(), adaptor.getSrc()), bytes});
    rewriter.eraseOp(op);
    return success();
  }
};

/// A launch of a kernel whose module has become code. Of buffers it takes the
/// addresses.
struct ConvertLaunch : public RuntimePattern<gpu::LaunchFuncOp> {
  using RuntimePattern::RuntimePattern;

  LogicalResult
  matchAndRewrite(gpu::LaunchFuncOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    Location loc = op.getLoc();
    auto binary = llvm::dyn_cast_or_null<gpu::BinaryOp>(
        mlir::SymbolTable::lookupNearestSymbolFrom(op,
                                                   op.getKernelModuleName()));
    if (!binary || op.getAsyncToken() || !op.getAsyncDependencies().empty() ||
        op.hasClusterSize())
      return rewriter.notifyMatchFailure(op, "is no launch of compiled code, "
                                             "one after the other");
    SmallVector<Value> addresses;
    for (auto [operand, value] :
         llvm::zip_equal(op.getKernelOperands(), adaptor.getKernelOperands())) {
      Value argument = value;
      if (llvm::isa<MemRefType>(operand.getType()))
        argument = MemRefDescriptor(value).alignedPtr(rewriter, loc);
      addresses.push_back(
          calls.spill(rewriter, loc, argument, addresses.size()));
    }
    SmallVector<Value> sizes = {
        adaptor.getGridSizeX(),  adaptor.getGridSizeY(),
        adaptor.getGridSizeZ(),  adaptor.getBlockSizeX(),
        adaptor.getBlockSizeY(), adaptor.getBlockSizeZ()};
    Value shared = adaptor.getDynamicSharedMemorySize();
    sizes.push_back(
        shared
            ? LLVM::ZExtOp::create(rewriter, loc, rewriter.getI64Type(), shared)
                  .getResult()
            : LLVM::ConstantOp::create(rewriter, loc, rewriter.getI64Type(), 0)
                  .getResult());
    calls.call(rewriter, loc, "mesh_rt_launch", getVoidType(),
               {calls.descriptors.getKernel(rewriter, op, binary),
                spillArray(rewriter, loc, sizes),
                spillArray(rewriter, loc, addresses)});
    rewriter.eraseOp(op);
    return success();
  }

private:
  /// The address of an array of `values`, of one type; null if there are none.
  Value spillArray(ConversionPatternRewriter &rewriter, Location loc,
                   ArrayRef<Value> values) const {
    if (values.empty())
      return LLVM::ZeroOp::create(rewriter, loc, getPtrType());
    Value array = LLVM::UndefOp::create(
        rewriter, loc,
        LLVM::LLVMArrayType::get(values.front().getType(), values.size()));
    for (auto [i, value] : llvm::enumerate(values))
      array = LLVM::InsertValueOp::create(rewriter, loc, array, value,
                                          static_cast<int64_t>(i));
    return calls.spill(rewriter, loc, array, 0);
  }
};

//===----------------------------------------------------------------------===//
// Assertions
//===----------------------------------------------------------------------===//

/// An assertion that does not hold ends the program by a call that does not
/// return, and so with a report.
struct ConvertAssert : public RuntimePattern<cf::AssertOp> {
  using RuntimePattern::RuntimePattern;

  LogicalResult
  matchAndRewrite(cf::AssertOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    Location loc = op.getLoc();
    Block *block = op->getBlock();
    Block *rest = rewriter.splitBlock(block, op->getIterator());
    Block *failure =
        rewriter.createBlock(block->getParent(), rest->getIterator());
    Value message = calls.descriptors.getText(rewriter, loc, op.getMsg());
    Value location = calls.descriptors.getLocation(rewriter, loc);
    calls.call(rewriter, loc, "mesh_rt_fail", getVoidType(),
               {message, location});
    LLVM::UnreachableOp::create(rewriter, loc);
    rewriter.setInsertionPointToEnd(block);
    LLVM::CondBrOp::create(rewriter, loc, adaptor.getArg(), rest, failure);
    rewriter.eraseOp(op);
    return success();
  }
};

//===----------------------------------------------------------------------===//
// The pass
//===----------------------------------------------------------------------===//

} // namespace

void mesh::populateRuntimeToLLVMPatterns(const LLVMTypeConverter &converter,
                                         ModuleOp module,
                                         RewritePatternSet &patterns) {
  auto calls = std::make_shared<RuntimeCalls>(module);
  patterns.add<ConvertAlloc, ConvertAssert, ConvertCommit,
               ConvertCommunication<RtRunOp>, ConvertCommunication<RtStartOp>,
               ConvertContract, ConvertContractThen,
               ConvertCopy<RtCopyToHostOp>, ConvertCopy<RtCopyToDeviceOp>,
               ConvertDealloc, ConvertDevice, ConvertLaunch, ConvertWait>(
      converter, calls);
}

namespace {

struct ConvertRuntimeToLLVMPass
    : public mesh::impl::ConvertRuntimeToLLVMPassBase<
          ConvertRuntimeToLLVMPass> {
  void runOnOperation() override {
    ModuleOp module = getOperation();
    IRRewriter rewriter(&getContext());
    passAddresses(rewriter, module);
    LLVMTypeConverter converter(&getContext());
    RewritePatternSet patterns(&getContext());
    populateRuntimeToLLVMPatterns(converter, module, patterns);
    ConversionTarget target(getContext());
    target.markUnknownOpDynamicallyLegal([](Operation *) { return true; });
    target.addIllegalDialect<MeshRtDialect>();
    target
        .addIllegalOp<gpu::LaunchFuncOp, memref::AllocOp, memref::DeallocOp>();
    // Regions of structured ops have one block.
    target.addDynamicallyLegalOp<cf::AssertOp>([](cf::AssertOp op) {
      return !llvm::isa<FunctionOpInterface>(op->getParentOp());
    });
    if (failed(applyPartialConversion(module, target, std::move(patterns))))
      return signalPassFailure();
    // The code is a constant now.
    for (auto binary :
         llvm::make_early_inc_range(module.getOps<gpu::BinaryOp>()))
      rewriter.eraseOp(binary);
    module->removeAttr(gpu::GPUDialect::getContainerModuleAttrName());
  }
};

} // namespace
