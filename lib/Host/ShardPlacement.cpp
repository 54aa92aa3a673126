//===- ShardPlacement.cpp - the placement of shards on devices ------------===//

#include "mesh/Host/ShardPlacement.h"

#include "CombineTensors.h"
#include "mesh/Host/Compare.h"

#include "llvm/ADT/SmallVectorExtras.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/MathExtras.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <limits>

using namespace mesh;

ShardPlacement ShardPlacement::getReplicated(TensorShape shape,
                                             int64_t numDevices) {
  ShardPlacement placement;
  placement.dims.resize(shape.dims.size());
  placement.numDevices = numDevices;
  placement.global = placement.local = std::move(shape);
  return placement;
}

llvm::Expected<ShardPlacement>
ShardPlacement::get(TensorShape local, ShardingAttr sharding, MeshAttr mesh) {
  ShardPlacement placement =
      getReplicated(std::move(local), mesh.getNumDevices());
  // An axis of size 1 tells no devices apart.
  auto getDigits = [&](ArrayRef<AxisRefAttr> axes) {
    Digits digits;
    for (AxisRefAttr axis : axes)
      if (int64_t size = mesh.getSize(axis); size > 1)
        digits.push_back({mesh.getStride(axis), size});
    return digits;
  };
  for (auto [dim, size] : llvm::enumerate(placement.global.dims)) {
    placement.dims[dim] = getDigits(sharding.getAxes(dim));
    if (llvm::MulOverflow(size, getCount(placement.dims[dim]), size))
      return llvm::createStringError("the whole of " + placement.local.str() +
                                     " does not fit in memory");
  }
  placement.partial = getDigits(sharding.getPartial());
  if (!placement.partial.empty())
    placement.combiner = sharding.getCombiner();
  return placement;
}

llvm::Expected<ShardPlacement> ShardPlacement::split(TensorShape global,
                                                     ShardingAttr sharding,
                                                     MeshAttr mesh) {
  if (llvm::Error error = global.check())
    return error;
  TensorShape local = global;
  for (auto [dim, size] : llvm::enumerate(local.dims))
    size = llvm::divideCeilSigned(size, sharding.getNumShards(dim, mesh));
  llvm::Expected<ShardPlacement> placement =
      get(std::move(local), sharding, mesh);
  if (placement)
    placement->global = std::move(global);
  return placement;
}

SmallVector<int64_t> ShardPlacement::getBlockCounts() const {
  return SmallVector<int64_t>(llvm::map_range(dims, getCount));
}

SmallVector<int64_t> ShardPlacement::getBlockIndices(int64_t device) const {
  return SmallVector<int64_t>(llvm::map_range(
      dims, [&](const Digits &digits) { return getIndex(digits, device); }));
}

int64_t ShardPlacement::getIndex(ArrayRef<Digit> digits, int64_t device) {
  int64_t index = 0;
  for (Digit digit : digits)
    index = index * digit.size + device / digit.stride % digit.size;
  return index;
}

int64_t ShardPlacement::getCount(ArrayRef<Digit> digits) {
  int64_t count = 1;
  for (Digit digit : digits)
    count *= digit.size;
  return count;
}

int64_t ShardPlacement::getBlock(int64_t device) const {
  int64_t block = 0;
  for (const Digits &digits : dims)
    block = block * getCount(digits) + getIndex(digits, device);
  return block;
}

