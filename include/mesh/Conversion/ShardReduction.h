//===- ShardReduction.h - Combiners in upstream's dialect -------*- C++ -*-===//

#ifndef MESH_CONVERSION_SHARDREDUCTION_H
#define MESH_CONVERSION_SHARDREDUCTION_H

#include "mesh/IR/Mesh.h"

#include "mlir/Dialect/Shard/IR/ShardOps.h"

namespace mesh {

/// The combiners, and the reductions of the shard dialect that are the same.
inline constexpr std::pair<Combiner, mlir::shard::ReductionKind>
    kShardReductions[] = {
        {Combiner::Sum, mlir::shard::ReductionKind::Sum},
        {Combiner::Product, mlir::shard::ReductionKind::Product},
        {Combiner::Min, mlir::shard::ReductionKind::Min},
        {Combiner::Max, mlir::shard::ReductionKind::Max},
        {Combiner::And, mlir::shard::ReductionKind::BitwiseAnd},
        {Combiner::Or, mlir::shard::ReductionKind::BitwiseOr},
};

} // namespace mesh

#endif // MESH_CONVERSION_SHARDREDUCTION_H
