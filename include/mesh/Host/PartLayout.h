//===- PartLayout.h - devices' parts in one piece of memory -----*- C++ -*-===//
//
// Says where the part of each device lies if all of them are in one piece of
// memory. Devices that hold the same share a part. Where the parts are
// contiguous in the whole tensor, the memory is the whole tensor.
//
// A process of a job has the part of its own device alone.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_HOST_PARTLAYOUT_H
#define MESH_HOST_PARTLAYOUT_H

#include "mesh/Host/ShardPlacement.h"

namespace mesh {

class PartLayout {
public:
  explicit PartLayout(ShardPlacement placement);
  /// Makes the layout of memory that has the part of `device` alone. It has no
  /// `joinTo`.
  PartLayout(ShardPlacement placement, int64_t device);

  const ShardPlacement &getPlacement() const { return placement; }
  int64_t getNumBytes() const { return numBytes; }
  /// Where the part of each device begins, in bytes.
  ArrayRef<int64_t> getOffsets() const { return offsets; }
  /// Returns true if `device` is the first one that holds its part, and so
  /// writes it.
  bool isWriter(int64_t device) const { return holders[device] == device; }
  /// Returns true if the memory is the whole tensor, row-major.
  bool isWhole() const { return whole; }

  /// Puts the whole tensor together.
  void joinTo(char *whole, const char *memory) const;
  /// Splits the whole tensor.
  void split(char *memory, const char *whole) const;

private:
  ShardPlacement placement;
  int64_t numBytes = 0;
  std::vector<int64_t> offsets, holders;
  bool whole = false;
};

} // namespace mesh

#endif // MESH_HOST_PARTLAYOUT_H
