//===- RunFacts.cpp - facts shared by the processes of a job --------------===//

#include "mesh/Execution/RunFacts.h"

#include "mesh/Execution/FaultOption.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_sha1_ostream.h"
#include "llvm/Support/xxhash.h"

using namespace mesh;

std::string mesh::digestProgram(ModuleOp module) {
  llvm::raw_sha1_ostream os;
  module.print(os, mlir::OpPrintingFlags().assumeVerified());
  return llvm::toHex(os.sha1());
}

std::string mesh::digestTensor(const HostTensor &tensor) {
  return std::to_string(
      llvm::xxh3_64bits(StringRef(tensor.data(), tensor.getNumBytes())));
}

static std::string describeGpus(const RunRequest &request) {
  if (!request.execute.runtime.cuda || !request.compile.gpu)
    return "none";
  std::string text = request.compile.gpu->chip;
  auto add = [&](bool is, StringRef option) {
    if (is)
      text += (", " + option).str();
  };
  add(request.execute.runtime.cuda->tf32, "tf32");
  add(request.execute.runtime.cuda->orderedSums, "ordered sums");
  add(request.execute.runtime.cuda->graphs, "graphs");
  return text;
}

std::vector<JobFact> mesh::describeRun(const RunRequest &request,
                                       ArrayRef<std::string> entries,
                                       const std::string &programDigest) {
  return {
      {"the entries", llvm::join(entries, ", ")},
      {"the program", programDigest, JobFact::Digest},
      {"the check of indices", request.compile.checkBounds ? "on" : "off"},
      {"the level of optimisation", std::to_string(request.compile.optLevel)},
      {"the number of runs", std::to_string(request.execute.repeat)},
      {"the number of steps", std::to_string(request.execute.steps)},
      {"the comparison of bits", request.execute.sameBits ? "on" : "off"},
      {"the GPUs", describeGpus(request)},
      {"the injected faults",
       llvm::join(llvm::map_range(request.execute.runtime.faults, formatFault),
                  " ")}};
}

std::vector<JobFact> mesh::describeArguments(const Signature &signature,
                                             ArrayRef<HostTensor> arguments) {
  std::vector<JobFact> facts;
  for (auto [value, tensor] : llvm::zip_equal(signature.arguments, arguments))
    facts.push_back({"@" + signature.name + ": argument '" + value.name + "'",
                     digestTensor(tensor), JobFact::Digest});
  return facts;
}
