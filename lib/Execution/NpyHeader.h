//===- NpyHeader.h - the header of a .npy file ------------------*- C++ -*-===//
//
// The header is the text of a Python dict with exactly the keys 'descr',
// 'fortran_order' and 'shape':
//
//   {'descr': '<f4', 'fortran_order': False, 'shape': (3, 4), }
//
//===----------------------------------------------------------------------===//

#ifndef MESH_LIB_EXECUTION_NPYHEADER_H
#define MESH_LIB_EXECUTION_NPYHEADER_H

#include "mesh/Execution/HostTensor.h"

#include "llvm/ADT/StringRef.h"

namespace mesh {

struct NpyHeader {
  TensorShape shape;
  bool isFortran = false;
  bool isBigEndian = false;
};

/// Reads the dict. Errors do not name the file.
llvm::Expected<NpyHeader> parseNpyHeader(StringRef text);

/// Writes the dict, for C order and little-endian elements.
std::string formatNpyHeader(const TensorShape &shape);

} // namespace mesh

#endif // MESH_LIB_EXECUTION_NPYHEADER_H
