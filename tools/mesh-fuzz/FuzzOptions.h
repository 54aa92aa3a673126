//===- FuzzOptions.h - options of random programs ---------------*- C++ -*-===//

#ifndef MESH_TOOLS_MESH_FUZZ_FUZZOPTIONS_H
#define MESH_TOOLS_MESH_FUZZ_FUZZOPTIONS_H

#include <cstdint>

namespace mesh {

struct FuzzOptions {
  /// The largest mesh.
  int64_t maxDevices = 24;
  /// The most ops that are asked for; some need others beside them.
  int64_t maxOps = 12;
  /// The largest tensor.
  int64_t maxElements = 2048;
  /// Annotations may split dims over axes that do not divide them.
  bool uneven = false;
  /// Dims may be 0.
  bool empty = false;
  /// Programs are differentiated.
  bool differentiate = false;
  /// Programs repeat layers, which become the stages of a pipeline.
  bool pipelines = false;
};

} // namespace mesh

#endif // MESH_TOOLS_MESH_FUZZ_FUZZOPTIONS_H
