//===- CalleeBuffers.h - Memory that callers and callees share --*- C++ -*-===//
//
// A function that callers give memory for results may use it for other buffers
// before, and a caller may give it the memory of an argument that is not read
// any more by then.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_LIB_BUFFERIZATION_CALLEEBUFFERS_H
#define MESH_LIB_BUFFERIZATION_CALLEEBUFFERS_H

#include "mesh/Bufferization/BufferLiveness.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/PatternMatch.h"
#include "llvm/ADT/BitVector.h"

namespace mesh {

/// The attribute of arguments that results are written to.
inline constexpr StringLiteral kResultAttrName = "bufferize.result";

/// The accesses of a function to its arguments.
struct CalleeBuffers {
  /// Arguments that results are written to, all after the last use of the
  /// arguments in `early`.
  llvm::BitVector results, early;

  /// Returns whether the first thing that uses `buffer`, an allocation, is
  /// `call`, as memory for a result.
  bool areResultsFirst(memref::AllocOp buffer, func::CallOp call) const;
  /// Returns whether `call` uses `buffer` only as arguments that are early.
  bool isEarly(memref::AllocOp buffer, func::CallOp call) const;
};

/// Replaces those of `allocs` that fit there by the memory for results of
/// `function`, before the results are written.
CalleeBuffers shareResults(RewriterBase &rewriter, func::FuncOp function,
                           const BufferLiveness &liveness,
                           SmallVectorImpl<memref::AllocOp> &allocs);

} // namespace mesh

#endif // MESH_LIB_BUFFERIZATION_CALLEEBUFFERS_H
