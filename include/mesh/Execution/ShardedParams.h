//===- ShardedParams.h - parameters made in their shards --------*- C++ -*-===//

#ifndef MESH_EXECUTION_SHARDEDPARAMS_H
#define MESH_EXECUTION_SHARDEDPARAMS_H

#include "mesh/Sharder/BatchSharder.h"

namespace mesh {

/// The result of `createShardedParam`.
struct ParamRequest {
  std::string name;
  /// The shape of the whole.
  TensorShape shape;
  ArraySpec spec;
  /// As `mesh.param` has it after `init`: "zeros", "normal 0.02",
  /// "lecun_normal", "variance_scaling(2.0, fan_out, uniform)".
  std::string initializer = "lecun_normal";
  /// The random stream that its key is of.
  std::string stream = "params";
};

/// Makes a parameter on the mesh of `sharder`, which counts the call: each
/// device draws its own part and sees nothing else.
llvm::Expected<ShardedLeaf> createShardedParam(BatchSharder &sharder,
                                               const ParamRequest &request);

/// The same of all parameters that `module` declares, in their order, by the
/// key of stream `stream`. What is wrong with one of them goes to the context's
/// diagnostics.
llvm::Expected<ShardedBatch> createShardedParams(BatchSharder &sharder,
                                                 ModuleOp module,
                                                 StringRef stream = "params");

} // namespace mesh

#endif // MESH_EXECUTION_SHARDEDPARAMS_H
