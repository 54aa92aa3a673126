# The modules that call MPI, one for each implementation that is there: MPICH
# and Open MPI may be installed side by side. The runtime itself does not link
# MPI; it loads the module of the implementation that started the process.

option(MESH_RT_MPI "Build the MPI transport where MPI is found" ON)

# mesh_rt_find_mpi(IMPLEMENTATION QUERY): looks for the compiler of MPI's
# programs under Debian's name or the usual one, which is the implementation's
# if it answers QUERY, and asks it what to compile and link with. Sets
# MESH_RT_MPI_<implementation> to whether it was found, _FLAGS and _RUN.
function(mesh_rt_find_mpi implementation query)
  set(variable MESH_RT_MPI_${implementation})
  set(${variable} FALSE PARENT_SCOPE)
  foreach(suffix .${implementation} "")
    find_program(${variable}_CC${suffix} mpicc${suffix})
    find_program(${variable}_RUN${suffix} mpirun${suffix})
    mark_as_advanced(${variable}_CC${suffix} ${variable}_RUN${suffix})
    if(NOT ${variable}_CC${suffix})
      continue()
    endif()
    execute_process(COMMAND ${${variable}_CC${suffix}} ${query}
      RESULT_VARIABLE failed OUTPUT_QUIET ERROR_QUIET)
    execute_process(COMMAND ${${variable}_CC${suffix}} -show
      OUTPUT_VARIABLE command ERROR_QUIET OUTPUT_STRIP_TRAILING_WHITESPACE)
    if(failed OR command STREQUAL "")
      continue()
    endif()
    separate_arguments(flags UNIX_COMMAND "${command}")
    list(POP_FRONT flags)
    set(${variable} TRUE PARENT_SCOPE)
    set(${variable}_FLAGS ${flags} PARENT_SCOPE)
    set(${variable}_RUN "${${variable}_RUN${suffix}}" PARENT_SCOPE)
    return()
  endforeach()
endfunction()

# Compiles and links a target with an implementation.
function(mesh_rt_link_mpi target implementation)
  foreach(flag ${MESH_RT_MPI_FLAGS_${implementation}})
    if(flag MATCHES "^-I(.+)")
      target_include_directories(${target} SYSTEM PRIVATE ${CMAKE_MATCH_1})
    elseif(flag MATCHES "^-D")
      target_compile_options(${target} PRIVATE ${flag})
    else()
      target_link_libraries(${target} PRIVATE ${flag})
    endif()
  endforeach()
endfunction()

function(mesh_rt_add_mpi implementation)
  set(name MeshMpi-${implementation})
  add_library(${name} MODULE MpiModule.cpp)
  target_compile_features(${name} PRIVATE cxx_std_20)
  target_compile_options(${name} PRIVATE -Wall -Wextra -fvisibility=hidden)
  target_link_libraries(${name} PRIVATE MeshRuntimeHeaders)
  mesh_rt_link_mpi(${name} ${implementation})
  set_target_properties(${name} PROPERTIES
    LIBRARY_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/${MESH_RT_MODULE_DIR})
  install(TARGETS ${name} LIBRARY DESTINATION ${MESH_RT_MODULE_DIR}
    COMPONENT mesh-runtime)
endfunction()

# For tests and benchmarks: the implementations that were found, the launcher of
# each, and what lets Open MPI start more processes than there are cores, as root, and in
# containers that keep processes from reading each other's memory.
set(found "")
if(MESH_RT_MPI)
  mesh_rt_find_mpi(openmpi --showme:version)
  mesh_rt_find_mpi(mpich -link_info)
  foreach(implementation openmpi mpich)
    if(MESH_RT_MPI_${implementation})
      message(STATUS "MPI transport: ${implementation}")
      foreach(property FLAGS RUN)
        set(MESH_RT_MPI_${property}_${implementation}
          "${MESH_RT_MPI_${implementation}_${property}}" CACHE INTERNAL "")
      endforeach()
      mesh_rt_add_mpi(${implementation})
      list(APPEND found ${implementation})
    endif()
  endforeach()
endif()
set(MESH_RT_MPI_FOUND ${found} CACHE INTERNAL "")
set(MESH_RT_MPI_TEST_ENVIRONMENT
  OMPI_ALLOW_RUN_AS_ROOT=1 OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1
  OMPI_MCA_rmaps_base_oversubscribe=1 OMPI_MCA_hwloc_base_binding_policy=none
  OMPI_MCA_btl_vader_single_copy_mechanism=none
  CACHE INTERNAL "")
