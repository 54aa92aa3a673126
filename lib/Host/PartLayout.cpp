//===- PartLayout.cpp - devices' parts in one piece of memory -------------===//

#include "mesh/Host/PartLayout.h"

#include "mesh-rt/alignment.h"
#include "llvm/ADT/SmallVectorExtras.h"
#include "llvm/Support/MathExtras.h"

#include <cstring>

using namespace mesh;

PartLayout::PartLayout(ShardPlacement given)
    : placement(std::move(given)), holders(placement.getFirstHolders()) {
  const TensorShape &local = placement.getLocalShape();
  int64_t element = rt::sizeOf(local.element);
  offsets.resize(placement.getNumDevices());
  if (placement.findInWhole(/*device=*/0)) {
    whole = true;
    numBytes = placement.getGlobalShape().getNumBytes();
    for (auto [device, offset] : llvm::enumerate(offsets))
      offset = *placement.findInWhole(device) * element;
    return;
  }
  int64_t size = llvm::alignTo(local.getNumBytes(), rt::kAlignment);
  for (auto [device, offset] : llvm::enumerate(offsets)) {
    offset = isWriter(device) ? numBytes : offsets[holders[device]];
    numBytes += isWriter(device) ? size : 0;
  }
}

PartLayout::PartLayout(ShardPlacement given, int64_t device)
    : placement(std::move(given)),
      numBytes(placement.getLocalShape().getNumBytes()),
      offsets(placement.getNumDevices()),
      holders(placement.getNumDevices(), device) {}

void PartLayout::joinTo(char *to, const char *memory) const {
  if (whole) {
    std::memcpy(to, memory, numBytes);
    return;
  }
  placement.joinTo(to, llvm::map_to_vector(offsets, [&](int64_t offset) {
                     return memory + offset;
                   }));
}

void PartLayout::split(char *memory, const char *from) const {
  if (whole) {
    std::memcpy(memory, from, numBytes);
    return;
  }
  int64_t size = placement.getLocalShape().getNumBytes();
  for (auto [device, offset] : llvm::enumerate(offsets)) {
    if (!isWriter(device))
      continue;
    HostTensor part(placement.getLocalShape());
    placement.sliceTo(part, from, device);
    std::memcpy(memory + offset, part.data(), size);
  }
}
