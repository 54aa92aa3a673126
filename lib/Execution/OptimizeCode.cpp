//===- OptimizeCode.cpp - LLVM's passes for programs of devices -----------===//

#include "mesh/Execution/OptimizeCode.h"

#include "mesh/Execution/LimitUnrolling.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/Transforms/Vectorize/SLPVectorizer.h"

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

/// Keeps the SLP vectorizer from functions that only call: it takes most of
/// the time of LLVM's passes there, for stores that run once for each call. By
/// itself a pass pipeline does not look for the mark.
static void skipVectorizer(llvm::PassInstrumentationCallbacks &callbacks) {
  callbacks.registerShouldRunOptionalPassCallback(
      [](llvm::StringRef pass, llvm::Any ir) {
        const auto *function = llvm::any_cast<const llvm::Function *>(&ir);
        return pass != llvm::SLPVectorizerPass::name() || !function ||
               !(*function)->hasOptNone();
      });
}

static llvm::OptimizationLevel getLevel(unsigned optLevel) {
  switch (optLevel) {
  case 0:
    return llvm::OptimizationLevel::O0;
  case 1:
    return llvm::OptimizationLevel::O1;
  case 2:
    return llvm::OptimizationLevel::O2;
  default:
    return llvm::OptimizationLevel::O3;
  }
}

void mesh::optimizeCode(llvm::Module &module, unsigned optLevel,
                        llvm::TargetMachine &machine) {
  llvm::PassInstrumentationCallbacks callbacks;
  skipVectorizer(callbacks);
  llvm::PipelineTuningOptions tuning;
  tuning.SLPVectorization = true;
  llvm::PassBuilder builder(&machine, tuning, std::nullopt, &callbacks);
  llvm::LoopAnalysisManager loops;
  llvm::FunctionAnalysisManager functions;
  llvm::CGSCCAnalysisManager callGraph;
  llvm::ModuleAnalysisManager modules;
  builder.registerModuleAnalyses(modules);
  builder.registerCGSCCAnalyses(callGraph);
  builder.registerFunctionAnalyses(functions);
  builder.registerLoopAnalyses(loops);
  builder.crossRegisterProxies(loops, functions, callGraph, modules);
  builder.buildPerModuleDefaultPipeline(getLevel(optLevel))
      .run(module, modules);
}
