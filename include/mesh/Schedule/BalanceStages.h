//===- BalanceStages.h - a list of layers split into stages -----*- C++ -*-===//

#ifndef MESH_SCHEDULE_BALANCESTAGES_H
#define MESH_SCHEDULE_BALANCESTAGES_H

#include "mesh/Schedule/Costs.h"

namespace mesh {

struct StageSplit {
  /// The number of layers of each stage, one or more; all layers together.
  SmallVector<int64_t> lengths;
  /// The costs of each stage together.
  SmallVector<Rational> costs;
};

/// Splits layers, by their costs, into stages. No split has a smaller largest
/// stage; of those like that, none has a smaller sum of squares; of those, the
/// one with the shortest last stages is taken. Layers cost at least 0.
llvm::Expected<StageSplit> balanceStages(ArrayRef<Rational> costs,
                                         int64_t stages);

} // namespace mesh

#endif // MESH_SCHEDULE_BALANCESTAGES_H
