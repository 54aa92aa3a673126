//===- RematPlannerRemarks.cpp - remarks and errors of a plan -------------===//

#include "RematPlanner.h"
#include "mesh-rt/text.h"
#include "mesh/IR/TensorBytes.h"
#include "mesh/Support/Quantity.h"

#include "mlir/IR/Remarks.h"

using namespace mesh;

LogicalResult RematPlanner::emitTooLarge(func::FuncOp entry,
                                         Simplify simplify) {
  // Lowering merges equal ops and erases those that are not used or never run.
  if (failed(simplify(entry)))
    return failure();
  const DeviceMemory &bytes = least.bytes;
  int64_t bound = bytes.arguments + bytes.results +
                  RematProgram::getSureBytes(entry.front());
  auto [needed, allowed] = formatBytesApart(bytes.getTotal(), limit);
  // The bound may be what was found.
  StringRef note = bytes.getTotal() > bound && (isFarAbove() || isOver())
                       ? ", where the search ended early"
                       : "";
  return mlir::emitError(entry.getLoc())
         << "@" << name << " needs " << needed
         << " on a device, more than the limit of " << allowed << ": "
         << rt::formatBytes(bytes.arguments) << " for arguments, "
         << rt::formatBytes(bytes.results) << " for results, "
         << rt::formatBytes(bytes.intermediates) << " for intermediate values"
         << note << "; no recomputation needs less than "
         << rt::formatBytes(bound);
}

/// Says how far the model is from what is planned.
void RematPlanner::emitModel(func::FuncOp entry,
                             const ProbedMemory &memory) const {
  remark::analysis(entry.getLoc(), remark::RemarkOpts::name("memory")
                                       .category("mesh-plan-remat")
                                       .function(name))
      << remark::add("@{0} takes {1} B, of which the model knows {2} B", name,
                     memory.planned.getTotal(), memory.getEstimate())
      << remark::metric("bytes", memory.planned.getTotal())
      << remark::metric("modelled", memory.getEstimate());
}

/// Says how much was tried, and what no choices of the program as it is are
/// estimated below.
void RematPlanner::emitTrials(func::FuncOp entry) const {
  int64_t bound = before.bytes.arguments + before.bytes.results +
                  starts.front().program.getProblem().getLeastBytes();
  remark::analysis(entry.getLoc(), remark::RemarkOpts::name("trials")
                                       .category("mesh-plan-remat")
                                       .function(name))
      << remark::add("@{0}: {1} copies were lowered until rings are decided, "
                     "{2} of them until memory is planned; no choices are "
                     "estimated below {3} B",
                     name, numLowered, trials.size(), bound)
      << remark::metric("lowered", numLowered)
      << remark::metric("planned", trials.size())
      << remark::metric("bound", bound);
}

void RematPlanner::emitPlan(func::FuncOp entry, const Trial &trial) const {
  std::string left;
  if (trial.numLeft > 0)
    left = llvm::formatv("; collectives left alone: {0}", trial.numLeft);
  if (ArrayRef<int64_t> groups = trial.start->groups; !groups.empty())
    left += llvm::formatv("; loops in groups of {0:$[, ]} iterations",
                          llvm::make_range(groups.begin(), groups.end()));
  remark::passed(entry.getLoc(), remark::RemarkOpts::name("recompute")
                                     .category("mesh-plan-remat")
                                     .function(name))
      << remark::add("@{0} needs {1} B instead of {2} B, with {3} us of "
                     "recomputation; {4} B were predicted{5}",
                     name, trial.bytes.getTotal(), before.bytes.getTotal(),
                     llvm::formatv("{0:f1}", trial.getSeconds() * 1e6).str(),
                     trial.predictedBytes, left)
      << remark::metric("bytes", trial.bytes.getTotal())
      << remark::metric("predicted", trial.predictedBytes);
}
