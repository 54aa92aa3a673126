//===- Losses.h - The losses of steps of training ---------------*- C++ -*-===//

#ifndef MESH_LIB_TRAIN_LOSSES_H
#define MESH_LIB_TRAIN_LOSSES_H

#include "TrainState.h"
#include "mesh/Execution/Jobs.h"

namespace mesh {

/// The loss of each step so far. With a job, those of its own steps are known
/// at rank 0 alone.
class Losses {
public:
  /// The tensor of a checkpoint that has them.
  static constexpr StringRef kName = "training.losses";

  explicit Losses(rt::Job *job) : job(job) {}

  /// Returns the number of the result of a step that is its loss: the first of
  /// one float that is not of `state`.
  static llvm::Expected<size_t> findResult(const Signature &signature,
                                           const TrainState &state);

  ArrayRef<double> get() const { return values; }
  void add(double loss) { values.push_back(loss); }

  /// Takes those of `file`, the checkpoint at `path`.
  llvm::Error read(const TensorFile &file, StringRef path);
  /// Returns the tensor of a checkpoint.
  llvm::Expected<HostTensor> makeTensor() const;

  /// Returns whether the last step's loss is finite, in all processes of a job.
  llvm::Expected<bool> isFinite() const;
  /// Returns true in the process that knows them if the last loss is the first
  /// one in a row that is not finite.
  bool hasDiverged() const;

private:
  bool isFiniteAt(size_t fromEnd) const;

  rt::Job *job;
  std::vector<double> values;
};

} // namespace mesh

#endif // MESH_LIB_TRAIN_LOSSES_H
