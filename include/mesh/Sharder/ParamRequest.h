//===- ParamRequest.h - a parameter to be made in its shards ----*- C++ -*-===//

#ifndef MESH_SHARDER_PARAMREQUEST_H
#define MESH_SHARDER_PARAMREQUEST_H

#include "mesh/Execution/HostTensor.h"
#include "mesh/Sharder/BatchSpec.h"

namespace mesh {

/// What `BatchSharder::createShardedParam` makes.
struct ParamRequest {
  std::string name;
  /// Of the whole.
  TensorShape shape;
  ArraySpec spec;
  /// As `mesh.param` has it after `init`: "zeros", "normal 0.02",
  /// "lecun_normal", "variance_scaling(2.0, fan_out, uniform)".
  std::string initializer = "lecun_normal";
  /// The random stream that its key is of.
  std::string stream = "params";
};

} // namespace mesh

#endif // MESH_SHARDER_PARAMREQUEST_H
