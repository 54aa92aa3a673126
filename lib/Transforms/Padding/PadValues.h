//===- PadValues.h - trim tensors and pad them ------------------*- C++ -*-===//

#ifndef MESH_LIB_TRANSFORMS_PADDING_PADVALUES_H
#define MESH_LIB_TRANSFORMS_PADDING_PADVALUES_H

#include "mesh/IR/Mesh.h"

#include "mlir/IR/Builders.h"

namespace mesh {

/// `value` laid out as `sharding`.
Value createReshard(OpBuilder &builder, Location loc, Value value,
                    ShardingAttr sharding);

/// `sharding` with the dims whole in which `from` and `to` differ.
ShardingAttr getUnsplit(ShardingAttr sharding, ArrayRef<int64_t> from,
                        ArrayRef<int64_t> to);

/// Returns the first elements of `value` along each dim, as many as `shape`
/// says, with `sharding`. Dims that become shorter are gathered on the way.
Value createTrimmed(OpBuilder &builder, Location loc, Value value,
                    ArrayRef<int64_t> shape, ShardingAttr sharding);

/// `value` with `element` behind its elements along each dim, up to `shape`,
/// laid out as it is.
Value createLonger(OpBuilder &builder, Location loc, Value value,
                   ArrayRef<int64_t> shape, Attribute element);

/// Returns `value` padded with `element` at the end of each dim, up to `shape`,
/// with `sharding`. Dims that become longer are gathered on the way.
Value createPadded(OpBuilder &builder, Location loc, Value value,
                   ArrayRef<int64_t> shape, Attribute element,
                   ShardingAttr sharding);

} // namespace mesh

#endif // MESH_LIB_TRANSFORMS_PADDING_PADVALUES_H
