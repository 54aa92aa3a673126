//===- ViewFile.h - the tool mesh-shard-view --------------------*- C++ -*-===//

#ifndef MESH_TOOLS_MESHSHARDVIEW_VIEWFILE_H
#define MESH_TOOLS_MESHSHARDVIEW_VIEWFILE_H

#include "mesh/Support/LLVM.h"

#include "mlir/IR/MLIRContext.h"
#include "llvm/Support/Error.h"

namespace mesh {

/// The options of `mesh-shard-view`, whose --help says what they mean.
struct ViewRequest {
  /// A file whose parameters, and functions' arguments and results, are shown,
  /// or empty.
  std::string file;
  /// The arguments and results of one function alone, or empty.
  std::string entry;
  /// The one with this name or number, or empty.
  std::string value;
  /// Without a file: what to show, in the spelling of the assembly.
  std::string mesh, sharding, type;
  bool svg = false;
  int64_t width = 100;
};

/// Draws the shardings of a file, or one given by hand. An error says what is
/// wrong with the request; what is wrong with the file goes to the context's
/// diagnostics.
llvm::Error viewShards(const ViewRequest &request, mlir::MLIRContext &context,
                       raw_ostream &os);

} // namespace mesh

#endif // MESH_TOOLS_MESHSHARDVIEW_VIEWFILE_H
