//===- EntryNotes.h - facts about entries that lowering forgets -*- C++ -*-===//
//
// An entry is a function of a module, or a `mesh.programs`, that is called from
// outside. Passes note in the module what is to be known of it later:
//
//   mesh_rt.entries = [{
//     name = "main",
//     precisions = [f32],
//     signature = {functions = ["main"], mesh = #mesh.mesh<["x"=4]>,
//                  arguments = [{type = tensor<2xf32>, name = "a",
//                                sharding = #mesh.sharding<@m, [{"x"}]>}],
//                  results = [{type = tensor<2xf32>, unpadded = array<i64:
//                  7>}]},
//     prediction = [{devices = "all devices", function = "main",
//                    seconds = array<f64: 1.0e-3, 2.0e-3, 0.0, 0.0>}]}]
//
// - `name` is noted by mesh-keep-entries, for each entry in order;
// - `precisions` by mesh-split-program: the least precise float type that
//   each result is computed from, or `unit` if no float has reached it;
// - `signature` by mesh-describe-entries, see describeEntry. Of a
//   `mesh.programs` it has `axes` and `classes`, too, which say as there which
//   devices run which function;
// - `prediction` by mesh-predict-time: by position, the seconds of
//   contractions, of other computation, of waiting, and of idle waiting
//   (mesh/Machine/StepTime.h); or a text that says why they are not known.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_IR_ENTRYNOTES_H
#define MESH_IR_ENTRYNOTES_H

#include "mesh/Support/LLVM.h"

#include "mlir/IR/BuiltinOps.h"

namespace mesh {

/// On a module: what is noted of its entries.
inline constexpr llvm::StringLiteral kEntriesAttrName = "mesh_rt.entries";

namespace entry_notes {
inline constexpr llvm::StringLiteral kName = "name";
inline constexpr llvm::StringLiteral kPrecisions = "precisions";
inline constexpr llvm::StringLiteral kSignature = "signature";
inline constexpr llvm::StringLiteral kPrediction = "prediction";

// The keys of a signature.
inline constexpr llvm::StringLiteral kMesh = "mesh";
inline constexpr llvm::StringLiteral kAxes = "axes";
inline constexpr llvm::StringLiteral kClasses = "classes";
inline constexpr llvm::StringLiteral kFunctions = "functions";
inline constexpr llvm::StringLiteral kArguments = "arguments";
inline constexpr llvm::StringLiteral kResults = "results";

// The keys of an argument or a result, beside its name.
inline constexpr llvm::StringLiteral kType = "type";
inline constexpr llvm::StringLiteral kSharding = "sharding";
inline constexpr llvm::StringLiteral kUnpadded = "unpadded";

// The keys of a prediction for the devices at some positions.
inline constexpr llvm::StringLiteral kDevices = "devices";
inline constexpr llvm::StringLiteral kFunction = "function";
inline constexpr llvm::StringLiteral kSeconds = "seconds";
} // namespace entry_notes

/// Checks that `notes` have the form above; `op` has them as an attribute.
LogicalResult verifyEntryNotes(Operation *op, Attribute notes);

/// Notes that `names` are the entries of `module`, and nothing else of them.
void setEntries(ModuleOp module, ArrayRef<std::string> names);

/// Returns what is noted of each entry; what is no note is left out.
SmallVector<DictionaryAttr> getEntryNotes(ModuleOp module);

/// Returns the name of an entry, or "" if there is none.
StringRef getEntryName(DictionaryAttr notes);

/// Notes as `key` what `note` returns for each entry, unless that is null.
void noteOfEntries(ModuleOp module, StringRef key,
                   function_ref<Attribute(DictionaryAttr)> note);

} // namespace mesh

#endif // MESH_IR_ENTRYNOTES_H
