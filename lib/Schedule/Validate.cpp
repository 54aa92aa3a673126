//===- Validate.cpp - validation of schedules -----------------------------===//

#include "mesh/Schedule/Validate.h"

#include "mesh/Schedule/CellGraph.h"
#include "mesh/Schedule/Dataflow.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Twine.h"

#include <map>

using namespace mesh;

namespace {
/// Steps that look at less and less: each relies on those before it.
class Validator {
public:
  Validator(const PipelineSchedule &schedule, const ValidationOptions &options)
      : schedule(schedule), options(options) {}

  std::vector<ScheduleError> validate() {
    using Step = void (Validator::*)();
    for (Step step : {&Validator::checkShape, &Validator::checkCompleteness,
                      &Validator::checkOrder, &Validator::checkMessages,
                      &Validator::checkParameters, &Validator::checkDeadlock}) {
      (this->*step)();
      if (!errors.empty())
        break;
    }
    return std::move(errors);
  }

private:
  void checkShape();
  void checkCell(Position position, const Cell &cell);
  void checkAction(Position position, const Action &action);
  void checkCompleteness();
  void checkOrder();
  void checkMessages();
  void checkMessage(Position position, const Action &action);
  void checkWait(Position position, const Action &action);
  void checkReceived(Position position, const Action &action,
                     const ScheduleValue &value);
  void checkParameters();
  void checkDeadlock();

  bool isFull() const { return errors.size() >= options.maxErrors; }
  ScheduleError &fail(Position position, const llvm::Twine &message) {
    // Errors beyond the limit are not kept.
    dropped.notes.clear();
    return isFull() ? dropped
                    : errors.emplace_back(
                          ScheduleError{position, message.str(), {}});
  }
  static std::string quote(const Action &action) {
    return "'" + toString({action}) + "'";
  }
  /// The action at the position that makes the value.
  const Action &getMaker(Position position, const ScheduleValue &value) const {
    return *llvm::find_if(schedule.at(position), [&](const Action &action) {
      return action.stage == value.stage &&
             action.microbatch == value.microbatch &&
             llvm::any_of(getMadeValues(action), [&](const ScheduleValue &it) {
               return it.kind == value.kind;
             });
    });
  }

  const PipelineSchedule &schedule;
  const ValidationOptions &options;
  std::vector<ScheduleError> errors;
  ScheduleError dropped;
  // Known once the shape is right.
  std::optional<ActionIndex> index;
  std::optional<StageGraph> graph;
  DenseMap<MessageTag, Position> sends, receives, waits;
};
} // namespace

//===----------------------------------------------------------------------===//
// Errors of the table
//===----------------------------------------------------------------------===//

void Validator::checkAction(Position position, const Action &action) {
  int32_t rank = schedule.rankOfStage[action.stage];
  if (rank != position.rank)
    fail(position, quote(action) + " is on rank " + llvm::Twine(position.rank) +
                       ", but stage " + llvm::Twine(action.stage) +
                       " is on rank " + llvm::Twine(rank));
  if ((action.isMessage() || action.isWait()) &&
      (action.peer < 0 || action.peer >= schedule.getNumStages()))
    fail(position,
         quote(action) + " is a message " +
             (action.isMessage() && !action.isSend() ? "from" : "to") +
             " stage " + llvm::Twine(action.peer) + ", but there are " +
             llvm::Twine(schedule.getNumStages()) + " stages");
}

void Validator::checkCell(Position position, const Cell &cell) {
  for (const Action &action : cell)
    checkAction(position, action);
  if (cell.size() > 1 &&
      (cell.size() > 2 || cell[0].kind != ActionKind::Forward ||
       (cell[1].kind != ActionKind::Backward &&
        cell[1].kind != ActionKind::InputGrad)))
    fail(position,
         "'" + toString(cell) + "' should be a forward and a backward");
}

