# Picks the compiler, before the languages are enabled: Clang 22 where it is
# installed (benchmarks/results/build.md has why). CMAKE_CXX_COMPILER or CXX
# overrule the choice.
if(NOT CMAKE_CXX_COMPILER AND NOT CMAKE_C_COMPILER
   AND NOT DEFINED ENV{CXX} AND NOT DEFINED ENV{CC})
  find_program(MESH_CLANGXX clang++-22 HINTS /usr/lib/llvm-22/bin)
  find_program(MESH_CLANG clang-22 HINTS /usr/lib/llvm-22/bin)
  mark_as_advanced(MESH_CLANGXX MESH_CLANG)
  if(MESH_CLANGXX AND MESH_CLANG)
    set(CMAKE_C_COMPILER ${MESH_CLANG})
    set(CMAKE_CXX_COMPILER ${MESH_CLANGXX})
  endif()
endif()
