//===- mesh-list-ops.cpp - the table of docs/ops.md -----------------------===//
//
// usage: mesh-list-ops TESTS
//
// Prints which ops the partitioner handles, and how: from the interfaces that
// are registered, and from the tests in the folder TESTS that name the op.
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
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"

#include <map>

using namespace mesh;

//===----------------------------------------------------------------------===//
// Tests
//===----------------------------------------------------------------------===//

/// For each op a test that splits it, the first by its path.
using TestedOps = std::map<std::string, std::string>;

/// Whether a test runs the partitioner, or writes programs for one that does.
static bool splitsPrograms(StringRef path, StringRef text) {
  if (path.ends_with(".py"))
    return true;
  return path.ends_with(".mlir") &&
         llvm::any_of(
             ArrayRef<StringRef>{"mesh-spmd", "mesh-propagate", "mesh-run"},
             [&](StringRef tool) { return text.contains(tool); });
}

/// Calls `visit` with each word of `text` that could be an op's name.
static void forEachName(StringRef text, function_ref<void(StringRef)> visit) {
  auto isPart = [](char c) { return llvm::isAlnum(c) || c == '_' || c == '.'; };
  while (!text.empty()) {
    text = text.drop_until(isPart);
    StringRef word = text.take_while(isPart);
    visit(word);
    text = text.drop_front(word.size());
  }
}

static std::error_code readTests(StringRef folder, TestedOps &tested) {
  std::error_code error;
  for (llvm::sys::fs::recursive_directory_iterator file(folder, error), end;
       file != end && !error; file.increment(error)) {
    StringRef path = file->path();
    if (!path.ends_with(".mlir") && !path.ends_with(".py"))
      continue;
    auto buffer = llvm::MemoryBuffer::getFile(path);
    if (!buffer)
      return buffer.getError();
    StringRef text = (*buffer)->getBuffer();
    if (!splitsPrograms(path, text))
      continue;
    SmallString<64> name(path.drop_front(folder.size()).ltrim('/'));
    llvm::sys::path::replace_extension(name, "");
    forEachName(text, [&](StringRef word) {
      auto [entry, isNew] = tested.try_emplace(word.str(), name.str());
      if (!isNew && name.str() < StringRef(entry->second))
        entry->second = name.str().str();
    });
  }
  return error;
}

//===----------------------------------------------------------------------===//
// The table
//===----------------------------------------------------------------------===//

static StringRef getRuleText(RegisteredOperationName name) {
  if (name.hasInterface<linalg::LinalgOp>())
    return "indexing maps";
  if (name.hasTrait<OpTrait::Elementwise>())
    return "elementwise";
  return "its own";
}

/// Whether the op works on tensors that have been padded to divide.
static bool canBePadded(RegisteredOperationName name) {
  return name.hasInterface<PaddableOpInterface>() ||
         !name.hasInterface<PartitionableOpInterface>();
}

/// What a test writes for an op: ops of func can go without their prefix.
static std::string getSpelling(RegisteredOperationName name) {
  bool isShort = llvm::isa<func::FuncDialect>(name.getDialect());
  return (isShort ? name.stripDialect() : name.getStringRef()).str();
}

static void printDialect(MLIRContext &context, StringRef dialect,
                         const TestedOps &tested, raw_ostream &os) {
  os << "\n## " << dialect
     << "\n\n| op | rule | on one device | uneven | tested in "
        "|\n|---|---|---|---|---|\n";
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
       << " | " << (canBePadded(name) ? "padded" : "whole") << " | ";
    auto test = tested.find(getSpelling(name));
    if (test != tested.end())
      os << '`' << test->second << '`';
    os << " |\n";
  }
  if (others.empty())
    return;
  os << "\nNo rule: ";
  llvm::interleaveComma(others, os,
                        [&](StringRef name) { os << '`' << name << '`'; });
  os << ".\n";
}

int main(int argc, char **argv) {
  bool wantsHelp = argc == 2 && StringRef(argv[1]) == "--help";
  if (argc != 2 || wantsHelp) {
    (wantsHelp ? llvm::outs() : llvm::errs())
        << "usage: mesh-list-ops TESTS\n"
           "Prints which ops the partitioner handles, with the tests in the "
           "folder TESTS\nthat split them, as docs/ops.md.\n";
    return wantsHelp ? 0 : 1;
  }
  TestedOps tested;
  if (std::error_code error = readTests(argv[1], tested)) {
    llvm::errs() << argv[1] << ": " << error.message() << "\n";
    return 1;
  }
  mlir::DialectRegistry registry;
  registry.insert<arith::ArithDialect, func::FuncDialect, linalg::LinalgDialect,
                  math::MathDialect, scf::SCFDialect, tensor::TensorDialect>();
  mesh::registerAllDialects(registry);
  MLIRContext context(registry);
  context.loadAllAvailableDialects();
  llvm::outs()
      << "# Ops\n\nWhat the partitioner knows, by dialect. Generated from the "
         "registered interfaces and the tests by `mesh-list-ops`.\n\n"
         "- rule: how the op's dims go together. *Elementwise* ops have one "
         "factor for each dim; structured ops have their *indexing maps*.\n"
         "- on one device: *a clone* has local types and nothing else that is "
         "new.\n"
         "- uneven: of dims that do not divide into their shards, those that "
         "pass through are *padded*, or else *whole* on every device.\n"
         "- tested in: the first test that splits the op.\n\n"
         "Ops without a rule are errors where whole tensors go in or out of "
         "them, or live in regions of other ops. "
         "[extending.md](extending.md) says how to add a rule.\n";
  for (StringRef dialect :
       {"arith", "func", "linalg", "math", "mesh", "scf", "tensor"})
    printDialect(context, dialect, tested, llvm::outs());
  return 0;
}
