# Finds MLIR 22 and offers the two helpers that the compiler's folders use.

# find_package wants major.minor; Debian's package is not on the default path.
find_package(MLIR 22.1 REQUIRED CONFIG HINTS /usr/lib/llvm-22/lib/cmake/mlir)
message(STATUS "Using MLIR ${LLVM_PACKAGE_VERSION} in ${MLIR_DIR}")

list(APPEND CMAKE_MODULE_PATH ${MLIR_CMAKE_DIR} ${LLVM_CMAKE_DIR})
include(TableGen)
include(AddLLVM)
include(AddMLIR)

include(${CMAKE_CURRENT_LIST_DIR}/MeshPrecompile.cmake)
separate_arguments(MESH_LLVM_DEFINITIONS UNIX_COMMAND "${LLVM_DEFINITIONS}")
# mlir-tblgen reads the include directories of the directory.
include_directories(${PROJECT_SOURCE_DIR}/include ${PROJECT_BINARY_DIR}/include)
include_directories(SYSTEM ${MLIR_INCLUDE_DIRS} ${LLVM_INCLUDE_DIRS})

# mesh_add_library(NAME [BASE] [INTERNAL] sources… [DEPENDS target…] [LINK library…])
#
# A static library of the compiler; BASE as in mesh_precompile. An INTERNAL one is
# a part of a tool and not of the package. Everything of
# MLIR and LLVM comes from their shared libraries: linking their archives as well
# would duplicate symbols.
function(mesh_add_library name)
  cmake_parse_arguments(ARG "BASE;INTERNAL" "" "DEPENDS;LINK" ${ARGN})
  add_library(${name} STATIC ${ARG_UNPARSED_ARGUMENTS})
  add_library(mesh::${name} ALIAS ${name})
  target_compile_features(${name} PUBLIC cxx_std_20)
  target_compile_definitions(${name} PUBLIC ${MESH_LLVM_DEFINITIONS})
  target_compile_options(${name} PRIVATE -fno-exceptions)
  target_include_directories(${name} PUBLIC
    $<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}/include>
    $<BUILD_INTERFACE:${PROJECT_BINARY_DIR}/include>
    $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}>)
  target_include_directories(${name} SYSTEM PUBLIC ${MLIR_INCLUDE_DIRS})
  target_link_libraries(${name} PUBLIC ${ARG_LINK} MLIR LLVM)
  if(ARG_DEPENDS)
    add_dependencies(${name} ${ARG_DEPENDS})
  endif()
  # Few enough files at once to compile after an edit within seconds.
  set_target_properties(${name} PROPERTIES UNITY_BUILD_BATCH_SIZE 6)
  if(ARG_BASE)
    mesh_precompile(${name} BASE)
  else()
    mesh_precompile(${name})
  endif()
  if(NOT ARG_INTERNAL)
    set_property(GLOBAL APPEND PROPERTY MESH_LIBRARIES ${name})
    install(TARGETS ${name} EXPORT MeshTargets COMPONENT mesh-dev)
  endif()
endfunction()

# mesh_add_tool(NAME sources… LINK library…)
function(mesh_add_tool name)
  cmake_parse_arguments(ARG "" "" "LINK" ${ARGN})
  add_executable(${name} ${ARG_UNPARSED_ARGUMENTS})
  target_link_libraries(${name} PRIVATE ${ARG_LINK})
  target_compile_options(${name} PRIVATE -fno-exceptions)
  mesh_precompile(${name})
  install(TARGETS ${name} EXPORT MeshTargets COMPONENT mesh)
endfunction()

# mesh_add_tool_alone(NAME)
#
# The target NAME-alone is the tool for machines that have no MLIR and no LLVM:
# it has in it what it needs of them, and looks for other libraries in ../lib
# first. There is none where their archives are not installed.
function(mesh_add_tool_alone name)
  file(GLOB archives ${LLVM_LIBRARY_DIR}/libMLIR*.a ${LLVM_LIBRARY_DIR}/libLLVM*.a)
  find_library(MESH_ZSTD NAMES zstd libzstd.so.1)
  find_package(ZLIB)
  if(NOT archives OR NOT MESH_ZSTD OR NOT ZLIB_FOUND)
    return()
  endif()
  get_property(libraries GLOBAL PROPERTY MESH_LIBRARIES)
  list(TRANSFORM libraries REPLACE "(.+)" "$<TARGET_FILE:\\1>" OUTPUT_VARIABLE files)
  # Not by their names as targets, with which the shared libraries would come.
  add_executable(${name}-alone EXCLUDE_FROM_ALL $<TARGET_OBJECTS:${name}>)
  add_dependencies(${name}-alone ${libraries})
  target_link_libraries(${name}-alone PRIVATE
    -Wl,--start-group ${files} ${archives} -Wl,--end-group
    mesh::MeshRuntime ZLIB::ZLIB ${MESH_ZSTD})
  target_link_options(${name}-alone PRIVATE
    -s -Wl,--gc-sections -Wl,--disable-new-dtags)
  set_target_properties(${name}-alone PROPERTIES
    LINKER_LANGUAGE CXX BUILD_RPATH "\$ORIGIN/../lib")
endfunction()
