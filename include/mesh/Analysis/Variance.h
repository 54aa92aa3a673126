//===- Variance.h - along which axes local values differ --------*- C++ -*-===//
//
// In local view a value has as many instances as there are devices. This says
// along which axes of the mesh they may differ; along all others devices are
// known to hold the same, to the bit.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_ANALYSIS_VARIANCE_H
#define MESH_ANALYSIS_VARIANCE_H

#include "mesh/IR/AxisList.h"

#include "mlir/Interfaces/FunctionInterfaces.h"

namespace mesh {

class Variance {
public:
  /// Analyses a function in local view, in one go over its ops.
  explicit Variance(FunctionOpInterface function);

  /// Whether devices that differ at most on `axes` hold the same value. False
  /// for values that came into being after the analysis.
  bool isSame(Value value, ArrayRef<AxisRefAttr> axes) const;

  /// To be called before a value ceases to be: another one may take its place.
  void forget(Value value) { axes.erase(value); }

private:
  /// The axes along which a value may differ; nothing if they are not known.
  using Axes = std::optional<AxisList>;

  Axes get(Value value) const;
  Axes getOfResults(Operation *op) const;
  Axes getOfCollective(Operation *op) const;
  Axes getOfInputs(Operation *op) const;

  MeshAttr mesh;
  DenseMap<Value, AxisList> axes;
};

} // namespace mesh

#endif // MESH_ANALYSIS_VARIANCE_H
