//===- ShareTripCounts.h - Functions for any trip count ---------*- C++ -*-===//

#ifndef MESH_LIB_CODEGEN_FUNCTIONS_SHARETRIPCOUNTS_H
#define MESH_LIB_CODEGEN_FUNCTIONS_SHARETRIPCOUNTS_H

#include "mesh/Support/LLVM.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/IR/SymbolTable.h"
#include "llvm/ADT/MapVector.h"

namespace mesh {

/// Functions of one structured op each, and their calls.
using CallsOfFunctions =
    llvm::MapVector<func::FuncOp, SmallVector<func::CallOp>>;

/// Makes one function of those that differ in the trip count of the outermost
/// loop alone. It takes the trip count, and buffers as addresses.
void shareTripCounts(RewriterBase &rewriter, const CallsOfFunctions &calls,
                     mlir::SymbolTable &symbols);

} // namespace mesh

#endif // MESH_LIB_CODEGEN_FUNCTIONS_SHARETRIPCOUNTS_H
