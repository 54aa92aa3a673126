//===- FactorResolution.cpp - the axes of an op's factors -----------------===//

#include "mesh/Transforms/Propagation/FactorResolution.h"

using namespace mesh;

namespace {
/// One tensor's wish for one factor.
struct Request {
  unsigned factor;
  unsigned claim;
  AxisList axes;
};

class Resolver {
public:
  Resolver(const ShardingRule &rule, ArrayRef<FactorClaim> claims,
           MeshAttr mesh)
      : axes(rule.factors.size()), rule(rule), claims(claims), mesh(mesh) {}

  /// Takes the wishes of all claims for the factors that satisfy `filter`.
  void collect(function_ref<bool(unsigned factor)> filter);
  /// Cuts the axes of all wishes at each other's ends, and at those over which
  /// `layouts` are partial, if they nest, so that there is a dispute about what
  /// several wishes have a part of.
  void refineRequests(ArrayRef<TensorLayout> layouts = {});
  /// Leaves each axis to one factor, or to none of several that are equally
  /// good, if `hasTie` is not null.
  void settleDisputes(bool *hasTie = nullptr);
  void chooseLists();
  /// Drops axes along which a window's factor would have to be padded, but
  /// cannot be.
  void dropUnevenWindows();
  /// Drops axes that the dim of an input asks for and along which the shorter
  /// dim of the result would have parts of padding alone.
  void dropEmptyWindows();
  /// Drops axes along which more than half of the devices would have padding
  /// alone.
  void dropIdle();
  /// Splits a reduction that no operand asks for by each of `missing`: one that
  /// it divides, if there is one.
  void addMissing(ArrayRef<AxisRefAttr> missing, const llvm::BitVector &known);
  /// Splits factors by axes of dims of operands that have to be whole.
  void addDisplaced();
  /// Drops what could not be written as the sharding of some tensor.
  void dropOverlaps();
  void dropHidden();

  SmallVector<Request> requests;
  FactorAxes axes;

private:
  double getBytesToSend(AxisRefAttr axis, unsigned factor) const;
  double getBytesToSend(AxisRefAttr axis, unsigned factor,
                        unsigned claim) const;
  std::optional<unsigned> chooseFactor(AxisRefAttr axis,
                                       ArrayRef<unsigned> factors,
                                       bool *hasTie) const;
  bool isBetter(const Request &request, const Request &other) const;
  /// Returns a reduction that `axis` can split, evenly or with padding.
  std::optional<unsigned> findReduction(AxisRefAttr axis,
                                        const llvm::BitVector &known,
                                        bool pads) const;
  bool isWindow(unsigned factor) const;
  bool isUsed(AxisRefAttr axis) const;
  void displace(const FactorClaim &claim, AxisRefAttr axis);

  const ShardingRule &rule;
  ArrayRef<FactorClaim> claims;
  MeshAttr mesh;
};
} // namespace

void Resolver::collect(function_ref<bool(unsigned)> filter) {
  for (auto [index, claim] : llvm::enumerate(claims)) {
    auto add = [&, index = index](unsigned factor, AxisList wish) {
      if (filter(factor))
        requests.push_back(
            {factor, static_cast<unsigned>(index), std::move(wish)});
    };
    for (auto [factors, dimAxes] :
         llvm::zip_equal(*claim.dims, claim.layout->dims))
      assignFactorAxes(rule, factors, dimAxes, mesh, add);
  }
}

/// Returns the cost of one tensor if `axis` splits `factor`.
double Resolver::getBytesToSend(AxisRefAttr axis, unsigned factor,
                                unsigned claim) const {
  const FactorClaim &tensor = claims[claim];
  double part = tensor.bytes / static_cast<double>(mesh.getSize(axis));
  bool isPartial = covers(mesh, tensor.layout->partial, axis);
  auto own = llvm::find_if(requests, [&](const Request &request) {
    return request.claim == claim && llvm::is_contained(request.axes, axis);
  });
  bool isSplit = own != requests.end();
  if (hasFactor(*tensor.dims, factor)) {
    if (isPartial)
      return tensor.bytes;                              // reduce-scatter
    return isSplit && own->factor != factor ? part : 0; // all-to-all
  }
  if (tensor.isResult) // the result of a reduction
    return isSplit ? tensor.bytes : 2 * tensor.bytes;
  if (isPartial)
    return 2 * tensor.bytes;
  return isSplit ? tensor.bytes : 0; // all-gather
}

/// The bytes that a usual link brings in the time of its latency, which each
/// collective takes besides.
static constexpr double kLatencyBytes = 10000;

double Resolver::getBytesToSend(AxisRefAttr axis, unsigned factor) const {
  double bytes = 0;
  for (unsigned claim = 0; claim < claims.size(); ++claim)
    if (double sent = getBytesToSend(axis, factor, claim))
      bytes += sent + kLatencyBytes;
  return bytes;
}

