//===- PassAddresses.cpp - Pass buffers by their addresses ----------------===//

#include "mesh/Conversion/Patterns.h"

#include "mlir/Conversion/LLVMCommon/MemRefBuilder.h"
#include "mlir/Conversion/LLVMCommon/TypeConverter.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Utils/IndexingUtils.h"

using namespace mesh;
using mlir::LLVMTypeConverter;
using mlir::MemRefDescriptor;
using mlir::UnrealizedConversionCastOp;

/// Returns true if the address of a buffer says all that its type does not.
static bool isAddress(Type type) {
  auto buffer = llvm::dyn_cast<MemRefType>(type);
  return buffer && buffer.hasStaticShape() && buffer.getLayout().isIdentity() &&
         !buffer.getMemorySpace();
}

static Type getPassedType(Type type) {
  return isAddress(type) ? LLVM::LLVMPointerType::get(type.getContext()) : type;
}

/// The buffer at `address`.
static Value emitBuffer(OpBuilder &builder, Location loc, MemRefType type,
                        Value address, const LLVMTypeConverter &converter) {
  MemRefDescriptor descriptor =
      MemRefDescriptor::poison(builder, loc, converter.convertType(type));
  descriptor.setAllocatedPtr(builder, loc, address);
  descriptor.setAlignedPtr(builder, loc, address);
  descriptor.setConstantOffset(builder, loc, 0);
  SmallVector<int64_t> strides = mlir::computeStrides(type.getShape());
  for (auto [dim, size, stride] : llvm::enumerate(type.getShape(), strides)) {
    descriptor.setConstantSize(builder, loc, dim, size);
    descriptor.setConstantStride(builder, loc, dim, stride);
  }
  return UnrealizedConversionCastOp::create(builder, loc, type,
                                            Value(descriptor))
      .getResult(0);
}

static Value emitAddress(OpBuilder &builder, Location loc, Value buffer,
                         const LLVMTypeConverter &converter) {
  auto descriptor = UnrealizedConversionCastOp::create(
      builder, loc, converter.convertType(buffer.getType()), buffer);
  return MemRefDescriptor(descriptor.getResult(0)).alignedPtr(builder, loc);
}

static void convert(RewriterBase &rewriter, func::FuncOp function,
                    const LLVMTypeConverter &converter) {
  SmallVector<Type> types =
      llvm::map_to_vector(function.getArgumentTypes(), getPassedType);
  rewriter.modifyOpInPlace(function, [&] {
    function.setFunctionType(FunctionType::get(function.getContext(), types,
                                               function.getResultTypes()));
  });
  if (function.isExternal())
    return;
  rewriter.setInsertionPointToStart(&function.front());
  for (auto [argument, type] :
       llvm::zip_equal(function.getBody().getArguments(), types)) {
    auto buffer = llvm::dyn_cast<MemRefType>(argument.getType());
    if (argument.getType() == type)
      continue;
    SmallVector<OpOperand *> uses = llvm::map_to_vector(
        argument.getUses(), [](OpOperand &use) { return &use; });
    rewriter.modifyOpInPlace(function, [&] { argument.setType(type); });
    if (uses.empty())
      continue;
    Value value =
        emitBuffer(rewriter, argument.getLoc(), buffer, argument, converter);
    for (OpOperand *use : uses)
      rewriter.modifyOpInPlace(use->getOwner(), [&] { use->set(value); });
  }
}

static void convert(RewriterBase &rewriter, func::CallOp call,
                    const LLVMTypeConverter &converter) {
  rewriter.setInsertionPoint(call);
  for (OpOperand &operand : call->getOpOperands()) {
    if (!isAddress(operand.get().getType()))
      continue;
    Value address =
        emitAddress(rewriter, call.getLoc(), operand.get(), converter);
    rewriter.modifyOpInPlace(call, [&] { operand.set(address); });
  }
}

void mesh::passAddresses(RewriterBase &rewriter, ModuleOp module) {
  LLVMTypeConverter converter(module.getContext());
  module.walk([&](func::CallOp call) { convert(rewriter, call, converter); });
  for (auto function : module.getOps<func::FuncOp>())
    convert(rewriter, function, converter);
}
