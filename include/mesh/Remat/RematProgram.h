//===- RematProgram.h - the values of a function to repeat ------*- C++ -*-===//

#ifndef MESH_REMAT_REMATPROGRAM_H
#define MESH_REMAT_REMATPROGRAM_H

#include "mesh/IR/Mesh.h"
#include "mesh/Machine/MachineModel.h"
#include "mesh/Remat/RematSearch.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/PatternMatch.h"

namespace mesh {

class StepFacts;

/// A block of a program in local view as a problem of repetitions.
///
/// A step is an op whose result is a buffer, with the elementwise ops that
/// become a part of it (mesh-fuse-elementwise), and the views of what it reads.
/// Arguments and results of the block have their memory elsewhere. A loop is a
/// step. What it saves of its iterations for one later loop may be left out:
/// then that loop computes it again, iteration by iteration. The bodies of
/// loops with a known trip count, and branches, are problems of their own,
/// which are solved for a few limits.
class RematProgram {
public:
  /// Reads `block`. Choices inside steps are only searched for `withInsides`:
  /// to rewrite a program takes none.
  static RematProgram get(Block &block, MeshAttr mesh,
                          const MachineModel &machine,
                          SymbolTableCollection &symbols,
                          bool withInsides = true);

  /// The most bytes of buffers that `block` has in use at once, without reading
  /// what could be repeated.
  static int64_t estimatePeakBytes(Block &block,
                                   SymbolTableCollection &symbols);

  /// The bytes of buffers that some op in `block` reads and writes at once,
  /// however the program is lowered. No two ops are equal, and none is without
  /// use.
  static int64_t getSureBytes(Block &block);

  const RematProblem &getProblem() const { return *problem; }
  /// Repeats steps as `schedule` says, that of `chosen` of the choices of the
  /// problem. What they read comes through `mesh.optimization_barrier`, or they
  /// would be merged with the first run.
  void apply(RewriterBase &rewriter, const llvm::BitVector &chosen,
             const RematSchedule &schedule);

private:
  class Builder;
  class Emitter;
  RematProgram(Block &block, StepFacts &facts);

  // The choices inside ops (RematInsides.cpp).
  static std::vector<RematProgram> readInside(Operation *op, StepFacts &facts);
  static std::vector<RematInside> findInsides(ArrayRef<RematProgram> blocks,
                                              double times);
  static RematInside findInside(ArrayRef<RematProgram> blocks,
                                MutableArrayRef<RematSearch> searches,
                                int64_t limit, double times);
  RematSearch makeSearch() const;
  static void fitInside(RewriterBase &rewriter, Operation *op, int64_t bytes,
                        StepFacts &facts);

  /// The bytes of buffers at each step of `profile`, and between iterations.
  std::vector<int64_t> addLoopBytes(std::vector<int64_t> profile) const;
  /// The same, and the most of them, if nothing is repeated.
  std::vector<int64_t> getProfile() const;
  int64_t getPeakBytes() const;
  /// The step that `repetition` runs.
  unsigned getStep(const RematRepetition &repetition) const {
    return *problem->getValues()[repetition.value].step;
  }
  void leaveOutParts(RewriterBase &rewriter, const llvm::BitVector &chosen);
  DenseMap<std::pair<unsigned, unsigned>, Operation *>
  repeatSteps(RewriterBase &rewriter, std::vector<RematRepetition> repetitions);

  Block &block;
  MeshAttr mesh;
  const MachineModel *machine;
  /// The last op of each step; the last step is the terminator.
  std::vector<Operation *> roots;
  /// The results of the steps, by number; null for values that are only made if
  /// others are left out.
  std::vector<Value> values;
  DenseMap<Value, unsigned> numbers;
  std::optional<RematProblem> problem;
  /// The first and the last step that read each value from outside.
  DenseMap<Value, std::pair<unsigned, unsigned>> outerReads;
  /// The steps that first write each operand of the terminator.
  std::vector<unsigned> returnSteps;
  /// In the body of a loop: the second buffers of iteration arguments.
  int64_t loopBytes = 0;
};

} // namespace mesh

#endif // MESH_REMAT_REMATPROGRAM_H