void Resolver::refineRequests(ArrayRef<TensorLayout> layouts) {
  SmallVector<AxisList> partial = llvm::map_to_vector(
      layouts, [](const TensorLayout &layout) { return layout.partial; });
  SmallVector<AxisList *> lists;
  for (Request &request : requests)
    lists.push_back(&request.axes);
  for (AxisList &list : partial)
    lists.push_back(&list);
  (void)refineAxes(mesh, lists);
}

/// The relative number of bytes that one of two factors must save to be better.
static constexpr double kTieTolerance = 1e-9;

/// Returns the one of `factors` that takes `axis`; nothing in a tie, if there
/// may be one.
std::optional<unsigned> Resolver::chooseFactor(AxisRefAttr axis,
                                               ArrayRef<unsigned> factors,
                                               bool *hasTie) const {
  SmallVector<double> bytes = llvm::map_to_vector(
      factors, [&](unsigned factor) { return getBytesToSend(axis, factor); });
  double least = *llvm::min_element(bytes);
  llvm::SmallDenseSet<unsigned> best;
  for (auto [factor, sent] : llvm::zip_equal(factors, bytes))
    if (sent <= least * (1 + kTieTolerance))
      best.insert(factor);
  if (best.size() > 1 && hasTie) {
    *hasTie = true;
    return std::nullopt;
  }
  const Request *first = nullptr;
  auto rank = [&](const Request &request) {
    const FactorClaim &claim = claims[request.claim];
    return std::tuple(!claim.isResult, claim.numOps, request.claim);
  };
  for (const Request &request : requests)
    if (best.contains(request.factor) &&
        llvm::is_contained(request.axes, axis) &&
        (!first || rank(request) < rank(*first)))
      first = &request;
  return first->factor;
}

void Resolver::settleDisputes(bool *hasTie) {
  refineRequests();
  struct Dispute {
    AxisRefAttr axis;
    SmallVector<unsigned, 2> factors;
  };
  SmallVector<Dispute> disputes;
  for (const Request &request : requests)
    for (AxisRefAttr axis : request.axes) {
      auto dispute = llvm::find_if(
          disputes, [&](const Dispute &other) { return other.axis == axis; });
      if (dispute == disputes.end())
        disputes.push_back({axis, {request.factor}});
      else if (!llvm::is_contained(dispute->factors, request.factor))
        dispute->factors.push_back(request.factor);
    }
  SmallVector<std::pair<AxisRefAttr, std::optional<unsigned>>> winners;
  for (Dispute &dispute : disputes)
    if (dispute.factors.size() > 1)
      winners.emplace_back(dispute.axis,
                           chooseFactor(dispute.axis, dispute.factors, hasTie));
  for (Request &request : requests) {
    for (auto [axis, winner] : winners)
      if (winner != request.factor)
        request.axes.erase(llvm::find(request.axes, axis), request.axes.end());
    request.axes = mergeAxes(mesh, request.axes);
  }
}

/// Returns true if `axes` go on where `prefix` ends, which may be within an
/// axis.
static bool goesOn(ArrayRef<AxisRefAttr> axes, ArrayRef<AxisRefAttr> prefix,
                   MeshAttr mesh) {
  if (startsWith(axes, prefix))
    return true;
  if (prefix.empty() || !prefix.back().isSubAxis())
    return false;
  AxisList parts(axes), prefixParts(prefix);
  return succeeded(refineAxes(mesh, {&parts, &prefixParts})) &&
         startsWith(parts, prefixParts);
}

/// Returns true if the list of `request` is to be preferred to that of `other`.
bool Resolver::isBetter(const Request &request, const Request &other) const {
  if (goesOn(other.axes, request.axes, mesh))
    return false;
  if (goesOn(request.axes, other.axes, mesh))
    return true;
  auto rank = [&](const Request &candidate) {
    const FactorClaim &claim = claims[candidate.claim];
    return std::tuple(claim.isResult, candidate.axes.size(), claim.bytes);
  };
  return rank(other) < rank(request);
}

void Resolver::chooseLists() {
  SmallVector<const Request *> best(rule.factors.size());
  for (const Request &request : requests) {
    const Request *&other = best[request.factor];
    if (!other || isBetter(request, *other))
      other = &request;
  }
  for (const Request *request : best)
    if (request)
      axes[request->factor] = request->axes;
}

void Resolver::dropUnevenWindows() {
  for (WindowDim window : rule.windows)
    if (!window.makesPadding)
      for (unsigned factor : rule.operands[window.operand][window.dim])
        axes[factor] =
            takeDividing(axes[factor], rule.factors[factor].size, mesh);
}

