//===- Batch.h - a named tree of host arrays --------------------*- C++ -*-===//
//
// A batch of a data loader: arrays with names. Names are paths,
// "inputs/tokens": the folders make the tree.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_SHARDER_BATCH_H
#define MESH_SHARDER_BATCH_H

#include "mesh/Host/HostTensor.h"

#include <string>
#include <vector>

namespace mesh {

struct Leaf {
  std::string name;
  HostTensor array;
};

class Batch {
public:
  /// Appends a leaf. An error if the name is empty or has an empty part, is
  /// there already, or is a folder of another leaf, or the other way round.
  llvm::Error add(std::string name, HostTensor array);

  ArrayRef<Leaf> getLeaves() const { return leaves; }
  /// The array called `name`, or null.
  const HostTensor *find(StringRef name) const;
  int64_t getNumElements() const;
  int64_t getNumBytes() const;
  Batch clone() const;

  /// A hash of names, shapes and contents.
  uint64_t getHash() const;

private:
  std::vector<Leaf> leaves;
};

} // namespace mesh

#endif // MESH_SHARDER_BATCH_H
