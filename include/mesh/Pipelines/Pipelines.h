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
#include "mesh/Transforms/OverlapOptions.h"

#include "mlir/Pass/PassOptions.h"

namespace mesh {

/// Local view (level 2) to explicit rings, overlapped with the contractions
/// beside them (level 3).
struct RingsPipelineOptions : public PassPipelineOptions<RingsPipelineOptions> {
  Option<OverlapRequest> mode{
      *this, "mode", llvm::cl::desc("How collectives overlap"),
      llvm::cl::init(OverlapRequest::Auto), overlapRequestValues()};
  Option<Direction> direction{
      *this, "direction",
      llvm::cl::desc("Which way the blocks travel, or the larger part of them"),
      llvm::cl::init(Direction::Up), directionValues()};
  Option<int64_t> minBytes{
      *this, "min-bytes",
      llvm::cl::desc("With mode=auto, the smallest block worth a step"),
      llvm::cl::init(4096)};
  Option<RingScope> collectives{
      *this, "collectives", llvm::cl::desc("Which collectives become rings"),
      llvm::cl::init(RingScope::Overlapped), ringScopeValues()};
  Option<int64_t> unrollLimit{
      *this, "unroll-limit",
      llvm::cl::desc("The largest ring that is written out step by step"),
      llvm::cl::init(8)};
};
void buildRingsPipeline(OpPassManager &pm,
                        const RingsPipelineOptions &options = {});

/// Registers --mesh-rings.
void registerRingsPipeline();

} // namespace mesh

#endif // MESH_PIPELINES_PIPELINES_H
