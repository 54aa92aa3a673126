//===- StateCheck.h - Checks that a state is finite -------------*- C++ -*-===//

#ifndef MESH_LIB_TRAIN_STATECHECK_H
#define MESH_LIB_TRAIN_STATECHECK_H

#include "mesh/Checkpoint/Checkpoint.h"

namespace mesh {

/// Tells a state that is worth a checkpoint from one that steps have spoiled.
/// Numbers that are not finite are counted against those of the first state: a
/// program may keep a mask, or begin a minimum with infinity.
class StateCheck {
public:
  /// Takes the state that training begins with.
  void begin(ArrayRef<Leaf> state);

  /// Returns the name of a tensor that has more NaNs than at first, or an empty
  /// one. With `countsInfinities`, as after a loss that is not finite,
  /// infinities count as NaNs.
  StringRef findSpoiled(ArrayRef<Leaf> state, bool countsInfinities) const;

private:
  struct Counts {
    int64_t nans = 0, infinities = 0;
  };
  static Counts count(const HostTensor &tensor);

  SmallVector<Counts> first;
};

} // namespace mesh

#endif // MESH_LIB_TRAIN_STATECHECK_H
