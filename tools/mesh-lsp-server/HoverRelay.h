//===- HoverRelay.h - add shardings to hovers -------------------*- C++ -*-===//
//
// MLIR's server has no hook for what a hover shows. It runs as a process of its
// own, and the relay between it and the editor adds to its answers.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_TOOLS_LSPSERVER_HOVERRELAY_H
#define MESH_TOOLS_LSPSERVER_HOVERRELAY_H

#include "ShardingHover.h"
#include "mesh/Support/LLVM.h"

#include "mlir/IR/DialectRegistry.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/LSP/Transport.h"

#include <mutex>
#include <optional>
#include <string>

namespace mesh {

class HoverRelay {
public:
  HoverRelay(const mlir::DialectRegistry &registry, bool isPretty)
      : hovers(registry), isPretty(isPretty) {}

  /// Passes the editor's messages on to the server, until one of them ends.
  void relayRequests(llvm::lsp::JSONTransportInput &editor, std::FILE *server);
  /// Passes the server's messages on to the editor.
  void relayReplies(llvm::lsp::JSONTransportInput &server, raw_ostream &editor);

private:
  void noteRequest(const llvm::json::Object &message);
  std::optional<std::string> addSharding(llvm::json::Value message);

  /// Only the thread of requests uses these hovers, and the texts.
  ShardingHovers hovers;
  bool isPretty;
  /// The texts of open documents, by their URIs.
  llvm::StringMap<std::string> texts;
  /// The additions to replies that are still to come, by their ids.
  llvm::StringMap<std::string> additions;
  std::mutex additionsMutex;
};

} // namespace mesh

#endif // MESH_TOOLS_LSPSERVER_HOVERRELAY_H
