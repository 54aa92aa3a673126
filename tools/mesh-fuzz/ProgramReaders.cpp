//===- ProgramReaders.cpp - readers of programs ---------------------------===//

#include "mesh-fuzz/GenerateProgram.h"
#include "mesh-fuzz/Readers.h"
#include "mesh/Support/FirstError.h"

#include "mlir/Bytecode/BytecodeReader.h"
#include "mlir/Bytecode/BytecodeWriter.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Parser/Parser.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Support/MemoryBufferRef.h"
#include "llvm/Support/Regex.h"

using namespace mesh;

static std::string printText(ModuleOp module) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  module.print(stream);
  return text;
}

static std::string printBytecode(ModuleOp module) {
  std::string bytes;
  llvm::raw_string_ostream stream(bytes);
  (void)mlir::writeBytecodeToFile(module, stream);
  return bytes;
}

static OwningOpRef<ModuleOp> generate(Random &random, MLIRContext &context) {
  FuzzOptions options;
  options.maxOps = 4;
  return std::move(generateProgram(&context, random.bits(), options).module);
}

static std::string writeText(Random &random, MLIRContext &context) {
  return printText(*generate(random, context));
}

static std::string writeBytecode(Random &random, MLIRContext &context) {
  return printBytecode(*generate(random, context));
}

/// Returns true if a `tensor.from_elements` says, behind its colon, that it
/// makes no more than so many elements: the parser makes a list of their types
/// first.
static bool makesFewElements(StringRef fromElements) {
  constexpr int64_t most = 1 << 20;
  StringRef type = fromElements.split(':').second.ltrim();
  if (!type.consume_front("tensor<"))
    return false;
  int64_t elements = 1;
  while (!type.empty() && llvm::isDigit(type.front())) {
    int64_t dim;
    if (type.consumeInteger(10, dim) ||
        llvm::MulOverflow(elements, dim, elements) || elements > most)
      return false;
    type.consume_front("x");
  }
  return true;
}

/// Returns true if there may be an array of indices, by whatever name: its
/// parser asks for their width.
static bool hasIndexArray(StringRef text) {
  while (!text.empty()) {
    text = text.split("array").second.ltrim();
    if (!text.consume_front("<"))
      continue;
    StringRef element = text.ltrim();
    if (element.starts_with("index") || element.starts_with("!"))
      return true;
  }
  return false;
}

/// Returns true if there may be a product of batches whose elements cannot be
/// cast, as indices to floats. Its parser wants to report that to nobody.
static bool hasBatchesOfStrangers(StringRef text) {
  auto has = [&](StringRef part) { return text.contains(part); };
  return (has("linalg.batch_matmul") || has("linalg.batch_reduce_matmul")) &&
         (has("xindex") || has("<index") || has("complex"));
}

/// Returns true if there may be a concatenation along a dim below 0, which its
/// verifier takes for one there is.
static bool concatenatesBelow(StringRef text) {
  while (!text.empty()) {
    text = text.split("tensor.concat").second.ltrim();
    StringRef dim = text;
    if (dim.consume_front("dim") && (dim = dim.ltrim()).consume_front("(") &&
        dim.ltrim().starts_with("-"))
      return true;
  }
  return false;
}

/// Returns true if there may be an expansion of a dim to none: its verifier
/// looks for the first of them.
static bool expandsToNothing(StringRef text) {
  if (!text.contains("tensor.expand_shape"))
    return false;
  std::string dense;
  llvm::copy_if(text, std::back_inserter(dense),
                [](char letter) { return !llvm::isSpace(letter); });
  StringRef lists = dense;
  return lists.contains("[[]") || lists.contains(",[]");
}

