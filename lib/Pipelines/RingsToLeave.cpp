//===- RingsToLeave.cpp - collectives that need not be rings --------------===//

#include "RingsToLeave.h"

#include "mesh/IR/RingAttrs.h"
#include "mesh/Transforms/Overlap/OverlapSites.h"

#include <deque>

using namespace mesh;

RingsToLeave::RingsToLeave(Operation *root)
    : collectives(findCollectives(root)) {
  llvm::erase_if(collectives, [](CollectiveOpInterface op) {
    return RingForm::get(op).has_value();
  });
}

void RingsToLeave::leave(const llvm::BitVector &left) {
  for (unsigned number : left.set_bits())
    RingForm().writeTo(collectives[number]);
}

void RingsToLeave::findFew(Fits fits) const {
  constexpr int kMostTries = 16;
  using Range = std::pair<unsigned, unsigned>;
  int numTries = 0;
  llvm::BitVector left(getNumber(), true);
  auto giveBack = [&](Range range) {
    llvm::BitVector fewer = left;
    fewer.reset(range.first, range.second);
    ++numTries;
    bool isGiven = fits(fewer);
    if (isGiven)
      left = std::move(fewer);
    return isGiven;
  };
  // Ranges that are not given back as a whole.
  std::deque<Range> tooMany;
  if (!giveBack({0, getNumber()}))
    tooMany.emplace_back(0, getNumber());
  while (!tooMany.empty() && numTries < kMostTries) {
    auto [begin, end] = tooMany.front();
    tooMany.pop_front();
    if (end - begin == 1)
      continue;
    unsigned middle = begin + (end - begin) / 2;
    Range first(begin, middle), second(middle, end);
    // After the first half, the second would make it the whole.
    bool isGiven = giveBack(first);
    if (!isGiven)
      tooMany.push_back(first);
    if (isGiven || !giveBack(second))
      tooMany.push_back(second);
  }
}
