//===- DescribeEntries.cpp - note what entries take and give --------------===//

#include "mesh/IR/EntryNotes.h"
#include "mesh/Entries/Passes.h"
#include "mesh/Entries/Signature.h"
#include "mesh/IR/MeshRt.h"
#include "mesh/IR/ProgramOps.h"

namespace mesh {
#define GEN_PASS_DEF_DESCRIBEENTRIESPASS
#include "mesh/Entries/Passes.h.inc"
} // namespace mesh

using namespace mesh;

/// Describes an entry, and reads that: what can be described need not be what
/// can be run.
static llvm::Expected<DictionaryAttr> describe(ModuleOp module,
                                               DictionaryAttr notes) {
  StringRef name = getEntryName(notes);
  auto entry = module.lookupSymbol<mlir::SymbolOpInterface>(name);
  if (!entry || !llvm::isa<FunctionOpInterface, ProgramsOp>(*entry))
    return llvm::createStringError("there is no function @" + name);
  llvm::Expected<DictionaryAttr> signature = describeEntry(entry);
  if (!signature)
    return signature;
  NamedAttrList described;
  described.set(entry_notes::kName, notes.get(entry_notes::kName));
  described.set(entry_notes::kSignature, *signature);
  llvm::Expected<Signature> read =
      readSignature(described.getDictionary(module.getContext()));
  if (!read)
    return read.takeError();
  return signature;
}

namespace {
struct DescribeEntriesPass
    : public mesh::impl::DescribeEntriesPassBase<DescribeEntriesPass> {
  using DescribeEntriesPassBase::DescribeEntriesPassBase;

  void runOnOperation() override {
    ModuleOp module = getOperation();
    SmallVector<DictionaryAttr> signatures;
    for (DictionaryAttr notes : getEntryNotes(module)) {
      auto signature = describe(module, notes);
      if (!signature) {
        Operation *entry = module.lookupSymbol(getEntryName(notes));
        mlir::emitError(entry ? entry->getLoc() : module.getLoc())
            << llvm::toString(signature.takeError());
        return signalPassFailure();
      }
      signatures.push_back(*signature);
    }
    auto next = signatures.begin();
    noteOfEntries(module, entry_notes::kSignature,
                  [&](DictionaryAttr) { return *next++; });
  }
};
} // namespace
