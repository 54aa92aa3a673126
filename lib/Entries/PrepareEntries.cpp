//===- PrepareEntries.cpp - results of entries and their precision --------===//

#include "mesh/Entries/PrepareEntries.h"

#include "ScalarResults.h"
#include "mesh/Analysis/Precision.h"
#include "mesh/IR/EntryNotes.h"
#include "mesh/IR/ProgramOps.h"

using namespace mesh;

/// Returns the least precise type that each result of `entry` is computed from;
/// null for what no float has reached.
static SmallVector<FloatType> getPrecisions(Operation *entry,
                                            PrecisionAnalysis &analysis,
                                            SymbolTableCollection &symbols) {
  if (auto function = llvm::dyn_cast_or_null<FunctionOpInterface>(entry))
    return analysis.getResults(function);
  auto programs = llvm::dyn_cast_or_null<ProgramsOp>(entry);
  if (!programs)
    return {};
  // Messages between devices reach any result.
  SmallVector<FunctionOpInterface> functions = programs.getFunctions(symbols);
  FloatType whole;
  for (FunctionOpInterface function : functions)
    whole = getLessPrecise(whole, analysis.getWhole(function));
  return SmallVector<FloatType>(functions.front().getNumResults(), whole);
}

void mesh::prepareEntries(RewriterBase &rewriter, ModuleOp module) {
  wrapScalarResults(rewriter, module);
  SymbolTableCollection symbols;
  PrecisionAnalysis analysis(symbols);
  noteOfEntries(module, entry_notes::kPrecisions, [&](DictionaryAttr notes) {
    SmallVector<Attribute> types;
    for (FloatType type : getPrecisions(
             module.lookupSymbol(getEntryName(notes)), analysis, symbols))
      types.push_back(type ? Attribute(TypeAttr::get(type))
                           : UnitAttr::get(module.getContext()));
    return ArrayAttr::get(module.getContext(), types);
  });
}
