//===- MatchTraces.cpp - match the messages and collectives of programs ---===//

#include "mesh/Programs/MatchTraces.h"

#include <map>

using namespace mesh;

namespace {
/// The sends and receives of one sender, receiver and tag between two
/// boundaries, in their orders.
struct Channel {
  std::vector<EventRef> sends, receives;
};

class Matcher {
public:
  explicit Matcher(const ProgramTraces &traces) : traces(traces) {
    for (const Trace &trace : traces.traces) {
      matching.partners.emplace_back(trace.size());
      matching.meetings.emplace_back(trace.size(), -1);
    }
  }

  FailureOr<TraceMatching> run() {
    if (failed(matchBoundaries()))
      return failure();
    matchMessages();
    matchCollectives();
    if (hasFailed)
      return failure();
    return std::move(matching);
  }

private:
  /// The number of boundaries before it, the sender, the receiver and the tag.
  using ChannelKey = std::tuple<size_t, int64_t, int64_t, int64_t>;
  /// The number of boundaries before it, the positions of a group, and the
  /// other axes on which its members differ.
  using GroupKey = std::tuple<size_t, std::vector<int64_t>, std::string>;
  /// By member, the collectives that it reaches.
  using GroupEvents = std::map<int64_t, std::vector<EventRef>>;

  const TraceEvent &get(EventRef event) const {
    return traces.traces[event.position][event.index];
  }
  LogicalResult matchBoundaries();
  void reportBoundary(ArrayRef<EventRef> here, ArrayRef<EventRef> there,
                      int64_t other, size_t number);
  void matchMessages();
  void matchCollectives();
  GroupEvents &getGroup(size_t numBoundaries, CollectiveOpInterface op,
                        int64_t position);
  LogicalResult checkTypes(EventRef send, EventRef receive);
  void reportLone(EventRef event, const Channel &channel);
  void checkMeeting(EventRef first, EventRef other);
  void reportAbsent(EventRef event, int64_t position, EventRef last);

  const ProgramTraces &traces;
  TraceMatching matching;
  std::map<ChannelKey, Channel> channels;
  std::map<GroupKey, GroupEvents> groups;
  /// The same by how ops name them, and by the member that comes first there:
  /// each group is made once, not for each member and op.
  DenseMap<std::tuple<size_t, Attribute, int64_t>, GroupEvents *> named;
  bool hasFailed = false;
};
} // namespace

//===----------------------------------------------------------------------===//
// Boundaries
//===----------------------------------------------------------------------===//

/// Reports that boundary `number`, which is `here`, is not the same `there`.
void Matcher::reportBoundary(ArrayRef<EventRef> here, ArrayRef<EventRef> there,
                             int64_t other, size_t number) {
  EventRef own = here[number];
  InFlightDiagnostic diag = get(own).op->emitOpError("by ")
                            << traces.describe(own.position)
                            << " does not depend on what control flow of "
                            << traces.describe(other)
                            << " does at that time: this cannot be checked";
  if (number < there.size())
    diag.attachNote(get(there[number]).op->getLoc()) << "which is this";
  else
    diag.attachNote(traces.functions[other]->getLoc())
        << "they run this program, in which data decide about "
        << (there.empty() ? "no" : "no further") << " communication";
}

/// All devices come to the same boundaries, and wait for one another there.
LogicalResult Matcher::matchBoundaries() {
  std::vector<std::vector<EventRef>> boundaries(traces.traces.size());
  size_t most = 0;
  for (auto [position, trace] : llvm::enumerate(traces.traces)) {
    int64_t own = position;
    for (auto [index, event] : llvm::enumerate(trace))
      if (event.kind == TraceEvent::Kind::Boundary)
        boundaries[own].push_back({own, index});
    most = std::max(most, boundaries[own].size());
  }
  // The first that comes to most of them, and all others.
  size_t first = 0;
  while (boundaries[first].size() < most)
    ++first;
  for (auto [number, expected] : llvm::enumerate(boundaries[first])) {
    std::vector<EventRef> &members = matching.members.emplace_back();
    for (auto [position, reached] : llvm::enumerate(boundaries)) {
      if (number >= reached.size() ||
          get(reached[number]).decision != get(expected).decision) {
        reportBoundary(boundaries[first], reached, position, number);
        return failure();
      }
      EventRef event = reached[number];
      matching.meetings[event.position][event.index] =
          matching.members.size() - 1;
      members.push_back(event);
    }
  }
  return success();
}