void Validator::checkShape() {
  for (int32_t stage = 0; stage < schedule.getNumStages() && !isFull(); ++stage)
    if (schedule.rankOfStage[stage] < 0)
      fail({0, -1}, "there are " + llvm::Twine(schedule.getNumStages()) +
                        " stages, but nothing is done on stage " +
                        llvm::Twine(stage));
  for (int32_t rank = 0; rank < schedule.getNumRanks() && !isFull(); ++rank) {
    const std::vector<Cell> &row = schedule.rows[rank];
    if (llvm::none_of(row, [](const Cell &cell) {
          return !cell.empty() && cell.front().isCompute();
        }))
      fail({rank, -1}, "rank " + llvm::Twine(rank) + " computes nothing");
    for (auto [index, cell] : llvm::enumerate(row))
      checkCell({rank, static_cast<int32_t>(index)}, cell);
  }
  for (StageEdge edge : schedule.skips)
    if (edge.from < 0 || edge.to >= schedule.getNumStages() ||
        edge.to - edge.from < 2)
      fail({0, -1}, "expected a skip from one of " +
                        llvm::Twine(schedule.getNumStages()) +
                        " stages beyond the next, got one from stage " +
                        llvm::Twine(edge.from) + " to stage " +
                        llvm::Twine(edge.to));
  if (!errors.empty())
    return;
  index.emplace(schedule);
  graph.emplace(schedule);
}

void Validator::checkCompleteness() {
  schedule.walk([&](Position position, const Action &action) {
    for (const ScheduleValue &value : getMadeValues(action)) {
      Position first = *index->find(value);
      if (first == position)
        continue;
      const Action &maker = getMaker(first, value);
      fail(position, maker == action ? quote(action) + " is done twice"
                                     : quote(action) + " does again what " +
                                           quote(maker) + " does")
          .notes.push_back({first, "first done here"});
      return;
    }
  });
  SmallVector<std::pair<ValueKind, StringRef>> kinds = {
      {ValueKind::Output, "forward"}};
  if (schedule.isTraining()) {
    kinds.push_back({ValueKind::InputGradient, "input gradient"});
    kinds.push_back({ValueKind::WeightGradient, "weight gradient"});
  }
  for (int32_t stage = 0; stage < schedule.getNumStages(); ++stage)
    for (int32_t microbatch = 0; microbatch < schedule.numMicrobatches;
         ++microbatch)
      for (auto [kind, name] : kinds) {
        if (isFull())
          return;
        if (!index->find({kind, stage, microbatch}))
          fail({schedule.rankOfStage[stage], -1},
               "stage " + llvm::Twine(stage) + " has no " + name +
                   " of micro-batch " + llvm::Twine(microbatch));
      }
}

void Validator::checkOrder() {
  schedule.walk([&](Position position, const Action &action) {
    for (const ScheduleValue &value : graph->getReadValues(action)) {
      Position maker = *index->find(value);
      if (maker.rank == position.rank && maker.cell >= position.cell)
        fail(position, quote(action) + " needs " +
                           quote(getMaker(maker, value)) +
                           ", which does not come before it")
            .notes.push_back({maker, "done here"});
    }
  });
}

//===----------------------------------------------------------------------===//
// Messages
//===----------------------------------------------------------------------===//

/// The receive of a send, or the send of a receive.
static Action getOtherEnd(const Action &message) {
  auto getKind = [&] {
    switch (message.kind) {
    case ActionKind::SendForward:
      return ActionKind::RecvForward;
    case ActionKind::RecvForward:
      return ActionKind::SendForward;
    case ActionKind::SendBackward:
      return ActionKind::RecvBackward;
    default:
      return ActionKind::SendBackward;
    }
  };
  return {getKind(), message.peer, message.microbatch, message.stage};
}