void ShardPlacement::forEachRun(
    int64_t block, function_ref<void(int64_t, int64_t, int64_t)> visit) const {
  // The number of elements of each dim without padding, the strides of part and
  // whole, and the start of the block in the whole.
  int64_t rank = local.getRank(), start = 0, stride = 1, partStride = 1;
  SmallVector<int64_t> sizes(rank), strides(rank), partStrides(rank);
  for (int64_t dim = rank - 1; dim >= 0; --dim) {
    int64_t count = getCount(dims[dim]);
    int64_t offset = block % count * local.dims[dim];
    block /= count;
    sizes[dim] =
        std::clamp<int64_t>(global.dims[dim] - offset, 0, local.dims[dim]);
    if (sizes[dim] == 0)
      return;
    start += offset * stride;
    strides[dim] = stride;
    partStrides[dim] = partStride;
    stride *= global.dims[dim];
    partStride *= local.dims[dim];
  }
  // The innermost dims that are not split, and one more, are contiguous.
  int64_t outer = rank, length = 1;
  while (outer > 0) {
    --outer;
    length *= sizes[outer];
    if (sizes[outer] != local.dims[outer] || sizes[outer] != global.dims[outer])
      break;
  }
  SmallVector<int64_t> position(outer, 0);
  int64_t partStart = 0, dim;
  do {
    visit(partStart, start, length);
    for (dim = outer - 1; dim >= 0; --dim) {
      start += strides[dim];
      partStart += partStrides[dim];
      if (++position[dim] < sizes[dim])
        break;
      start -= strides[dim] * sizes[dim];
      partStart -= partStrides[dim] * sizes[dim];
      position[dim] = 0;
    }
  } while (dim >= 0);
}

bool ShardPlacement::hasPadding() const {
  for (auto [dim, digits] : llvm::enumerate(dims))
    if (global.dims[dim] != local.dims[dim] * getCount(digits))
      return true;
  return false;
}

void ShardPlacement::clearPadding(char *part, int64_t device) const {
  int64_t size = rt::sizeOf(local.element), end = 0;
  auto clearUpTo = [&](int64_t begin) {
    std::memset(part + end * size, 0, (begin - end) * size);
  };
  forEachRun(getBlock(device), [&](int64_t begin, int64_t, int64_t length) {
    clearUpTo(begin);
    end = begin + length;
  });
  clearUpTo(local.getNumElements());
}

llvm::Error ShardPlacement::setUnpadded(ArrayRef<int64_t> shape) {
  TensorShape unpadded{global.element, SmallVector<int64_t>(shape)};
  bool fits = shape.size() == global.dims.size();
  for (size_t dim = 0; fits && dim < shape.size(); ++dim)
    fits = shape[dim] >= 0 && shape[dim] <= global.dims[dim];
  if (!fits)
    return llvm::createStringError("cannot be " + unpadded.str() +
                                   " with padding: all of it is " +
                                   global.str());
  global = std::move(unpadded);
  return llvm::Error::success();
}

llvm::Expected<HostTensor> ShardPlacement::slice(const char *whole,
                                                 int64_t device) const {
  llvm::Expected<HostTensor> part = HostTensor::create(local);
  if (part)
    sliceTo(*part, whole, device);
  return part;
}

void ShardPlacement::sliceTo(HostTensor &part, const char *whole,
                             int64_t device) const {
  if (getIndex(partial, device) != 0) {
    fillNeutral(part, *combiner);
    return;
  }
  int64_t size = rt::sizeOf(local.element);
  forEachRun(getBlock(device), [&](int64_t to, int64_t from, int64_t length) {
    std::memcpy(part.data() + to * size, whole + from * size, length * size);
  });
}

std::optional<int64_t> ShardPlacement::findInWhole(int64_t device) const {
  if (!partial.empty())
    return std::nullopt;
  SmallVector<int64_t> counts = getBlockCounts();
  SmallVector<int64_t> indices = getBlockIndices(device);
  int64_t offset = 0, stride = 1;
  // From the innermost dim on: once one is split, those outside of it have one
  // element in each part.
  bool isSplit = false;
  for (int64_t dim = local.getRank() - 1; dim >= 0; --dim) {
    int64_t size = local.dims[dim];
    if (global.dims[dim] != size * counts[dim] || (isSplit && size != 1))
      return std::nullopt;
    offset += indices[dim] * size * stride;
    stride *= global.dims[dim];
    isSplit |= counts[dim] > 1;
  }
  return offset;
}

std::vector<int64_t> ShardPlacement::getFirstHolders() const {
  std::vector<int64_t> holders = getHolders();
  int64_t numPartials = getCount(partial);
  std::vector<int64_t> first(numDevices);
  for (int64_t device = 0; device < numDevices; ++device)
    first[device] =
        holders[getBlock(device) * numPartials + getPartialIndex(device)];
  return first;
}

