//===- EntryNotes.cpp - facts about entries that lowering forgets ---------===//

#include "mesh/Entries/EntryNotes.h"

#include "mlir/IR/Builders.h"

using namespace mesh;

void mesh::setEntries(ModuleOp module, ArrayRef<std::string> names) {
  Builder builder(module.getContext());
  SmallVector<Attribute> entries;
  for (StringRef name : names)
    entries.push_back(builder.getDictionaryAttr(
        builder.getNamedAttr(entry_notes::kName, builder.getStringAttr(name))));
  module->setAttr(kEntriesAttrName, builder.getArrayAttr(entries));
}

SmallVector<DictionaryAttr> mesh::getEntryNotes(ModuleOp module) {
  SmallVector<DictionaryAttr> notes;
  if (auto entries = module->getAttrOfType<ArrayAttr>(kEntriesAttrName))
    for (Attribute entry : entries)
      if (auto dictionary = llvm::dyn_cast<DictionaryAttr>(entry))
        notes.push_back(dictionary);
  return notes;
}

StringRef mesh::getEntryName(DictionaryAttr notes) {
  auto name = notes.getAs<StringAttr>(StringRef(entry_notes::kName));
  return name ? name.getValue() : StringRef();
}

void mesh::noteOfEntries(ModuleOp module, StringRef key,
                         function_ref<Attribute(DictionaryAttr)> note) {
  SmallVector<Attribute> entries;
  for (DictionaryAttr notes : getEntryNotes(module)) {
    NamedAttrList attributes(notes);
    if (Attribute value = note(notes))
      attributes.set(key, value);
    entries.push_back(attributes.getDictionary(module.getContext()));
  }
  if (!entries.empty())
    module->setAttr(kEntriesAttrName,
                    ArrayAttr::get(module.getContext(), entries));
}
