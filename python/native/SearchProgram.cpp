//===- SearchProgram.cpp - search for shardings in Python -----------------===//

#include "SearchProgram.h"

#include "Executable.h"

#include "mesh/IR/PipelineOps.h"

#include <nanobind/stl/optional.h>
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
  found["arguments"] = describeAll(signature.arguments);
  found["argument_shardings"] =
      describeShardings(signature, signature.arguments);
  found["results"] = describeAll(signature.results);
  found["result_shardings"] = describeShardings(signature, signature.results);
  found["seconds"] = result.cost.seconds;
  found["memory"] = result.cost.bytes;
  found["report"] = report;
  found["program"] = program;
  found["has_pipeline"] = hasPipeline;
  return found;
}

static bool findPipeline(ModuleOp module) {
  return module.walk([](PipelineOp) { return WalkResult::interrupt(); })
      .wasInterrupted();
}

llvm::Expected<FoundStrategy>
mesh::python::searchCopy(ModuleOp module, const SearchRequest &request) {
  FoundStrategy found;
  llvm::raw_string_ostream os(found.report);
  mlir::OwningOpRef<ModuleOp> copy = module.clone();
  llvm::Expected<SearchResult> result = searchModule(*copy, "", request, os);
  if (!result)
    return result.takeError();
  found.result = std::move(*result);
  found.hasPipeline = findPipeline(*copy) && !findPipeline(module);
  llvm::raw_string_ostream(found.program) << *copy;
  return found;
}

/// Binds a member of a member of the request.
template <auto outer, auto inner>
static void bindInner(nb::class_<SearchRequest> &request, const char *name,
                      const char *doc) {
  using Value =
      std::decay_t<decltype(std::declval<SearchRequest>().*outer.*inner)>;
  request.def_prop_rw(
      name, [](const SearchRequest &self) { return self.*outer.*inner; },
      [](SearchRequest &self, Value value) {
        self.*outer.*inner = std::move(value);
      },
      doc);
}

void mesh::python::bindSearchRequest(nb::module_ &module) {
  nb::class_<SearchRequest> request(module, "SearchRequest",
                                    "The options of `Program.search`.");
  request.def(nb::init<>())
      .def_rw(
          "entry", &SearchRequest::entry,
          "a public function, a mesh.derivative or a mesh.train_step; \"\": "
          "@main, or the only one.")
      .def_rw("devices", &SearchRequest::devices,
              "of which the mesh is chosen, too; 0: the program has one.")
      .def_rw("memory_limit", &SearchRequest::memoryLimit,
              nb::for_setter(nb::arg().none()),
              "the bytes of a device; None: those that the machine says.")
      .def_rw("recompute", &SearchRequest::recomputes,
              "whether values may be recomputed to fit.")
      .def_rw("pipelines", &SearchRequest::pipelines,
              "whether repeated layers may be the stages of a pipeline.")
      .def_rw("micro_batches", &SearchRequest::maxMicroBatches,
              "the most that a mesh.train_step may accumulate over.")
      .def_rw("budget", &SearchRequest::budget,
              "the seconds of processor time after which no further strategy "
              "is tried.")
      .def_rw("seed", &SearchRequest::seed, "of random changes.");
  bindInner<&SearchRequest::lower, &LowerOptions::machine>(
      request, "machine", "the path of a machine's description.");
  bindInner<&SearchRequest::space, &SearchSpaceOptions::isEven>(
      request, "even",
      "whether arguments and results are split into equal parts only.");
  bindInner<&SearchRequest::space, &SearchSpaceOptions::isClosed>(
      request, "closed",
      "whether a strategy has the shardings of all arguments and results.");
  bindInner<&SearchRequest::space, &SearchSpaceOptions::tie>(
      request, "tie",
      "whether tensors of the same role in repeated layers are split the same "
      "way.");
  bindInner<&SearchRequest::space, &SearchSpaceOptions::batchAxis>(
      request, "batch_axis",
      "an axis for the batch: annotations, or else parameters, say what it "
      "splits. Nothing else is decided about it.");
  bindInner<&SearchRequest::space, &SearchSpaceOptions::maxResults>(
      request, "results",
      "how many groups of results of contractions may be annotated.");
}
