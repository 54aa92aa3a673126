//===- StageRuns.cpp - stages of a pipeline as those of a schedule --------===//

#include "PipelineSteps.h"

#include "llvm/ADT/STLExtras.h"

using namespace mesh;

StageRuns::StageRuns(const PipelineSchedule &schedule,
                     ArrayRef<int64_t> lengths)
    : begins({0}), chunkOf(lengths.size()) {
  for (int64_t length : lengths) {
    begins.push_back(begins.back() + length);
    longest = std::max(longest, length);
    isRegular &= length == lengths.front();
  }
  int64_t numDevices = schedule.getNumRanks();
  isRegular &= schedule.getNumStages() % numDevices == 0;
  SmallVector<int64_t> numStages(numDevices);
  for (auto [stage, device] : llvm::enumerate(schedule.rankOfStage)) {
    int64_t chunk = numStages[device]++;
    if (chunk == getNumChunks())
      chunks.emplace_back(numDevices, -1);
    chunks[chunk][device] = stage;
    chunkOf[stage] = chunk;
    isRegular &= chunk == static_cast<int64_t>(stage) / numDevices;
  }
}

int64_t StageRuns::find(int64_t index) const {
  return llvm::upper_bound(begins, index) - begins.begin() - 1;
}
