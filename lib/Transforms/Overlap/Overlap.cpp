//===- Overlap.cpp - decide how collectives overlap -----------------------===//

#include "mesh/Machine/MachineOption.h"
#include "mesh/Support/NumberOption.h"
#include "mesh/Support/Quantity.h"
#include "mesh/Transforms/Collectives/DecomposeCollectives.h"
#include "mesh/Transforms/Overlap/OverlapObstacles.h"
#include "mesh/Transforms/Overlap/OverlapSites.h"
#include "mesh/Transforms/Overlap/ScheduleAsync.h"
#include "mesh/Transforms/Overlap/SiteCost.h"
#include "mesh/Transforms/Passes.h"

#include "mlir/IR/Remarks.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

namespace mesh {
#define GEN_PASS_DEF_OVERLAPPASS
#include "mesh/Transforms/Passes.h.inc"
} // namespace mesh

using namespace mesh;

namespace {
/// The decision about a site's collectives, and its reason.
struct Decision {
  /// Nothing if the collective is not one to decide on.
  std::optional<RingForm> form;
  std::string reason;
  /// The one to leave alone, if not the site's first one.
  CollectiveOpInterface left = {};

  bool isNone() const { return form && form->isNone(); }
};

/// Decides for one site after the other.
class Decider {
public:
  /// `shifted` are the collectives that loops can run in another iteration.
  Decider(const OverlapPassOptions &options, const MachineModel *machine,
          SymbolTableCollection &symbols, DenseSet<Operation *> shifted)
      : options(options), machine(machine), symbols(symbols),
        shifted(std::move(shifted)) {}

  Decision decide(OverlapSite &site) const;

  /// Returns true if `op` is left to its loop, whatever it is beside.
  bool isLeftToLoop(CollectiveOpInterface op) const {
    return !machine && shifted.contains(op) && !RingForm::get(op) &&
           getMesh(op).getSize(op.getAxesAttr()) > 1;
  }

private:
  /// In as many chunks as asked for.
  RingForm get(OverlapMode mode) const {
    return {mode, options.direction, std::max<int64_t>(options.chunks, 1)};
  }
  RingForm getNone() const { return {OverlapMode::None, options.direction}; }
  RingForm getAsked(OverlapSite &site, OverlapMode mode) const;
  MeshAttr getMesh(CollectiveOpInterface op) const {
    return symbols.lookupNearestSymbolFrom<MeshOp>(op, op.getMeshAttr())
        .getMesh();
  }
  Decision decideByRequest(OverlapSite &site) const;
  Decision decideBySize(OverlapSite &site) const;
  Decision decideByCost(OverlapSite &site) const;
  SmallVector<RingForm> getForms(OverlapSite &site) const;

  const OverlapPassOptions &options;
  const MachineModel *machine;
  SymbolTableCollection &symbols;
  DenseSet<Operation *> shifted;
};
} // namespace

static bool hasBruck(OverlapSite &site) {
  return llvm::isa<AllGatherOp, AllToAllOp>(site.op);
}

/// The form that is asked for, or the plain one.
RingForm Decider::getAsked(OverlapSite &site, OverlapMode mode) const {
  RingForm form = get(mode);
  if (options.form == OverlapForm::Bruck && hasBruck(site)) {
    form.isBruck = true;
    form.chunks = 1;
  } else if (options.form == OverlapForm::Doubling ||
             options.form == OverlapForm::Bruck) {
    form.levels = getSmallestLevels(getMesh(site.op), site.op.getAxesAttr());
    if (form.levels.size() < 2)
      form.levels.clear();
  }
  return form;
}

Decision Decider::decideByRequest(OverlapSite &site) const {
  switch (options.overlap) {
  case OverlapRequest::None:
    return {getNone(), "overlap=none is asked for"};
  case OverlapRequest::Ring:
    return {getAsked(site, OverlapMode::Ring), "overlap=ring is asked for"};
  case OverlapRequest::Bidirectional:
    return {getAsked(site, OverlapMode::Bidirectional),
            "overlap=bidirectional is asked for"};
  case OverlapRequest::Split:
    return {getAsked(site, OverlapMode::Split), "overlap=split is asked for"};
  case OverlapRequest::Auto:
    break;
  }
  return machine ? decideByCost(site) : decideBySize(site);
}

