//===- LaunchBuilder.h - kernels of threads in a row ------------*- C++ -*-===//
//
// Makes a `gpu.launch` of so many threads. What kernels take of a buffer is its
// address, and the offset and strides that its type does not say: so their
// parameters are pointers and numbers, as the driver wants them.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_CODEGEN_FUNCTIONS_LAUNCHBUILDER_H
#define MESH_CODEGEN_FUNCTIONS_LAUNCHBUILDER_H

#include "mesh/Support/LLVM.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/SymbolTable.h"
#include "llvm/ADT/SetVector.h"

namespace mesh {

/// Returns true if kernels can take `buffer`: its shape is known, and it is
/// strided.
bool isKernelBuffer(Value buffer);

/// The threads of a block, and arrays that they share, one of each type.
struct BlockShape {
  int64_t numThreads = 1;
  int64_t arraySize = 0;
  SmallVector<Type> arrays;
};

/// The values that a thread has in a block. The numbers are i32 if that
/// suffices for all threads, and else indices.
struct BlockValues {
  Value block, thread;
  ValueRange arrays;
};

class LaunchBuilder {
public:
  /// Launches get names that no other has, in one module.
  explicit LaunchBuilder(ModuleOp module) : module(module) {}

  /// Makes a launch of `numThreads` threads, at least 1, before `op`, whose
  /// code it is to do. `emit` makes what a thread does, at the place where
  /// `builder` is; its argument is the thread's number, i32 if that suffices
  /// and else an index. `mapping` is that of the buffers that `op` and its
  /// regions take to what they are in the kernel.
  void launch(
      Operation *op, int64_t numThreads,
      function_ref<void(OpBuilder &builder, Value thread, IRMapping &mapping)>
          emit);

  /// Makes a launch of so many blocks, as above.
  void
  launchBlocks(Operation *op, int64_t numBlocks, const BlockShape &shape,
               function_ref<void(OpBuilder &builder, const BlockValues &values,
                                 IRMapping &mapping)>
                   emit);

private:
  std::string makeName(Operation *op);

  ModuleOp module;
  int64_t numLaunches = 0;
};

} // namespace mesh

#endif // MESH_CODEGEN_FUNCTIONS_LAUNCHBUILDER_H
