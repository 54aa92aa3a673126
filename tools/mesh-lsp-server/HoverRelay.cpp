//===- HoverRelay.cpp - add shardings to hovers ---------------------------===//

#include "HoverRelay.h"

#include "mesh/Support/Json.h"

#include "mlir/Support/DebugStringHelper.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mesh;
namespace json = llvm::json;

static std::string frame(StringRef message) {
  return llvm::formatv("Content-Length: {0}\r\n\r\n{1}", message.size(),
                       message)
      .str();
}

//===----------------------------------------------------------------------===//
// From the editor to the server
//===----------------------------------------------------------------------===//

/// The text of a document after a change, of which MLIR's server takes whole
/// ones.
static std::optional<StringRef> getNewText(const json::Object &params) {
  const json::Array *changes = params.getArray("contentChanges");
  if (!changes || changes->size() != 1)
    return std::nullopt;
  const json::Object *change = changes->front().getAsObject();
  return change ? change->getString("text") : std::nullopt;
}

/// Follows the texts of documents, and looks up what a hover is to show.
void HoverRelay::noteRequest(const json::Object &message) {
  StringRef method = message.getString("method").value_or("");
  const json::Object *params = message.getObject("params");
  const json::Object *document =
      params ? params->getObject("textDocument") : nullptr;
  if (!document)
    return;
  StringRef uri = document->getString("uri").value_or("");
  if (method == "textDocument/didOpen") {
    texts[uri] = document->getString("text").value_or("").str();
  } else if (method == "textDocument/didChange") {
    if (std::optional<StringRef> text = getNewText(*params))
      texts[uri] = text->str();
  } else if (method == "textDocument/didClose") {
    texts.erase(uri);
  } else if (method == "textDocument/hover") {
    llvm::lsp::Position position;
    json::Path::Root root;
    const json::Value *place = params->get("position");
    const json::Value *id = message.get("id");
    if (!id || !place || !fromJSON(*place, position, root))
      return;
    auto text = texts.find(uri);
    if (text == texts.end())
      return;
    std::string addition = hovers.describe(text->second, position);
    if (addition.empty())
      return;
    std::lock_guard<std::mutex> lock(additionsMutex);
    additions[mlir::debugString(*id)] = std::move(addition);
  }
}

void HoverRelay::relayRequests(llvm::lsp::JSONTransportInput &editor,
                               std::FILE *server) {
  bool isAtEnd = false;
  while (!isAtEnd && !editor.hasError() && !editor.isEndOfInput()) {
    std::string text;
    if (failed(editor.readMessage(text)))
      continue;
    llvm::Expected<json::Value> message = parseJson(text);
    if (!message) {
      // The server says so.
      llvm::consumeError(message.takeError());
    } else if (const json::Object *object = message->getAsObject()) {
      noteRequest(*object);
      isAtEnd = object->getString("method") == StringRef("exit");
    }
    std::string framed = frame(text);
    isAtEnd |=
        fwrite(framed.data(), 1, framed.size(), server) != framed.size() ||
        fflush(server) != 0;
  }
  fclose(server);
}

//===----------------------------------------------------------------------===//
// From the server to the editor
//===----------------------------------------------------------------------===//

/// Returns the text of `message` with what is to be added to it, or nothing if
/// it stays as it is.
std::optional<std::string> HoverRelay::addSharding(json::Value message) {
  json::Object *object = message.getAsObject();
  const json::Value *id = object ? object->get("id") : nullptr;
  if (!id || object->get("method"))
    return std::nullopt;
  std::string addition;
  {
    std::lock_guard<std::mutex> lock(additionsMutex);
    auto found = additions.find(mlir::debugString(*id));
    if (found == additions.end())
      return std::nullopt;
    addition = std::move(found->second);
    additions.erase(found);
  }
  json::Object *result = object->getObject("result");
  json::Object *contents = result ? result->getObject("contents") : nullptr;
  std::optional<StringRef> shown =
      contents ? contents->getString("value") : std::nullopt;
  if (!shown)
    return std::nullopt;
  (*contents)["value"] = json::fixUTF8(addition + "\n---\n\n" + shown->str());
  return isPretty ? llvm::formatv("{0:2}\n", message).str()
                  : llvm::formatv("{0}", message).str();
}

void HoverRelay::relayReplies(llvm::lsp::JSONTransportInput &server,
                              raw_ostream &editor) {
  while (!server.hasError() && !server.isEndOfInput()) {
    std::string text;
    if (failed(server.readMessage(text)))
      continue;
    llvm::Expected<json::Value> message = json::parse(text);
    std::optional<std::string> changed;
    if (message)
      changed = addSharding(std::move(*message));
    else
      llvm::consumeError(message.takeError());
    editor << frame(changed.value_or(text));
    editor.flush();
  }
}