llvm::Expected<std::vector<HostTensor>>
ShardPlacement::sliceAll(const char *whole) const {
  std::vector<HostTensor> parts;
  for (int64_t device = 0; device < numDevices; ++device) {
    llvm::Expected<HostTensor> part = slice(whole, device);
    if (!part)
      return part.takeError();
    parts.push_back(std::move(*part));
  }
  return parts;
}

llvm::Expected<ShardPlacement::Gathered>
ShardPlacement::gather(ArrayRef<HostTensor> parts,
                       std::optional<double> tolerance) const {
  llvm::Expected<HostTensor> whole = HostTensor::create(global);
  if (!whole)
    return whole.takeError();
  llvm::Expected<double> copyError = gatherTo(whole->data(), parts, tolerance);
  if (!copyError)
    return copyError.takeError();
  return Gathered{std::move(*whole), *copyError};
}

std::vector<int64_t> ShardPlacement::getHolders() const {
  int64_t numBlocks = 1, numPartials = getCount(partial);
  for (const Digits &digits : dims)
    numBlocks *= getCount(digits);
  std::vector<int64_t> holders(numBlocks * numPartials, -1);
  for (int64_t device = numDevices; device-- > 0;)
    holders[getBlock(device) * numPartials + getPartialIndex(device)] = device;
  return holders;
}

llvm::Expected<double>
ShardPlacement::compareCopies(ArrayRef<HostTensor> parts,
                              std::optional<double> tolerance) const {
  // The padding of copies need not be the same.
  std::vector<HostTensor> cleared;
  if (hasPadding()) {
    for (auto [device, part] : llvm::enumerate(parts)) {
      cleared.push_back(part.clone());
      clearPadding(cleared.back().data(), device);
    }
    parts = cleared;
  }
  std::vector<int64_t> holders = getFirstHolders();
  double copyError = 0;
  for (int64_t device = 0; device < numDevices; ++device) {
    int64_t holder = holders[device];
    const HostTensor &first = parts[holder], &copy = parts[device];
    if (holder == device ||
        std::memcmp(first.data(), copy.data(), first.getNumBytes()) == 0)
      continue;
    Comparison comparison = compare(copy, first, tolerance);
    copyError = std::max(copyError, comparison.error);
    if (comparison.ok())
      continue;
    int64_t index = findLargestDifference(first, copy);
    return llvm::createStringError(llvm::formatv(
        "devices {0} and {1} should hold the same {2}, but differ at {3} of "
        "their parts: {4} and {5}",
        holder, device, local.str(), formatCoordinates(index, local.dims),
        first.format(index), copy.format(index)));
  }
  return copyError;
}

/// A copy of `part`, of shape `shape`.
static HostTensor copyPart(const TensorShape &shape, const char *part) {
  HostTensor copy(shape);
  std::memcpy(copy.data(), part, copy.getNumBytes());
  return copy;
}

void ShardPlacement::joinTo(char *whole, ArrayRef<const char *> parts) const {
  std::vector<int64_t> holders = getHolders();
  int64_t size = rt::sizeOf(local.element), numPartials = getCount(partial);
  int64_t numBlocks = static_cast<int64_t>(holders.size()) / numPartials;
  for (int64_t block = 0; block < numBlocks; ++block) {
    ArrayRef<int64_t> group =
        ArrayRef(holders).slice(block * numPartials, numPartials);
    const char *part = parts[group.front()];
    std::optional<HostTensor> combined;
    if (numPartials > 1) {
      combined = copyPart(local, part);
      for (int64_t device : group.drop_front())
        combineInto(*combined, copyPart(local, parts[device]), *combiner);
      part = combined->data();
    }
    forEachRun(block, [&](int64_t from, int64_t to, int64_t length) {
      std::memcpy(whole + to * size, part + from * size, length * size);
    });
  }
}

llvm::Expected<double>
ShardPlacement::gatherTo(char *whole, ArrayRef<HostTensor> parts,
                         std::optional<double> tolerance) const {
  llvm::Expected<double> copyError = compareCopies(parts, tolerance);
  if (copyError)
    joinTo(whole, llvm::map_to_vector(parts, [](const HostTensor &part) {
             return part.data();
           }));
  return copyError;
}
