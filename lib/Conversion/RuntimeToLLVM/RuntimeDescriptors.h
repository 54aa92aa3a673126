//===- RuntimeDescriptors.h - constants that the runtime reads --*- C++ -*-===//
//
// The descriptors of abi.h as constants of a module, and the declarations of
// its functions. Equal constants are made once.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_LIB_CONVERSION_RUNTIMETOLLVM_RUNTIMEDESCRIPTORS_H
#define MESH_LIB_CONVERSION_RUNTIMETOLLVM_RUNTIMEDESCRIPTORS_H

#include "mesh/IR/MeshRt.h"

#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

namespace mesh {

class RuntimeDescriptors {
public:
  explicit RuntimeDescriptors(ModuleOp module);

  /// The address of a `mesh_rt_op` for ops of `name` on tensors like `type`.
  Value getCommunication(OpBuilder &builder, Location loc,
                         CommunicationAttr communication, ShapedType type,
                         StringRef name);
  /// The address of the `mesh_rt_contraction` that `op` is, or begins with: an
  /// RtContractOp, with its steps, or RtContractThenOp.
  template <typename Op>
  Value getContraction(OpBuilder &builder, Op op,
                       mlir::DenseI64ArrayAttr steps = {}) {
    return getContraction(builder, op.getLoc(), op.getLoopsAttr(), steps,
                          {llvm::cast<ShapedType>(op.getLhs().getType()),
                           llvm::cast<ShapedType>(op.getRhs().getType()),
                           llvm::cast<ShapedType>(op.getOut().getType())},
                          op.getAccumulate());
  }
  /// The address of the `mesh_rt_epilogue` that `op` ends with.
  Value getEpilogue(OpBuilder &builder, RtContractThenOp op);
  /// The address of a `mesh_rt_kernel` for the kernel that `op` launches, of
  /// the module that became `binary`.
  Value getKernel(OpBuilder &builder, gpu::LaunchFuncOp op,
                  gpu::BinaryOp binary);
  /// The address of `text`, with the end of a C string.
  Value getText(OpBuilder &builder, Location loc, StringRef text);
  /// The address of `loc` as text: "mlp.mlir:12:8".
  Value getLocation(OpBuilder &builder, Location loc);

  /// The runtime's function `name`, declared when first asked for.
  LLVM::LLVMFuncOp getFunction(StringRef name, Type result,
                               ArrayRef<Type> arguments);

private:
  /// `operands` are those of lhs, rhs and out.
  Value getContraction(OpBuilder &builder, Location loc,
                       mlir::DenseI64ArrayAttr loops,
                       mlir::DenseI64ArrayAttr steps,
                       std::array<ShapedType, 3> operands, bool accumulate);

  /// One field of a struct: a number, or the address of another constant (null
  /// if there is none).
  struct Field {
    Type type;
    int64_t number = 0;
    LLVM::GlobalOp address = {};
  };
  Field int32(int64_t number) const { return {i32, number}; }
  Field int64(int64_t number) const { return {i64, number}; }
  Field pointer(LLVM::GlobalOp target) const { return {ptr, 0, target}; }

  /// Returns the address of `global`, a descriptor of an op at `loc` that ends
  /// with the location; where `loc` stands for several, that of a copy with the
  /// location of the repetition that runs.
  Value getDescriptor(OpBuilder &builder, Location loc, LLVM::GlobalOp global);
  LLVM::GlobalOp getString(StringRef text);
  /// The code of a module of kernels, and its size with the zero at its end.
  std::pair<LLVM::GlobalOp, int64_t> getKernels(gpu::BinaryOp binary);
  /// An array of numbers of type `element`; null if there are none.
  LLVM::GlobalOp getArray(Type element, ArrayRef<int64_t> numbers);
  /// The struct that `key` stands for; `getFields` is called if it is new.
  LLVM::GlobalOp getStruct(Attribute key,
                           llvm::function_ref<SmallVector<Field>()> getFields);
  LLVM::GlobalOp createGlobal(Type type, Attribute value);

  OpBuilder builder;
  Type i32, i64, ptr;
  /// The globals that the module had before: some of it may be lowered already.
  SymbolTable table;
  DenseMap<Attribute, LLVM::GlobalOp> globals;
  DenseMap<Operation *, std::pair<LLVM::GlobalOp, int64_t>> kernels;
  int64_t numGlobals = 0;
  llvm::StringMap<LLVM::LLVMFuncOp> functions;
  /// Memory of a function for descriptors with the location of a repetition.
  /// The runtime copies what it needs after a call.
  DenseMap<std::pair<Region *, Type>, Value> copies;
};

} // namespace mesh

#endif // MESH_LIB_CONVERSION_RUNTIMETOLLVM_RUNTIMEDESCRIPTORS_H
