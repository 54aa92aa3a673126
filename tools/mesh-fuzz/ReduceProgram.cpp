//===- ReduceProgram.cpp - the smallest program that still fails ----------===//
//
// Each step has sites in a program, numbered from 0. A step at a site is tried
// on a copy, which takes the program's place if it is still interesting.
//
//===----------------------------------------------------------------------===//

#include "mesh-fuzz/ReduceProgram.h"

#include "mesh/IR/AxisList.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/AttrTypeSubElements.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mesh;

/// Changes a program at a site. False if there are no more sites; a site at
/// which nothing can be done stays as it is.
using ReductionStep = bool (*)(ModuleOp program, size_t site);

static func::FuncOp getMain(ModuleOp program) {
  return program.lookupSymbol<func::FuncOp>("main");
}

//===----------------------------------------------------------------------===//
// Results
//===----------------------------------------------------------------------===//

static bool dropResult(ModuleOp program, size_t site) {
  func::FuncOp main = getMain(program);
  if (site >= main.getNumResults() || main.getNumResults() == 1)
    return false;
  Operation *terminator = main.getBody().front().getTerminator();
  terminator->eraseOperand(site);
  llvm::BitVector dropped(main.getNumResults());
  dropped.set(site);
  (void)main.eraseResults(dropped);
  return true;
}

//===----------------------------------------------------------------------===//
// Ops
//===----------------------------------------------------------------------===//

/// The ops with results, the last first.
static SmallVector<Operation *> getOps(ModuleOp program) {
  SmallVector<Operation *> ops;
  program->walk([&](Operation *op) {
    if (op->getNumResults() > 0)
      ops.push_back(op);
  });
  std::reverse(ops.begin(), ops.end());
  return ops;
}

/// An operand in the place of each result.
static bool forwardOperand(ModuleOp program, size_t site) {
  for (Operation *op : getOps(program)) {
    if (site >= op->getNumOperands()) {
      site -= op->getNumOperands();
      continue;
    }
    Value operand = op->getOperand(site);
    // Elements that have no value must not be seen.
    if (operand.getDefiningOp<tensor::EmptyOp>())
      return true;
    for (Value result : op->getResults())
      if (result.getType() == operand.getType())
        result.replaceAllUsesWith(operand);
    return true;
  }
  return false;
}

/// Arguments in the place of the results.
static bool cutOff(ModuleOp program, size_t site) {
  SmallVector<Operation *> ops = getOps(program);
  if (site >= ops.size())
    return false;
  Operation *op = ops[site];
  auto main = llvm::dyn_cast<func::FuncOp>(op->getParentOp());
  if (!main || main != getMain(program))
    return true;
  for (Value result : op->getResults()) {
    if (result.use_empty() || !llvm::isa<RankedTensorType>(result.getType()))
      continue;
    unsigned index = main.getNumArguments();
    (void)main.insertArgument(index, result.getType(), {}, op->getLoc());
    result.replaceAllUsesWith(main.getArgument(index));
  }
  return true;
}

/// The result of an earlier op in the place of the only one.
static bool returnEarlier(ModuleOp program, size_t site) {
  func::FuncOp main = getMain(program);
  Operation *terminator = main.getBody().front().getTerminator();
  if (terminator->getNumOperands() != 1)
    return false;
  Operation *returned = terminator->getOperand(0).getDefiningOp();
  for (Operation &op : main.getBody().front().without_terminator()) {
    // Later ones would take turns with it without an end.
    if (!returned || &op == returned)
      return false;
    if (op.getNumResults() != 1 ||
        !llvm::isa<RankedTensorType>(op.getResult(0).getType()) || site-- > 0)
      continue;
    terminator->setOperand(0, op.getResult(0));
    main.setType(FunctionType::get(program.getContext(),
                                   main.getArgumentTypes(),
                                   op.getResult(0).getType()));
    main.removeResAttrsAttr();
    return true;
  }
  return false;
}

//===----------------------------------------------------------------------===//
// Dead code
//===----------------------------------------------------------------------===//

static bool isDead(Operation *op) {
  return isOpTriviallyDead(op) ||
         (llvm::isa<func::CallOp>(op) && op->use_empty());
}

static void eraseDeadOps(Region &region) {
  for (Block &block : region)
    for (Operation &op : llvm::make_early_inc_range(llvm::reverse(block))) {
      if (isDead(&op)) {
        op.erase();
        continue;
      }
      llvm::for_each(op.getRegions(), eraseDeadOps);
    }
}

/// Erases all that nothing uses.
static bool eraseDeadCode(ModuleOp program, size_t site) {
  if (site > 0)
    return false;
  eraseDeadOps(program.getBodyRegion());
  for (auto function :
       llvm::make_early_inc_range(program.getOps<func::FuncOp>()))
    if (function.isPrivate() &&
        SymbolTable::symbolKnownUseEmpty(function, program))
      function.erase();
  return true;
}

