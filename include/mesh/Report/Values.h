//===- Values.h - the shardings of all values -------------------*- C++ -*-===//
//
//   {"values": [{"op": 3, "number": 0, "isResult": true, "type": 5,
//                "sharding": 6, "picture": 0, "why": [[text, place], …]}, …],
//    "pictures": ["<svg …"], "problem": ""}
//
// An op is its number at the level of whole tensors: a value is a result of it
// or an argument of one of its regions. Of many reasons the first and the last
// are there. Texts are numbers of strings. A value has a picture if its devices
// are few enough to be drawn. If shardings cannot be found, "problem" says why.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_REPORT_VALUES_H
#define MESH_REPORT_VALUES_H

#include "mesh/Report/Level.h"

namespace mesh {

/// Describes the values of `module`, in which the model is lowered to whole
/// tensors, and prepares it for propagation. `getNumber` returns the number of
/// an op at that level, or -1.
llvm::json::Object describeValues(ModuleOp module,
                                  function_ref<int64_t(Operation *)> getNumber,
                                  StringTable &strings);

} // namespace mesh

#endif // MESH_REPORT_VALUES_H
