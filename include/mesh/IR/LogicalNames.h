//===- LogicalNames.h - from logical axis names to mesh axes ----*- C++ -*-===//

#ifndef MESH_IR_LOGICALNAMES_H
#define MESH_IR_LOGICALNAMES_H

#include "mesh/IR/Mesh.h"

#include "llvm/Support/Error.h"

namespace mesh {

/// The dims that `names` stand for, by the rules for them; a dim with an empty
/// name is not split. An error names the name that has no rule, or the two
/// whose rules split along one axis of `mesh`.
llvm::Expected<SmallVector<DimShardingAttr>>
resolveLogicalNames(ArrayRef<StringRef> names, ArrayRef<AxisRuleAttr> rules,
                    MeshAttr mesh);

} // namespace mesh

#endif // MESH_IR_LOGICALNAMES_H
