//===- SiteCost.h - the work at an overlap site -----------------*- C++ -*-===//

#ifndef MESH_TRANSFORMS_OVERLAP_SITECOST_H
#define MESH_TRANSFORMS_OVERLAP_SITECOST_H

#include "mesh/IR/RingAttrs.h"
#include "mesh/Transforms/Collectives/RingEmitter.h"
#include "mesh/Transforms/Overlap/OverlapCost.h"
#include "mesh/Transforms/Overlap/OverlapSites.h"

namespace mesh {

/// The bytes that one step of a ring sends.
int64_t getBlockBytes(OverlapSite &site);

/// Returns true if an op takes as long as its multiplications and additions: a
/// contraction that does something (isWorkingContraction), or a convolution or
/// a derivative of one, which no ring cuts into pieces.
bool addsProducts(Operation *op);

/// Returns the seconds of the multiplications and additions of such an op,
/// without what it takes to begin. Fails, and says why, if the model lacks the
/// rate for its type, or if the size of a loop is not known.
llvm::Expected<double> getContractionSeconds(linalg::LinalgOp op,
                                             const MachineModel &machine);

/// A contraction that a ring cuts into pieces.
struct CutContraction {
  /// The seconds of its multiplications and additions.
  double seconds;
  /// The size of the loop that is cut.
  double loopSize;
  /// True if pieces are contractions of their own, of batches, which take as
  /// much for each as for all.
  bool isBatch;
  /// The number of such contractions.
  double count = 1;
};

/// Adds a contraction to `work`, whose number of devices is set.
void addContraction(const CutContraction &contraction,
                    const MachineModel &machine, OverlapWork &work);

/// Returns the slowest of the links along `axes`, from a device to the next one
/// over all of them. The machine has one for each.
Link getRingLink(ArrayRef<AxisRefAttr> axes, MeshAttr mesh,
                 const MachineModel &machine);

/// Returns forms of each of `shapes` that are worth a prediction, the simpler
/// before the others: in each mode, and in each number of chunks.
SmallVector<RingForm> listForms(ArrayRef<RingForm> shapes,
                                ArrayRef<int64_t> numbersOfChunks);

/// The numbers of chunks that are worth a prediction.
inline constexpr int64_t kNumbersOfChunks[] = {1, 2, 4, 8, 16};

/// The times of the ways to run a site's collective and contractions on a
/// machine.
class SiteCost {
public:
  /// The costs of `work` over `group`.
  SiteCost(OverlapWork work, const RingGroup &group, MeshAttr mesh,
           const MachineModel &machine)
      : work(std::move(work)), group(group), mesh(mesh), machine(&machine) {}

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

  /// The form that takes least time, and its time: of `forms`, or none. Forms
  /// that are not as simple have to be worth it; and blocks cost contractions
  /// something that no model knows.
  std::pair<RingForm, double> choose(ArrayRef<RingForm> forms) const;

private:
  /// In as many sequential messages as n has binary digits.
  double getLogarithmicSeconds() const;

  /// Over the whole group.
  OverlapWork work;
  RingGroup group;
  MeshAttr mesh;
  const MachineModel *machine;
  /// The ratio of the bytes of accumulators to those of elements.
  double accumulatorScale = 1;
};

} // namespace mesh

#endif // MESH_TRANSFORMS_OVERLAP_SITECOST_H
