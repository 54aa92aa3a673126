//===- RuleTable.h - each sharding rule once --------------------*- C++ -*-===//

#ifndef MESH_TRANSFORMS_PROPAGATION_RULETABLE_H
#define MESH_TRANSFORMS_PROPAGATION_RULETABLE_H

#include "mesh/Interfaces/ShardingRule.h"

#include "llvm/ADT/DenseSet.h"

#include <deque>

namespace mesh {

/// Sharding rules, each of them once: a program has many ops and few kinds of
/// them, so that all rules fit into a cache.
class RuleTable {
public:
  /// The one that is like `rule`, which lives as long as the table does.
  const ShardingRule *get(ShardingRule rule);

private:
  /// By what they say.
  struct Info : llvm::DenseMapInfo<const ShardingRule *> {
    static unsigned getHashValue(const ShardingRule *rule);
    static bool isEqual(const ShardingRule *a, const ShardingRule *b);
  };

  std::deque<ShardingRule> rules;
  llvm::DenseSet<const ShardingRule *, Info> known;
};

} // namespace mesh

#endif // MESH_TRANSFORMS_PROPAGATION_RULETABLE_H