//===----------------------------------------------------------------------===//
// Messages
//===----------------------------------------------------------------------===//

static Type getType(const TraceEvent &event) {
  if (auto send = llvm::dyn_cast<SendOp>(event.op))
    return send.getInput().getType();
  return llvm::cast<RecvOp>(event.op).getType();
}

LogicalResult Matcher::checkTypes(EventRef send, EventRef receive) {
  Type sent = getType(get(send)), received = getType(get(receive));
  if (sent == received)
    return success();
  hasFailed = true;
  InFlightDiagnostic diag =
      get(send).op->emitOpError("by ")
      << traces.describe(send.position) << " sends " << sent << ", which "
      << traces.describe(receive.position) << " receive as " << received;
  diag.attachNote(get(receive).op->getLoc()) << "received here";
  return failure();
}

/// Reports a message that has no other end, with what comes closest to it.
void Matcher::reportLone(EventRef event, const Channel &channel) {
  hasFailed = true;
  const TraceEvent &lone = get(event);
  bool isSend = lone.kind == TraceEvent::Kind::Send;
  InFlightDiagnostic diag =
      lone.op->emitOpError("by ")
      << traces.describe(event.position) << " is "
      << (isSend ? "never received by " : "never sent by ")
      << traces.describe(lone.peer) << ", with tag " << lone.tag;
  TraceEvent::Kind otherKind =
      isSend ? TraceEvent::Kind::Recv : TraceEvent::Kind::Send;
  size_t numOthers = (isSend ? channel.receives : channel.sends).size();
  StringRef verb = isSend ? "receive" : "send";
  if (numOthers != 0) {
    EventRef last = (isSend ? channel.receives : channel.sends).back();
    diag.attachNote(get(last).op->getLoc())
        << "they " << verb << " " << numOthers
        << " such messages, the last here";
    return;
  }
  // Another tag, or another peer.
  const TraceEvent *closest = nullptr;
  for (const TraceEvent &other : traces.traces[lone.peer]) {
    if (other.kind != otherKind)
      continue;
    bool isBetter = !closest || (closest->peer != event.position &&
                                 other.peer == event.position);
    if (isBetter)
      closest = &other;
  }
  if (closest)
    diag.attachNote(closest->op->getLoc())
        << "they " << verb << (isSend ? " from " : " to ")
        << traces.describe(closest->peer) << " here, with tag " << closest->tag;
  else
    diag.attachNote(traces.functions[lone.peer]->getLoc())
        << "they run this program, which does not " << verb;
}

void Matcher::matchMessages() {
  for (auto [position, trace] : llvm::enumerate(traces.traces)) {
    size_t numBoundaries = 0;
    for (auto [index, event] : llvm::enumerate(trace)) {
      int64_t own = position;
      EventRef ref{own, index};
      numBoundaries += event.kind == TraceEvent::Kind::Boundary;
      if (event.kind == TraceEvent::Kind::Send)
        channels[{numBoundaries, own, event.peer, event.tag}].sends.push_back(
            ref);
      if (event.kind == TraceEvent::Kind::Recv)
        channels[{numBoundaries, event.peer, own, event.tag}]
            .receives.push_back(ref);
    }
  }
  for (const auto &[key, channel] : channels) {
    size_t n = std::min(channel.sends.size(), channel.receives.size());
    for (size_t i = 0; i < n; ++i) {
      EventRef send = channel.sends[i], receive = channel.receives[i];
      matching.partners[send.position][send.index] = receive;
      matching.partners[receive.position][receive.index] = send;
    }
    // One error for a channel: what goes wrong does so every time.
    for (size_t i = 0; i < n; ++i)
      if (failed(checkTypes(channel.sends[i], channel.receives[i])))
        break;
    if (channel.sends.size() > n)
      reportLone(channel.sends[n], channel);
    if (channel.receives.size() > n)
      reportLone(channel.receives[n], channel);
  }
}

