//===- Overlap.cpp - decide how collectives overlap -----------------------===//

#include "mesh/Transforms/AsyncPasses.h"
#include "mesh/Transforms/MachineOption.h"
#include "mesh/Transforms/OverlapSites.h"
#include "mesh/Transforms/Passes.h"
#include "mesh/Transforms/SiteCost.h"

#include "mlir/IR/Remarks.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

namespace mesh {
#define GEN_PASS_DEF_OVERLAPPASS
#include "mesh/Transforms/Passes.h.inc"
} // namespace mesh

using namespace mesh;

namespace {
/// What to do with a collective, and why.
struct Decision {
  /// Nothing if the collective is not one to decide on.
  std::optional<OverlapMode> mode;
  std::string reason;
};
} // namespace

/// What takes least time on the machine, and the simplest of equals.
static Decision decideByCost(const OverlapWork &work, Direction direction) {
  double synchronous = getSynchronousSeconds(work);
  OverlapMode best = OverlapMode::None;
  double least = synchronous;
  for (OverlapMode mode :
       {OverlapMode::Ring, OverlapMode::Bidirectional, OverlapMode::Split}) {
    double seconds = getOverlappedSeconds(work, mode, direction);
    if (seconds < least)
      std::tie(best, least) = std::pair(mode, seconds);
  }
  auto micro = [](double seconds) {
    return llvm::formatv("{0:f1} us", seconds * 1e6).str();
  };
  if (best == OverlapMode::None)
    return {best, "no ring is predicted to take less than the " +
                      micro(synchronous) + " of one after the other"};
  return {best, "predicted to take " + micro(least) + " instead of " +
                    micro(synchronous)};
}

static Decision decideMode(OverlapSite &site, const OverlapPassOptions &options,
                           const MachineModel *machine) {
  switch (options.mode) {
  case OverlapRequest::None:
    return {OverlapMode::None, "mode none is asked for"};
  case OverlapRequest::Ring:
    return {OverlapMode::Ring, "mode ring is asked for"};
  case OverlapRequest::Bidirectional:
    return {OverlapMode::Bidirectional, "mode bidirectional is asked for"};
  case OverlapRequest::Split:
    return {OverlapMode::Split, "mode split is asked for"};
  case OverlapRequest::Auto:
    break;
  }
  if (machine) {
    llvm::Expected<OverlapWork> work = getWork(site, *machine);
    return work ? decideByCost(*work, options.direction)
                : Decision{OverlapMode::None, llvm::toString(work.takeError())};
  }
  int64_t bytes = getBlockBytes(site);
  if (bytes < options.minBytes)
    return {OverlapMode::None,
            llvm::formatv("blocks of {0} bytes are smaller than {1}", bytes,
                          options.minBytes)};
  if (site.n == 2)
    return {OverlapMode::Ring, "two devices have one way between them"};
  return {OverlapMode::Bidirectional,
          llvm::formatv("halves the {0} steps", site.op.getRingSteps(site.n))};
}

/// Why a collective has no contraction to overlap with.
static StringRef explainAlone(OverlapSite &site) {
  if (site.hasLost)
    return "the contraction beside it overlaps with another collective";
  Value input = site.op.getInput();
  Operation *contraction = input.getDefiningOp();
  bool isReduction = site.op.getReductionCombiner().has_value();
  if (!isReduction || !contraction || !isWorkingContraction(contraction))
    return "there is no contraction beside it";
  if (!input.hasOneUse())
    return "the contraction beside it has other uses";
  return "no dim of the result divides by the size of the group";
}

static Decision decide(OverlapSite &site, const OverlapPassOptions &options,
                       const MachineModel *machine) {
  if (site.n == 1)
    return {std::nullopt, "the group has one device"};
  if (OverlapAttr written = getOverlap(site.op))
    return {written.getMode(), "as written on it"};
  if (site.operands.empty() && options.collectives == RingScope::Overlapped)
    return {std::nullopt, explainAlone(site).str()};
  return decideMode(site, options, machine);
}

