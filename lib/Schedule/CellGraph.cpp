//===- CellGraph.cpp - dependences between cells --------------------------===//

#include "mesh/Schedule/CellGraph.h"

#include "mesh/Schedule/Dataflow.h"

#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/STLExtras.h"

using namespace mesh;

namespace {
/// The messages of one directed pair of ranks, in the order of the sender's and
/// the receiver's row.
struct Channel {
  SmallVector<Position> sends, receives;
};
} // namespace

struct CellGraph::Messages {
  explicit Messages(const PipelineSchedule &schedule);

  /// The send of a cell that receives.
  std::optional<Position> getSend(const Cell &cell) const {
    if (cell.size() != 1 || !cell[0].isMessage() || cell[0].isSend())
      return std::nullopt;
    return find(sends, cell[0]);
  }
  /// The receive that a wait is for.
  std::optional<Position> getReceive(const Action &wait) const {
    return find(receives, wait);
  }

  llvm::MapVector<std::pair<int32_t, int32_t>, Channel> channels;

private:
  using Ends = DenseMap<MessageTag, Position>;

  static std::optional<Position> find(const Ends &ends, const Action &action) {
    auto it = ends.find(getMessageTag(action));
    return it == ends.end() ? std::nullopt : std::optional(it->second);
  }

  Ends sends, receives;
};

CellGraph::Messages::Messages(const PipelineSchedule &schedule) {
  schedule.walk([&](Position position, const Action &action) {
    if (!action.isMessage())
      return;
    int32_t other = schedule.rankOfStage[action.peer];
    if (action.isSend()) {
      sends[getMessageTag(action)] = position;
      channels[{position.rank, other}].sends.push_back(position);
    } else {
      receives[getMessageTag(action)] = position;
      channels[{other, position.rank}].receives.push_back(position);
    }
  });
}

static void forEachCell(const PipelineSchedule &schedule,
                        function_ref<void(Position, const Cell &)> visit) {
  for (int32_t rank = 0; rank < schedule.getNumRanks(); ++rank)
    for (auto [index, cell] : llvm::enumerate(schedule.rows[rank]))
      visit({rank, static_cast<int32_t>(index)}, cell);
}

CellGraph::CellGraph(const PipelineSchedule &schedule, int64_t credits) {
  Messages messages(schedule);
  numberCells(schedule, messages, /*joinMessages=*/credits == 0);
  waits.resize(cells.size());
  addWaits(schedule, messages, /*joinMessages=*/credits == 0);
  if (credits == 0)
    return;
  for (const auto &[ranks, channel] : messages.channels) {
    size_t begin = std::min<size_t>(credits, channel.sends.size());
    for (auto [send, room] :
         llvm::zip(llvm::drop_begin(channel.sends, begin), channel.receives))
      addWait(send, room, WaitKind::Credit);
  }
}

void CellGraph::numberCells(const PipelineSchedule &schedule,
                            const Messages &messages, bool joinMessages) {
  for (const std::vector<Cell> &row : schedule.rows)
    nodes.emplace_back(row.size());
  forEachCell(schedule, [&](Position position, const Cell &cell) {
    if (joinMessages && messages.getSend(cell))
      return;
    nodes[position.rank][position.cell] = cells.size();
    cells.push_back({position});
  });
  if (!joinMessages)
    return;
  // A receive takes the number of its send.
  forEachCell(schedule, [&](Position position, const Cell &cell) {
    std::optional<Position> send = messages.getSend(cell);
    if (!send)
      return;
    nodes[position.rank][position.cell] = getNode(*send);
    cells[getNode(*send)].push_back(position);
  });
}

void CellGraph::addWait(Position waiter, Position awaited, WaitKind kind) {
  waits[getNode(waiter)].push_back({kind, waiter, awaited});
}

void CellGraph::addWaits(const PipelineSchedule &schedule,
                         const Messages &messages, bool joinMessages) {
  ActionIndex index(schedule);
  StageGraph graph(schedule);
  forEachCell(schedule, [&](Position position, const Cell &cell) {
    if (position.cell > 0)
      addWait(position, {position.rank, position.cell - 1}, WaitKind::Order);
    if (std::optional<Position> send = messages.getSend(cell);
        send && !joinMessages)
      addWait(position, *send, WaitKind::Message);
    for (const Action &action : cell) {
      if (action.isWait())
        if (std::optional<Position> receive = messages.getReceive(action))
          addWait(position, *receive, WaitKind::Message);
      for (const ScheduleValue &value : graph.getReadValues(action)) {
        std::optional<Position> maker = index.find(value);
        if (!maker)
          continue;
        // Messages that are written out are waited for by their receives.
        if (maker->rank == position.rank)
          addWait(position, *maker, WaitKind::Value);
        else if (messages.channels.empty())
          addWait(position, *maker, WaitKind::Message);
      }
    }
  });
}

std::vector<uint32_t> CellGraph::sort() const {
  std::vector<SmallVector<uint32_t, 4>> waiting(getNumNodes());
  std::vector<uint32_t> missing(getNumNodes()), order;
  for (uint32_t node = 0; node < getNumNodes(); ++node) {
    missing[node] = waits[node].size();
    for (const Wait &wait : waits[node])
      waiting[getNode(wait.awaited)].push_back(node);
    if (missing[node] == 0)
      order.push_back(node);
  }
  for (size_t next = 0; next < order.size(); ++next)
    for (uint32_t node : waiting[order[next]])
      if (--missing[node] == 0)
        order.push_back(node);
  return order;
}

std::vector<Wait> CellGraph::findCycle() const {
  std::vector<bool> done(getNumNodes());
  for (uint32_t node : sort())
    done[node] = true;
  auto start = llvm::find(done, false);
  if (start == done.end())
    return {};
  // Each node that is not done waits for another one, so such a walk ends in a
  // cycle. Leaving a rank where possible keeps the cycle short.
  std::vector<int64_t> stepOfNode(getNumNodes(), -1);
  std::vector<Wait> walk;
  auto node = static_cast<uint32_t>(start - done.begin());
  while (stepOfNode[node] < 0) {
    stepOfNode[node] = walk.size();
    auto isOpen = [&](const Wait &wait) {
      return !done[getNode(wait.awaited)];
    };
    const Wait *next = llvm::find_if(waits[node], [&](const Wait &wait) {
      return isOpen(wait) && wait.kind != WaitKind::Order;
    });
    if (next == waits[node].end())
      next = llvm::find_if(waits[node], isOpen);
    walk.push_back(*next);
    node = getNode(next->awaited);
  }
  walk.erase(walk.begin(), walk.begin() + stepOfNode[node]);
  return walk;
}