void Resolver::dropEmptyWindows() {
  for (WindowDim window : rule.windows)
    for (unsigned factor : rule.operands[window.operand][window.dim]) {
      AxisList &list = axes[factor];
      int64_t size = rule.factors[factor].size;
      while (!list.empty() && size < mesh.getSize(list) &&
             size % mesh.getSize(list) != 0)
        list.pop_back();
    }
}

/// Returns true if more than half of `numParts` parts of `size` elements would
/// be empty.
static bool leavesIdle(int64_t size, int64_t numParts) {
  // Twice the size may overflow.
  return size <= (numParts - 1) / 2;
}

void Resolver::dropIdle() {
  for (auto [factor, list] : llvm::zip_equal(rule.factors, axes))
    while (factor.size > 0 && leavesIdle(factor.size, mesh.getSize(list)))
      list.pop_back();
}

void Resolver::addMissing(ArrayRef<AxisRefAttr> missing,
                          const llvm::BitVector &known) {
  if (missing.empty())
    return;
  // If an axis splits a factor in part, the rest of it is missing.
  AxisList parts(missing);
  FactorAxes pieces(axes);
  SmallVector<AxisList *> lists{&parts};
  for (AxisList &list : pieces)
    lists.push_back(&list);
  if (failed(refineAxes(mesh, lists)))
    parts = AxisList(missing);
  for (AxisRefAttr axis : parts) {
    if (llvm::any_of(axes, [&](const AxisList &list) {
          return overlapsAny(mesh, axis, list);
        }))
      continue;
    std::optional<unsigned> factor = findReduction(axis, known, /*pads=*/false);
    if (!factor)
      factor = findReduction(axis, known, /*pads=*/true);
    if (factor)
      appendAxis(mesh, axes[*factor], axis);
  }
}

std::optional<unsigned> Resolver::findReduction(AxisRefAttr axis,
                                                const llvm::BitVector &known,
                                                bool pads) const {
  for (auto [index, factor] : llvm::enumerate(rule.factors)) {
    int64_t numParts = mesh.getSize(axes[index]) * mesh.getSize(axis);
    bool fits = pads ? !leavesIdle(factor.size, numParts) && !isWindow(index)
                     : factor.size % numParts == 0;
    if (factor.kind == FactorKind::Reduction && !known[index] && fits)
      return index;
  }
  return std::nullopt;
}

/// Returns true if operands are read in windows along `factor`.
bool Resolver::isWindow(unsigned factor) const {
  return llvm::any_of(rule.windows, [&](const WindowDim &window) {
    return llvm::is_contained(rule.operands[window.operand][window.dim],
                              factor);
  });
}

/// Returns true if `axis` splits a factor, or an operand is partial over it.
bool Resolver::isUsed(AxisRefAttr axis) const {
  auto overlaps = [&](ArrayRef<AxisRefAttr> list) {
    return overlapsAny(mesh, axis, list);
  };
  return llvm::any_of(axes, overlaps) ||
         llvm::any_of(claims, [&](const FactorClaim &claim) {
           return overlaps(claim.layout->partial);
         });
}

/// Splits a factor that the tensor of `claim` and all results have by `axis`.
void Resolver::displace(const FactorClaim &claim, AxisRefAttr axis) {
  for (auto [index, factor] : llvm::enumerate(rule.factors)) {
    int64_t numParts = mesh.getSize(axes[index]) * mesh.getSize(axis);
    if (factor.kind != FactorKind::PassThrough || factor.size == 0 ||
        factor.size % numParts != 0 || !hasFactor(*claim.dims, index) ||
        isWindow(index))
      continue;
    appendAxis(mesh, axes[index], axis);
    return;
  }
}

void Resolver::addDisplaced() {
  // Each device can compute its part of a smaller result, as of a reduction.
  auto isWholeInResult = [&](unsigned factor) {
    return rule.factors[factor].kind == FactorKind::NeedReplication &&
           llvm::any_of(rule.results, [&](const DimFactors &dims) {
             return hasFactor(dims, factor);
           });
  };
  for (const FactorClaim &claim : claims) {
    if (claim.isResult || claim.bytes == 0)
      continue;
    for (auto [factors, dimAxes] :
         llvm::zip_equal(*claim.dims, claim.layout->dims))
      if (llvm::any_of(factors, isWholeInResult))
        for (AxisRefAttr axis : dimAxes)
          if (mesh.getSize(axis) > 1 && !isUsed(axis))
            displace(claim, axis);
  }
}

void Resolver::dropOverlaps() {
  AxisList used;
  for (AxisList &list : axes) {
    list.erase(llvm::find_if(list,
                             [&](AxisRefAttr axis) {
                               return overlapsAny(mesh, axis, used);
                             }),
               list.end());
    llvm::append_range(used, list);
  }
}

