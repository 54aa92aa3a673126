//===- LLVM.h - the common names of LLVM and MLIR ---------------*- C++ -*-===//
//
// Makes MLIR's and LLVM's usual names visible in `mesh`, once, so that the
// namespace costs nothing.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_SUPPORT_LLVM_H
#define MESH_SUPPORT_LLVM_H

#include "mlir/Support/LLVM.h"

namespace mlir {
class AffineMap;
class FlatSymbolRefAttr;
class FunctionOpInterface;
class ImplicitLocOpBuilder;
class ModuleOp;
class OpPassManager;
class RankedTensorType;
class RewritePatternSet;
class SymbolTableCollection;
} // namespace mlir

namespace mesh {
using namespace mlir; // NOLINT(google-build-using-namespace)
} // namespace mesh

#endif // MESH_SUPPORT_LLVM_H
