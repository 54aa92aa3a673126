//===- HiddenTime.cpp - communication that contractions hide --------------===//

#include "HiddenTime.h"

#include "llvm/ADT/Hashing.h"
#include "llvm/ADT/bit.h"
#include "llvm/Support/MathExtras.h"

using namespace mesh;

double HiddenTime::getBytesOnWire(const Transfer &transfer) const {
  auto n = static_cast<double>(mesh.getSize(transfer.axes));
  double block =
      transfer.kind == MESH_RT_ALL_GATHER ? transfer.bytes : transfer.bytes / n;
  return (transfer.kind == MESH_RT_ALL_REDUCE ? 2 : 1) * (n - 1) * block;
}

double HiddenTime::compute(const Transfer &transfer,
                           ArrayRef<CutContraction> contractions) const {
  if (!llvm::all_of(transfer.axes, [&](AxisRefAttr axis) {
        return machine.getLink(mesh, axis);
      }))
    return 0;
  bool isGather = transfer.kind == MESH_RT_ALL_GATHER;
  OverlapWork work{};
  work.collective = transfer.kind;
  work.kind = isGather ? RingKind::Gather : RingKind::Scatter;
  work.n = mesh.getSize(transfer.axes);
  work.blockBytes = {isGather ? transfer.bytes
                              : transfer.bytes / static_cast<double>(work.n)};
  work.blockSize = llvm::divideCeil(transfer.size, work.n);
  work.link = getRingLink(transfer.axes, mesh, machine);
  for (const CutContraction &contraction : contractions)
    addContraction(contraction, machine, work);
  RingGroup group{meshName, AxesAttr::get(mesh.getContext(), transfer.axes),
                  work.n};
  SiteCost cost(std::move(work), group, mesh, machine);
  auto [form, seconds] = cost.choose(forms);
  return form.isNone() ? 0
                       : std::max(0.0, transfer.seconds +
                                           cost.getComputeSeconds() - seconds);
}

double HiddenTime::get(const Transfer &transfer,
                       ArrayRef<CutContraction> contractions) {
  llvm::hash_code key =
      llvm::hash_combine(static_cast<int>(transfer.kind), transfer.size,
                         llvm::bit_cast<uint64_t>(transfer.bytes),
                         llvm::bit_cast<uint64_t>(transfer.seconds));
  for (AxisRefAttr axis : transfer.axes)
    key = llvm::hash_combine(key, axis.getAsOpaquePointer());
  for (const CutContraction &contraction : contractions)
    key = llvm::hash_combine(key, llvm::bit_cast<uint64_t>(contraction.seconds),
                             llvm::bit_cast<uint64_t>(contraction.loopSize),
                             contraction.isBatch,
                             llvm::bit_cast<uint64_t>(contraction.count));
  auto [found, isNew] = known.try_emplace(key);
  if (isNew)
    found->second = compute(transfer, contractions);
  return found->second;
}

double HiddenTime::get(MutableArrayRef<TransferSite> sites,
                       DenseSet<const Transfer *> &hidden) {
  llvm::stable_sort(sites, [&](const TransferSite &a, const TransferSite &b) {
    return getBytesOnWire(*a.transfer) > getBytesOnWire(*b.transfer);
  });
  double seconds = 0;
  DenseSet<unsigned> taken;
  for (const TransferSite &site : sites) {
    // Others send the same values.
    if (site.count == 0)
      continue;
    SmallVector<CutContraction> free;
    for (auto [node, contraction] : site.contractions)
      if (!taken.contains(node)) {
        free.push_back(contraction);
        free.back().count /= site.count;
      }
    double saved = free.empty() ? 0 : get(*site.transfer, free);
    // Contractions that one collective does not take, others may.
    if (saved == 0)
      continue;
    seconds += site.count * saved;
    hidden.insert(site.transfer);
    for (auto [node, contraction] : site.contractions)
      taken.insert(node);
  }
  return seconds;
}
