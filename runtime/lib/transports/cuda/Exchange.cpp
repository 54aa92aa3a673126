//===- Exchange.cpp - where the members of a group meet -------------------===//

#include "Exchange.h"

#include <algorithm>
#include <utility>

using namespace mesh::rt;

void Exchange::clear() {
  numArrived = numLeft = 0;
  first = -1;
  for (Member &member : members) {
    member.hasArrived = false;
    member.laid = Laid::No;
  }
}

Exchange &ExchangeQueue::at(int64_t number) {
  while (begin + static_cast<int64_t>(open.size()) <= number) {
    if (unused.empty())
      unused.push_back(std::make_unique<Exchange>(numMembers));
    open.push_back(std::move(unused.back()));
    unused.pop_back();
  }
  return *open[number - begin];
}

void ExchangeQueue::leave(Exchange &exchange) {
  if (++exchange.numLeft < numMembers)
    return;
  exchange.clear();
  auto found = std::find_if(open.begin(), open.end(), [&](const auto &other) {
    return other.get() == &exchange;
  });
  unused.push_back(std::move(*found));
  while (!open.empty() && !open.front()) {
    open.pop_front();
    ++begin;
  }
}

void ExchangeQueue::reset() {
  for (auto &exchange : open) {
    if (!exchange)
      continue;
    exchange->clear();
    unused.push_back(std::move(exchange));
  }
  open.clear();
  begin = 0;
}
