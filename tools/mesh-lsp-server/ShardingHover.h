//===- ShardingHover.h - the sharding of a value in a text ------*- C++ -*-===//

#ifndef MESH_TOOLS_LSPSERVER_SHARDINGHOVER_H
#define MESH_TOOLS_LSPSERVER_SHARDINGHOVER_H

#include "mesh/Support/LLVM.h"

#include "mlir/IR/DialectRegistry.h"
#include "llvm/Support/LSP/Protocol.h"

#include <memory>
#include <string>

namespace mesh {

/// Describes the shardings of values in texts. The program of the last text is
/// kept, so that further hovers on it lower nothing.
class ShardingHovers {
public:
  explicit ShardingHovers(const mlir::DialectRegistry &registry);
  ~ShardingHovers();

  /// Returns Markdown on the shardings of the value, or the results of the op,
  /// at `position` of `text`: how each is split, what a device has of it, and
  /// why. Programs are lowered as far as `mesh-propagate`, as `mesh-spmd` does.
  ///
  /// Empty where no tensor of a program on whole tensors is, or where the text
  /// cannot be parsed.
  std::string describe(StringRef text, llvm::lsp::Position position);

private:
  class ParsedChunk;
  struct Program;

  const mlir::DialectRegistry &registry;
  std::unique_ptr<Program> last;
};

} // namespace mesh

#endif // MESH_TOOLS_LSPSERVER_SHARDINGHOVER_H
