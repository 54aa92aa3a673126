//===- RuleTable.cpp - each sharding rule once ----------------------------===//

#include "mesh/Transforms/Propagation/RuleTable.h"

#include "llvm/ADT/Hashing.h"

using namespace mesh;

static auto getKey(const Factor &factor) {
  return std::tuple(factor.size, factor.kind);
}

static auto getKey(const Accumulation &accumulation) {
  return std::tuple(accumulation.combiner, accumulation.init);
}

static auto getKey(const WindowDim &window) {
  return std::tuple(window.operand, window.dim, window.seesPadding,
                    window.makesPadding, window.reach, window.usesShifts);
}

template <typename T>
static bool areEqual(ArrayRef<T> a, ArrayRef<T> b) {
  return llvm::equal(
      a, b, [](const T &x, const T &y) { return getKey(x) == getKey(y); });
}

bool RuleTable::Info::isEqual(const ShardingRule *a, const ShardingRule *b) {
  if (a == b)
    return true;
  auto isRule = [](const ShardingRule *rule) {
    return rule != getEmptyKey() && rule != getTombstoneKey();
  };
  return isRule(a) && isRule(b) && areEqual<Factor>(a->factors, b->factors) &&
         a->operands == b->operands && a->results == b->results &&
         areEqual<Accumulation>(a->accumulations, b->accumulations) &&
         areEqual<WindowDim>(a->windows, b->windows);
}

unsigned RuleTable::Info::getHashValue(const ShardingRule *rule) {
  llvm::hash_code hash =
      llvm::hash_combine(rule->operands.size(), rule->results.size());
  for (const Factor &factor : rule->factors)
    hash = llvm::hash_combine(hash, factor.size, factor.kind);
  for (const auto &tensors :
       {ArrayRef(rule->operands), ArrayRef(rule->results)})
    for (const DimFactors &dims : tensors)
      for (ArrayRef<unsigned> factors : dims)
        hash = llvm::hash_combine(
            hash, llvm::hash_combine_range(factors.begin(), factors.end()));
  return static_cast<size_t>(hash);
}

const ShardingRule *RuleTable::get(ShardingRule rule) {
  if (auto found = known.find(&rule); found != known.end())
    return *found;
  rules.push_back(std::move(rule));
  known.insert(&rules.back());
  return &rules.back();
}
