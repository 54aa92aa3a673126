//===- AxisSet.h - axes along which devices are told apart ------*- C++ -*-===//

#ifndef MESH_PROGRAMS_AXISSET_H
#define MESH_PROGRAMS_AXISSET_H

#include "mesh/IR/AxisList.h"

#include "llvm/ADT/SmallBitVector.h"

namespace mesh {

/// A set of whole axes of a mesh.
class AxisSet {
public:
  explicit AxisSet(MeshAttr mesh) : mesh(mesh), bits(mesh.getAxes().size()) {}

  void insert(ArrayRef<AxisRefAttr> axes);
  void insertAll();
  /// Adds what is in `other`; returns whether something is new.
  bool insert(const AxisSet &other);

  /// In the order of the mesh.
  AxisList getAxes() const;

private:
  MeshAttr mesh;
  llvm::SmallBitVector bits;
};

} // namespace mesh

#endif // MESH_PROGRAMS_AXISSET_H
