//===- AvoidLibraryNames.cpp - functions called as those of libraries -----===//

#include "mesh/Conversion/Passes.h"
#include "mesh/IR/ProgramOps.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "llvm/Analysis/TargetLibraryInfo.h"
#include "llvm/TargetParser/Host.h"

namespace mesh {
#define GEN_PASS_DEF_AVOIDLIBRARYNAMESPASS
#include "mesh/Conversion/Passes.h.inc"
} // namespace mesh

using namespace mesh;

/// Whether code calls a function of this name that is not the program's.
static bool isLibraryName(StringRef name,
                          const llvm::TargetLibraryInfoImpl &library) {
  // Of MLIR's lowerings and wrappers, of Mesh's runtime, and what LLVM has no
  // function of.
  static constexpr StringRef prefixes[] = {"llvm.", "_mlir_", "__mlir_",
                                           "mesh_rt_", "__mesh_rt_"};
  // LLVM knows the functions of the C library that it optimises.
  static constexpr StringRef others[] = {"erfc",  "erfcf",  "fmaf",
                                         "rsqrt", "rsqrtf", "memrefCopy"};
  llvm::LibFunc function;
  return name.contains('\0') || llvm::is_contained(others, name) ||
         llvm::any_of(
             prefixes,
             [&](StringRef prefix) { return name.starts_with(prefix); }) ||
         library.getLibFunc(name, function);
}

namespace {
struct AvoidLibraryNamesPass
    : public mesh::impl::AvoidLibraryNamesPassBase<AvoidLibraryNamesPass> {
  using AvoidLibraryNamesPassBase::AvoidLibraryNamesPassBase;

  void runOnOperation() override {
    llvm::TargetLibraryInfoImpl library(
        llvm::Triple(llvm::sys::getProcessTriple()));
    SmallVector<FunctionOpInterface> functions;
    for (auto function : getOperation().getOps<FunctionOpInterface>())
      if (!function.isExternal() && isLibraryName(function.getName(), library))
        functions.push_back(function);
    if (functions.empty())
      return markAllAnalysesPreserved();
    collectCalled();
    SymbolTable table(getOperation());
    bool isRefused = false;
    for (FunctionOpInterface function : functions)
      isRefused |= failed(rename(function, table));
    if (isRefused)
      signalPassFailure();
  }

private:
  /// The functions that programs of devices name.
  void collectCalled() {
    called.clear();
    SymbolTableCollection symbols;
    for (auto programs : getOperation().getOps<ProgramsOp>())
      called.insert_range(programs.getFunctions(symbols));
  }

  LogicalResult rename(FunctionOpInterface function, SymbolTable &table) {
    if (function.isPublic() || called.contains(function))
      return function.emitError("a library's function is called '")
             << function.getName()
             << "' too, which code that is lowered to LLVM may call; give this "
                "one another name";
    std::string name = "mesh_fn_";
    for (char c : function.getName())
      name += c == '\0' ? '_' : c;
    while (table.lookup(name))
      name += "_";
    return table.rename(function, name);
  }

  DenseSet<Operation *> called;
};
} // namespace
