//===- CublasLibrary.cpp - cuBLASLt, loaded -------------------------------===//

#include "CublasLibrary.h"

using namespace mesh::rt;

CublasLibrary::CublasLibrary(const std::string &path) {
  DynamicLibrary library({.name = "cuBLASLt",
                          .path = path,
                          .variable = "MESH_CUBLASLT",
                          .usual = {"libcublasLt.so.13", "libcublasLt.so.12",
                                    "libcublasLt.so.11"}});
#define MESH_RT_CUBLAS_RESOLVE(name, symbol, parameters)                       \
  name.resolve(library, #symbol, *this);
  MESH_RT_CUBLAS_FUNCTIONS(MESH_RT_CUBLAS_RESOLVE)
#undef MESH_RT_CUBLAS_RESOLVE
  library.resolveIfThere("cublasLtGetStatusString", getStatusString);
}

void CublasLibrary::fail(const char *symbol, cublas::Status status) const {
  std::string number = "status " + std::to_string(status);
  const char *text = getStatusString ? getStatusString(status) : nullptr;
  throw Error(std::string(symbol) + " failed: " +
              (text ? std::string(text) + " (" + number + ")" : number));
}
