//===- ReferenceRun.h - the reference of a run ------------------*- C++ -*-===//

#ifndef MESH_LIB_EXECUTION_REFERENCERUN_H
#define MESH_LIB_EXECUTION_REFERENCERUN_H

#include "mesh/Execution/RunFile.h"
#include "mesh/Host/Compare.h"
#include "mesh/IR/SourceFile.h"

namespace mesh {

/// Splits FILE[:FUNCTION], which a reference is named by.
std::pair<StringRef, StringRef> splitReference(StringRef text);

/// The references of the entries of one request.
class ReferenceRun {
public:
  ReferenceRun(const RunRequest &request, MLIRContext &context,
               raw_ostream &errors)
      : request(request), context(context), errors(errors) {}

  /// Makes the references of `entries`: from `original`, the program as it was,
  /// unless the request names another file.
  llvm::Error compile(mlir::OwningOpRef<ModuleOp> original,
                      ArrayRef<std::string> entries);

  bool isCompiled() const { return reference != nullptr; }

  /// Computes what the entry `index`, whose signature is `program`, should.
  /// This comes before the program runs: where the reference fails, there is
  /// nothing to learn from that. The arguments stay until `compare`.
  llvm::Error compute(size_t index, const Signature &program,
                      ArrayRef<HostTensor> arguments);

  /// Returns how much copies of the entry's result `index` may differ, by the
  /// error on one device in the program's own types.
  llvm::Expected<double> getCopyTolerance(size_t index);

  /// Compares the entry's results with what was computed.
  llvm::Expected<std::vector<Comparison>> compare(ArrayRef<HostTensor> results);

private:
  llvm::Error openOther(ArrayRef<std::string> entries);
  llvm::Expected<std::unique_ptr<Program>> compileModule(bool isWidened);
  llvm::Expected<std::vector<HostTensor>> run(const Program &program,
                                              ArrayRef<HostTensor> arguments);
  /// Computes the entry on one device in the program's own types, unless that
  /// has been done: as it is, and with arguments that are off by a rounding.
  llvm::Error computeRounded();

  const RunRequest &request;
  MLIRContext &context;
  raw_ostream &errors;

  std::unique_ptr<SourceFile> source;
  /// The file that errors are about.
  std::string name;
  /// The module of the references, and the functions that are those of the
  /// entries.
  mlir::OwningOpRef<ModuleOp> module;
  SmallVector<std::string> functions;
  std::unique_ptr<Program> reference;
  /// In the program's own types; once it is needed.
  std::unique_ptr<Program> rounded;

  /// The results of the entry that runs.
  size_t index = 0;
  const Signature *signature = nullptr;
  ArrayRef<HostTensor> arguments;
  std::vector<HostTensor> expected;
  /// In the program's own types; empty until they are needed.
  std::vector<HostTensor> plain, disturbed;
};

} // namespace mesh

#endif // MESH_LIB_EXECUTION_REFERENCERUN_H
