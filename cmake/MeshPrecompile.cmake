# Parses MLIR's headers once instead of in every file: this halves the time of
# a build.

# mesh_precompile(TARGET)
#
# Libraries and programs differ in flags, so the first of each kind builds the
# headers for its kind. A source file with flags of its own has to set
# SKIP_PRECOMPILE_HEADERS.
function(mesh_precompile target)
  get_target_property(kind ${target} TYPE)
  get_property(owner GLOBAL PROPERTY MESH_PRECOMPILED_FOR_${kind})
  if(owner)
    target_precompile_headers(${target} REUSE_FROM ${owner})
    return()
  endif()
  set_property(GLOBAL PROPERTY MESH_PRECOMPILED_FOR_${kind} ${target})
  target_precompile_headers(${target} PRIVATE
    <mlir/Dialect/Func/IR/FuncOps.h>
    <mlir/Dialect/Linalg/IR/Linalg.h>
    <mlir/Dialect/SCF/IR/SCF.h>
    <mlir/Dialect/Tensor/IR/Tensor.h>
    <mlir/IR/PatternMatch.h>
    <mlir/Pass/Pass.h>)
  # Clang's are else rebuilt, and seem to change, with the files' times.
  target_compile_options(${target} PRIVATE
    "$<$<CXX_COMPILER_ID:Clang>:SHELL:-Xclang -fno-pch-timestamp>")
endfunction()
