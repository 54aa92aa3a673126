//===- VerifyPrograms.cpp - match the messages and collectives of programs ===//

#include "mesh/Programs/MatchTraces.h"
#include "mesh/Programs/Passes.h"
#include "mesh/Programs/VerifySpmd.h"
#include "mesh/Support/NumberOption.h"

namespace mesh {
#define GEN_PASS_DEF_VERIFYPROGRAMSPASS
#include "mesh/Programs/Passes.h.inc"
} // namespace mesh

using namespace mesh;

namespace {
struct VerifyProgramsPass
    : public mesh::impl::VerifyProgramsPassBase<VerifyProgramsPass> {
  using VerifyProgramsPassBase::VerifyProgramsPassBase;

  LogicalResult initialize(MLIRContext *context) override {
    return verifyNotNegative({&credits}, *this, context);
  }

  void runOnOperation() override {
    markAllAnalysesPreserved();
    mlir::SymbolTableCollection symbols;
    for (auto programs : getOperation().getOps<ProgramsOp>())
      if (failed(verify(programs, symbols)))
        return signalPassFailure();
  }

private:
  LogicalResult verify(ProgramsOp programs,
                       mlir::SymbolTableCollection &symbols);
};
} // namespace

LogicalResult VerifyProgramsPass::verify(ProgramsOp programs,
                                         mlir::SymbolTableCollection &symbols) {
  FailureOr<ProgramTraces> traces = tracePrograms(programs, symbols);
  if (failed(traces))
    return failure();
  FailureOr<TraceMatching> matching = matchTraces(*traces);
  if (failed(matching) || failed(checkProgress(*traces, *matching, credits)))
    return failure();
  // The remaining collectives are among devices that run the same.
  VerifySpmdScope scope{programs.getAxes(), traces->space.getAxes()};
  bool isRight = true;
  for (FunctionOpInterface function : programs.getFunctions(symbols))
    isRight &= succeeded(verifySpmd(function, symbols, strict, scope));
  return success(isRight);
}
