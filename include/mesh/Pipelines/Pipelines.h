//===- Pipelines.h - the named pipelines ------------------------*- C++ -*-===//
//
// Each pipeline leads from one level of the IR to the next (docs/
// architecture.md). `mesh-opt --mesh-spmd` and so on run them; the functions
// serve compilers that embed them.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_PIPELINES_PIPELINES_H
#define MESH_PIPELINES_PIPELINES_H

#include "mesh/Support/LLVM.h"
#include "mesh/Transforms/Overlap/OverlapOptions.h"
#include "mesh/Transforms/Thresholds.h"

#include "mlir/Pass/PassOptions.h"
#include "llvm/Support/Error.h"

namespace mesh {

/// Whole tensors, some of them with shardings (level 0), to local view (level
/// 2).
struct SpmdPipelineOptions : public PassPipelineOptions<SpmdPipelineOptions> {
  Option<std::string> machine{
      *this, "machine",
      llvm::cl::desc(
          "The description of the machine to choose collectives for, "
          "a JSON file")};
  Option<int64_t> maxReshardBytes{
      *this, "max-reshard-bytes",
      llvm::cl::desc("What a device may hold of a tensor that is resharded, if "
                     "that is possible; 0: as much as it takes"),
      llvm::cl::init(0)};
  Option<int64_t> combineBytes{
      *this, "combine-bytes",
      llvm::cl::desc("Collectives of the same kind become one up to that size"),
      llvm::cl::init(kMostCombinedBytes)};
  ListOption<std::string> innerAxes{
      *this, "inner-axes",
      llvm::cl::desc(
          "Axes of fast links, within which an all-reduce over these "
          "and others is scattered and gathered")};
  Option<bool> poison{
      *this, "poison",
      llvm::cl::desc("Fill the padding of dims that do not divide with NaN, so "
                     "that a result shows if an op looks at it"),
      llvm::cl::init(false)};
  Option<bool> verify{
      *this, "verify",
      llvm::cl::desc("Check in the end that devices agree where they have to"),
      llvm::cl::init(true)};
};
void buildSpmdPipeline(OpPassManager &pm,
                       const SpmdPipelineOptions &options = {});

/// Adds the passes of it that come before shardings are decided: they lower a
/// model to upstream's ops on whole tensors.
void addModelLowering(OpPassManager &pm);

/// Adds the passes of it that carry the shardings out.
void addLocalView(OpPassManager &pm, const SpmdPipelineOptions &options);

/// Adds these, and those that optimize what they make.
void addPartitioning(OpPassManager &pm, const SpmdPipelineOptions &options);

/// Registers --mesh-spmd.
void registerSpmdPipeline();

/// Local view (level 2) to explicit rings, overlapped with the contractions
/// beside them (level 3).
struct RingsPipelineOptions : public PassPipelineOptions<RingsPipelineOptions> {
  RingsPipelineOptions() = default;
  RingsPipelineOptions(const RingsPipelineOptions &other)
      : RingsPipelineOptions() {
    *this = other;
  }
  RingsPipelineOptions &operator=(const RingsPipelineOptions &other) {
    copyOptionValuesFrom(other);
    return *this;
  }

