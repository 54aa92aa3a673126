//===- Thresholds.h - Sizes that passes decide by ---------------*- C++ -*-===//
//
// The values of options that are not given, where no machine is described.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_TRANSFORMS_THRESHOLDS_H
#define MESH_TRANSFORMS_THRESHOLDS_H

#include <cstdint>

namespace mesh {

/// The bytes of the smallest block that is worth a message of its own. Latency
/// is most of what smaller ones take.
inline constexpr int64_t kLeastBlockBytes = 4096;

/// The most bytes of collectives that are made one with others of their kind.
inline constexpr int64_t kMostCombinedBytes = 16384;

/// The devices of the largest ring that is written out step by step.
inline constexpr int64_t kUnrollLimit = 8;

} // namespace mesh

#endif // MESH_TRANSFORMS_THRESHOLDS_H
