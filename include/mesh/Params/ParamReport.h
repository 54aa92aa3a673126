//===- ParamReport.h - tables of parameters ---------------------*- C++ -*-===//

#ifndef MESH_PARAMS_PARAMREPORT_H
#define MESH_PARAMS_PARAMREPORT_H

#include "mesh/Params/Params.h"

#include "llvm/Support/Error.h"
#include "llvm/Support/JSON.h"

#include <optional>
#include <string>
#include <vector>

namespace mesh {

/// The parameters that decay: all but those that `exclude` matches somewhere in
/// their names, or only those that `include` does. POSIX extended expressions;
/// empty for none.
struct DecayPatterns {
  std::string exclude, include;

  bool empty() const { return exclude.empty() && include.empty(); }
};

/// Returns for each of `names` if the patterns let it decay. Errors are both
/// patterns at once, a pattern that is not an expression, and one that matches
/// no name.
llvm::Expected<std::vector<bool>> getDecayMask(ArrayRef<StringRef> names,
                                               const DecayPatterns &patterns);

struct ParamInfo {
  std::string name;
  SmallVector<int64_t> shape;
  int64_t count;
  std::string element;
  /// As in the op's syntax; empty if there is none.
  std::string sharding;
  int64_t bytesPerDevice;
  std::string initializer;
  /// Without patterns unknown.
  std::optional<bool> decays;
};

/// Returns the facts about the parameters of `module`, in order. Logical names
/// are resolved; an error names the parameter.
llvm::Expected<std::vector<ParamInfo>>
describeParams(ModuleOp module, const DecayPatterns &patterns = {});

/// Returns a table with totals.
void printParams(ArrayRef<ParamInfo> params, raw_ostream &os);
llvm::json::Value toJson(ArrayRef<ParamInfo> params);

} // namespace mesh

#endif // MESH_PARAMS_PARAMREPORT_H