static bool eraseUnusedArguments(ModuleOp program, size_t site) {
  if (site > 0)
    return false;
  func::FuncOp main = getMain(program);
  llvm::BitVector unused(main.getNumArguments());
  for (BlockArgument argument : main.getArguments())
    unused[argument.getArgNumber()] = argument.use_empty();
  (void)main.eraseArguments(unused);
  return true;
}

/// Erases one op that nothing uses: it may be the one that matters.
static bool eraseDeadOp(ModuleOp program, size_t site) {
  for (Operation *op : getOps(program)) {
    if (!isDead(op) || site-- > 0)
      continue;
    op->erase();
    return true;
  }
  return false;
}

//===----------------------------------------------------------------------===//
// Annotations
//===----------------------------------------------------------------------===//

/// The sharding with one thing less that it says.
static SmallVector<ShardingAttr> getSimpler(ShardingAttr sharding) {
  SmallVector<ShardingAttr> simpler;
  auto add = [&](ArrayRef<DimShardingAttr> dims,
                 ArrayRef<AxisRefAttr> replicated,
                 ArrayRef<AxisRefAttr> partial) {
    std::optional<Combiner> combiner;
    if (!partial.empty())
      combiner = sharding.getCombiner();
    simpler.push_back(ShardingAttr::get(sharding.getContext(),
                                        sharding.getMesh(), dims, replicated,
                                        combiner, partial));
  };
  for (auto [index, dim] : llvm::enumerate(sharding.getDims())) {
    auto replaceDim = [&, index = index](ArrayRef<AxisRefAttr> axes) {
      SmallVector<DimShardingAttr> dims(sharding.getDims());
      dims[index] = DimShardingAttr::get(sharding.getContext(), axes);
      add(dims, sharding.getReplicated(), sharding.getPartial());
    };
    if (dim.getIsOpen() || dim.getPriority() >= 0)
      replaceDim(dim.getAxes());
    for (size_t i = 0; i < dim.getAxes().size(); ++i) {
      AxisList axes(dim.getAxes());
      axes.erase(axes.begin() + i);
      replaceDim(axes);
    }
  }
  if (!sharding.getReplicated().empty())
    add(sharding.getDims(), {}, sharding.getPartial());
  for (size_t i = 0; i < sharding.getPartial().size(); ++i) {
    AxisList axes(sharding.getPartial());
    axes.erase(axes.begin() + i);
    add(sharding.getDims(), sharding.getReplicated(), axes);
  }
  return simpler;
}

/// Takes away a function's annotation, or a part of it or of an op's.
static bool simplifyAnnotation(ModuleOp program, size_t site) {
  StringRef name = MeshDialect::kShardingAttrName;
  auto change = [&](ShardingAttr sharding, bool mayGo,
                    function_ref<void(Attribute)> set) {
    if (!sharding)
      return false;
    SmallVector<Attribute> choices;
    if (mayGo)
      choices.emplace_back();
    llvm::append_range(choices, getSimpler(sharding));
    if (site >= choices.size()) {
      site -= choices.size();
      return false;
    }
    set(choices[site]);
    return true;
  };
  WalkResult result = program->walk([&](Operation *op) {
    bool isChanged = false;
    if (auto function = llvm::dyn_cast<func::FuncOp>(op)) {
      auto nameAttr = StringAttr::get(op->getContext(), name);
      for (unsigned i = 0; i < function.getNumArguments() && !isChanged; ++i)
        isChanged = change(function.getArgAttrOfType<ShardingAttr>(i, name),
                           true, [&](Attribute attr) {
                             attr ? function.setArgAttr(i, nameAttr, attr)
                                  : void(function.removeArgAttr(i, nameAttr));
                           });
      for (unsigned i = 0; i < function.getNumResults() && !isChanged; ++i)
        isChanged = change(function.getResultAttrOfType<ShardingAttr>(i, name),
                           true, [&](Attribute attr) {
                             attr
                                 ? function.setResultAttr(i, nameAttr, attr)
                                 : void(function.removeResultAttr(i, nameAttr));
                           });
    } else if (llvm::isa<ShardOp, ReshardOp>(op)) {
      isChanged =
          change(op->getAttrOfType<ShardingAttr>("sharding"), false,
                 [&](Attribute attr) { op->setAttr("sharding", attr); });
    }
    return isChanged ? WalkResult::interrupt() : WalkResult::advance();
  });
  return result.wasInterrupted();
}

//===----------------------------------------------------------------------===//
// Devices
//===----------------------------------------------------------------------===//

