//===- MessageMatcher.cpp - Match sends with receives ---------------------===//

#include "MessageMatcher.h"

using namespace mesh::rt;

MessagePair &MessageMatcher::open(int64_t sender, int64_t receiver) {
  std::vector<MessagePair *> &free = unused[{sender, receiver}];
  if (free.empty()) {
    free.push_back(all.emplace_back(std::make_unique<MessagePair>()).get());
    free.back()->sender = sender;
    free.back()->receiver = receiver;
  }
  MessagePair &pair = *free.back();
  free.pop_back();
  pair.send.hasArrived = pair.receive.hasArrived = false;
  pair.enqueued = Enqueued::No;
  pair.numLeft = 0;
  return pair;
}

MessagePair &MessageMatcher::find(int64_t sender, int64_t receiver, int64_t tag,
                                  bool isReceive) {
  std::deque<MessagePair *> &waiting = halves[{sender, receiver, tag}];
  if (!waiting.empty() && !waiting.front()->half(isReceive).hasArrived) {
    MessagePair &pair = *waiting.front();
    waiting.pop_front();
    return pair;
  }
  waiting.push_back(&open(sender, receiver));
  return *waiting.back();
}

void MessageMatcher::leave(MessagePair &pair) {
  if (++pair.numLeft == 2)
    unused[{pair.sender, pair.receiver}].push_back(&pair);
}

void MessageMatcher::reset() {
  halves.clear();
  unused.clear();
  for (const auto &pair : all)
    unused[{pair->sender, pair->receiver}].push_back(pair.get());
}
