//===- MemoryProbe.cpp - the memory that a program will take --------------===//

#include "MemoryProbe.h"

#include "mesh/Bufferization/FinalizeResults.h"
#include "mesh/Codegen/Passes.h"
#include "mesh/Entries/Signature.h"
#include "mesh/IR/EntryNotes.h"
#include "mesh/IR/MeshRt.h"
#include "mesh/IR/TensorBytes.h"
#include "mesh/Pipelines/EstimateMemory.h"

#include "mlir/Bytecode/BytecodeWriter.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"

using namespace mesh;

static int64_t sumUp(TypeRange types) {
  int64_t bytes = 0;
  for (Type type : types)
    if (auto shaped = llvm::dyn_cast<RankedTensorType>(type))
      bytes += countBytes(shaped).value_or(0);
  return bytes;
}

static std::optional<int64_t> getMemory(FunctionOpInterface function) {
  auto memory = function->getAttrOfType<IntegerAttr>(
      StringRef(MeshRtDialect::kMemoryAttrName));
  return memory ? std::optional(memory.getInt()) : std::nullopt;
}

/// Notes what the function `name` takes and gives, if nothing is noted of any
/// entry: lowering forgets the names of donated arguments.
static void noteEntry(ModuleOp module, StringRef name) {
  if (!getEntryNotes(module).empty())
    return;
  setEntries(module, {name.str()});
  noteOfEntries(
      module, entry_notes::kSignature, [&](DictionaryAttr) -> Attribute {
        auto entry = module.lookupSymbol<mlir::SymbolOpInterface>(name);
        llvm::Expected<DictionaryAttr> signature = describeEntry(entry);
        if (signature)
          return *signature;
        // A program of some devices is described with the others of them.
        llvm::consumeError(signature.takeError());
        return {};
      });
}

std::optional<ProbedMemory>
mesh::probeMemory(ModuleOp module, StringRef name,
                  const PlanningOptions &options,
                  std::optional<int64_t> mostBytes) {
  auto entry = module.lookupSymbol<func::FuncOp>(name);
  std::string text;
  llvm::raw_string_ostream os(text);
  if (failed(mlir::writeBytecodeToFile(module, os)))
    return std::nullopt;
  MLIRContext context(module.getContext()->getDialectRegistry(),
                      MLIRContext::Threading::DISABLED);
  mlir::ScopedDiagnosticHandler silent(
      &context, [](mlir::Diagnostic &) { return success(); });
  // The program was verified before it was copied.
  mlir::ParserConfig unverified(&context, /*verifyAfterParse=*/false);
  mlir::OwningOpRef<ModuleOp> copy =
      mlir::parseSourceString<ModuleOp>(text, unverified);
  PassManager rings(&context, ModuleOp::getOperationName());
  rings.enableVerifier(false);
  buildRingsPipeline(rings, options.rings);
  PassManager planning(&context, ModuleOp::getOperationName());
  planning.enableVerifier(false);
  addMemoryPlanning(planning, options.kernels, options.gpu);
  if (!copy)
    return std::nullopt;
  noteEntry(*copy, name);
  if (failed(rings.run(*copy)))
    return std::nullopt;
  mlir::OwningOpRef<ModuleOp> estimatedCopy = copy->clone();
  std::optional<int64_t> estimated =
      estimateIntermediates(*estimatedCopy, name);
  if (!estimated || (mostBytes && *estimated > *mostBytes) ||
      failed(planning.run(*copy)))
    return std::nullopt;
  for (auto function : copy->getOps<FunctionOpInterface>()) {
    auto called = function->getAttrOfType<StringAttr>(
        StringRef(MeshRtDialect::kNameAttrName));
    std::optional<int64_t> memory = getMemory(function);
    if (!memory || (called ? called.getValue() : function.getName()) != name)
      continue;
    DeviceMemory bytes{sumUp(entry.getArgumentTypes()),
                       sumUp(entry.getResultTypes()), *memory};
    for (ResultInPlace it : getResultsInPlace(function))
      bytes.results -= sumUp(entry.getResultTypes()[it.result]);
    return ProbedMemory{bytes, *estimated};
  }
  return std::nullopt;
}
