//===- TensorNames.h - names of tensors in files ----------------*- C++ -*-===//

#ifndef MESH_LIB_CHECKPOINT_TENSORNAMES_H
#define MESH_LIB_CHECKPOINT_TENSORNAMES_H

#include "mesh/Support/LLVM.h"

#include "llvm/Support/Error.h"

namespace mesh {

/// Says why no tensor of a file can be called `name`.
llvm::Error refuseName(StringRef name, const llvm::Twine &why);

/// Fails if tensors of these names cannot be in one file of any format: names
/// are Unicode, as UTF-8, and no two are the same.
llvm::Error checkUnicodeNames(ArrayRef<StringRef> names);

} // namespace mesh

#endif // MESH_LIB_CHECKPOINT_TENSORNAMES_H
