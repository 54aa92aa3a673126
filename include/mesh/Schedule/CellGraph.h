//===- CellGraph.h - dependences between cells ------------------*- C++ -*-===//
//
// The cells of a schedule as the nodes of a graph, with an edge from each cell
// to those that wait for it: the next one of its rank, those that read what it
// makes, and, if messages are written out, those at the other end of messages.
// The schedule can be carried out if and only if the graph has no cycle.
//
// A rank works through its row in order. A receive is done once its message has
// been sent. A send is done once there is room for its message: a directed pair
// of ranks has `credits` places for messages sent and not received yet. With no
// credits a send and its receive are one event, and one node. A wait is done
// once its message has been received. Messages are found by their tag, so that
// they may be received in another order.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_SCHEDULE_CELLGRAPH_H
#define MESH_SCHEDULE_CELLGRAPH_H

#include "mesh/Schedule/PipelineSchedule.h"

namespace mesh {

enum class WaitKind : uint8_t {
  /// For the cell before, on the same rank.
  Order,
  /// For a value that a cell of the same rank makes.
  Value,
  /// For a value that comes from another rank.
  Message,
  /// For room for a message.
  Credit,
};

struct Wait {
  WaitKind kind;
  /// The cell that waits, and what it waits for.
  Position waiter, awaited;
};

class CellGraph {
public:
  /// Every stage, micro-batch and rank of the schedule has to be in range, and
  /// no send or receive there twice.
  explicit CellGraph(const PipelineSchedule &schedule, int64_t credits = 0);

  uint32_t getNumNodes() const { return waits.size(); }
  uint32_t getNode(Position position) const {
    return nodes[position.rank][position.cell];
  }
  /// The cells of a node: one, or a send and its receive.
  ArrayRef<Position> getCells(uint32_t node) const { return cells[node]; }
  /// The nodes that the node waits for.
  ArrayRef<Wait> getWaits(uint32_t node) const { return waits[node]; }

  /// The nodes, each after those that it waits for; fewer than there are if
  /// there is a cycle.
  std::vector<uint32_t> sort() const;
  /// Returns the nodes of a cycle, which deadlock: each awaited cell is of the
  /// node of the next waiter. Empty if there is none.
  std::vector<Wait> findCycle() const;

private:
  struct Messages;
  void numberCells(const PipelineSchedule &schedule, const Messages &messages,
                   bool joinMessages);
  void addWait(Position waiter, Position awaited, WaitKind kind);
  void addWaits(const PipelineSchedule &schedule, const Messages &messages,
                bool joinMessages);

  std::vector<std::vector<uint32_t>> nodes;
  std::vector<SmallVector<Position, 2>> cells;
  std::vector<SmallVector<Wait, 4>> waits;
};

} // namespace mesh

#endif // MESH_SCHEDULE_CELLGRAPH_H
