//===- Level.cpp - a program at one level ---------------------------------===//

#include "mesh/Report/Level.h"

#include "mesh/IR/SourceText.h"
#include "mesh/Report/Origins.h"

#include "mlir/IR/AsmState.h"
#include "mlir/IR/OpDefinition.h"

using namespace mesh;

/// Elements of a constant beyond this number are left out of the text.
static constexpr int64_t kMostElements = 16;

Level::Level(StringRef name, ModuleOp module, StringTable &strings) {
  mlir::AsmState::LocationMap lines;
  mlir::OpPrintingFlags flags;
  flags.elideLargeElementsAttrs(kMostElements);
  std::string text;
  llvm::raw_string_ostream os(text);
  {
    mlir::AsmState state(module, flags, &lines);
    module->print(os, state);
  }
  llvm::json::Array ops;
  int64_t counted = 0, traced = 0;
  module->walk<mlir::WalkOrder::PreOrder>([&](Operation *op) {
    auto line = lines.find(op);
    // Some ops have terminators that are not printed.
    if (op == module || line == lines.end())
      return;
    SmallVector<int64_t> origins = getOrigins(op->getLoc());
    if (!op->hasTrait<mlir::OpTrait::ConstantLike>()) {
      ++counted;
      traced += !origins.empty();
    }
    numbers[op] = static_cast<int64_t>(ops.size());
    ops.push_back(llvm::json::Array{int64_t(line->second.first) - 1,
                                    strings.add(op->getName().getStringRef()),
                                    strings.add(getSourceText(op->getLoc())),
                                    llvm::json::Array(origins)});
  });
  json = llvm::json::Object{{"name", name},
                            {"text", llvm::json::fixUTF8(text)},
                            {"counted", counted},
                            {"traced", traced},
                            {"ops", std::move(ops)}};
}