void Validator::checkMessage(Position position, const Action &action) {
  auto [send, from, to, microbatch] = getMessageTag(action);
  bool isForward = send == ActionKind::SendForward;
  auto &ends = action.isSend() ? sends : receives;
  auto [end, isFirst] = ends.try_emplace(getMessageTag(action), position);
  if (!isFirst) {
    fail(position, quote(action) + " is done twice")
        .notes.push_back({end->second, "first done here"});
    return;
  }
  if (isForward ? !graph->feeds(from, to) : !graph->feeds(to, from)) {
    fail(position, quote(action) + " is a message from stage " +
                       llvm::Twine(from) + " to stage " + llvm::Twine(to) +
                       ", which does not read it");
    return;
  }
  if (schedule.rankOfStage[from] == schedule.rankOfStage[to]) {
    fail(position, quote(action) + " is a message from stage " +
                       llvm::Twine(from) + " to stage " + llvm::Twine(to) +
                       ", but both are on rank " + llvm::Twine(position.rank));
    return;
  }
  if (!action.isSend())
    return;
  ScheduleValue value{isForward ? ValueKind::Output : ValueKind::InputGradient,
                      from, microbatch};
  std::optional<Position> maker = index->find(value);
  if (!maker)
    fail(position, quote(action) + " sends what nothing makes");
  else if (maker->cell > position.cell)
    fail(position, quote(action) + " sends what " +
                       quote(getMaker(*maker, value)) + " makes later")
        .notes.push_back({*maker, "made here"});
}

void Validator::checkReceived(Position position, const Action &action,
                              const ScheduleValue &value) {
  ActionKind kind = value.kind == ValueKind::Output ? ActionKind::RecvForward
                                                    : ActionKind::RecvBackward;
  Action receive{kind, action.stage, action.microbatch, value.stage};
  auto end = receives.find(getMessageTag(receive));
  if (end == receives.end())
    fail(position,
         quote(action) + " needs " + quote(receive) + ", which there is not");
  else if (end->second.cell > position.cell)
    fail(position, quote(action) + " needs " + quote(receive) +
                       ", which does not come before it")
        .notes.push_back({end->second, "received here"});
}

void Validator::checkWait(Position position, const Action &action) {
  auto [first, isFirst] = waits.try_emplace(getMessageTag(action), position);
  if (!isFirst) {
    fail(position, quote(action) + " is done twice")
        .notes.push_back({first->second, "first done here"});
    return;
  }
  auto send = sends.find(getMessageTag(action));
  if (send == sends.end())
    fail(position, quote(action) + " waits for a message that is not sent");
  else if (send->second.cell > position.cell)
    fail(position, quote(action) + " waits for a message that is sent later")
        .notes.push_back({send->second, "sent here"});
}

void Validator::checkMessages() {
  if (!schedule.contains([](const Action &action) {
        return action.isMessage() || action.isWait();
      }))
    return;
  schedule.walk([&](Position position, const Action &action) {
    if (action.isMessage())
      checkMessage(position, action);
  });
  schedule.walk([&](Position position, const Action &action) {
    for (const ScheduleValue &value : graph->getReadValues(action))
      if (schedule.rankOfStage[value.stage] != position.rank)
        checkReceived(position, action, value);
    if (action.isWait())
      checkWait(position, action);
    if (!action.isMessage())
      return;
    auto &others = action.isSend() ? receives : sends;
    if (!others.count(getMessageTag(action)))
      fail(position, quote(action) + " has no " + quote(getOtherEnd(action)) +
                         " at its other end");
  });
}

//===----------------------------------------------------------------------===//
// Parameters
//===----------------------------------------------------------------------===//

void Validator::checkParameters() {
  struct State {
    bool isSharded = false;
    bool isReduced = false;
    bool isWaitedFor = false;
  };
  std::vector<State> states(schedule.getNumStages());
  schedule.walk([&](Position, const Action &action) {
    if (action.kind == ActionKind::Unshard)
      states[action.stage].isSharded = true;
  });
  schedule.walk([&](Position position, const Action &action) {
    State &state = states[action.stage];
    auto failIf = [&](bool condition, const llvm::Twine &message) {
      if (condition)
        fail(position, quote(action) + " " + message);
    };
    switch (action.kind) {
    case ActionKind::Unshard:
      failIf(!state.isSharded, "finds the parameters whole already");
      state.isSharded = false;
      break;
    case ActionKind::Reshard:
      failIf(state.isSharded, "finds the parameters sharded already");
      state.isSharded = true;
      break;
    case ActionKind::ReduceGrad:
      failIf(state.isReduced, "is done twice");
      state.isReduced = true;
      break;
    case ActionKind::WaitReduceGrad:
      failIf(!state.isReduced, "waits for a reduction that has not begun");
      failIf(state.isWaitedFor, "is done twice");
      state.isWaitedFor = true;
      break;
    case ActionKind::Backward:
    case ActionKind::WeightGrad:
      failIf(state.isReduced, "comes after the reduction of what it adds to");
      [[fallthrough]];
    case ActionKind::Forward:
    case ActionKind::InputGrad:
      failIf(state.isSharded, "finds the parameters of its stage sharded");
      break;
    default:
      break;
    }
  });
}

