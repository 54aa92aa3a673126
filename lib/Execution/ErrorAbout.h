//===- ErrorAbout.h - errors that say what they are about -------*- C++ -*-===//

#ifndef MESH_LIB_EXECUTION_ERRORABOUT_H
#define MESH_LIB_EXECUTION_ERRORABOUT_H

#include "llvm/Support/Error.h"

namespace mesh {

/// "subject: error", of an error.
inline llvm::Error makeErrorAbout(const llvm::Twine &subject,
                                  llvm::Error error) {
  return llvm::createStringError(subject + ": " +
                                 llvm::toString(std::move(error)));
}

} // namespace mesh

#endif // MESH_LIB_EXECUTION_ERRORABOUT_H
