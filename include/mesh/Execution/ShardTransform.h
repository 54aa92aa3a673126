//===- ShardTransform.h - a function on every shard -------------*- C++ -*-===//
//
// Runs an MLIR function on the parts that the devices hold of a batch, all at
// the same time. The function is in local view: it sees one device's parts, and
// may use collectives over the axes of the mesh. Its arguments and results are
// tensors and bear the names of leaves (`mesh.name`):
//
//   func.func @normalise(%x: tensor<2x4xf32> {mesh.name = "inputs"})
//       -> (tensor<2x4xf32> {mesh.name = "inputs"})
//
//===----------------------------------------------------------------------===//

#ifndef MESH_EXECUTION_SHARDTRANSFORM_H
#define MESH_EXECUTION_SHARDTRANSFORM_H

#include "mesh/Execution/Program.h"
#include "mesh/Sharder/BatchSharder.h"

namespace mesh {

class ShardTransform {
public:
  /// Compiles `function` of `module`, which stays as it is, for the mesh of
  /// `sharder`. `in` says how arguments are split and `out` how the results are
  /// parts of a whole; without `out` it is as in `in`. A result that is not
  /// split must be replicated.
  ///
  /// An error if there is no such function, or it is for another mesh, names a
  /// leaf twice or not at all, or disagrees with a spec. What is wrong with the
  /// function itself goes to the context's diagnostics.
  static llvm::Expected<ShardTransform>
  compile(const BatchSharder &sharder, ModuleOp module, StringRef function,
          BatchSpec in, std::optional<BatchSpec> out = std::nullopt);

  const BatchSpec &getInSpec() const { return in; }

  /// Runs the function on the parts of `batch`, which must have just the leaves
  /// that it takes, split so. An error names the leaf that does not fit or the
  /// result whose copies differ, or is that of the run. Padding is passed in
  /// like the rest. A result that bears the name of a leaf and is split like it
  /// has the leaf's padding; of others each dim that is split into parts of the
  /// same size along the same axes as a leaf's dim has that one's. It is an
  /// error if dims that have padding leave open how much of a result is. May be
  /// called from several threads at once.
  llvm::Expected<ShardedBatch> run(const ShardedBatch &batch) const;

private:
  ShardTransform() = default;

  std::unique_ptr<Program> program;
  BatchSpec in;
  /// The specs of arguments and results.
  SmallVector<ShardingAttr> inShardings, outShardings;
};

/// Splits `batch` as `transform` wants it, runs it on every device's parts, and
/// gives the parts that result; `sharder`, for whose mesh it is compiled,
/// counts the call. An error names the leaf that does not fit or whose copies
/// differ, or is that of the run.
llvm::Expected<ShardedBatch> parallelTransform(BatchSharder &sharder,
                                               const ShardTransform &transform,
                                               const Batch &batch);

} // namespace mesh

#endif // MESH_EXECUTION_SHARDTRANSFORM_H
