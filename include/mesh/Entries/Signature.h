//===- Signature.h - signatures of entries ----------------------*- C++ -*-===//
//
// An entry is a public function of the module, either in local view, for all
// devices of the mesh that `mesh.spmd` names, or without a mesh, for one
// device; or several functions that `mesh.programs` makes one program of. The
// signature keeps what lowering forgets: names, element types,
// shapes, and how whole values are split over the devices.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_ENTRIES_SIGNATURE_H
#define MESH_ENTRIES_SIGNATURE_H

#include "mesh/Host/Compare.h"
#include "mesh/Host/ShardPlacement.h"
#include "mesh/Machine/StepTime.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/SymbolTable.h"

#include <optional>
#include <string>
#include <vector>

namespace mesh {

/// An argument or a result of an entry.
struct EntryValue {
  /// The value's `mesh.name`, or else its number: "x", "0".
  std::string name;
  bool isNamed = false;
  /// A scalar is passed by value.
  bool isScalar = false;
  /// The placement of the devices' parts in the whole.
  ShardPlacement placement;
  /// The least precise type that a result is computed from, as the program was
  /// before it was partitioned.
  Precision precision = {};

  /// Returns the least precise type of the result and of all behind it.
  Precision getLeastPrecision() const {
    return getLesser(getPrecision(placement.getGlobalShape().element),
                     precision);
  }
  /// Returns the tolerance of floats.
  double getTolerance() const { return getLeastPrecision().getTolerance(); }
};

/// The predicted costs of a run of an entry.
struct Prediction {
  struct Devices {
    /// "all devices", "devices at "pipe" 1".
    std::string name;
    /// The function that they run.
    std::string function;
    StepTime time;
  };
  /// By position.
  std::vector<Devices> devices;

  /// The costs of the devices that take longest.
  double getSeconds() const;
};

struct MeshAxis {
  std::string name;
  int64_t size;
};

struct Signature {
  std::string name;
  int64_t numDevices = 1;
  /// The functions that make up the entry, and, if there are several, for each
  /// device which of them it runs.
  std::vector<std::string> functions;
  std::vector<int64_t> functionOfDevice;
  /// The symbol of each function's code, once it is lowered, which no library
  /// has; until then empty.
  std::vector<std::string> symbols;
  /// The bytes of memory that each function takes for intermediate values:
  /// known once it is lowered, until then 0.
  std::vector<int64_t> memoryOfFunction;
  /// The predicted costs of a run on the machine that it is compiled for, if
  /// one is described, or the reason for which they are not known; set once
  /// rings are made.
  std::optional<Prediction> prediction;
  std::string whyNotPredicted;
  /// The axes of the mesh, from major to minor.
  std::vector<MeshAxis> axes;
  std::vector<EntryValue> arguments;
  std::vector<EntryValue> results;
  /// For each result the argument that it is written over, or -1; functions do
  /// not take such results. Known once it is lowered, until then empty.
  std::vector<int64_t> argumentOfResult;

  /// Returns the argument that a result is written over, or -1.
  int64_t getArgumentInPlace(size_t result) const {
    return argumentOfResult.empty() ? -1 : argumentOfResult[result];
  }

  /// Returns the index of the function that `device` runs.
  int64_t getFunction(int64_t device) const {
    return functions.size() == 1 ? 0 : functionOfDevice[device];
  }
};

/// Describes an entry for `readSignature`: its functions, and the types, names,
/// shardings and unpadded sizes of arguments and results. Fails for an entry
/// that cannot be run.
llvm::Expected<DictionaryAttr> describeEntry(mlir::SymbolOpInterface entry);

/// Describes the costs of a run for `readSignature`, to be noted as
/// entry_notes::kPrediction.
Attribute writePrediction(const Prediction &prediction, MLIRContext *context);

/// Reads the notes of a described entry (EntryNotes.h). Fails for one that
/// cannot be run.
llvm::Expected<Signature> readSignature(DictionaryAttr notes);

/// Returns the entries of `module`: its public `mesh.programs`, and each public
/// `func.func` that has a body and is not named by one of these.
SmallVector<mlir::SymbolOpInterface> getEntries(ModuleOp module);

} // namespace mesh

#endif // MESH_ENTRIES_SIGNATURE_H
