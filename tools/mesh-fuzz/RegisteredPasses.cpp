//===- RegisteredPasses.cpp - All passes of this process ------------------===//

#include "mesh-fuzz/RegisteredPasses.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/Pass/Pass.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassRegistry.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/CommandLine.h"

using namespace mesh;

/// Returns the names of passes and pipelines, in order. MLIR's registry has no
/// iteration, but its parser of the command line makes an option of each.
static std::vector<std::string> getNames() {
  auto &options = llvm::cl::getRegisteredOptions();
  llvm::StringSet<> others;
  for (const auto &option : options)
    others.insert(option.first);
  mlir::PassPipelineCLParser parser("", "passes");
  std::vector<std::string> names;
  for (const auto &option : options)
    if (StringRef name = option.first;
        !others.contains(name) &&
        (mlir::PassInfo::lookup(name) || mlir::PassPipelineInfo::lookup(name)))
      names.push_back(name.str());
  llvm::sort(names);
  return names;
}

/// Returns the name of the op that `pass` runs on; empty for any op.
static StringRef getAnchor(StringRef pass) {
  if (!mlir::PassInfo::lookup(pass)) // Pipelines are of modules.
    return ModuleOp::getOperationName();
  mlir::OpPassManager manager;
  if (failed(mlir::parsePassPipeline(pass, manager)))
    llvm_unreachable("a registered pass is parsed");
  return manager.begin()->getOpName().value_or("");
}

static std::vector<std::string> makePasses() {
  std::vector<std::pair<std::string, std::string>> passes;
  std::vector<std::string> anchors, elements;
  for (std::string &name : getNames()) {
    std::string anchor = getAnchor(name).str();
    if (!anchor.empty() && !llvm::is_contained(anchors, anchor))
      anchors.push_back(anchor);
    passes.emplace_back(std::move(name), std::move(anchor));
  }
  for (const auto &[name, anchor] : passes)
    for (const std::string &op : anchors)
      if (anchor == op || anchor.empty())
        elements.push_back(
            op == ModuleOp::getOperationName() ? name : op + "(" + name + ")");
  return elements;
}

ArrayRef<std::string> mesh::getRegisteredPasses() {
  static const std::vector<std::string> passes = makePasses();
  return passes;
}
