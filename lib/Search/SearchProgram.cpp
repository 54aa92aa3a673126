//===- SearchProgram.cpp - limits of memory of a search -------------------===//

#include "SearchProgram.h"

#include "mesh-rt/text.h"
#include "mesh/Execution/ReportText.h"
#include "mesh/Support/Quantity.h"

using namespace mesh;

char DoesNotFitError::ID = 0;

std::optional<int64_t> mesh::getMemoryLimit(const SearchRequest &request,
                                            const MachineModel &machine) {
  if (request.memoryLimit || machine.memory == 0)
    return request.memoryLimit;
  return machine.memory;
}

std::string mesh::describeLeast(size_t numLowered, const StrategyCost &cost,
                                int64_t limit, int64_t evaluatedBytes) {
  auto [needed, allowed] = formatBytesApart(cost.bytes, limit);
  std::string text = "no strategy was found that fits into " + allowed +
                     ", of " + std::to_string(numLowered) +
                     " lowered: the least memory is " + needed +
                     ", with a step of " + toText(cost.seconds);
  if (evaluatedBytes < cost.bytes)
    text += "; one was evaluated with " + rt::formatBytes(evaluatedBytes);
  return text;
}
