//===- WindowPrices.cpp - the seconds in which devices get windows --------===//

#include "NodePrices.h"

#include "mesh-rt/link.h"
#include "mesh/Transforms/Reshard/ReshardCost.h"

#include "llvm/ADT/BitVector.h"
#include "llvm/Support/MathExtras.h"

using namespace mesh;

namespace {
/// The clocks of the devices along some axes, which send each other parts of
/// windows, one part after the other.
class WindowClocks {
public:
  WindowClocks(MeshAttr mesh, const AxisList &axes, const rt::LinkModel &link)
      : axes(axes), mesh(mesh), link(link), clocks(mesh.getSize(axes)) {}

  /// Each device sends to the one `distance` back. All wait for each other.
  void shift(int64_t distance, double bytes);
  /// Some devices receive from the one that `getSource` says. If others are
  /// left out, each waits for its own messages alone (WireClock::runAll).
  void send(ArrayRef<int64_t> receivers,
            llvm::function_ref<int64_t(int64_t)> getSource, double bytes);

  double getLatest() const { return *llvm::max_element(clocks); }

  const AxisList axes;

private:
  int64_t getHops(int64_t from, int64_t to) const;
  void exchange(int64_t hops, double bytes);

  MeshAttr mesh;
  rt::LinkModel link;
  SmallVector<double> clocks;
};
} // namespace

/// Returns the positions along an axis that a message passes at most on its way
/// from a member of the group to another one.
int64_t WindowClocks::getHops(int64_t from, int64_t to) const {
  int64_t hops = 0;
  for (AxisRefAttr axis : llvm::reverse(axes)) {
    int64_t size = mesh.getSize(axis);
    int64_t distance = std::abs(from % size - to % size);
    hops = std::max(hops, std::min(distance, size - distance));
    from /= size;
    to /= size;
  }
  return hops;
}

void WindowClocks::exchange(int64_t hops, double bytes) {
  double end = getLatest() + link.shiftOver(static_cast<double>(hops), bytes);
  clocks.assign(clocks.size(), end);
}

void WindowClocks::shift(int64_t distance, double bytes) {
  auto n = static_cast<int64_t>(clocks.size());
  int64_t rest = (distance % n + n) % n;
  if (rest == 0)
    return;
  // No index along an axis carries over to the next one from the first device,
  // each does from the last one.
  exchange(std::max(getHops(rest, 0), getHops(rest - 1, n - 1)), bytes);
}

void WindowClocks::send(ArrayRef<int64_t> receivers,
                        llvm::function_ref<int64_t(int64_t)> getSource,
                        double bytes) {
  SmallVector<double> ready(clocks);
  llvm::BitVector sends(clocks.size());
  int64_t most = 0;
  for (int64_t to : receivers) {
    sends.set(getSource(to));
    most = std::max(most, getHops(getSource(to), to));
  }
  if (most == 0)
    return;
  if (receivers.size() == clocks.size())
    return exchange(most, bytes);
  rt::LinkModel model = link;
  model.duplex |=
      llvm::none_of(receivers, [&](int64_t to) { return sends.test(to); });
  // No wire has more messages than there are.
  double transfer =
      model.transferOver(static_cast<double>(std::min(
                             most, static_cast<int64_t>(receivers.size()))),
                         bytes);
  for (int64_t to : receivers) {
    int64_t from = getSource(to), hops = getHops(from, to);
    if (hops == 0)
      continue;
    double end = std::max(ready[from], ready[to]) +
                 link.hopsOver(static_cast<double>(hops)) * link.latency +
                 transfer;
    for (int64_t member : {from, to})
      clocks[member] = std::max(clocks[member], end);
  }
}

double NodePrices::getWindowSeconds(const PropagationNode &node,
                                    ArrayRef<TensorLayout> operands) const {
  double seconds = 0;
  std::optional<WindowClocks> clocks;
  for (const WindowDim &window : node.rule->windows) {
    int id = node.operands[window.operand];
    if (id < 0 || !window.reach)
      continue;
    const TensorLayout &layout = operands[window.operand];
    const AxisList &axes = layout.dims[window.dim];
    int64_t n = graph.mesh.getSize(axes);
    if (n == 1)
      continue;
    RankedTensorType type = graph.tensors[id].type;
    unsigned factor = node.rule->operands[window.operand][window.dim].front();
    int64_t part = llvm::divideCeil(node.rule->factors[factor].size, n),
            block = llvm::divideCeil(type.getDimSize(window.dim), n);
    Blocks blocks{block, n};
    Window needed = window.reach->getWindow(part);
    WindowPlan plan = planWindow(blocks, needed, n);
    double bytes = getLocalBytes(type, layout, graph.mesh);
    if (plan.gathers) {
      seconds += getSeconds(
          ReshardStep{ReshardStep::Kind::AllGather, axes, window.dim}, bytes);
      continue;
    }
    if (!clocks || clocks->axes != axes) {
      seconds += clocks ? clocks->getLatest() : 0;
      clocks.emplace(
          graph.mesh, axes,
          ReshardCost(graph.mesh, &machine).getLink(axes).getModel());
    }
    for (const WindowPart &sent : plan.parts) {
      double size =
          bytes * static_cast<double>(sent.size) / static_cast<double>(block);
      if (plan.sendsAll(n, window.usesShifts))
        clocks->shift(sent.distance, size);
      else
        clocks->send(
            getReceivers(plan, sent, blocks, needed, n),
            [&](int64_t to) { return plan.getSource(sent, to, n); }, size);
    }
  }
  return seconds + (clocks ? clocks->getLatest() : 0);
}
