//===- Batch.cpp - a named tree of host arrays ----------------------------===//

#include "mesh/Sharder/Batch.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/xxhash.h"

using namespace mesh;

/// Returns true if `name` lies in the folder called `folder`.
static bool isInside(StringRef name, StringRef folder) {
  return name.consume_front(folder) && name.starts_with("/");
}

llvm::Error Batch::add(std::string name, HostTensor array) {
  SmallVector<StringRef> parts;
  StringRef(name).split(parts, '/');
  if (llvm::is_contained(parts, ""))
    return llvm::createStringError("'" + name +
                                   "' is not a name: a part of it is empty");
  for (const Leaf &leaf : leaves) {
    if (leaf.name == name)
      return llvm::createStringError("there is a leaf '" + name + "' already");
    if (isInside(name, leaf.name) || isInside(leaf.name, name))
      return llvm::createStringError("'" + name + "' and '" + leaf.name +
                                     "' cannot both be leaves: one lies in the "
                                     "other");
  }
  leaves.push_back({std::move(name), std::move(array)});
  return llvm::Error::success();
}

const HostTensor *Batch::find(StringRef name) const {
  for (const Leaf &leaf : leaves)
    if (leaf.name == name)
      return &leaf.array;
  return nullptr;
}

int64_t Batch::getNumElements() const {
  int64_t count = 0;
  for (const Leaf &leaf : leaves)
    count += leaf.array.getNumElements();
  return count;
}

int64_t Batch::getNumBytes() const {
  int64_t count = 0;
  for (const Leaf &leaf : leaves)
    count += leaf.array.getNumBytes();
  return count;
}

Batch Batch::clone() const {
  Batch copy;
  for (const Leaf &leaf : leaves)
    copy.leaves.push_back({leaf.name, leaf.array.clone()});
  return copy;
}

uint64_t Batch::getHash() const {
  std::vector<uint64_t> words;
  for (const Leaf &leaf : leaves) {
    words.push_back(llvm::xxh3_64bits(leaf.name));
    words.push_back(leaf.array.getElement());
    llvm::append_range(words, leaf.array.getDims());
    words.push_back(llvm::xxh3_64bits(
        ArrayRef(reinterpret_cast<const uint8_t *>(leaf.array.data()),
                 leaf.array.getNumBytes())));
  }
  return llvm::xxh3_64bits(
      ArrayRef(reinterpret_cast<const uint8_t *>(words.data()),
               words.size() * sizeof(uint64_t)));
}
