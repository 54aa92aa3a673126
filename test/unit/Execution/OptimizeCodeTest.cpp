//===- OptimizeCodeTest.cpp - LLVM's passes on code of devices ------------===//

#include "mesh/Execution/OptimizeCode.h"
#include "mesh/Execution/LimitUnrolling.h"

#include "mesh/Support/LLVM.h"

#include "llvm/Analysis/LoopInfo.h"
#include "llvm/AsmParser/Parser.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/TargetSelect.h"
#include "llvm/Target/TargetMachine.h"
#include "llvm/TargetParser/Host.h"
#include "gtest/gtest.h"

using namespace mesh;

namespace {
class OptimizeCodeTest : public testing::Test {
protected:
  llvm::Function &parse(const std::string &text, StringRef function) {
    llvm::SMDiagnostic diagnostic;
    module = llvm::parseAssemblyString(text, diagnostic, context);
    EXPECT_TRUE(module) << diagnostic.getMessage().str();
    return *module->getFunction(function);
  }

  /// Returns whether LLVM is kept from unrolling a loop that checks first.
  bool isLimited(const std::string &tripCount) {
    llvm::Function &function = parse(R"(
      define void @f(ptr %p, i64 %n) {
        br label %head
      head:
        %i = phi i64 [ 0, %0 ], [ %next, %body ]
        %more = icmp slt i64 %i, )" + tripCount +
                                         R"(
        br i1 %more, label %body, label %end
      body:
        %at = getelementptr float, ptr %p, i64 %i
        store float 0.0, ptr %at
        %next = add nsw i64 %i, 1
        br label %head
      end:
        ret void
      })",
                                     "f");
    limitUnrolling(function);
    llvm::LoopInfo loops{llvm::DominatorTree(function)};
    return llvm::getBooleanLoopAttribute(*loops.begin(),
                                         "llvm.loop.unroll.disable");
  }

  llvm::LLVMContext context;
  std::unique_ptr<llvm::Module> module;
};
} // namespace

TEST_F(OptimizeCodeTest, shortLoopsAreUnrolled) {
  EXPECT_FALSE(isLimited("2"));
  EXPECT_FALSE(isLimited("8"));
}

TEST_F(OptimizeCodeTest, mediumLoopsStay) {
  EXPECT_TRUE(isLimited("9"));
  EXPECT_TRUE(isLimited("128"));
}

TEST_F(OptimizeCodeTest, longAndUnknownLoopsAreLeftToLLVM) {
  EXPECT_FALSE(isLimited("129"));
  EXPECT_FALSE(isLimited("%n"));
}

static bool hasVectors(const llvm::Function &function) {
  return llvm::any_of(
      llvm::instructions(function), [](const llvm::Instruction &instruction) {
        return llvm::any_of(instruction.operands(), [](const llvm::Use &use) {
          return use->getType()->isVectorTy();
        });
      });
}

TEST_F(OptimizeCodeTest, onlyComputationsAreVectorized) {
  llvm::InitializeNativeTarget();
  llvm::Triple triple(llvm::sys::getProcessTriple());
  std::string error;
  const llvm::Target *target =
      llvm::TargetRegistry::lookupTarget(triple, error);
  ASSERT_TRUE(target) << error;
  std::unique_ptr<llvm::TargetMachine> machine(target->createTargetMachine(
      triple, "", "", llvm::TargetOptions(), std::nullopt));
  const std::string sums = R"(
        %x1 = getelementptr float, ptr %x, i64 1
        %x2 = getelementptr float, ptr %x, i64 2
        %x3 = getelementptr float, ptr %x, i64 3
        %v0 = load float, ptr %x
        %v1 = load float, ptr %x1
        %v2 = load float, ptr %x2
        %v3 = load float, ptr %x3
        %s0 = fadd float %v0, 1.0
        %s1 = fadd float %v1, 1.0
        %s2 = fadd float %v2, 1.0
        %s3 = fadd float %v3, 1.0
        store float %s0, ptr %x
        store float %s1, ptr %x1
        store float %s2, ptr %x2
        store float %s3, ptr %x3
        ret void
      })";
  llvm::Function &computes = parse(
      "declare void @mesh_rt_run(ptr)\ndefine void @computes(ptr %x) {\n" +
          sums + "\ndefine void @calls(ptr %x) {\n" +
          "call void @mesh_rt_run(ptr %x)\n" + sums,
      "computes");
  module->setTargetTriple(triple);
  module->setDataLayout(machine->createDataLayout());
  limitOptimizations(*module);
  optimizeCode(*module, /*optLevel=*/3, *machine);
  EXPECT_TRUE(hasVectors(computes));
  EXPECT_FALSE(hasVectors(*module->getFunction("calls")));
}