//===----------------------------------------------------------------------===//
// Deadlocks
//===----------------------------------------------------------------------===//

void Validator::checkDeadlock() {
  std::vector<Wait> cycle = CellGraph(schedule, options.credits).findCycle();
  if (cycle.empty())
    return;
  // Turn the circle such that it begins where the row of a rank, the first one,
  // is entered.
  size_t begin = cycle.size();
  for (size_t i = 0; i < cycle.size(); ++i) {
    const Wait &before = cycle[(i + cycle.size() - 1) % cycle.size()];
    bool isEntry = before.kind != WaitKind::Order ||
                   before.waiter.rank != cycle[i].waiter.rank;
    if (isEntry && (begin == cycle.size() ||
                    cycle[i].waiter.rank < cycle[begin].waiter.rank))
      begin = i;
  }
  std::rotate(cycle.begin(), cycle.begin() + begin % cycle.size(), cycle.end());
  // On a rank, whole stretches of its row are one note.
  ScheduleError &error = fail(cycle.front().waiter, "");
  SmallVector<int32_t> ranks;
  for (size_t i = 0; i < cycle.size(); ++i) {
    const Wait &first = cycle[i];
    while (first.kind == WaitKind::Order && i + 1 < cycle.size() &&
           cycle[i + 1].kind == WaitKind::Order &&
           cycle[i + 1].waiter == cycle[i].awaited)
      ++i;
    std::string awaited = "'" + toString(schedule.at(cycle[i].awaited)) + "'";
    StringRef how = first.kind == WaitKind::Order    ? "comes after"
                    : first.kind == WaitKind::Credit ? "finds no room before"
                                                     : "waits for";
    error.notes.push_back(
        {first.waiter, ("'" + toString(schedule.at(first.waiter)) + "' " + how +
                        " " + awaited)
                           .str()});
    ranks.push_back(first.waiter.rank);
  }
  llvm::sort(ranks);
  ranks.erase(llvm::unique(ranks), ranks.end());
  llvm::raw_string_ostream os(error.message);
  os << "deadlock: ranks ";
  llvm::interleaveComma(ranks, os);
  os << " wait for one another";
  if (schedule.hasMessages())
    os << " with " << options.credits
       << " messages under way between two ranks at most";
}

std::vector<ScheduleError>
mesh::validateSchedule(const PipelineSchedule &schedule,
                       const ValidationOptions &options) {
  return Validator(schedule, options).validate();
}

//===----------------------------------------------------------------------===//
// Credits
//===----------------------------------------------------------------------===//

std::optional<int64_t>
mesh::countRequiredCredits(const PipelineSchedule &schedule) {
  auto runs = [&](int64_t credits) {
    CellGraph graph(schedule, credits);
    return graph.sort().size() == graph.getNumNodes();
  };
  // With so many credits no send waits.
  int64_t high = 0;
  for (const std::vector<Cell> &row : schedule.rows)
    high = std::max<int64_t>(high, row.size());
  if (!runs(high))
    return std::nullopt;
  int64_t low = 0;
  while (low < high) {
    int64_t middle = low + (high - low) / 2;
    if (runs(middle))
      high = middle;
    else
      low = middle + 1;
  }
  return high;
}

bool mesh::isFifo(const PipelineSchedule &schedule) {
  std::map<std::pair<int32_t, int32_t>, std::vector<MessageTag>> sent, received;
  schedule.walk([&](Position position, const Action &action) {
    if (!action.isMessage())
      return;
    int32_t other = schedule.rankOfStage[action.peer];
    if (action.isSend())
      sent[{position.rank, other}].push_back(getMessageTag(action));
    else
      received[{other, position.rank}].push_back(getMessageTag(action));
  });
  return sent == received;
}
