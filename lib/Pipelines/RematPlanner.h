//===- RematPlanner.h - the search for a plan that fits ---------*- C++ -*-===//
//
// The memory of a choice of repetitions is estimated on the program in local
// view. Then a copy of the program is lowered until its memory is planned. The
// difference corrects the estimate, and the search goes on from there.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_LIB_PIPELINES_REMATPLANNER_H
#define MESH_LIB_PIPELINES_REMATPLANNER_H

#include "MemoryProbe.h"
#include "mesh/Remat/LoopGroups.h"
#include "mesh/Remat/RematProgram.h"
#include "mesh/Remat/RematSearch.h"

#include <deque>

namespace mesh {

/// The search for repetitions of the function `name`.
class RematPlanner {
public:
  /// No copy but the first is lowered once `isLate` returns true.
  RematPlanner(ModuleOp module, StringRef name, int64_t limit,
               const MachineModel &machine, const PlanningOptions &lowering,
               function_ref<bool()> isLate)
      : module(module), name(name), limit(limit), machine(machine),
        lowering(lowering), isLate(isLate) {}

  using Simplify = function_ref<LogicalResult(func::FuncOp)>;

  /// Rewrites the entry if it is above the limit. What is left of it after
  /// `simplify` is part of each lowering.
  LogicalResult run(Simplify simplify);

private:
  /// The most programs, one made of the other, that are searched.
  static constexpr int kMostRounds = 3;

  /// A program with some repetitions, and what it takes.
  struct Repeated {
    ModuleOp module;
    DeviceMemory bytes;
    double seconds = 0;
    /// The iterations of each group, of each pair of loops in groups.
    SmallVector<int64_t> groups = {};
  };
  /// A program, and the choices that it has.
  struct Start : Repeated {
    Start(const Repeated &from, bool hasRings, RematProgram &&read,
          int64_t budget)
        : Repeated(from), hasRings(hasRings), program(std::move(read)),
          choices(program.getProblem(), budget),
          most(program.getProblem().getPeakBytes()),
          difference(bytes.getTotal() - most) {}

    /// False if no collective becomes a ring that none has asked for.
    bool hasRings;
    RematProgram program;
    RematSearch choices;
    /// The estimate.
    int64_t most;
    /// The bytes of the last program that was made of it beyond the estimate of
    /// its choices.
    int64_t difference;
  };
  /// A program that was lowered: how it was made, what it is estimated to take,
  /// and what it takes.
  struct Trial {
    const Start *start;
    llvm::BitVector chosen;
    RematSchedule schedule;
    mlir::OwningOpRef<ModuleOp> module;
    RematCost cost;
    int64_t predictedBytes = 0;
    DeviceMemory bytes;
    /// The collectives that become no rings for want of memory.
    unsigned numLeft = 0;

    double getSeconds() const { return start->seconds + cost.seconds; }
  };

  func::FuncOp getEntry(ModuleOp module) const {
    return module.lookupSymbol<func::FuncOp>(name);
  }
  MeshAttr getMesh(func::FuncOp entry, SymbolTableCollection &symbols) const;
  RematProgram read(ModuleOp module, bool withInsides) const;
  void addStart(const Repeated &from, bool hasRings, bool isFirst = false);
  mlir::OwningOpRef<ModuleOp> make(const Start &start,
                                   const llvm::BitVector &chosen,
                                   const RematSchedule &schedule);
  std::optional<ProbedMemory> probe(ModuleOp module,
                                    std::optional<int64_t> mostBytes) const;
  const Trial *tryOut(Start &start, RematPlan plan,
                      std::optional<int64_t> mostBytes = std::nullopt);
  const Trial *search(Start &start);
  const Trial *searchLeast(Start &start);
  const Trial *findQuickest() const;
  const Trial *searchInRounds(int numRounds);
  const Trial *searchWithRings();
  bool leaveRings();
  const Trial *giveRingsBack(const Trial &trial);
  const Trial *searchAll();
  std::optional<double> takeApart(ModuleOp copy);
  const Trial *searchApart();
  void replaceEntry(const Trial &trial);
  bool isOver() const { return numLowered > 0 && isLate(); }
  int64_t getReach() const;
  bool isFarAbove() const { return least.bytes.getTotal() > getReach(); }

  // Loops in groups of iterations (RematPlannerGroups.cpp).
  SmallVector<LoopPair> findPairs(ModuleOp module) const;
  void addGroupStart(unsigned number);
  void addGroupStarts();
  bool isQuicker(double seconds) const;
  void searchGroups();
  void searchGroupsInRounds();

  // Remarks and errors (RematPlannerRemarks.cpp).
  LogicalResult emitTooLarge(func::FuncOp entry, Simplify simplify);
  void emitModel(func::FuncOp entry, const ProbedMemory &memory) const;
  void emitTrials(func::FuncOp entry) const;
  void emitPlan(func::FuncOp entry, const Trial &trial) const;

  ModuleOp module;
  StringRef name;
  const int64_t limit;
  const MachineModel &machine;
  const PlanningOptions &lowering;
  function_ref<bool()> isLate;
  /// The program as it is, and the one of the fewest bytes that were found.
  Repeated before, least;
  /// The program with short callees inlined, and collectives for one tensor.
  mlir::OwningOpRef<ModuleOp> apart;
  /// The bytes of the last one that was lowered beyond its own estimate.
  int64_t missed = 0;
  /// The copies that were lowered, at least until rings are decided.
  int numLowered = 0;
  /// All programs that were searched, and all that were lowered; pointers to
  /// them stay valid.
  std::deque<Start> starts;
  std::deque<Trial> trials;
  /// The programs with loops in groups, and the starts from them.
  std::vector<mlir::OwningOpRef<ModuleOp>> grouped;
  SmallVector<Start *> groupStarts;
};

} // namespace mesh

#endif // MESH_LIB_PIPELINES_REMATPLANNER_H
