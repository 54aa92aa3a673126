//===- VerifyPrograms.cpp - whether programs fit together -----------------===//

#include "mesh/Programs/MatchTraces.h"
#include "mesh/Programs/Passes.h"

namespace mesh {
#define GEN_PASS_DEF_VERIFYPROGRAMSPASS
#include "mesh/Programs/Passes.h.inc"
} // namespace mesh

using namespace mesh;

namespace {
struct VerifyProgramsPass
    : public mesh::impl::VerifyProgramsPassBase<VerifyProgramsPass> {
  using VerifyProgramsPassBase::VerifyProgramsPassBase;

  void runOnOperation() override {
    markAllAnalysesPreserved();
    mlir::SymbolTableCollection symbols;
    for (auto programs : getOperation().getOps<ProgramsOp>()) {
      FailureOr<ProgramTraces> traces = tracePrograms(programs, symbols);
      if (failed(traces))
        return signalPassFailure();
      FailureOr<TraceMatching> matching = matchTraces(*traces);
      if (failed(matching) ||
          failed(checkProgress(*traces, *matching, credits)))
        return signalPassFailure();
    }
  }
};
} // namespace
