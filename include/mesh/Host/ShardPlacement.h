//===- ShardPlacement.h - the placement of shards on devices ----*- C++ -*-===//
//
// Cuts a whole tensor into what each device of a mesh holds by a sharding, and
// puts the parts together again.
//
// A device's part is the block that its indices on each dim's axes select. On
// axes that the sharding does not name the devices hold copies. A whole that
// does not divide is followed by padding in the parts, zero where it is handed
// out. On partial
// axes the whole is the combination of what the devices hold; a whole value is
// handed out to the first device of each group, the others get the combiner's
// identity element.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_HOST_SHARDPLACEMENT_H
#define MESH_HOST_SHARDPLACEMENT_H

#include "mesh/Host/HostTensor.h"
#include "mesh/IR/Mesh.h"

#include <optional>
#include <vector>

namespace mesh {

class ShardPlacement {
public:
  /// A (sub-)axis as a digit of a device's position.
  struct Digit {
    int64_t stride;
    int64_t size;
    bool operator==(const Digit &) const = default;
  };

  /// Makes the placement of the whole value on each of `numDevices` devices.
  static ShardPlacement getReplicated(TensorShape shape, int64_t numDevices);

  /// Makes the placement of parts of shape `local`, split by `sharding` over
  /// `mesh`. The whole has the size of a part times the number of shards, in
  /// each dim. The sharding must fit the mesh and the rank. Fails if the whole
  /// does not fit in memory.
  static llvm::Expected<ShardPlacement>
  get(TensorShape local, ShardingAttr sharding, MeshAttr mesh);

  /// Makes the placement of the tensor `global`, split by `sharding` over
  /// `mesh` into blocks of ⌈size / number of shards⌉. The sharding must fit the
  /// mesh. Fails if the blocks do not fit in memory.
  static llvm::Expected<ShardPlacement>
  split(TensorShape global, ShardingAttr sharding, MeshAttr mesh);

  /// Sets the shape of the whole: elements of parts beyond it are padding.
  /// Fails if `shape` is larger than all parts together.
  llvm::Error setUnpadded(ArrayRef<int64_t> shape);

  const TensorShape &getGlobalShape() const { return global; }
  const TensorShape &getLocalShape() const { return local; }
  int64_t getNumDevices() const { return numDevices; }
  /// Returns the number of blocks along each dim.
  SmallVector<int64_t> getBlockCounts() const;
  /// Returns the block that `device` holds.
  SmallVector<int64_t> getBlockIndices(int64_t device) const;
  /// Returns the digits of a device's position that number the blocks of `dim`,
  /// major to minor.
  ArrayRef<Digit> getDigits(int64_t dim) const { return dims[dim]; }
  /// Returns the digits of a device's position along which parts are partial,
  /// with combiner `getCombiner`; none if parts are blocks of the whole.
  ArrayRef<Digit> getPartialDigits() const { return partial; }
  std::optional<Combiner> getCombiner() const { return combiner; }
  /// Returns the index, on partial axes, of the part of its block that `device`
  /// holds.
  int64_t getPartialIndex(int64_t device) const {
    return getIndex(partial, device);
  }

  /// Returns the part of `whole` that `device` holds. Fails if there is no
  /// memory.
  llvm::Expected<HostTensor> slice(const HostTensor &whole,
                                   int64_t device) const {
    return slice(whole.data(), device);
  }
  /// The same of a whole in memory, which need not be aligned. No more of it is
  /// read than that part.
  llvm::Expected<HostTensor> slice(const char *whole, int64_t device) const;
  /// The same, to a part of the local shape.
  void sliceTo(HostTensor &part, const char *whole, int64_t device) const;
  /// Returns the place of the part of `device` in the whole, in elements, if
  /// each part lies there as it is: without gaps, padding or partial sums.
  std::optional<int64_t> findInWhole(int64_t device) const;
  /// Returns for each device the first one that holds the same part.
  std::vector<int64_t> getFirstHolders() const;
  /// Returns true if each device holds the whole.
  bool isReplicated() const { return local == global && partial.empty(); }
  /// Returns true if parts have padding.
  bool hasPadding() const;
  /// Writes zeros to the padding of the part of `device`.
  void clearPadding(char *part, int64_t device) const;
  /// Returns the parts of all devices.
  llvm::Expected<std::vector<HostTensor>> sliceAll(const char *whole) const;

  struct Gathered {
    HostTensor whole;
    /// The largest relative error of a copy against the first device's.
    double copyError = 0;
  };
  /// Returns the whole, from one part per device. The first device's copy
  /// counts; the others must agree with it, integers exactly and floats up to
  /// `tolerance`, or else to that of their type (Compare.h): rings add up
  /// partial products in an order that depends on the device. An error names
  /// two devices that differ and where.
  llvm::Expected<Gathered> gather(ArrayRef<HostTensor> parts,
                                  std::optional<double> tolerance = {}) const;
  /// Compares the copies as `gather` does. Returns the copy error.
  llvm::Expected<double>
  compareCopies(ArrayRef<HostTensor> parts,
                std::optional<double> tolerance = {}) const;
  /// The same as `gather`, to memory that need not be aligned. Returns the copy
  /// error.
  llvm::Expected<double> gatherTo(char *whole, ArrayRef<HostTensor> parts,
                                  std::optional<double> tolerance = {}) const;
  /// Puts the whole together, without looking at copies but the first. `whole`
  /// need not be aligned.
  void joinTo(char *whole, ArrayRef<const char *> parts) const;

  bool operator==(const ShardPlacement &) const = default;

private:
  using Digits = SmallVector<Digit, 2>;

  static int64_t getIndex(ArrayRef<Digit> digits, int64_t device);
  static int64_t getCount(ArrayRef<Digit> digits);
  /// Returns the block that `device` holds, counted row-major.
  int64_t getBlock(int64_t device) const;
  /// Calls `visit(start in the part, start in the whole, number of elements)`
  /// for each contiguous run of elements of block `block`, but for padding.
  void forEachRun(int64_t block,
                  function_ref<void(int64_t, int64_t, int64_t)> visit) const;
  /// The first device that holds a block, for each block and, within, each
  /// index on the partial axes.
  std::vector<int64_t> getHolders() const;

  TensorShape global;
  TensorShape local;
  int64_t numDevices = 1;
  /// For each dim, major to minor.
  SmallVector<Digits> dims;
  Digits partial;
  std::optional<Combiner> combiner;
};

} // namespace mesh

#endif // MESH_HOST_SHARDPLACEMENT_H
