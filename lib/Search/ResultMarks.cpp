//===- ResultMarks.cpp - annotations of results in a graph ----------------===//

#include "ResultMarks.h"

using namespace mesh;

ResultMarks::ResultMarks(PropagationGraph &graph, const SearchSpace &space)
    : graph(graph), marks(space.getNumGroups()), isShown(space.getNumGroups()) {
  for (auto [number, node] : llvm::enumerate(graph.nodes)) {
    if (!llvm::isa<ShardOp>(node.getOwner()))
      continue;
    ShardingAttr token = graph.tensors[node.results[0]].annotation;
    if (std::optional<size_t> group = space.readToken(token))
      marks[*group].push_back(makeMark(number));
  }
  for (ArrayRef<Mark> members : marks)
    for (const Mark &mark : members) {
      set(mark, /*isShown=*/false);
      join(mark);
    }
}

ResultMarks::Mark ResultMarks::makeMark(unsigned number) const {
  const PropagationNode &node = graph.nodes[number];
  int from = node.operands[0], to = node.results[0];
  auto getPlaces = [&](int id) {
    return Places{graph.tensors[id].nodes, graph.tensors[id].numOps};
  };
  Mark mark{number, from, to, getPlaces(from), getPlaces(to), {}};
  for (unsigned reader : llvm::SmallSetVector<unsigned, 4>(
           mark.atTo.nodes.begin(), mark.atTo.nodes.end()))
    for (auto [operand, id] : llvm::enumerate(graph.nodes[reader].operands))
      if (id == to)
        mark.reads.emplace_back(reader, operand);
  return mark;
}

void ResultMarks::set(const Mark &mark, bool isShown) {
  PropagationNode &node = graph.nodes[mark.node];
  node.operands[0] = isShown ? mark.from : -1;
  node.results[0] = isShown ? mark.to : -1;
  for (auto [reader, operand] : mark.reads)
    graph.nodes[reader].operands[operand] = isShown ? mark.to : mark.from;
}

void ResultMarks::join(const Mark &mark) {
  PropagatedTensor &from = graph.tensors[mark.from];
  PropagatedTensor &to = graph.tensors[mark.to];
  llvm::append_range(from.nodes, to.nodes);
  llvm::erase(from.nodes, mark.node);
  llvm::sort(from.nodes);
  to.nodes.clear();
  // Both have a place at the mark.
  from.numOps += to.numOps - 2;
}

void ResultMarks::show(ArrayRef<size_t> groups) {
  std::vector<bool> wanted(marks.size());
  for (size_t group : groups)
    wanted[group] = true;
  for (size_t group : llvm::seq(marks.size()))
    for (const Mark &mark : marks[group]) {
      if (wanted[group] != isShown[group])
        set(mark, wanted[group]);
      if (!wanted[group])
        continue;
      for (auto &[id, places] :
           {std::pair(mark.from, mark.atFrom), std::pair(mark.to, mark.atTo)}) {
        graph.tensors[id].nodes = places.nodes;
        graph.tensors[id].numOps = places.numOps;
      }
    }
  isShown = std::move(wanted);
}

void ResultMarks::layOutHidden() {
  for (auto [members, isShown] : llvm::zip_equal(marks, isShown))
    if (!isShown)
      for (const Mark &mark : members)
        graph.tensors[mark.to].layout = graph.tensors[mark.from].layout;
}

bool ResultMarks::isUnread(const Mark &mark, const NodePrices::Prices &prices) {
  std::optional<uint64_t> needed;
  for (auto [reader, operand] : mark.reads) {
    const auto &reshards = prices[reader]->reshards;
    auto *reshard = llvm::find_if(
        reshards, [number = operand](const NodePrices::Reshard &each) {
          return each.operand == number;
        });
    if (reshard == reshards.end() || (needed && *needed != reshard->layout))
      return false;
    needed = reshard->layout;
  }
  return needed.has_value();
}

bool ResultMarks::mergeReshards(const NodePrices::Prices &prices) {
  bool changed = false;
  for (auto [members, isShown] : llvm::zip_equal(marks, isShown))
    for (const Mark &mark : members) {
      if (!isShown || prices[mark.node]->reshards.empty() ||
          !isUnread(mark, prices))
        continue;
      graph.tensors[mark.to].layout = graph.tensors[mark.from].layout;
      changed = true;
    }
  return changed;
}
