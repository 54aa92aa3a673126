//===- Explanation.h - explanations of shardings ----------------*- C++ -*-===//

#ifndef MESH_TRANSFORMS_PROPAGATION_EXPLANATION_H
#define MESH_TRANSFORMS_PROPAGATION_EXPLANATION_H

#include "mesh/Analysis/GlobalFunctions.h"

namespace mesh {

/// Finds shardings as `propagateShardings` does, writes none of them, and
/// remarks for each tensor that satisfies `isWanted` how it would be split.
/// `isWanted` is called right before, with the value and its sharding, which is
/// null for values that are no tensors. In notes: for each axis the way that it
/// came, back to what is written down; and the axes that ops around the value
/// asked for in vain, and why.
LogicalResult
explainShardings(ArrayRef<GlobalFunction> functions,
                 SymbolTableCollection &symbols,
                 function_ref<bool(Value, ShardingAttr)> isWanted);

} // namespace mesh

#endif // MESH_TRANSFORMS_PROPAGATION_EXPLANATION_H
