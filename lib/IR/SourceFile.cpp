//===- SourceFile.cpp - a parsed file and its text ------------------------===//

#include "mesh/IR/SourceFile.h"

#include "mesh/IR/Version.h"
#include "mesh/Support/ReadFile.h"

#include "mlir/IR/Verifier.h"
#include "mlir/Parser/Parser.h"

using namespace mesh;

SourceFile::SourceFile(MLIRContext &context, raw_ostream &os)
    : sources(std::make_shared<llvm::SourceMgr>()),
      handler(*sources, &context, os) {}

llvm::Expected<std::unique_ptr<SourceFile>>
SourceFile::open(StringRef path, MLIRContext &context, raw_ostream &os) {
  auto text = readTextOrInput(path);
  if (!text)
    return text.takeError();
  return parse(std::move(*text), path, context, os);
}

llvm::Expected<std::unique_ptr<SourceFile>>
SourceFile::parse(std::unique_ptr<llvm::MemoryBuffer> text, StringRef name,
                  MLIRContext &context, raw_ostream &os) {
  std::unique_ptr<SourceFile> file(new SourceFile(context, os));
  StringRef characters = text->getBuffer();
  file->sources->AddNewSourceBuffer(std::move(text), llvm::SMLoc());
  auto fail = [&](StringRef problem) {
    return llvm::createStringError(name + ": " + problem +
                                   explainOtherVersion(characters));
  };
  mlir::ParserConfig config(&context, /*verifyAfterParse=*/false);
  file->module = mlir::parseSourceFile<ModuleOp>(file->sources, config);
  if (!file->module)
    return fail("cannot be parsed");
  if (failed(mlir::verify(*file->module)))
    return fail("is not valid");
  return file;
}
