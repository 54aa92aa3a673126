//===- StepFacts.h - time and effects of steps ------------------*- C++ -*-===//

#ifndef MESH_LIB_REMAT_STEPFACTS_H
#define MESH_LIB_REMAT_STEPFACTS_H

#include "mesh/IR/Mesh.h"
#include "mesh/Machine/MachineModel.h"

#include "mlir/Interfaces/FunctionInterfaces.h"

namespace mesh {

class BlockUnits;

/// Facts about ops and about the functions that they call, which are read once.
class StepFacts {
public:
  /// Without `machine` no times are known.
  StepFacts(MeshAttr mesh, const MachineModel *machine,
            SymbolTableCollection &symbols)
      : symbols(symbols), withInsides(machine), mesh(mesh), machine(machine) {}

  /// Returns true if `op`, or a call by it, may run twice.
  bool isPure(Operation *op);
  /// Returns true if `root`, which reads `leaves`, may be repeated.
  bool isRepeatable(Operation *root, ArrayRef<Value> leaves);
  /// The time of `root`; nothing if it cannot be predicted.
  std::optional<double> getSeconds(Operation *root, ArrayRef<Value> leaves);
  /// The time for `ops`, of the block of `units`, as far as they make buffers:
  /// an elementwise op costs nothing as a part of another one. `maker` is not.
  std::optional<double> getSeconds(ArrayRef<Operation *> ops, Operation *maker,
                                   const BlockUnits &units);
  bool hasTimes() const { return machine; }
  MeshAttr getMesh() const { return mesh; }
  const MachineModel *getMachine() const { return machine; }

  SymbolTableCollection &symbols;
  /// True if choices inside steps are searched.
  bool withInsides;
  /// The memory of a function that is called, and the arguments that it writes
  /// over.
  struct Callee {
    int64_t peak = 0;
    SmallVector<unsigned, 2> written = {};
  };
  DenseMap<Operation *, Callee> callees;

private:
  std::optional<double> getCallSeconds(FunctionOpInterface callee);

  MeshAttr mesh;
  const MachineModel *machine;
  DenseMap<Operation *, std::optional<double>> seconds;
  DenseMap<Operation *, bool> arePure;
};

} // namespace mesh

#endif // MESH_LIB_REMAT_STEPFACTS_H
