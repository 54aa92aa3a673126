//===- CompiledFunction.h - a function of math on this machine --*- C++ -*-===//

#ifndef MESH_TEST_UNIT_CONVERSION_COMPILEDFUNCTION_H
#define MESH_TEST_UNIT_CONVERSION_COMPILEDFUNCTION_H

#include "mesh/Execution/Program.h"

#include "mlir/Conversion/Passes.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/ExecutionEngine/ExecutionEngine.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"
#include "llvm/Support/TargetSelect.h"
#include "gtest/gtest.h"

namespace mesh {

/// A function of the math dialect of one float or double, written out and
/// compiled.
template <typename T>
class CompiledFunction {
public:
  /// `op` is that of the dialect with its operand, %x, such as "exp %x";
  /// `populate` adds what it is written out by, and `finish` is what comes
  /// before it is compiled.
  CompiledFunction(
      StringRef op, function_ref<void(RewritePatternSet &)> populate,
      function_ref<void(ModuleOp)> finish = [](ModuleOp) {}) {
    DialectRegistry registry;
    registerExecution(registry);
    registry.insert<mlir::arith::ArithDialect, mlir::func::FuncDialect,
                    mlir::LLVM::LLVMDialect, mlir::math::MathDialect,
                    mlir::scf::SCFDialect>();
    context.appendDialectRegistry(registry);
    context.loadAllAvailableDialects();
    std::string type = sizeof(T) == sizeof(float) ? "f32" : "f64";
    std::string text = "func.func @f(%x: " + type + ") -> " + type +
                       " {\n  %y = math." + op.str() + " : " + type +
                       "\n  return %y : " + type + "\n}\n";
    auto module = mlir::parseSourceString<ModuleOp>(text, &context);
    RewritePatternSet patterns(&context);
    populate(patterns);
    bool isDone =
        succeeded(applyPatternsGreedily(*module, std::move(patterns)));
    finish(*module);
    mlir::PassManager pm(&context);
    pm.addPass(mlir::createSCFToControlFlowPass());
    pm.addPass(mlir::createConvertMathToLLVMPass());
    pm.addPass(mlir::createArithToLLVMConversionPass());
    pm.addPass(mlir::createConvertControlFlowToLLVMPass());
    pm.addPass(mlir::createConvertFuncToLLVMPass());
    pm.addPass(mlir::createReconcileUnrealizedCastsPass());
    EXPECT_TRUE(isDone && succeeded(pm.run(*module)));
    llvm::InitializeNativeTarget();
    llvm::InitializeNativeTargetAsmPrinter();
    engine = llvm::cantFail(mlir::ExecutionEngine::create(*module));
    function = reinterpret_cast<T (*)(T)>(llvm::cantFail(engine->lookup("f")));
  }

  T operator()(T x) const { return function(x); }

private:
  MLIRContext context;
  std::unique_ptr<mlir::ExecutionEngine> engine;
  T (*function)(T);
};

} // namespace mesh

#endif // MESH_TEST_UNIT_CONVERSION_COMPILEDFUNCTION_H
