# Uses ccache and a fast linker where the machine has them.
include(CheckLinkerFlag)

find_program(MESH_CCACHE ccache)
mark_as_advanced(MESH_CCACHE)
if(MESH_CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
  # Precompiled headers need this: no file here uses the macros of times.
  set(launcher ${CMAKE_COMMAND} -E env
    CCACHE_SLOPPINESS=pch_defines,time_macros ${MESH_CCACHE})
  set(CMAKE_C_COMPILER_LAUNCHER ${launcher})
  set(CMAKE_CXX_COMPILER_LAUNCHER ${launcher})
endif()

if(NOT CMAKE_EXE_LINKER_FLAGS MATCHES "-fuse-ld")
  foreach(linker mold lld)
    check_linker_flag(CXX -fuse-ld=${linker} MESH_LINKS_WITH_${linker})
    if(MESH_LINKS_WITH_${linker})
      add_link_options(-fuse-ld=${linker})
      break()
    endif()
  endforeach()
endif()
