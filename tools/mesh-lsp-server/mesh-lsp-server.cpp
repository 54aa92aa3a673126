//===- mesh-lsp-server.cpp - the mesh dialect in an editor ----------------===//

#include "HoverRelay.h"
#include "mesh/InitMesh.h"
#include "mesh/Support/InitTool.h"

#include "mlir/InitAllDialects.h"
#include "mlir/InitAllExtensions.h"
#include "mlir/Tools/mlir-lsp-server/MlirLspServerMain.h"

#include <csignal>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

using namespace mesh;
using llvm::StringRef;

namespace {
/// The flags of MLIR's server that the relay knows about.
struct Flags {
  /// The flags that the server behind the relay gets.
  std::vector<char *> forServer;
  bool isDelimited = false;
  bool isPretty = false;
  /// Nothing is to be served.
  bool isInformation = false;

  Flags(int argc, char **argv);
};
} // namespace

Flags::Flags(int argc, char **argv) {
  static char pretty[] = "--pretty", log[] = "--log=verbose";
  for (char *argument : llvm::ArrayRef(argv, argc)) {
    StringRef name(argument);
    while (name.size() > 1 && name.consume_front("-"))
      ;
    bool isStyle = name.consume_front("input-style=");
    if (argument == argv[0] || !StringRef(argument).starts_with("-")) {
      forServer.push_back(argument);
    } else if (isStyle) {
      isDelimited = name == "delimited";
    } else if (name == "lit-test") {
      isDelimited = isPretty = true;
      forServer.insert(forServer.end(), {pretty, log});
    } else {
      isPretty |= name == "pretty";
      isInformation |=
          name.starts_with("help") || name == "h" || name == "version";
      forServer.push_back(argument);
    }
  }
}

static int fail(const char *what) {
  llvm::errs() << "mesh-lsp-server: error: " << what << ": " << strerror(errno)
               << "\n";
  return 1;
}

/// Relays between the editor, which is standard input and output, and the
/// server `process`, until that ends.
static int relay(const Flags &flags, const mlir::DialectRegistry &registry,
                 pid_t process, int toServer, int fromServer) {
  // A server that has ended is an error of a call.
  std::signal(SIGPIPE, SIG_IGN);
  using Input = llvm::lsp::JSONTransportInputOverFile;
  HoverRelay relay(registry, flags.isPretty);
  std::FILE *requests = fdopen(toServer, "w"),
            *replies = fdopen(fromServer, "r");
  if (!requests || !replies)
    return fail("cannot talk to the server");
  std::thread sender([&] {
    Input editor(stdin, flags.isDelimited ? llvm::lsp::Delimited
                                          : llvm::lsp::Standard);
    relay.relayRequests(editor, requests);
  });
  Input server(replies);
  relay.relayReplies(server, llvm::outs());
  int status = 0;
  if (waitpid(process, &status, 0) < 0)
    return fail("cannot wait for the server");
  // The thread may wait for an editor that has no more to say.
  llvm::outs().flush();
  _exit(WIFEXITED(status) ? WEXITSTATUS(status) : 1);
}

int main(int argc, char **argv) {
  mesh::InitTool init(argc, argv);
  mlir::DialectRegistry registry;
  mlir::registerAllDialects(registry);
  mlir::registerAllExtensions(registry);
  mesh::registerAllDialects(registry);
  Flags flags(argc, argv);
  auto serve = [&] {
    return mlir::failed(
        mlir::MlirLspServerMain(static_cast<int>(flags.forServer.size()),
                                flags.forServer.data(), registry));
  };
  if (flags.isInformation)
    return serve();
  int requests[2], replies[2];
  if (pipe(requests) || pipe(replies))
    return fail("cannot make a pipe");
  pid_t process = fork();
  if (process < 0)
    return fail("cannot start the server");
  if (process == 0) {
    dup2(requests[0], STDIN_FILENO);
    dup2(replies[1], STDOUT_FILENO);
    for (int end : {requests[0], requests[1], replies[0], replies[1]})
      close(end);
    return serve();
  }
  close(requests[0]);
  close(replies[1]);
  return relay(flags, registry, process, requests[1], replies[0]);
}
