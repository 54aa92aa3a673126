//===- StateCheck.cpp - Checks that a state is finite ---------------------===//

#include "StateCheck.h"

using namespace mesh;

/// Counts the numbers whose bits without the sign are `infinity`, and those
/// above: NaNs.
template <typename Bits>
static std::pair<int64_t, int64_t> countBits(const HostTensor &tensor,
                                             Bits infinity) {
  constexpr Bits kWithoutSign = std::numeric_limits<Bits>::max() >> 1;
  ArrayRef<Bits> bits(reinterpret_cast<const Bits *>(tensor.data()),
                      tensor.getNumElements());
  int64_t nans = 0, infinities = 0;
  for (Bits number : bits) {
    Bits magnitude = number & kWithoutSign;
    nans += magnitude > infinity;
    infinities += magnitude == infinity;
  }
  return {nans, infinities};
}

StateCheck::Counts StateCheck::count(const HostTensor &tensor) {
  std::pair<int64_t, int64_t> counts;
  switch (tensor.getElement()) {
  case MESH_RT_F16:
    counts = countBits<uint16_t>(tensor, 0x7c00);
    break;
  case MESH_RT_BF16:
    counts = countBits<uint16_t>(tensor, 0x7f80);
    break;
  case MESH_RT_F32:
    counts = countBits<uint32_t>(tensor, 0x7f800000);
    break;
  case MESH_RT_F64:
    counts = countBits<uint64_t>(tensor, 0x7ff0000000000000);
    break;
  default:
    break;
  }
  return {counts.first, counts.second};
}

void StateCheck::begin(ArrayRef<Leaf> state) {
  first.clear();
  for (const Leaf &leaf : state)
    first.push_back(count(leaf.array));
}

StringRef StateCheck::findSpoiled(ArrayRef<Leaf> state,
                                  bool countsInfinities) const {
  for (auto [index, leaf] : llvm::enumerate(state)) {
    Counts now = count(leaf.array);
    Counts before = index < first.size() ? first[index] : Counts();
    int64_t more = now.nans - before.nans;
    if (countsInfinities)
      more += now.infinities - before.infinities;
    if (more > 0)
      return leaf.name;
  }
  return {};
}
