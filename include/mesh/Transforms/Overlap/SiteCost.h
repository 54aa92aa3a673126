//===- SiteCost.h - the work at an overlap site -----------------*- C++ -*-===//

#ifndef MESH_TRANSFORMS_OVERLAP_SITECOST_H
#define MESH_TRANSFORMS_OVERLAP_SITECOST_H

#include "mesh/IR/RingAttrs.h"
#include "mesh/Transforms/Overlap/OverlapCost.h"
#include "mesh/Transforms/Overlap/OverlapSites.h"

namespace mesh {

/// The bytes that one step of a ring sends.
int64_t getBlockBytes(OverlapSite &site);

/// Returns the seconds of the multiplications and additions of a contraction,
/// without what it takes to begin. Fails, and says why, if the model lacks the
/// rate for its type, or if the size of a loop is not known.
llvm::Expected<double> getContractionSeconds(linalg::LinalgOp op,
                                             const MachineModel &machine);

/// The times of the ways to run a site's collective and contractions on a
/// machine.
class SiteCost {
public:
  /// Rings of more than `unrollLimit` devices will be loops, and their
  /// accumulators of narrow floats f32 if they are to be wide. Fails, and says
  /// why, if the model lacks a link or a rate, or if the collective is none
  /// whose cost is known.
  static llvm::Expected<SiteCost> get(OverlapSite &site, MeshAttr mesh,
                                      const MachineModel &machine,
                                      int64_t unrollLimit,
                                      bool hasWideAccumulators);

  /// The synchronous collective, natively, and the contractions.
  double getSynchronousSeconds() const;
  /// The algorithm of the native collective, as in "recursive doubling through
  /// a switch"; empty for a ring.
  std::string describeSynchronous() const;
  /// The contractions, and what is between, alone.
  double getComputeSeconds() const;
  /// In this form; nothing if it cannot be carried out.
  std::optional<double> getSeconds(const RingForm &form) const;

private:
  SiteCost(OverlapSite &site, MeshAttr mesh, const MachineModel &machine)
      : op(site.op), mesh(mesh), machine(&machine) {}

  /// In as many sequential messages as n has binary digits.
  double getLogarithmicSeconds() const;

  Operation *op;
  MeshAttr mesh;
  const MachineModel *machine;
  /// Over the whole group.
  OverlapWork work{};
  /// The ratio of the bytes of accumulators to those of elements.
  double accumulatorScale = 1;
};

} // namespace mesh

#endif // MESH_TRANSFORMS_OVERLAP_SITECOST_H
