# Parses MLIR's headers once instead of in every file.

# mesh_precompile(TARGET [BASE])
#
# The first library builds the headers for all others, for tools and for tests,
# which therefore have to be compiled with the same flags. BASE: the dialect's
# own headers are not among them, as those libraries come before it or define it.
# A source file with flags of its own has to set SKIP_PRECOMPILE_HEADERS.
function(mesh_precompile target)
  cmake_parse_arguments(ARG "BASE" "" "" ${ARGN})
  # Clang's are else rebuilt, and seem to change, with the files' times.
  target_compile_options(${target} PRIVATE
    "$<$<CXX_COMPILER_ID:Clang>:SHELL:-Xclang -fno-pch-timestamp>")
  set(owner_property MESH_PRECOMPILED_${ARG_BASE})
  get_property(owner GLOBAL PROPERTY ${owner_property})
  if(owner)
    target_precompile_headers(${target} REUSE_FROM ${owner})
    return()
  endif()
  set_property(GLOBAL PROPERTY ${owner_property} ${target})
  set(headers
    <mlir/Dialect/Func/IR/FuncOps.h>
    <mlir/Dialect/Linalg/IR/Linalg.h>
    <mlir/Dialect/SCF/IR/SCF.h>
    <mlir/Dialect/Tensor/IR/Tensor.h>
    <mlir/IR/PatternMatch.h>
    <mlir/Pass/Pass.h>)
  if(NOT ARG_BASE)
    list(APPEND headers
      <mlir/Dialect/GPU/IR/GPUDialect.h>
      <mlir/Dialect/LLVMIR/LLVMDialect.h>
      <mlir/Dialect/MemRef/IR/MemRef.h>
      "\"mesh/IR/Mesh.h\"")
  endif()
  target_precompile_headers(${target} PRIVATE ${headers})
endfunction()
