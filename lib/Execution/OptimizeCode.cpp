//===- OptimizeCode.cpp - LLVM's passes for programs of devices -----------===//

#include "OptimizeCode.h"

#include "LimitUnrolling.h"

#include "mlir/ExecutionEngine/OptUtils.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"

/// Returns whether an instruction calls the runtime, or a function that
/// computes and is kept apart (mesh-outline-loops, mesh-outline-repeats).
static bool callsOut(const llvm::Instruction &instruction) {
  const auto *call = llvm::dyn_cast<llvm::CallInst>(&instruction);
  const llvm::Function *callee = call ? call->getCalledFunction() : nullptr;
  return callee && (callee->isDeclaration()
                        ? callee->getName().starts_with("mesh_rt_")
                        : callee->hasFnAttribute(llvm::Attribute::NoInline));
}

static bool callsOut(const llvm::BasicBlock *block) {
  return llvm::any_of(*block, [](const llvm::Instruction &instruction) {
    return callsOut(instruction);
  });
}

/// Returns whether a function has calls alone that take time: code beside them
/// runs once, or once for each call.
static bool onlyCalls(llvm::Function &function) {
  if (llvm::none_of(llvm::instructions(function),
                    [](const llvm::Instruction &instruction) {
                      return callsOut(instruction);
                    }))
    return false;
  llvm::LoopInfo loops{llvm::DominatorTree(function)};
  return llvm::all_of(loops.getLoopsInPreorder(), [](const llvm::Loop *loop) {
    return !loop->isInnermost() ||
           llvm::any_of(loop->blocks(), [](const llvm::BasicBlock *block) {
             return callsOut(block);
           });
  });
}

void mesh::limitOptimizations(llvm::Module &module) {
  for (llvm::Function &function : module) {
    if (function.isDeclaration())
      continue;
    if (onlyCalls(function)) {
      function.addFnAttr(llvm::Attribute::NoInline);
      function.addFnAttr(llvm::Attribute::OptimizeNone);
    } else {
      limitUnrolling(function);
    }
  }
}

llvm::Error mesh::optimizeCode(llvm::Module &module, unsigned optLevel,
                               llvm::TargetMachine &machine) {
  return mlir::makeOptimizingTransformer(optLevel, /*sizeLevel=*/0,
                                         &machine)(&module);
}
