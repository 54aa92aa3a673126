//===- SearchProgram.cpp - search for shardings in Python -----------------===//

#include "SearchProgram.h"

#include "Executable.h"

#include "mesh/IR/PipelineOps.h"

#include <nanobind/stl/string.h>

namespace nb = nanobind;
using namespace mesh;
using namespace mesh::python;

nb::dict FoundStrategy::toPython() const {
  const Signature &signature = result.signature;
  nb::dict found;
  nb::list axes;
  for (MeshAxisAttr axis : result.mesh.getAxes())
    axes.append(nb::make_tuple(axis.getName().str(), axis.getSize()));
  found["axes"] = axes;
  found["arguments"] = describeShardings(signature, signature.arguments);
  found["results"] = describeShardings(signature, signature.results);
  found["seconds"] = result.cost.seconds;
  found["memory"] = result.cost.bytes;
  found["report"] = report;
  found["pipeline"] = pipeline;
  return found;
}

static bool hasPipeline(ModuleOp module) {
  return module.walk([](PipelineOp) { return WalkResult::interrupt(); })
      .wasInterrupted();
}

llvm::Expected<FoundStrategy>
mesh::python::searchCopy(ModuleOp module, const SearchRequest &request) {
  FoundStrategy found;
  llvm::raw_string_ostream os(found.report);
  ProgramVariant program{"", module.clone()};
  llvm::Expected<SearchResult> result = searchPrograms(program, request, os);
  if (!result)
    return result.takeError();
  found.result = std::move(*result);
  if (hasPipeline(*program.module) && !hasPipeline(module))
    llvm::raw_string_ostream(found.pipeline) << *program.module;
  return found;
}