Decision Decider::decideBySize(OverlapSite &site) const {
  int64_t bytes = getBlockBytes(site);
  if (bytes < options.minBytes)
    return {getNone(), llvm::formatv("blocks of {0} bytes are smaller than {1}",
                                     bytes, options.minBytes)};
  if (site.n == 2)
    return {getAsked(site, OverlapMode::Ring),
            "two devices have one way between them"};
  return {getAsked(site, OverlapMode::Bidirectional),
          llvm::formatv("halves the {0} steps", site.op.getRingSteps(site.n))};
}

/// Returns the forms that are worth a prediction, the simpler before the
/// others.
SmallVector<RingForm> Decider::getForms(OverlapSite &site) const {
  SmallVector<RingForm> shapes{getAsked(site, OverlapMode::Ring)};
  if (options.form == OverlapForm::Auto) {
    SmallVector<int64_t> smallest =
        getSmallestLevels(getMesh(site.op), site.op.getAxesAttr());
    auto addLevels = [&](ArrayRef<int64_t> levels) {
      shapes.push_back(shapes.front());
      shapes.back().levels.assign(levels.begin(), levels.end());
    };
    int64_t minor = 1;
    for (int64_t size : llvm::drop_end(smallest)) {
      minor *= size;
      addLevels({minor, site.n / minor});
    }
    if (smallest.size() > 2)
      addLevels(smallest);
  }
  ArrayRef<int64_t> numbers = kNumbersOfChunks;
  if (options.chunks != 0)
    numbers = options.chunks;
  SmallVector<RingForm> forms = listForms(shapes, numbers);
  bool mayBeBruck =
      options.form == OverlapForm::Auto || options.form == OverlapForm::Bruck;
  if (mayBeBruck && hasBruck(site)) {
    forms.push_back({OverlapMode::Ring, options.direction});
    forms.back().isBruck = true;
  }
  return forms;
}

/// Returns the form that takes least time on the machine.
Decision Decider::decideByCost(OverlapSite &site) const {
  constexpr double kExposed = 0.1;
  llvm::Expected<SiteCost> cost =
      SiteCost::get(site, getMesh(site.op), *machine, options.unrollLimit,
                    options.wideAccumulators);
  if (!cost)
    return {getNone(), llvm::toString(cost.takeError())};
  double synchronous = cost->getSynchronousSeconds();
  auto [best, least] = cost->choose(getForms(site));
  if (best.isNone())
    best = getNone();
  auto micro = [](double seconds) {
    return llvm::formatv("{0:f1} us", seconds * 1e6).str();
  };
  // Under a whole iteration, of whose computation and communication this is a
  // part like the others, all is hidden but what the wire takes longer.
  double compute = cost->getComputeSeconds();
  double wire = synchronous - compute;
  for (CollectiveOpInterface op : site.getCollectives())
    if (shifted.contains(op) &&
        least - compute > std::max(0.0, wire - compute) + kExposed * wire)
      return {getNone(),
              "its loop can run it in another iteration, and here " +
                  micro(least - compute) + " of it would show",
              op};
  std::string native = cost->describeSynchronous();
  if (best.isNone())
    return {best, "nothing is predicted to take clearly less than the " +
                      micro(synchronous) + " of " +
                      (native.empty() ? "one after the other" : native)};
  return {best, "predicted to take " + micro(least) + " instead of " +
                    micro(synchronous) +
                    (native.empty() ? "" : " by " + native)};
}

Decision Decider::decide(OverlapSite &site) const {
  if (site.n == 1)
    return {{}, "the group has one device"};
  if (std::optional<RingForm> written = RingForm::get(site.op))
    return {written, "as written on it"};
  if (site.operands.empty() && options.collectives == RingScope::Overlapped)
    return {{}, explainAlone(site)};
  return decideByRequest(site);
}

/// "ring up", "split down in 2 chunks over levels of 2, 4"
static std::string describe(const RingForm &form) {
  if (form.isBruck)
    return "bruck";
  std::string text = (stringifyOverlapMode(form.mode) + " " +
                      stringifyDirection(form.direction))
                         .str();
  llvm::raw_string_ostream os(text);
  os.SetUnbuffered();
  if (form.chunks > 1)
    os << " in " << form.chunks << " chunks";
  if (!form.levels.empty()) {
    os << " over levels of ";
    llvm::interleaveComma(form.levels, os);
  }
  return text;
}

/// "beside 2 contractions, in one ring with 1 other"
static std::string describeBeside(const OverlapSite &site) {
  if (site.operands.empty())
    return "by itself";
  std::string text =
      "beside " + formatCount(site.operands.size(), "contraction");
  if (!site.companions.empty())
    text +=
        ", in one ring with " + formatCount(site.companions.size(), "other");
  return text;
}