/// Returns true if the properties of an op of linalg, behind its name or its
/// indexing maps, may be another attribute than a dictionary: its parser takes
/// it for one. What goes on behind a symbol, as meshes and axes do, is an error
/// first.
static bool hasPropertiesOfNone(StringRef text) {
  llvm::Regex none("(linalg\\.[a-z0-9_]*|])[[:space:]]*<[[:space:]]*"
                   "([^{@[:space:]]|@[^,>]*>)");
  return text.contains("linalg.") && none.match(text);
}

bool mesh::crashesParsers(StringRef text) {
  static constexpr StringRef ops[] = {"linalg.transpose", "linalg.reduce",
                                      "linalg.broadcast", "linalg.elementwise"};
  if (llvm::any_of(ops, [&](StringRef op) { return text.contains(op); }))
    return true;
  if (hasIndexArray(text) || hasBatchesOfStrangers(text) ||
      concatenatesBelow(text) || expandsToNothing(text) ||
      hasPropertiesOfNone(text))
    return true;
  SmallVector<StringRef> fromElements;
  text.split(fromElements, "tensor.from_elements");
  return !llvm::all_of(llvm::drop_begin(fromElements), makesFewElements);
}

std::string mesh::tryParser(StringRef text, MLIRContext &context,
                            raw_ostream &child) {
  bool isReported = false, isParsing = true;
  auto say = [&](StringRef where) {
    child << "at " << where << "\n";
    child.flush();
  };
  mlir::ScopedDiagnosticHandler handler(
      &context, [&](mlir::Diagnostic &diagnostic) {
        if (diagnostic.getSeverity() == mlir::DiagnosticSeverity::Error) {
          if (isParsing && !isReported)
            say(parserGaveUp);
          isReported = true;
        }
        return llvm::success();
      });
  // A word at the end goes on, to the lexer, unless a zero follows.
  std::string terminated = text.str();
  mlir::ParserConfig config(&context, /*verifyAfterParse=*/false);
  auto module = mlir::parseSourceString<ModuleOp>(terminated, config);
  isParsing = false;
  if (module) {
    say(verifying);
    if (succeeded(mlir::verify(*module)))
      return "valid";
  }
  return isReported ? "refused" : "is refused without an error";
}

/// Reads text or bytecode.
static llvm::Expected<std::string> readProgram(StringRef bytes,
                                               MLIRContext &context) {
  FirstError reported(&context);
  // A word at the end goes on, to the lexer, unless a zero follows.
  std::string terminated = bytes.str();
  auto module = mlir::parseSourceString<ModuleOp>(terminated, &context);
  if (!module)
    return llvm::createStringError(reported.message);
  std::string text = printText(*module);
  auto again = mlir::parseSourceString<ModuleOp>(text, &context);
  if (!again)
    return "is printed as what cannot be parsed: " + reported.message;
  if (printText(*again) != text)
    return "is another program when read again";
  again = mlir::parseSourceString<ModuleOp>(printBytecode(*module), &context);
  if (!again)
    return "is written as what cannot be read: " + reported.message;
  return printText(*again) == text ? ""
                                   : "is another program when read again from "
                                     "bytecode";
}

static llvm::Expected<std::string> readText(StringRef bytes,
                                            MLIRContext &context) {
  if (crashesParsers(bytes) ||
      mlir::isBytecode(llvm::MemoryBufferRef(bytes, "bytes")))
    return llvm::createStringError("not for this reader");
  return readProgram(bytes, context);
}

static llvm::Expected<std::string> readBytecode(StringRef bytes,
                                                MLIRContext &context) {
  if (!mlir::isBytecode(llvm::MemoryBufferRef(bytes, "bytes")))
    return llvm::createStringError("not for this reader");
  return readProgram(bytes, context);
}

ArrayRef<Reader> mesh::getProgramReaders() {
  static constexpr Reader readers[] = {
      {"text", writeText, mutateText, readText},
      // Not what LLVM's reader would damage memory by.
      {"bytecode", writeBytecode, mutateBytecode, readBytecode,
       /*takesAnything=*/false},
  };
  return readers;
}
