//===- WindowPrices.cpp - the seconds in which devices get windows --------===//

#include "NodePrices.h"

#include "mesh-rt/link.h"
#include "mesh/Transforms/Reshard/ReshardCost.h"

#include "llvm/Support/MathExtras.h"

using namespace mesh;

/// Returns the positions along an axis that a message passes at most on its way
/// from a member of the group over `axes` to another one.
static int64_t getHops(MeshAttr mesh, ArrayRef<AxisRefAttr> axes, int64_t from,
                       int64_t to) {
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

double NodePrices::getWindowSeconds(const PropagationNode &node,
                                    ArrayRef<TensorLayout> operands) const {
  double seconds = 0;
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
    rt::LinkModel link =
        ReshardCost(graph.mesh, &machine).getLink(axes).getModel();
    for (const WindowPart &sent : plan.parts) {
      int64_t hops = 0;
      for (int64_t d : getReceivers(plan, sent, blocks, needed, n))
        hops = std::max(
            hops, getHops(graph.mesh, axes, plan.getSource(sent, d, n), d));
      if (hops == 0)
        continue;
      seconds += link.shiftOver(static_cast<double>(hops),
                                bytes * static_cast<double>(sent.size) /
                                    static_cast<double>(block));
    }
  }
  return seconds;
}
