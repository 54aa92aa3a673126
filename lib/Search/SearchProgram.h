//===- SearchProgram.h - search for strategies of one program ---*- C++ -*-===//

#ifndef MESH_LIB_SEARCH_SEARCHPROGRAM_H
#define MESH_LIB_SEARCH_SEARCHPROGRAM_H

#include "mesh/Search/SearchFile.h"

namespace mesh {

/// Returns the memory of a device, as the request or else the machine has it.
std::optional<int64_t> getMemoryLimit(const SearchRequest &request,
                                      const MachineModel &machine);

/// No program that was lowered fits into memory. `getBytes` is the memory of
/// the least, and `getGrowth` that over the memory of its strategy in local
/// view.
class DoesNotFitError : public llvm::ErrorInfo<DoesNotFitError> {
public:
  static char ID;

  DoesNotFitError(std::string text, int64_t bytes, double growth)
      : text(std::move(text)), bytes(bytes), growth(growth) {}

  int64_t getBytes() const { return bytes; }
  double getGrowth() const { return growth; }
  void log(raw_ostream &os) const override { os << text; }
  std::error_code convertToErrorCode() const override {
    return llvm::inconvertibleErrorCode();
  }

private:
  std::string text;
  int64_t bytes;
  double growth;
};

/// Returns a text that says that none of so many lowered strategies fits into
/// `limit` bytes, with the costs of the least, and the bytes of the least that
/// was evaluated if these are fewer.
std::string describeLeast(size_t numLowered, const StrategyCost &cost,
                          int64_t limit, int64_t evaluatedBytes);

/// Searches from `start`, or from the program as it is, annotates `module`, and
/// reports to `os`.
llvm::Expected<SearchResult> searchProgram(ModuleOp module,
                                           const SearchRequest &request,
                                           std::optional<Choices> start,
                                           const MachineModel &machine,
                                           raw_ostream &os);

} // namespace mesh

#endif // MESH_LIB_SEARCH_SEARCHPROGRAM_H
