//===- EntryFlags.h - the tools' flags for entries --------------*- C++ -*-===//

#ifndef MESH_EXECUTION_ENTRYFLAGS_H
#define MESH_EXECUTION_ENTRYFLAGS_H

#include "mesh/Execution/Lower.h"
#include "mesh/Support/EnumFlag.h"

namespace mesh {

/// The flags of all tools that take a file and run or simulate some of its
/// functions, listed in one category.
struct EntryFlags {
  explicit EntryFlags(llvm::cl::OptionCategory &category)
      : category(category) {}

  llvm::cl::cat category;
  llvm::cl::opt<std::string> file{llvm::cl::Positional, category,
                                  llvm::cl::desc("<file>")};
  llvm::cl::opt<std::string> entry{
      "entry", category, llvm::cl::value_desc("function"),
      llvm::cl::desc(
          "The function to run; else @main, or the only public one")};
  llvm::cl::opt<bool> allEntries{"all-entries", category,
                                 llvm::cl::desc("Run every public function")};
};

/// The levels after which the program is printed.
struct PrintAfterFlag : EnumListFlag<Stage> {
  explicit PrintAfterFlag(llvm::cl::OptionCategory &category)
      : EnumListFlag<Stage>(
            "print-after", llvm::cl::cat(category), llvm::cl::CommaSeparated,
            llvm::cl::desc("Print the program as it is at a level:"),
            llvm::cl::values(
                clEnumValN(Stage::Spmd, "spmd",
                           "one program for all devices, in local view"),
                clEnumValN(Stage::Rings, "rings",
                           "collectives overlapped with contractions"),
                clEnumValN(Stage::LLVM, "llvm", "the LLVM dialect"))) {}
};

} // namespace mesh

#endif // MESH_EXECUTION_ENTRYFLAGS_H