/// About `op`, one of the site's.
static void emitRemark(CollectiveOpInterface op, const OverlapSite &site,
                       const Decision &decision) {
  auto function = op->getParentOfType<FunctionOpInterface>();
  auto options = remark::RemarkOpts::name("overlap")
                     .category("mesh-overlap")
                     .function(function ? function.getName() : "");
  std::string subject =
      llvm::formatv("{0} over {1}", op->getName().getStringRef(),
                    formatCount(site.n, "device"));
  if (!decision.form || decision.form->isNone())
    remark::missed(op.getLoc(), options)
        << remark::add("{0} is left alone: {1}", subject, decision.reason);
  else
    remark::passed(op.getLoc(), options)
        << remark::add("{0} {1}: {2}, {3}{4}", subject, describeBeside(site),
                       describe(*decision.form), decision.reason,
                       site.lost.empty() ? "" : "; " + site.lost);
}

namespace {
struct OverlapPass : public mesh::impl::OverlapPassBase<OverlapPass> {
  using OverlapPassBase::OverlapPassBase;

  LogicalResult initialize(MLIRContext *context) override {
    if (failed(verifyNotNegative(
            {&minBytes, &aheadBytes, &chunks, &unrollLimit}, *this, context)))
      return failure();
    return readMachineOption(machine, *this, context, model);
  }

  void runOnOperation() override {
    OverlapPassOptions options = getOptions();
    SmallVector<CollectiveOpInterface> ops = findCollectives(getOperation());
    SymbolTableCollection symbols;
    DenseSet<Operation *> shifted;
    if (overlap == OverlapRequest::Auto && aheadBytes > 0) {
      FlightLimits limits{aheadBytes, minBytes};
      shifted = findPrefetches(getOperation(), limits);
      shifted.insert_range(findDelays(getOperation(), limits));
    }
    Decider decider(options, model ? &*model : nullptr, symbols,
                    std::move(shifted));
    for (CollectiveOpInterface op : ops)
      if (decider.isLeftToLoop(op))
        carryOut(op, {RingForm{OverlapMode::None, direction},
                      "its loop can run it in another iteration"});
    // Contractions that one collective does not take, others may.
    SmallVector<OverlapSite> sites;
    bool goesOn = true;
    while (goesOn) {
      goesOn = false;
      sites = findOverlapSites(ops, symbols);
      for (OverlapSite &site : sites)
        if (site.lost.empty() && !isDecided(site))
          goesOn |= carryOut(site, getDecision(site, decider));
    }
    for (OverlapSite &site : sites) {
      if (!isDecided(site))
        carryOut(site, decider.decide(site));
      for (CollectiveOpInterface op : site.getCollectives())
        emitRemark(op, site, decisions.at(op));
    }
    decisions.clear();
  }

private:
  OverlapPassOptions getOptions() const {
    OverlapPassOptions options;
    options.overlap = overlap;
    options.direction = direction;
    options.minBytes = minBytes;
    options.machine = machine;
    options.collectives = collectives;
    options.aheadBytes = aheadBytes;
    options.chunks = chunks;
    options.form = form;
    options.unrollLimit = unrollLimit;
    options.wideAccumulators = wideAccumulators;
    return options;
  }

  bool isDecided(const OverlapSite &site) const {
    return llvm::all_of(site.getCollectives(), [&](CollectiveOpInterface op) {
      return decisions.contains(op);
    });
  }

  /// Gathers that have joined a ring since that was decided go along.
  Decision getDecision(OverlapSite &site, const Decider &decider) const {
    auto it = decisions.find(site.op);
    return it == decisions.end() ? decider.decide(site) : it->second;
  }

  void carryOut(CollectiveOpInterface op, const Decision &decision) {
    if (decision.form)
      decision.form->writeTo(op);
    decisions[op] = decision;
  }

  /// Returns whether the contractions beside a collective are left to others.
  bool carryOut(OverlapSite &site, const Decision &decision) {
    if (decision.isNone()) {
      carryOut(decision.left ? decision.left : site.op, decision);
      return true;
    }
    for (CollectiveOpInterface op : site.getCollectives())
      carryOut(op, decision);
    return false;
  }

  DenseMap<Operation *, Decision> decisions;
  std::optional<MachineModel> model;
};
} // namespace
