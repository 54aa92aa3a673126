//===- RandomMesh.cpp - random meshes and shardings -----------------------===//

#include "mesh-fuzz/RandomMesh.h"

#include "mesh/IR/AxisList.h"

#include "llvm/ADT/STLExtras.h"

using namespace mesh;

MeshAttr mesh::makeRandomMesh(MLIRContext *context, Random &random,
                              const FuzzOptions &options) {
  static constexpr StringRef names[] = {"x", "y", "z"};
  SmallVector<MeshAxisAttr> axes;
  int64_t numDevices = 1;
  int64_t numAxes = random.between(1, std::size(names));
  for (StringRef name : ArrayRef(names).take_front(numAxes)) {
    // Axes of one device are a case of their own, but a dull one.
    int64_t size = random.chance(0.1) ? 1 : random.between(2, 6);
    if (numDevices * size > options.maxDevices)
      size = std::min<int64_t>(2, options.maxDevices / numDevices);
    numDevices *= size;
    axes.push_back(MeshAxisAttr::get(context, name, size));
  }
  SmallVector<int64_t> ids;
  if (random.chance(0.1)) {
    ids = llvm::to_vector(llvm::seq(numDevices));
    random.shuffle(ids);
    if (llvm::equal(ids, llvm::seq(numDevices)))
      ids.clear();
  }
  return MeshAttr::get(context, axes, ids);
}

/// All axes but one in some order, some of them cut in two.
static AxisList getPieces(MeshAttr mesh, Random &random, StringRef without) {
  AxisList pieces;
  for (MeshAxisAttr axis : mesh.getAxes()) {
    if (axis.getName() == without)
      continue;
    auto whole = AxisRefAttr::get(mesh.getContext(), axis.getName());
    SmallVector<int64_t> majors;
    for (int64_t major = 2; major < axis.getSize(); ++major)
      if (axis.getSize() % major == 0)
        majors.push_back(major);
    if (majors.empty() || !random.chance(0.3)) {
      pieces.push_back(whole);
      continue;
    }
    auto [major, minor] = splitAxis(mesh, whole, random.pick(majors));
    pieces.push_back(major);
    pieces.push_back(minor);
  }
  random.shuffle(pieces);
  return pieces;
}

static Combiner pickCombiner(Type element, Random &random) {
  SmallVector<Combiner> combiners{Combiner::Sum, Combiner::Sum, Combiner::Sum};
  for (Combiner combiner : {Combiner::Product, Combiner::Min, Combiner::Max,
                            Combiner::And, Combiner::Or})
    if (canCombine(combiner, element))
      combiners.push_back(combiner);
  return random.pick(combiners);
}

ShardingAttr mesh::makeRandomSharding(FlatSymbolRefAttr meshName, MeshAttr mesh,
                                      RankedTensorType type, Random &random,
                                      const FuzzOptions &options,
                                      ShardingChoice choice) {
  SmallVector<AxisList> dims(type.getRank());
  AxisList replicated, partial;
  bool mayBePartial = choice.mayBePartial && canCombine(Combiner::Sum, type);
  for (AxisRefAttr axis : getPieces(mesh, random, choice.without)) {
    if (mayBePartial && random.chance(0.15)) {
      appendAxis(mesh, partial, axis);
      continue;
    }
    if (random.chance(0.05)) {
      appendAxis(mesh, replicated, axis);
      continue;
    }
    if (dims.empty() || random.chance(0.3))
      continue;
    int64_t dim = random.below(dims.size());
    int64_t shards = mesh.getSize(dims[dim]) * mesh.getSize(axis);
    if (options.uneven || type.getDimSize(dim) % shards == 0)
      appendAxis(mesh, dims[dim], axis);
  }
  SmallVector<DimShardingAttr> shardings;
  for (const AxisList &axes : dims) {
    bool isOpen = choice.mayBeOpen && random.chance(0.35);
    bool hasPriority =
        choice.mayBeOpen && random.chance(0.1) && (isOpen || !axes.empty());
    shardings.push_back(
        DimShardingAttr::get(mesh.getContext(), axes, isOpen,
                             hasPriority ? random.between(0, 2) : -1));
  }
  std::optional<Combiner> combiner;
  if (!partial.empty())
    combiner = pickCombiner(type, random);
  return ShardingAttr::get(mesh.getContext(), meshName, shardings, replicated,
                           combiner, partial);
}
