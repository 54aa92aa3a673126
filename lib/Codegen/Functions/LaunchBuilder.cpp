//===- LaunchBuilder.cpp - kernels of threads in a row --------------------===//

#include "mesh/Codegen/Functions/LaunchBuilder.h"

#include "mesh/Codegen/Fusion/ReductionStep.h"
#include "mesh/IR/MeshRt.h"
#include "mesh/Interfaces/UsedValues.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace mesh;

static constexpr StringLiteral kModuleName = "mesh_kernels";

bool mesh::isKernelBuffer(Value buffer) {
  auto type = llvm::dyn_cast<MemRefType>(buffer.getType());
  return type && type.hasStaticShape() && type.isStrided();
}

/// A name as PTX allows it: the function's, and what the op is.
std::string LaunchBuilder::makeName(Operation *op) {
  auto function = op->getParentOfType<FunctionOpInterface>();
  std::string name;
  for (StringRef part : {function.getName(), op->getName().stripDialect()})
    for (char c : (part + "_").str())
      name += llvm::isAlnum(c) ? c : '_';
  return name + std::to_string(numLaunches++);
}

/// The buffers that `op` takes, and those that its regions do.
static SetVector<Value> findBuffers(Operation *op) {
  SetVector<Value> values = getUsedValues(op);
  values.remove_if(
      [](Value value) { return !llvm::isa<BaseMemRefType>(value.getType()); });
  return values;
}

/// `known` if that is static, else `value`.
static OpFoldResult foldKnown(OpBuilder &builder, int64_t known, Value value) {
  if (ShapedType::isDynamic(known))
    return value;
  return builder.getIndexAttr(known);
}

/// In a kernel, what `buffer` is there; on the host, what that needs of it.
static Value emitView(OpBuilder &host, OpBuilder &kernel, Location loc,
                      Value buffer) {
  auto type = llvm::cast<MemRefType>(buffer.getType());
  auto metadata = memref::ExtractStridedMetadataOp::create(host, loc, buffer);
  auto [strides, offset] = type.getStridesAndOffset();
  SmallVector<OpFoldResult> sizes, steps;
  for (auto [size, stride, value] :
       llvm::zip_equal(type.getShape(), strides, metadata.getStrides())) {
    sizes.push_back(host.getIndexAttr(size));
    steps.push_back(foldKnown(host, stride, value));
  }
  return memref::ReinterpretCastOp::create(
      kernel, loc, type, metadata.getBaseBuffer(),
      foldKnown(host, offset, metadata.getOffset()), sizes, steps);
}

void LaunchBuilder::launchBlocks(
    Operation *op, int64_t numBlocks, const BlockShape &shape,
    function_ref<void(OpBuilder &, const BlockValues &, IRMapping &)> emit) {
  // The same in every thread, and nothing for a kernel to ask.
  op->walk([&](RtDeviceOp device) { device->moveBefore(op); });
  Location loc = op->getLoc();
  OpBuilder host(op);
  Value one = arith::ConstantIndexOp::create(host, loc, 1);
  Value gridSize = arith::ConstantIndexOp::create(host, loc, numBlocks);
  Value blockSize = arith::ConstantIndexOp::create(host, loc, shape.numThreads);
  auto symbol = [&](const llvm::Twine &name) {
    return FlatSymbolRefAttr::get(op->getContext(), name.str());
  };
  SmallVector<Type> arrays;
  for (Type element : shape.arrays)
    arrays.push_back(
        MemRefType::get(shape.arraySize, element, AffineMap(),
                        gpu::AddressSpaceAttr::get(
                            op->getContext(), gpu::AddressSpace::Workgroup)));
  auto launch = gpu::LaunchOp::create(
      host, loc, gridSize, one, one, blockSize, one, one,
      /*dynamicSharedMemorySize=*/Value(), /*asyncTokenType=*/Type(),
      /*asyncDependencies=*/{}, /*workgroupAttributions=*/arrays,
      /*privateAttributions=*/{}, /*clusterSizeX=*/Value(),
      /*clusterSizeY=*/Value(), /*clusterSizeZ=*/Value(), symbol(kModuleName),
      symbol(makeName(op)));
  host.setInsertionPoint(launch);
  OpBuilder kernel = OpBuilder::atBlockEnd(&launch.getBody().front());

  IRMapping mapping;
  for (Value buffer : findBuffers(op))
    mapping.map(buffer, emitView(host, kernel, loc, buffer));

  // Numbers of 32 bits where they suffice: GPUs divide them much faster.
  bool isSmall = llvm::isInt<32>(numBlocks * shape.numThreads);
  auto number = [&](Value index) -> Value {
    if (!isSmall)
      return index;
    return arith::IndexCastOp::create(kernel, loc, kernel.getI32Type(), index);
  };
  SmallVector<Value> shared(launch.getWorkgroupAttributions());
  BlockValues values{number(launch.getBlockIds().x),
                     number(launch.getThreadIds().x), shared};
  emit(kernel, values, mapping);
  gpu::TerminatorOp::create(kernel, loc);
}

void LaunchBuilder::launch(
    Operation *op, int64_t numThreads,
    function_ref<void(OpBuilder &, Value, IRMapping &)> emit) {
  Location loc = op->getLoc();
  BlockShape shape;
  shape.numThreads =
      numThreads == 1
          ? 1
          : std::min(kMaxThreads,
                     static_cast<int64_t>(llvm::alignTo(numThreads, kWarp)));
  int64_t numBlocks = llvm::divideCeil(numThreads, shape.numThreads);
  launchBlocks(
      op, numBlocks, shape,
      [&](OpBuilder &kernel, const BlockValues &values, IRMapping &mapping) {
        auto constant = [&](int64_t value) -> Value {
          return arith::ConstantOp::create(
              kernel, loc,
              kernel.getIntegerAttr(values.thread.getType(), value));
        };
        Value thread = values.thread;
        if (numBlocks > 1)
          thread = arith::AddIOp::create(
              kernel, loc,
              arith::MulIOp::create(kernel, loc, values.block,
                                    constant(shape.numThreads)),
              thread);
        if (numBlocks * shape.numThreads == numThreads)
          return emit(kernel, thread, mapping);
        Value isInside =
            arith::CmpIOp::create(kernel, loc, arith::CmpIPredicate::ult,
                                  thread, constant(numThreads));
        auto guard = scf::IfOp::create(kernel, loc, isInside);
        OpBuilder inside = guard.getThenBodyBuilder();
        emit(inside, thread, mapping);
      });
}
