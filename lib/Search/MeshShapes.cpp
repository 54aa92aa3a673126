//===- MeshShapes.cpp - the meshes that devices can make ------------------===//

#include "mesh/Search/MeshShapes.h"

#include "mesh/Analysis/TripCounts.h"
#include "mesh/Transforms/Overlap/SiteCost.h"

#include "llvm/Support/MathExtras.h"

#include <set>

using namespace mesh;

/// The most axes of more than one device, if nothing names them.
static constexpr size_t kMostAxes = 3;

/// Calls `visit` with all ways to write `product` as `count` ordered factors,
/// of which at most `most` are above 1.
static void visitFactors(int64_t product, size_t count, size_t most,
                         SmallVectorImpl<int64_t> &factors,
                         function_ref<void(ArrayRef<int64_t>)> visit) {
  if (product > 1 && most == 0)
    return;
  if (factors.size() + 1 == count) {
    factors.push_back(product);
    visit(factors);
    factors.pop_back();
    return;
  }
  // Both divisors of each pair.
  SmallVector<int64_t> divisors, others;
  for (int64_t divisor = 1; divisor * divisor <= product; ++divisor) {
    if (product % divisor != 0)
      continue;
    divisors.push_back(divisor);
    if (divisor * divisor != product)
      others.push_back(product / divisor);
  }
  llvm::append_range(divisors, llvm::reverse(others));
  for (int64_t divisor : divisors) {
    factors.push_back(divisor);
    visitFactors(product / divisor, count, divisor > 1 ? most - 1 : most,
                 factors, visit);
    factors.pop_back();
  }
}

/// The sizes of axes, with their names as far as these are given, and the level
/// of their links: a machine tells meshes apart by no more.
using MeshKey = std::multiset<std::pair<int64_t, std::string>>;

static MeshKey getKey(MeshAttr mesh, const MachineModel &machine, bool isNamed,
                      StringRef batchAxis) {
  MeshKey key;
  for (MeshAxisAttr axis : mesh.getAxes()) {
    auto ref = AxisRefAttr::get(mesh.getContext(), axis.getName());
    std::string link = "*";
    if (isNamed || machine.links.count(axis.getName().str()))
      link = axis.getName().str();
    else if (std::optional<size_t> level = machine.getLevel(mesh, ref))
      link = std::to_string(*level);
    if (axis.getName() == batchAxis)
      link += " for the batch";
    key.emplace(axis.getSize(), link);
  }
  return key;
}

/// Returns a mesh of `axes`, and as many of `others` as there are sizes left.
/// Axes of size 1 are left out but for the first `numKept`.
static MeshAttr makeMesh(MLIRContext *context, ArrayRef<std::string> axes,
                         ArrayRef<std::string> others, ArrayRef<int64_t> sizes,
                         size_t numKept) {
  SmallVector<MeshAxisAttr> made;
  size_t numOthers = 0;
  for (auto [number, size] : llvm::enumerate(sizes)) {
    if (size == 1 && number >= numKept)
      continue;
    made.push_back(MeshAxisAttr::get(
        context, number < axes.size() ? axes[number] : others[numOthers++],
        size));
  }
  if (made.empty())
    made.push_back(MeshAxisAttr::get(
        context, axes.empty() ? others.front() : axes.front(), 1));
  return MeshAttr::get(context, made);
}

SmallVector<MeshAttr> mesh::getMeshShapes(MLIRContext *context, int64_t devices,
                                          ArrayRef<std::string> names,
                                          const MachineModel &machine,
                                          StringRef batchAxis) {
  SmallVector<std::string> axes(names), others;
  size_t numKept = names.size();
  if (names.empty()) {
    bool hasOthers = machine.links.empty() || !machine.levels.empty();
    for (const auto &[name, link] : machine.links)
      if (name == "*")
        hasOthers = true;
      else
        axes.push_back(name);
    for (const char *name : {"x", "y", "z"})
      if (hasOthers && !machine.links.count(name) && name != batchAxis)
        others.push_back(name);
    if (!batchAxis.empty()) {
      llvm::erase(axes, batchAxis);
      axes.insert(axes.begin(), batchAxis.str());
      numKept = 1;
    }
  }
  size_t numAxes = axes.size() + others.size();
  SmallVector<MeshAttr> meshes;
  std::set<MeshKey> keys;
  SmallVector<int64_t> factors;
  visitFactors(
      devices, numAxes, names.empty() ? kMostAxes : numAxes, factors,
      [&](ArrayRef<int64_t> sizes) {
        MeshAttr mesh = makeMesh(context, axes, others, sizes, numKept);
        if (keys.insert(getKey(mesh, machine, !names.empty(), batchAxis))
                .second)
          meshes.push_back(mesh);
      });
  llvm::stable_sort(meshes, [](MeshAttr a, MeshAttr b) {
    return a.getAxes().size() < b.getAxes().size();
  });
  return meshes;
}

bool mesh::isMoreRegular(MeshAttr a, MeshAttr b, const MachineModel &machine) {
  auto getKey = [&](MeshAttr mesh) {
    SmallVector<int64_t> ends;
    int64_t end = 1, largest = 1;
    for (MeshAxisAttr axis : llvm::reverse(mesh.getAxes())) {
      end *= axis.getSize();
      ends.push_back(end);
      largest = std::max(largest, axis.getSize());
    }
    int64_t numCut = llvm::count_if(machine.levels, [&](const LinkLevel &it) {
      return it.devices > 0 && it.devices < end &&
             !llvm::is_contained(ends, it.devices);
    });
    return std::pair(numCut, largest);
  };
  return getKey(a) < getKey(b);
}

/// Returns the least part of loops of `sizes` that is left to a device if each
/// of the axes from number `axis` on splits one of them; `splits` has the
/// number of parts of each so far.
static double getLeastShare(ArrayRef<int64_t> sizes, ArrayRef<int64_t> axes,
                            SmallVectorImpl<int64_t> &splits) {
  if (axes.empty()) {
    double share = 1;
    for (auto [size, split] : llvm::zip_equal(sizes, splits))
      share *= static_cast<double>(llvm::divideCeil(size, split)) /
               static_cast<double>(size);
    return share;
  }
  double least = getLeastShare(sizes, axes.drop_front(), splits);
  for (int64_t &split : splits) {
    split *= axes.front();
    least = std::min(least, getLeastShare(sizes, axes.drop_front(), splits));
    split /= axes.front();
  }
  return least;
}

double mesh::getLeastContractionSeconds(FunctionOpInterface function,
                                        MeshAttr mesh,
                                        const MachineModel &machine) {
  SmallVector<int64_t> axes;
  for (MeshAxisAttr axis : mesh.getAxes())
    if (axis.getSize() > 1)
      axes.push_back(axis.getSize());
  double seconds = 0;
  std::map<SmallVector<int64_t>, double> shares;
  function->walk([&](linalg::LinalgOp contraction) {
    if (!addsProducts(contraction) || isConditional(contraction->getBlock()))
      return;
    llvm::Expected<double> whole = getContractionSeconds(contraction, machine);
    if (!whole)
      return llvm::consumeError(whole.takeError());
    SmallVector<int64_t> sizes(contraction.getStaticLoopRanges());
    auto [share, isNew] = shares.try_emplace(sizes);
    if (isNew) {
      SmallVector<int64_t> splits(sizes.size(), 1);
      share->second = getLeastShare(sizes, axes, splits);
    }
    // A loop may run never, unless one knows better.
    double trips = *getTripCount(contraction->getBlock(), /*unknown=*/0);
    seconds += trips * (*whole * share->second + machine.contractionOverhead);
  });
  return seconds;
}