/// An axis with fewer devices, or devices in their order. Where that makes the
/// program invalid it is not tried.
static bool shrinkMesh(ModuleOp program, size_t site) {
  auto op = *program.getOps<MeshOp>().begin();
  MeshAttr mesh = op.getMesh();
  if (!mesh.getDeviceIds().empty() && site-- == 0) {
    op.setMeshAttr(MeshAttr::get(mesh.getContext(), mesh.getAxes()));
    return true;
  }
  for (auto [index, axis] : llvm::enumerate(mesh.getAxes())) {
    auto count = static_cast<size_t>(axis.getSize() - 1);
    if (site >= count) {
      site -= count;
      continue;
    }
    SmallVector<MeshAxisAttr> axes(mesh.getAxes());
    axes[index] = MeshAxisAttr::get(mesh.getContext(), axis.getName(),
                                    static_cast<int64_t>(site) + 1);
    op.setMeshAttr(MeshAttr::get(mesh.getContext(), axes));
    return true;
  }
  return false;
}

/// Drops an axis of one device and what is said of it.
static bool dropAxis(ModuleOp program, size_t site) {
  auto op = *program.getOps<MeshOp>().begin();
  MeshAttr mesh = op.getMesh();
  if (site >= mesh.getAxes().size() || mesh.getAxes().size() == 1)
    return false;
  if (mesh.getAxes()[site].getSize() != 1)
    return true;
  StringRef name = mesh.getAxes()[site].getName();
  auto isOther = [&](AxisRefAttr axis) { return axis.getName() != name; };
  auto keepOthers = [&](ArrayRef<AxisRefAttr> axes) {
    AxisList others;
    llvm::copy_if(axes, std::back_inserter(others), isOther);
    return others;
  };
  mlir::AttrTypeReplacer replacer;
  replacer.addReplacement([&](DimShardingAttr dim) -> std::optional<Attribute> {
    return DimShardingAttr::get(dim.getContext(), keepOthers(dim.getAxes()),
                                dim.getIsOpen(), dim.getPriority());
  });
  replacer.addReplacement([&](AxesAttr axes) -> std::optional<Attribute> {
    return AxesAttr::get(axes.getContext(), keepOthers(axes.getAxes()));
  });
  replacer.addReplacement(
      [&](ShardingAttr sharding) -> std::optional<Attribute> {
        SmallVector<DimShardingAttr> dims;
        for (DimShardingAttr dim : sharding.getDims())
          dims.push_back(
              DimShardingAttr::get(dim.getContext(), keepOthers(dim.getAxes()),
                                   dim.getIsOpen(), dim.getPriority()));
        AxisList partial = keepOthers(sharding.getPartial());
        std::optional<Combiner> combiner;
        if (!partial.empty())
          combiner = sharding.getCombiner();
        return ShardingAttr::get(sharding.getContext(), sharding.getMesh(),
                                 dims, keepOthers(sharding.getReplicated()),
                                 combiner, partial);
      });
  replacer.recursivelyReplaceElementsIn(program);
  SmallVector<MeshAxisAttr> axes(mesh.getAxes());
  axes.erase(axes.begin() + site);
  op.setMeshAttr(MeshAttr::get(mesh.getContext(), axes, mesh.getDeviceIds()));
  return true;
}

//===----------------------------------------------------------------------===//
// The search
//===----------------------------------------------------------------------===//

static bool isValid(ModuleOp program) {
  mlir::ScopedDiagnosticHandler silence(program.getContext(),
                                        [](Diagnostic &) {});
  return succeeded(mlir::verify(program));
}

namespace {
enum class Outcome { NoSite, Kept, Smaller };
} // namespace

/// Tries `step` at a site of `best`, which what is still interesting replaces.
static Outcome tryStep(OwningOpRef<ModuleOp> &best, ReductionStep step,
                       size_t site,
                       function_ref<bool(ModuleOp)> isInteresting) {
  OwningOpRef<ModuleOp> candidate = best->clone();
  if (!step(*candidate, site))
    return Outcome::NoSite;
  if (OperationEquivalence::isEquivalentTo(
          *candidate, *best, OperationEquivalence::IgnoreLocations) ||
      !isValid(*candidate) || !isInteresting(*candidate))
    return Outcome::Kept;
  best = std::move(candidate);
  return Outcome::Smaller;
}

OwningOpRef<ModuleOp>
mesh::reduceProgram(ModuleOp program,
                    function_ref<bool(ModuleOp)> isInteresting) {
  static constexpr ReductionStep steps[] = {
      eraseDeadCode, dropResult,        returnEarlier,        forwardOperand,
      cutOff,        eraseDeadOp,       eraseUnusedArguments, shrinkMesh,
      dropAxis,      simplifyAnnotation};
  OwningOpRef<ModuleOp> best = program.clone();
  for (bool isSmaller = true; isSmaller;) {
    isSmaller = false;
    for (ReductionStep step : steps) {
      size_t site = 0;
      Outcome outcome;
      while ((outcome = tryStep(best, step, site, isInteresting)) !=
             Outcome::NoSite) {
        if (outcome == Outcome::Kept) {
          ++site;
          continue;
        }
        isSmaller = true;
        // Ops that are unused now have sites as well.
        (void)tryStep(best, eraseDeadCode, 0, isInteresting);
      }
    }
  }
  return best;
}
