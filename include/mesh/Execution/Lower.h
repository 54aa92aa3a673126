//===- Lower.h - a module's entries in the LLVM dialect ---------*- C++ -*-===//
//
// Runs --mesh-execution or --mesh-reference
// (mesh/Pipelines/ExecutionPipeline.h) on a module.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_EXECUTION_LOWER_H
#define MESH_EXECUTION_LOWER_H

#include "mesh/Entries/Signature.h"
#include "mesh/Transforms/Overlap/OverlapOptions.h"

#include <functional>
#include <optional>

namespace mesh {

struct RingsPipelineOptions;

/// The stages of lowering after which the module may be looked at.
enum class Stage { Spmd, Rings, LLVM };

/// "spmd", "rings", "llvm".
StringRef getStageName(Stage stage);

/// Prints `module` as it is after `stage`, with a line that says so.
void printStage(Stage stage, ModuleOp module, raw_ostream &os);

/// The GPUs that programs are for; see ToGpuPipelineOptions.
struct GpuTarget {
  std::string chip = "sm_80";
  std::string libdevice;
};

/// The types that a reference computes in.
enum class ReferenceTypes { Own, Double };

struct LowerOptions {
  /// The public functions that will be called; the others are only compiled as
  /// far as these call them.
  SmallVector<std::string> entries;
  /// Passes to run first, in the syntax of --pass-pipeline.
  std::string pipeline;
  /// The overlap of collectives with contractions, unless the program says it,
  /// and the direction in which the blocks travel.
  OverlapRequest overlap = OverlapRequest::Auto;
  Direction direction = Direction::Up;
  /// The description of the machine to decide and to predict for, or empty.
  std::string machine;
  /// The bytes of a device: values are recomputed if it has fewer
  /// (mesh-plan-remat); 0 for no limit.
  int64_t memoryLimit = 0;
  /// The processor time after which no further plan of that is tried; 0 for no
  /// bound.
  double planningSeconds = 0;
  /// With how many credits (SimulateStep.h) entries are simulated, and have to
  /// run to their end.
  int64_t credits = 0;
  /// True to reject programs whose devices do not agree where they have to
  /// (mesh-verify-spmd, mesh-verify-programs).
  bool verify = true;
  /// True to verify the module after each pass. That takes longer than the
  /// passes do: without it, those at the end of a level (mesh-verify-spmd,
  /// mesh-check-lowered) verify the module.
#ifdef NDEBUG
  bool verifyPasses = false;
#else
  bool verifyPasses = true;
#endif
  /// True if programs check the indices that they compute; not on GPUs.
  bool checkBounds = false;
  /// True if contractions are left to the runtime's kernels; else they are
  /// loops, which GPUs do not have.
  bool kernels = true;
  /// The numbers of arguments of the only entry over which results may be
  /// written (Signature::argumentOfResult), as a Session can call it. If not
  /// set, they are those that the program marks (`mesh_rt.donated`), and none
  /// in code, whose callers may need them (compileProgram).
  std::optional<SmallVector<int64_t>> donated;
  /// True to end once time is predicted and memory is planned. The module is
  /// on memrefs then, not in the LLVM dialect.
  bool planOnly = false;
  /// True to end once time is predicted. The module is on tensors then, and may
  /// have ops that later passes of others lower.
  bool predictOnly = false;
  /// If set, devices are GPUs.
  std::optional<GpuTarget> gpu = {};
  /// If set, the reference of the program is lowered. Of the other options its
  /// pipeline has `entries` and `kernels`.
  std::optional<ReferenceTypes> reference = {};
  /// Called after each stage, if set.
  std::function<void(Stage, ModuleOp)> afterStage;
};

/// Lowers `module`, in place, for the entries of `options`, and drops what they
/// do not need. Returns their signatures, in that order. What is wrong with the
/// program goes to the context's diagnostics; the error says which step and
/// pass failed, and the first of these. The functions of an entry take pointers
/// to the elements of tensors, and scalars, first the arguments, then the
/// results. Scalars that an entry returns are tensors of rank 0, unless others
/// call it: then they are an error.
llvm::Expected<std::vector<Signature>>
lowerEntries(ModuleOp module, const LowerOptions &options);

/// Returns the options with which lowering makes rings.
RingsPipelineOptions getRings(const LowerOptions &options);

/// Reads the signatures that lowering has noted in `module`.
llvm::Expected<std::vector<Signature>> readSignatures(ModuleOp module);

} // namespace mesh

#endif // MESH_EXECUTION_LOWER_H
