//===- Precision.h - precision of results -----------------------*- C++ -*-===//
//
// A value is as precise as the least precise float type that anything it is
// made of was rounded to: an f32 sum of bf16 exponentials is one of bf16.
// Arguments and constants are exact, whatever their types.
//
// The analysis errs on the coarse side. All that is in an op's regions, and all
// that its operands and the functions that it calls are made of, may reach any
// of its results. What comes from memory or another device may be anything that
// is computed.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_ANALYSIS_PRECISION_H
#define MESH_ANALYSIS_PRECISION_H

#include "mesh/Support/LLVM.h"

#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "llvm/ADT/DenseMap.h"

namespace mesh {

/// The one of two float types that has fewer bits of precision; null is exact.
FloatType getLessPrecise(FloatType a, FloatType b);

class PrecisionAnalysis {
public:
  explicit PrecisionAnalysis(SymbolTableCollection &symbols)
      : symbols(symbols) {}

  /// The precision of each result of `function`; null for what no float has
  /// reached.
  SmallVector<FloatType> getResults(FunctionOpInterface function);
  /// The least precision of all that `function` and what it calls compute.
  FloatType getWhole(FunctionOpInterface function);

private:
  FloatType get(ValueRange values) const;
  /// The precision of `op` and all that is in it, whose values are noted;
  /// `whole` is that of what comes from elsewhere.
  FloatType visit(Operation &op, FloatType whole);

  SymbolTableCollection &symbols;
  llvm::DenseMap<Value, FloatType> values;
  llvm::DenseMap<Operation *, SmallVector<FloatType>> functions;
};

} // namespace mesh

#endif // MESH_ANALYSIS_PRECISION_H
