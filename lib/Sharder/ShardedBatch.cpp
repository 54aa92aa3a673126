//===- ShardedBatch.cpp - arrays as the devices hold them -----------------===//

#include "mesh/Sharder/ShardedBatch.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace mesh;

const ShardedLeaf *ShardedBatch::find(StringRef name) const {
  for (const ShardedLeaf &leaf : leaves)
    if (leaf.name == name)
      return &leaf;
  return nullptr;
}

std::vector<StringRef> ShardedBatch::getNames() const {
  std::vector<StringRef> names;
  for (const ShardedLeaf &leaf : leaves)
    names.push_back(leaf.name);
  return names;
}

int64_t ShardedBatch::getNumElements() const {
  int64_t count = 0;
  for (const ShardedLeaf &leaf : leaves)
    count += leaf.placement.getGlobalShape().getNumElements();
  return count;
}

int64_t ShardedBatch::getNumBytes() const {
  int64_t count = 0;
  for (const ShardedLeaf &leaf : leaves)
    count += leaf.placement.getGlobalShape().getNumBytes();
  return count;
}

llvm::Expected<ShardedLeaf>
ShardRequest::layOut(StringRef name, const TensorShape &shape) const {
  auto fail = [&](const llvm::Twine &message) {
    return llvm::createStringError("leaf '" + name + "': " + message);
  };
  llvm::Expected<ShardingAttr> sharding =
      spec.get(name).resolve(meshName, mesh, rules, shape.getRank());
  if (!sharding)
    return fail(llvm::toString(sharding.takeError()));
  for (auto [dim, size] : llvm::enumerate(shape.dims)) {
    int64_t numShards = sharding->getNumShards(dim, mesh);
    if (!pad && size % numShards != 0)
      return fail("dim " + llvm::Twine(dim) + " of " + shape.str() +
                  " does not divide into " + llvm::Twine(numShards) +
                  " parts; give it another size or let the sharder pad it");
  }
  llvm::Expected<ShardPlacement> placement =
      ShardPlacement::split(shape, *sharding, mesh);
  if (!placement)
    return fail(llvm::toString(placement.takeError()));
  return ShardedLeaf(name.str(), *sharding, std::move(*placement));
}

llvm::Expected<ShardedBatch> ShardRequest::shard(const Batch &batch) const {
  for (StringRef name : spec.getNames())
    if (!batch.find(name))
      return llvm::createStringError(
          "there is a spec for '" + name + "', but the leaves are " +
          llvm::join(llvm::map_range(batch.getLeaves(),
                                     [](const Leaf &leaf) {
                                       return "'" + leaf.name + "'";
                                     }),
                     ", "));
  ShardedBatch sharded;
  for (const Leaf &leaf : batch.getLeaves()) {
    llvm::Expected<ShardedLeaf> split =
        layOut(leaf.name, leaf.array.getShape());
    if (!split)
      return split.takeError();
    auto parts = split->placement.sliceAll(leaf.array.data());
    if (!parts)
      return llvm::createStringError("leaf '" + leaf.name +
                                     "': " + llvm::toString(parts.takeError()));
    split->parts = std::move(*parts);
    sharded.leaves.push_back(std::move(*split));
  }
  return sharded;
}
