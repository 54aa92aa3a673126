//===- CHeader.h - compiled entries as declarations in C --------*- C++ -*-===//

#ifndef MESH_LIB_EXECUTION_CHEADER_H
#define MESH_LIB_EXECUTION_CHEADER_H

#include "mesh/Entries/Signature.h"

namespace mesh {

/// The names of entries in C: their own, or `stem`, the file's name, for @main.
/// An error names two entries that would have the same.
llvm::Expected<std::vector<std::string>>
getCNames(ArrayRef<Signature> signatures, StringRef stem);

/// The symbol that the code of function `index` of an entry with this name in C
/// has.
std::string getCSymbol(const Signature &signature, StringRef name,
                       int64_t index);

/// Writes a header, for C and C++, by which compiled entries are called. For
/// each it has a function of pointers to the elements of a device's tensors,
/// and for each tensor its shapes and where in the whole a device's part lies.
/// `stem` is the header's name; with `isForGpus`, it says where tensors have to
/// be. An error names an argument that C cannot pass.
llvm::Error writeCHeader(ArrayRef<Signature> signatures,
                         ArrayRef<std::string> names, StringRef stem,
                         bool isForGpus, raw_ostream &os);

} // namespace mesh

#endif // MESH_LIB_EXECUTION_CHEADER_H
