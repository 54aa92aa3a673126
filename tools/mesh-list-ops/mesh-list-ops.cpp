//===- mesh-list-ops.cpp - The table of supported ops ---------------------===//
//
// Prints which ops the partitioner handles, and how, from the interfaces that
// are registered.
//
//===----------------------------------------------------------------------===//

#include "mesh/InitMesh.h"
#include "mesh/Interfaces/PaddableOpInterface.h"
#include "mesh/Interfaces/PartitionableOpInterface.h"
#include "mesh/Interfaces/ShardingRuleOpInterface.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mesh;

static StringRef getRuleText(RegisteredOperationName name) {
  if (name.hasInterface<linalg::LinalgOp>())
    return "indexing maps";
  if (name.hasTrait<OpTrait::Elementwise>())
    return "elementwise";
  return "its own";
}

/// Returns true if the op works on tensors that have been padded to divide.
static bool canBePadded(RegisteredOperationName name) {
  return name.hasInterface<PaddableOpInterface>() ||
         !name.hasInterface<PartitionableOpInterface>();
}

static void printDialect(MLIRContext &context, StringRef dialect,
                         raw_ostream &os) {
  os << "\n## " << dialect
     << "\n\n| op | rule | on one device | uneven |\n|---|---|---|---|\n";
  SmallVector<StringRef> others;
  SmallVector<RegisteredOperationName> names(context.getRegisteredOperations());
  llvm::sort(names, [](RegisteredOperationName a, RegisteredOperationName b) {
    return a.getStringRef() < b.getStringRef();
  });
  for (RegisteredOperationName name : names) {
    if (name.getDialectNamespace() != dialect)
      continue;
    if (!name.hasInterface<ShardingRuleOpInterface>()) {
      others.push_back(name.getStringRef());
      continue;
    }
    os << "| `" << name.getStringRef() << "` | " << getRuleText(name) << " | "
       << (name.hasInterface<PartitionableOpInterface>() ? "its own form"
                                                         : "a clone")
       << " | " << (canBePadded(name) ? "padded" : "whole") << " |\n";
  }
  if (others.empty())
    return;
  os << "\nNo rule: ";
  llvm::interleaveComma(others, os,
                        [&](StringRef name) { os << '`' << name << '`'; });
  os << ".\n";
}

int main(int argc, char **argv) {
  if (argc != 1) {
    bool wantsHelp = argc == 2 && StringRef(argv[1]) == "--help";
    (wantsHelp ? llvm::outs() : llvm::errs())
        << "usage: mesh-list-ops\n"
           "Prints which ops the partitioner handles, as "
           "docs/reference/ops.md.\n";
    return wantsHelp ? 0 : 1;
  }
  mlir::DialectRegistry registry;
  registry.insert<arith::ArithDialect, func::FuncDialect, linalg::LinalgDialect,
                  math::MathDialect, scf::SCFDialect, tensor::TensorDialect>();
  mesh::registerAllDialects(registry);
  MLIRContext context(registry);
  context.loadAllAvailableDialects();
  llvm::outs()
      << "# Ops\n\nWhat the partitioner knows, by dialect. Generated from the "
         "registered interfaces by `mesh-list-ops`.\n\n"
         "- rule: how the op's dims go together. *Elementwise* ops have one "
         "factor for each dim; structured ops have their *indexing maps*.\n"
         "- on one device: *a clone* has local types and nothing else that is "
         "new.\n"
         "- uneven: of dims that do not divide into their shards, those that "
         "pass through are *padded*, or else *whole* on every device.\n\n"
         "Ops without a rule are replicated if they have no side "
         "effects; others are errors where whole tensors go in or out of them "
         "([an op is not supported](../how-to/unsupported-op.md)). "
         "[extending.md](../how-to/extending.md) says how to add a rule.\n";
  for (StringRef dialect :
       {"arith", "func", "linalg", "math", "mesh", "scf", "tensor"})
    printDialect(context, dialect, llvm::outs());
  return 0;
}
