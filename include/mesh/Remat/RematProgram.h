//===- RematProgram.h - the values of a function to repeat ------*- C++ -*-===//

#ifndef MESH_REMAT_REMATPROGRAM_H
#define MESH_REMAT_REMATPROGRAM_H

#include "mesh/IR/Mesh.h"
#include "mesh/Machine/MachineModel.h"
#include "mesh/Remat/RematProblem.h"

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
/// then that loop computes it again, iteration by iteration.
class RematProgram {
public:
  /// Reads `block`.
  static RematProgram get(Block &block, MeshAttr mesh,
                          const MachineModel &machine,
                          SymbolTableCollection &symbols);

  /// The most bytes of buffers that `block` has in use at once, without reading
  /// what could be repeated.
  static int64_t estimatePeakBytes(Block &block,
                                   SymbolTableCollection &symbols);

  /// The bytes of buffers that some op in `block` reads and writes at once,
  /// however the program is lowered. No two ops are equal, and none is without
  /// use.
  static int64_t getSureBytes(Block &block);

  const RematProblem &getProblem() const { return *problem; }
  /// The most bytes of buffers in use at once if nothing is repeated.
  int64_t getPeakBytes() const;
  /// Repeats the steps that `chosen`, of the choices of the problem, says. What
  /// they read comes through `mesh.optimization_barrier`, or they would be
  /// merged with the first run.
  void apply(RewriterBase &rewriter, const llvm::BitVector &chosen);

private:
  class Builder;
  class Emitter;
  RematProgram(Block &block, StepFacts &facts);

  /// The bytes of buffers at each step if nothing is repeated.
  std::vector<int64_t> getProfile() const;
  /// The step that `repetition` runs.
  unsigned getStep(const RematRepetition &repetition) const {
    return *problem->getValues()[repetition.value].step;
  }
  void leaveOutStacks(RewriterBase &rewriter, const llvm::BitVector &chosen);
  void repeatSteps(RewriterBase &rewriter, const llvm::BitVector &chosen);

  Block &block;
  /// The last op of each step; the last step is the terminator.
  std::vector<Operation *> roots;
  /// The results of the steps, by number; null for values that are only made if
  /// others are left out.
  std::vector<Value> values;
  DenseMap<Value, unsigned> numbers;
  std::optional<RematProblem> problem;
  /// The first and the last step that read each value from outside.
  DenseMap<Value, std::pair<unsigned, unsigned>> outerReads;
  /// In the body of a loop: the second buffers of iteration arguments.
  int64_t loopBytes = 0;
};

} // namespace mesh

#endif // MESH_REMAT_REMATPROGRAM_H
