# Uses ccache and a fast linker where the machine has them, and as many cores as
# its memory is enough for.
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

# Ninja would run more compilers than there are cores, each of which may take up
# to 1.5 GB.
if(NOT DEFINED CMAKE_JOB_POOL_COMPILE)
  cmake_host_system_information(RESULT cores QUERY NUMBER_OF_LOGICAL_CORES)
  cmake_host_system_information(RESULT mebibytes QUERY TOTAL_PHYSICAL_MEMORY)
  math(EXPR jobs "${mebibytes} / 1536")
  if(jobs GREATER cores)
    set(jobs ${cores})
  elseif(jobs LESS 1)
    set(jobs 1)
  endif()
  set(MESH_JOBS ${jobs} CACHE STRING "Compilers and linkers that run at once")
  set_property(GLOBAL APPEND PROPERTY JOB_POOLS mesh_jobs=${MESH_JOBS})
  set(CMAKE_JOB_POOL_COMPILE mesh_jobs)
  set(CMAKE_JOB_POOL_LINK mesh_jobs)
endif()
