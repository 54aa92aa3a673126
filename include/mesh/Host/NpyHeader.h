//===- NpyHeader.h - the header of a .npy file ------------------*- C++ -*-===//
//
// A file is the magic string, two bytes of version, the header's length in 2
// bytes (version 1) or 4, the header, and the elements without gaps. The header
// is the text of a Python dict with exactly the keys 'descr',
// 'fortran_order' and 'shape':
//
//   {'descr': '<f4', 'fortran_order': False, 'shape': (3, 4), }
//
//===----------------------------------------------------------------------===//

#ifndef MESH_HOST_NPYHEADER_H
#define MESH_HOST_NPYHEADER_H

#include "mesh/Host/HostTensor.h"

#include "llvm/ADT/StringRef.h"

namespace mesh {

struct NpyHeader {
  TensorShape shape;
  bool isFortran = false;
  bool isBigEndian = false;
};

/// Elements are of a type that Mesh does not have.
class UnsupportedElements : public llvm::ErrorInfo<UnsupportedElements> {
public:
  static char ID;
  explicit UnsupportedElements(std::string text) : text(std::move(text)) {}
  void log(raw_ostream &os) const override { os << text; }
  std::error_code convertToErrorCode() const override {
    return std::make_error_code(std::errc::not_supported);
  }

private:
  std::string text;
};

/// Reads the dict. Errors do not name the file.
llvm::Expected<NpyHeader> parseNpyHeader(StringRef text);

/// Takes all that comes before the elements off the bytes of a file, which
/// `numMore` bytes follow. Checks that what is left is as long as the elements
/// are.
llvm::Expected<NpyHeader> takeNpyHeader(StringRef &bytes, uint64_t numMore = 0);

/// Writes the dict, for C order and little-endian elements.
std::string formatNpyHeader(const TensorShape &shape);

/// All that comes before such elements.
std::string formatNpyPrefix(const TensorShape &shape);

} // namespace mesh

#endif // MESH_HOST_NPYHEADER_H
