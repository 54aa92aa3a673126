//===- TrainFacts.h - facts shared by the processes of a job ----*- C++ -*-===//
//
// Each process of a job compiles the step and reads the files by itself. These
// facts tell whether all of them came to the same.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_LIB_TRAIN_TRAINFACTS_H
#define MESH_LIB_TRAIN_TRAINFACTS_H

#include "BatchSource.h"
#include "TrainState.h"
#include "mesh/Execution/Jobs.h"
#include "mesh/Train/TrainFile.h"

namespace mesh {

/// Returns the facts of a training that begins with `state`, which has seen
/// `done` steps. `constants` are the arguments that all steps take.
std::vector<JobFact>
describeTraining(const TrainRequest &request, const std::string &programDigest,
                 const BatchSource &batches,
                 ArrayRef<std::pair<size_t, HostTensor>> constants,
                 const TrainState &state, int64_t done);

} // namespace mesh

#endif // MESH_LIB_TRAIN_TRAINFACTS_H
