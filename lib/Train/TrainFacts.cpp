//===- TrainFacts.cpp - facts shared by the processes of a job ------------===//

#include "TrainFacts.h"

#include "mesh/Execution/RunFacts.h"

using namespace mesh;

std::vector<JobFact>
mesh::describeTraining(const TrainRequest &request,
                       const std::string &programDigest,
                       const BatchSource &batches,
                       ArrayRef<std::pair<size_t, HostTensor>> constants,
                       const TrainState &state, int64_t done) {
  std::string others;
  for (const auto &[argument, tensor] : constants)
    others += digestTensor(tensor) + " ";
  return {
      {"the function", request.entry},
      {"the program", programDigest, JobFact::Digest},
      {"the check of indices", request.compile.checkBounds ? "on" : "off"},
      {"the level of optimisation", std::to_string(request.compile.optLevel)},
      {"the number of steps", std::to_string(request.steps)},
      {"the steps of the checkpoint", std::to_string(done)},
      {"the steps between checkpoints", std::to_string(request.saveEvery)},
      {"the checkpoint", request.checkpoint},
      {"the order of rows", request.shuffle ? "shuffled" : "that of the files"},
      {"the seed", std::to_string(request.seed)},
      {"the data", batches.digest(), JobFact::Digest},
      {"one of the other arguments", others, JobFact::Digest},
      {"one of the first values", state.digest(), JobFact::Digest}};
}
