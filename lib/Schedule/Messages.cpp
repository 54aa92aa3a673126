//===- Messages.cpp - the sends and receives of a schedule ----------------===//

#include "mesh/Schedule/Messages.h"

#include "mesh/Schedule/CellGraph.h"
#include "mesh/Schedule/Dataflow.h"
#include "mesh/Schedule/Timeline.h"

#include "llvm/ADT/STLExtras.h"

#include <map>
#include <queue>

using namespace mesh;

/// The message that brings a value to an action of another rank.
static std::pair<Action, Action> makeMessage(const ScheduleValue &value,
                                             const Action &reader) {
  bool isForward = value.kind == ValueKind::Output;
  return {{isForward ? ActionKind::SendForward : ActionKind::SendBackward,
           value.stage, value.microbatch, reader.stage},
          {isForward ? ActionKind::RecvForward : ActionKind::RecvBackward,
           reader.stage, value.microbatch, value.stage}};
}

std::vector<ScheduleMessage>
mesh::getMessages(const PipelineSchedule &schedule) {
  std::vector<ScheduleMessage> messages;
  ActionIndex index(schedule);
  StageGraph graph(schedule);
  schedule.walk([&](Position position, const Action &action) {
    for (const ScheduleValue &value : graph.getReadValues(action)) {
      Position maker = *index.find(value);
      if (maker.rank == position.rank)
        continue;
      auto [send, receive] = makeMessage(value, action);
      messages.push_back({maker, position, send, receive});
    }
  });
  return messages;
}

std::vector<ScheduleEvent> mesh::linearize(const PipelineSchedule &schedule,
                                           const ScheduleCosts &costs) {
  // First the graph's nodes, which are cells, then the messages.
  std::vector<ScheduleMessage> messages = getMessages(schedule);
  CellGraph graph(schedule);
  uint32_t numCells = graph.getNumNodes();
  std::vector<SmallVector<uint32_t, 4>> waiting(numCells + messages.size());
  std::vector<uint32_t> missing(waiting.size());
  auto addEdge = [&](uint32_t from, uint32_t to) {
    waiting[from].push_back(to);
    ++missing[to];
  };
  for (uint32_t node = 0; node < numCells; ++node)
    for (const Wait &wait : graph.getWaits(node))
      if (wait.kind != WaitKind::Message)
        addEdge(graph.getNode(wait.awaited), node);
  for (auto [i, message] : llvm::enumerate(messages)) {
    addEdge(graph.getNode(message.maker), numCells + i);
    addEdge(numCells + i, graph.getNode(message.reader));
  }

  // The earliest ready node is next. A message comes before a cell that starts
  // at the same time. The rank of its maker orders messages.
  Timeline timeline = computeTimeline(schedule, costs);
  auto getInterval = [&](Position position) {
    return timeline.ranks[position.rank].cells[position.cell];
  };
  using Key = std::tuple<int64_t, bool, int32_t, uint32_t>;
  auto getKey = [&](uint32_t node) {
    if (node >= numCells) {
      Position maker = messages[node - numCells].maker;
      return Key(getInterval(maker).end, false, maker.rank, node);
    }
    Position position = graph.getCells(node).front();
    return Key(getInterval(position).begin, true, position.rank, node);
  };
  std::priority_queue<Key, std::vector<Key>, std::greater<>> ready;
  for (uint32_t node = 0; node < missing.size(); ++node)
    if (missing[node] == 0)
      ready.push(getKey(node));
  std::vector<ScheduleEvent> events;
  while (!ready.empty()) {
    uint32_t node = std::get<uint32_t>(ready.top());
    ready.pop();
    if (node < numCells)
      events.push_back({graph.getCells(node).front(), std::nullopt});
    else
      events.push_back({messages[node - numCells].maker,
                        std::pair(messages[node - numCells].send,
                                  messages[node - numCells].receive)});
    for (uint32_t next : waiting[node])
      if (--missing[next] == 0)
        ready.push(getKey(next));
  }
  return events;
}

/// The schedule without its rows' cells.
static PipelineSchedule makeEmpty(const PipelineSchedule &schedule) {
  PipelineSchedule result;
  result.numMicrobatches = schedule.numMicrobatches;
  result.rankOfStage = schedule.rankOfStage;
  result.skips = schedule.skips;
  result.rows.resize(schedule.getNumRanks());
  return result;
}