  Option<OverlapRequest> overlap{
      *this, "overlap", llvm::cl::desc("How collectives overlap"),
      llvm::cl::init(OverlapRequest::Auto), overlapRequestValues()};
  Option<Direction> direction{
      *this, "direction",
      llvm::cl::desc("Which way the blocks travel, or the larger part of them"),
      llvm::cl::init(Direction::Up), directionValues()};
  Option<int64_t> minBytes{
      *this, "min-bytes",
      llvm::cl::desc(
          "With overlap=auto and no machine, the smallest block worth a step"),
      llvm::cl::init(kLeastBlockBytes)};
  Option<std::string> machine{
      *this, "machine",
      llvm::cl::desc(
          "With overlap=auto, the description of the machine to decide "
          "for, a JSON file")};
  Option<RingScope> collectives{
      *this, "collectives", llvm::cl::desc("Which collectives become rings"),
      llvm::cl::init(RingScope::Overlapped), ringScopeValues()};
  Option<int64_t> maxBytesInFlight{
      *this, "max-bytes-in-flight",
      llvm::cl::desc(
          "The most bytes of results that are communicated ahead of "
          "time (mesh-schedule-async), unless overlap=none; 0: none"),
      llvm::cl::init(0)};
  Option<int64_t> chunks{
      *this, "chunks",
      llvm::cl::desc("The messages that a block, or the part of one that goes "
                     "one way, is cut into; 0: what suits the collective"),
      llvm::cl::init(0)};
  Option<OverlapForm> form{
      *this, "form", llvm::cl::desc("How many messages follow one another"),
      llvm::cl::init(OverlapForm::Auto), overlapFormValues()};
  Option<int64_t> unrollLimit{
      *this, "unroll-limit",
      llvm::cl::desc("The largest ring that is written out step by step"),
      llvm::cl::init(kUnrollLimit)};
  Option<bool> wideAccumulators{
      *this, "wide-accumulators",
      llvm::cl::desc("Rings sum and multiply bf16 and f16 in f32, which is on "
                     "the wire then, and round once"),
      llvm::cl::init(false)};
  Option<bool> outlineRepeats{
      *this, "outline-repeats",
      llvm::cl::desc("Make functions of repeated layers before their "
                     "collectives become rings, unless some communicate ahead "
                     "of time"),
      llvm::cl::init(false)};
  Option<bool> verify{
      *this, "verify",
      llvm::cl::desc("Check in the end that devices agree where they have to"),
      llvm::cl::init(true)};
};
void buildRingsPipeline(OpPassManager &pm,
                        const RingsPipelineOptions &options = {});

/// Registers --mesh-rings.
void registerRingsPipeline();

/// Local view (levels 2 and 3) to a program for each class of devices (level
/// 4).
struct ProgramsPipelineOptions
    : public PassPipelineOptions<ProgramsPipelineOptions> {
  ListOption<std::string> axes{
      *this, "axes",
      llvm::cl::desc("The axes along which devices get programs of their own; "
                     "if none, those along which they do different things")};
  Option<bool> verify{
      *this, "verify",
      llvm::cl::desc("Check in the end that the programs fit together"),
      llvm::cl::init(true)};
};
void buildProgramsPipeline(OpPassManager &pm,
                           const ProgramsPipelineOptions &options = {});

/// Registers --mesh-programs.
void registerProgramsPipeline();

/// The common options of the ways down to LLVM.
template <typename T>
struct LoweringPipelineOptions : public PassPipelineOptions<T> {
  typename PassPipelineOptions<T>::template Option<bool> verify{
      *this, "verify",
      llvm::cl::desc("Check first that devices agree where they have to"),
      llvm::cl::init(true)};
  typename PassPipelineOptions<T>::template Option<bool> restoreNames{
      *this, "restore-names",
      llvm::cl::desc("Call public functions as in the program in the end "
                     "(mesh-restore-names); else they have names that no "
                     "library has, and these in mesh_rt.name"),
      llvm::cl::init(true)};
};

/// Local view (levels 2, 3 and 4), or a program for one device, to the LLVM
/// dialect (level 5), calling the runtime (runtime/include/mesh-rt/abi.h).
///
/// A public function takes pointers to the elements of its tensors, in order,
/// and then of its results, which the caller has allocated; other arguments are
/// passed by value. Tensors are dense and row-major. Those of unknown shapes
/// are passed as MLIR does it, as the parts of their descriptors.
struct ToLLVMPipelineOptions
    : public LoweringPipelineOptions<ToLLVMPipelineOptions> {
  Option<int64_t> credits{
      *this, "credits",
      llvm::cl::desc("With how many credits programs of single devices have to "
                     "run to their end"),
      llvm::cl::init(0)};
  Option<bool> checkBounds{
      *this, "check-bounds",
      llvm::cl::desc("Let the program check the indices that it computes "
                     "(mesh-check-bounds)"),
      llvm::cl::init(false)};
  Option<bool> kernels{
      *this, "kernels",
      llvm::cl::desc("Leave contractions to the runtime's kernels "
                     "(convert-contractions-to-runtime); else they are "
                     "loops, in the order of their dims"),
      llvm::cl::init(true)};
};
void buildToLLVMPipeline(OpPassManager &pm,
                         const ToLLVMPipelineOptions &options = {});

/// Registers --mesh-to-llvm.
void registerToLLVMPipeline();

/// As above, for devices that are GPUs: what is not communication or a
/// contraction becomes kernels, whose PTX is a constant of the host's program
/// (docs/gpu.md). All tensors are in the GPU's memory, from multiples of 64
/// bytes on.
struct ToGpuPipelineOptions
    : public LoweringPipelineOptions<ToGpuPipelineOptions> {
  Option<std::string> chip{
      *this, "chip",
      llvm::cl::desc("The oldest GPU that the code is for, sm_80 or newer"),
      llvm::cl::init("sm_80")};
  Option<std::string> features{
      *this, "features",
      llvm::cl::desc("The version of PTX, if not the first that has the chip: "
                     "+ptx80")};
  Option<std::string> libdevice{
      *this, "libdevice",
      llvm::cl::desc("The CUDA toolkit's libdevice.10.bc, for functions that "
                     "are not written out")};
  Option<bool> keepKernels{
      *this, "keep-kernels",
      llvm::cl::desc("Stop where kernels are modules of their own, before PTX"),
      llvm::cl::init(false)};
};

/// Fails if `chip` is none from sm_80 on that LLVM makes PTX for.
llvm::Error checkGpuChip(StringRef chip);

void buildToGpuPipeline(OpPassManager &pm,
                        const ToGpuPipelineOptions &options = {});

/// Registers --mesh-to-gpu.
void registerToGpuPipeline();

/// Adds what making PTX needs to `registry`.
void registerGpuCode(DialectRegistry &registry);

} // namespace mesh

#endif // MESH_PIPELINES_PIPELINES_H
