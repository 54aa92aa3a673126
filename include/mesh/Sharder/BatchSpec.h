//===- BatchSpec.h - shardings of batches -----------------------*- C++ -*-===//
//
// A leaf is split by mesh axes, or by logical names, one a dim, which rules map
// to mesh axes. A batch has one spec for all its leaves, others for some, or
// both.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_SHARDER_BATCHSPEC_H
#define MESH_SHARDER_BATCHSPEC_H

#include "mesh/IR/Mesh.h"

#include "llvm/ADT/StringMap.h"
#include "llvm/Support/Error.h"

#include <string>
#include <variant>
#include <vector>

namespace mesh {

/// Logical axis names and the mesh axes that each stands for.
using LogicalRules = SmallVector<AxisRuleAttr>;

/// The sharding of an array. The last dims of an array with more dims than the
/// spec are replicated.
class ArraySpec {
public:
  /// Nothing is split.
  ArraySpec() = default;
  /// By mesh axes.
  explicit ArraySpec(ShardingAttr sharding) : spec(sharding) {}
  /// By logical names; "" for a dim that is not split.
  explicit ArraySpec(std::vector<std::string> names) : spec(std::move(names)) {}

  /// The sharding of an array of `rank` dims. Errors as above, or if there are
  /// fewer dims than the spec speaks of.
  llvm::Expected<ShardingAttr> resolve(FlatSymbolRefAttr meshName,
                                       MeshAttr mesh,
                                       ArrayRef<AxisRuleAttr> rules,
                                       int64_t rank) const;

private:
  std::variant<std::vector<std::string>, ShardingAttr> spec;
};

class BatchSpec {
public:
  /// All leaves are split alike.
  BatchSpec(ArraySpec all = {}) : all(std::move(all)) {}

  /// But for the leaf called `name`.
  BatchSpec &set(StringRef name, ArraySpec spec) {
    leaves.insert_or_assign(name, std::move(spec));
    return *this;
  }

  const ArraySpec &get(StringRef name) const {
    auto leaf = leaves.find(name);
    return leaf == leaves.end() ? all : leaf->second;
  }

  /// The leaves that have a spec of their own.
  auto getNames() const { return leaves.keys(); }

private:
  ArraySpec all;
  llvm::StringMap<ArraySpec> leaves;
};

} // namespace mesh

#endif // MESH_SHARDER_BATCHSPEC_H
