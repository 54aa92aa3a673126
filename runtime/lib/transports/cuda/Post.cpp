//===- Post.cpp - sends and receives --------------------------------------===//

#include "Post.h"

using namespace mesh::rt;

Letter &Post::open(int64_t sender, int64_t receiver) {
  std::vector<Letter *> &free = unused[{sender, receiver}];
  if (free.empty()) {
    free.push_back(all.emplace_back(std::make_unique<Letter>()).get());
    free.back()->sender = sender;
    free.back()->receiver = receiver;
  }
  Letter &letter = *free.back();
  free.pop_back();
  letter.send.hasArrived = letter.receive.hasArrived = false;
  letter.laid = Laid::No;
  letter.numLeft = 0;
  return letter;
}

Letter &Post::find(int64_t sender, int64_t receiver, int64_t tag,
                   bool isReceive) {
  std::deque<Letter *> &waiting = halves[{sender, receiver, tag}];
  if (!waiting.empty() && !waiting.front()->half(isReceive).hasArrived) {
    Letter &letter = *waiting.front();
    waiting.pop_front();
    return letter;
  }
  waiting.push_back(&open(sender, receiver));
  return *waiting.back();
}

void Post::leave(Letter &letter) {
  if (++letter.numLeft == 2)
    unused[{letter.sender, letter.receiver}].push_back(&letter);
}

void Post::reset() {
  halves.clear();
  unused.clear();
  for (const auto &letter : all)
    unused[{letter->sender, letter->receiver}].push_back(letter.get());
}