void Resolver::dropHidden() {
  bool changed = true;
  auto visit = [&](const DimFactors &dims) {
    for (ArrayRef<unsigned> factors : dims) {
      if (factors.size() < 2)
        continue;
      size_t visible = getNumVisibleFactors(rule, factors, axes, mesh);
      // Axes of one device split nothing.
      for (unsigned factor : factors.drop_front(visible)) {
        if (mesh.getSize(axes[factor]) == 1)
          continue;
        changed = true;
        axes[factor].clear();
      }
    }
  };
  while (std::exchange(changed, false)) {
    llvm::for_each(rule.operands, visit);
    llvm::for_each(rule.results, visit);
  }
}

FactorAxes mesh::resolveFactors(const ShardingRule &rule,
                                ArrayRef<FactorClaim> claims, MeshAttr mesh,
                                FactorScope scope, bool *hasTie) {
  Resolver resolver(rule, claims, mesh);
  resolver.collect([&](unsigned factor) {
    FactorKind kind = rule.factors[factor].kind;
    return kind == FactorKind::PassThrough ||
           (kind == FactorKind::Reduction && scope != FactorScope::PassThrough);
  });
  if (resolver.requests.empty() && scope != FactorScope::Displaced)
    return std::move(resolver.axes);
  resolver.settleDisputes(hasTie);
  resolver.chooseLists();
  resolver.dropUnevenWindows();
  resolver.dropEmptyWindows();
  resolver.dropIdle();
  resolver.dropOverlaps();
  if (scope == FactorScope::Displaced)
    resolver.addDisplaced();
  resolver.dropHidden();
  return std::move(resolver.axes);
}

/// Reads the axes of the factors that results have.
static LogicalResult readResults(const ShardingRule &rule,
                                 ArrayRef<TensorLayout> results, MeshAttr mesh,
                                 FactorAxes &axes, llvm::BitVector &known,
                                 function_ref<InFlightDiagnostic()> emitError) {
  for (auto [index, result] : llvm::enumerate(results)) {
    FactorAxes own(rule.factors.size());
    for (auto [dim, factors] : llvm::enumerate(rule.results[index])) {
      const AxisList &dimAxes = result.dims[dim];
      assignFactorAxes(rule, factors, dimAxes, mesh,
                       [&](unsigned factor, AxisList list) {
                         own[factor] = std::move(list);
                       });
      for (unsigned factor : factors) {
        bool isPinned =
            rule.factors[factor].kind == FactorKind::NeedReplication &&
            !own[factor].empty();
        if (isPinned || (known[factor] && own[factor] != axes[factor]) ||
            getDimAxes(factors, own, mesh) != dimAxes)
          return emitError()
                 << "cannot compute result " << index << " split along dim "
                 << dim << " as its sharding says";
        axes[factor] = own[factor];
        known.set(factor);
      }
    }
  }
  return success();
}

FailureOr<FactorAxes>
mesh::resolveFromResults(const ShardingRule &rule,
                         ArrayRef<FactorClaim> operands,
                         ArrayRef<TensorLayout> results, MeshAttr mesh,
                         function_ref<InFlightDiagnostic()> emitError) {
  FactorAxes fixed(rule.factors.size());
  llvm::BitVector known(rule.factors.size());
  if (failed(readResults(rule, results, mesh, fixed, known, emitError)))
    return failure();

  Resolver resolver(rule, operands, mesh);
  resolver.collect([&](unsigned factor) {
    return !known[factor] && rule.factors[factor].kind == FactorKind::Reduction;
  });
  // Axes over which all results without the factor are partial.
  auto isAllowed = [&](AxisRefAttr axis) {
    for (auto [index, result] : llvm::enumerate(results))
      if (result.combiner != rule.accumulations[index].combiner ||
          !covers(mesh, result.partial, axis))
        return false;
    return true;
  };
  resolver.refineRequests(results);
  for (Request &request : resolver.requests)
    request.axes.erase(llvm::find_if_not(request.axes, isAllowed),
                       request.axes.end());
  resolver.settleDisputes();
  resolver.chooseLists();
  for (unsigned factor : known.set_bits())
    resolver.axes[factor] = fixed[factor];
  resolver.dropUnevenWindows();
  // The operands' shardings need not explain the result's, or cancel where they
  // conflict. Operands that are partial themselves may be passed on.
  AxisList missing;
  if (!results.empty())
    llvm::copy_if(results.front().partial, std::back_inserter(missing),
                  [&](AxisRefAttr axis) {
                    return isAllowed(axis) &&
                           llvm::none_of(operands, [&](const auto &operand) {
                             return overlapsAny(mesh, axis,
                                                operand.layout->partial);
                           });
                  });
  resolver.dropOverlaps();
  resolver.addMissing(missing, known);
  resolver.dropHidden();
  for (unsigned factor : known.set_bits())
    if (resolver.axes[factor] != fixed[factor])
      return emitError() << "cannot be split as its results' shardings say";
  return std::move(resolver.axes);
}