/// "1 device", "4 devices"
static std::string count(int64_t number, StringRef noun) {
  return llvm::formatv("{0} {1}{2}", number, noun, number == 1 ? "" : "s");
}

static void emitRemark(OverlapSite &site, const Decision &decision) {
  bool isPassed = decision.mode && *decision.mode != OverlapMode::None;
  auto function = site.op->getParentOfType<FunctionOpInterface>();
  auto options = remark::RemarkOpts::name("overlap")
                     .category("mesh-overlap")
                     .function(function ? function.getName() : "");
  std::string subject =
      llvm::formatv("{0} over {1}", site.op->getName().getStringRef(),
                    count(site.n, "device"));
  if (!isPassed) {
    remark::missed(site.op.getLoc(), options)
        << remark::add("{0} is left alone: {1}", subject, decision.reason);
    return;
  }
  OverlapAttr overlap = getOverlap(site.op);
  std::string beside =
      site.operands.empty()
          ? "by itself"
          : "beside " + count(site.operands.size(), "contraction");
  remark::passed(site.op.getLoc(), options) << remark::add(
      "{0} {1}: {2} {3}, {4}", subject, beside,
      stringifyOverlapMode(overlap.getMode()).str(),
      stringifyDirection(overlap.getDirection()).str(), decision.reason);
}

namespace {
struct OverlapPass : public mesh::impl::OverlapPassBase<OverlapPass> {
  using OverlapPassBase::OverlapPassBase;

  LogicalResult initialize(MLIRContext *context) override {
    return readMachineOption(machine, "mesh-overlap", context, model);
  }

  void runOnOperation() override {
    OverlapPassOptions options{mode,    direction,   minBytes,
                               machine, collectives, aheadBytes};
    SmallVector<CollectiveOpInterface> ops = findCollectives(getOperation());
    SymbolTableCollection symbols;
    leaveToLoops(ops);
    // What one collective does not take of the contractions, others may.
    SmallVector<OverlapSite> sites;
    bool goesOn = true;
    while (goesOn) {
      goesOn = false;
      sites = findOverlapSites(ops, symbols);
      for (OverlapSite &site : sites)
        if (!site.hasLost && !decisions.contains(site.op)) {
          carryOut(site, decide(site, options, model ? &*model : nullptr));
          goesOn |= decisions.at(site.op).mode == OverlapMode::None;
        }
    }
    for (OverlapSite &site : sites) {
      if (!decisions.contains(site.op))
        carryOut(site, decide(site, options, model ? &*model : nullptr));
      emitRemark(site, decisions.at(site.op));
    }
    decisions.clear();
  }

private:
  void carryOut(OverlapSite &site, Decision decision) {
    if (decision.mode && !getOverlap(site.op))
      setOverlap(site.op, *decision.mode);
    decisions[site.op] = std::move(decision);
  }

  /// What loops can run one iteration ahead takes no contractions.
  void leaveToLoops(ArrayRef<CollectiveOpInterface> ops) {
    if (mode != OverlapRequest::Auto || aheadBytes == 0)
      return;
    DenseSet<Operation *> ahead =
        findPrefetches(getOperation(), {aheadBytes, minBytes});
    for (CollectiveOpInterface op : ops)
      if (ahead.contains(op) && !getOverlap(op)) {
        setOverlap(op, OverlapMode::None);
        decisions[op] = {OverlapMode::None,
                         "its loop can run it one iteration ahead"};
      }
  }

  void setOverlap(CollectiveOpInterface op, OverlapMode mode) {
    op->setAttr(MeshDialect::kOverlapAttrName,
                OverlapAttr::get(&getContext(), mode, direction));
  }

  DenseMap<Operation *, Decision> decisions;
  std::optional<MachineModel> model;
};
} // namespace