//===----------------------------------------------------------------------===//
// Collectives
//===----------------------------------------------------------------------===//

Matcher::GroupEvents &Matcher::getGroup(size_t numBoundaries,
                                        CollectiveOpInterface op,
                                        int64_t position) {
  const DeviceSpace &space = traces.space;
  AxisList covered = space.getCovered(op.getAxesAttr());
  GroupEvents *&events = named[{numBoundaries, op.getAxesAttr(),
                                space.withIndex(position, covered, 0)}];
  if (events)
    return *events;
  std::vector<int64_t> members;
  int64_t n = space.getMesh().getSize(covered);
  for (int64_t index = 0; index < n; ++index)
    members.push_back(space.withIndex(position, covered, index));
  llvm::sort(members);
  std::string others;
  for (AxisRefAttr axis : op.getAxesAttr())
    if (!space.covers(axis))
      others += axis.str();
  events = &groups[{numBoundaries, members, others}];
  return *events;
}

/// Checks that two members of a group do the same.
void Matcher::checkMeeting(EventRef first, EventRef other) {
  Operation *a = get(first).op, *b = get(other).op;
  if (a->getName() == b->getName() &&
      a->getPropertiesAsAttribute() == b->getPropertiesAsAttribute() &&
      a->getOperandTypes() == b->getOperandTypes() &&
      a->getResultTypes() == b->getResultTypes())
    return;
  hasFailed = true;
  InFlightDiagnostic diag = a->emitOpError("by ")
                            << traces.describe(first.position)
                            << " meets another op of "
                            << traces.describe(other.position);
  diag.attachNote(b->getLoc())
      << "which is " << b->getName() << " of " << b->getOperandTypes().front()
      << " here, or differs in its attributes";
}

/// Reports a collective that a member of the group does not reach.
void Matcher::reportAbsent(EventRef event, int64_t position, EventRef last) {
  hasFailed = true;
  InFlightDiagnostic diag = get(event).op->emitOpError("by ")
                            << traces.describe(event.position)
                            << " is not reached by "
                            << traces.describe(position);
  if (last.position != -1)
    diag.attachNote(get(last).op->getLoc())
        << "the last collective of this group that they reach";
  else
    diag.attachNote(traces.functions[position]->getLoc())
        << "they run this program, which has no collective of this group";
}

void Matcher::matchCollectives() {
  for (auto [position, trace] : llvm::enumerate(traces.traces)) {
    size_t numBoundaries = 0;
    for (auto [index, event] : llvm::enumerate(trace)) {
      numBoundaries += event.kind == TraceEvent::Kind::Boundary;
      if (event.kind == TraceEvent::Kind::Collective) {
        int64_t own = position;
        auto op = llvm::cast<CollectiveOpInterface>(event.op);
        getGroup(numBoundaries, op, own)[own].push_back({own, index});
      }
    }
  }
  for (auto &[key, reached] : groups) {
    const std::vector<int64_t> &group = std::get<1>(key);
    size_t most = 0, least = ~size_t(0);
    for (int64_t member : group) {
      most = std::max(most, reached[member].size());
      least = std::min(least, reached[member].size());
    }
    bool isSame = true;
    for (size_t i = 0; i < least && isSame; ++i) {
      std::vector<EventRef> &members = matching.members.emplace_back();
      for (int64_t member : group) {
        EventRef event = reached[member][i];
        matching.meetings[member][event.index] = matching.members.size() - 1;
        members.push_back(event);
        bool before = std::exchange(hasFailed, false);
        checkMeeting(members.front(), event);
        isSame &= !hasFailed;
        hasFailed |= before;
        if (!isSame)
          break;
      }
    }
    if (!isSame || most == least)
      continue;
    int64_t absent = -1, present = -1;
    for (int64_t member : group) {
      if (absent == -1 && reached[member].size() == least)
        absent = member;
      if (present == -1 && reached[member].size() > least)
        present = member;
    }
    reportAbsent(reached[present][least], absent,
                 least == 0 ? EventRef() : reached[absent][least - 1]);
  }
}

FailureOr<TraceMatching> mesh::matchTraces(const ProgramTraces &traces) {
  return Matcher(traces).run();
}