PipelineSchedule mesh::projectOnRanks(const PipelineSchedule &schedule,
                                      ArrayRef<ScheduleEvent> events) {
  PipelineSchedule result = makeEmpty(schedule);
  for (const ScheduleEvent &event : events) {
    if (!event.message) {
      result.rows[event.position.rank].push_back(schedule.at(event.position));
      continue;
    }
    auto [send, receive] = *event.message;
    result.rows[schedule.rankOfStage[send.stage]].push_back({send});
    result.rows[schedule.rankOfStage[receive.stage]].push_back({receive});
  }
  return result;
}

PipelineSchedule mesh::insertMessages(const PipelineSchedule &schedule,
                                      const ScheduleCosts &costs) {
  PipelineSchedule compute = schedule.getComputeOnly();
  return projectOnRanks(compute, linearize(compute, costs));
}

PipelineSchedule mesh::insertLateMessages(const PipelineSchedule &schedule) {
  PipelineSchedule compute = schedule.getComputeOnly();
  std::vector<std::vector<SmallVector<Action, 2>>> receives, sends;
  for (const std::vector<Cell> &row : compute.rows) {
    receives.emplace_back(row.size());
    sends.emplace_back(row.size());
  }
  for (const ScheduleMessage &message : getMessages(compute)) {
    sends[message.maker.rank][message.maker.cell].push_back(message.send);
    receives[message.reader.rank][message.reader.cell].push_back(
        message.receive);
  }
  PipelineSchedule result = makeEmpty(compute);
  for (int32_t rank = 0; rank < compute.getNumRanks(); ++rank)
    for (auto [i, cell] : llvm::enumerate(compute.rows[rank])) {
      for (const Action &receive : receives[rank][i])
        result.rows[rank].push_back({receive});
      result.rows[rank].push_back(cell);
      for (const Action &send : sends[rank][i])
        result.rows[rank].push_back({send});
    }
  return result;
}

PipelineSchedule mesh::insertGradReductions(const PipelineSchedule &schedule) {
  std::vector<int32_t> lastBackward(schedule.getNumStages(), -1);
  schedule.walk([&](Position position, const Action &action) {
    for (const ScheduleValue &value : getMadeValues(action))
      if (value.kind == ValueKind::WeightGradient)
        lastBackward[action.stage] = position.cell;
  });
  PipelineSchedule result = makeEmpty(schedule);
  for (int32_t rank = 0; rank < schedule.getNumRanks(); ++rank) {
    SmallVector<Action, 2> due;
    for (auto [i, cell] : llvm::enumerate(schedule.rows[rank])) {
      // Sends do not wait for the reduction.
      if (cell.empty() || !cell.front().isSend())
        for (const Action &reduction : std::exchange(due, {}))
          result.rows[rank].push_back({reduction});
      result.rows[rank].push_back(cell);
      for (const Action &action : cell)
        for (const ScheduleValue &value : getMadeValues(action))
          if (value.kind == ValueKind::WeightGradient &&
              lastBackward[value.stage] == static_cast<int32_t>(i))
            due.push_back({ActionKind::ReduceGrad, value.stage});
    }
    for (const Action &reduction : due)
      result.rows[rank].push_back({reduction});
  }
  return result;
}

PipelineSchedule mesh::insertWaits(const PipelineSchedule &schedule) {
  PipelineSchedule result = makeEmpty(schedule);
  for (int32_t rank = 0; rank < schedule.getNumRanks(); ++rank) {
    std::vector<Cell> &row = result.rows[rank];
    // The waits that are due, in the order of their sends; of forwards also by
    // stage and micro-batch.
    std::vector<Cell> due;
    std::map<std::pair<int32_t, int32_t>, std::vector<Cell>> dueOfForward;
    for (const Cell &cell : schedule.rows[rank]) {
      row.push_back(cell);
      for (const Action &action : cell) {
        std::pair key(action.stage, action.microbatch);
        Action wait = action;
        switch (action.kind) {
        case ActionKind::SendForward:
          wait.kind = ActionKind::WaitSendForward;
          dueOfForward[key].push_back({wait});
          break;
        case ActionKind::SendBackward:
          wait.kind = ActionKind::WaitSendBackward;
          due.push_back({wait});
          break;
        case ActionKind::ReduceGrad:
          row.push_back({{ActionKind::WaitReduceGrad, action.stage}});
          break;
        case ActionKind::Backward:
        case ActionKind::InputGrad:
          llvm::append_range(row, dueOfForward[key]);
          dueOfForward.erase(key);
          break;
        default:
          break;
        }
      }
    }
    for (const auto &[key, waits] : dueOfForward)
      llvm::append_range(row, waits);
    llvm::append_range(row, due);
  }
  return result;
}
