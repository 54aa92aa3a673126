# mesh_add_program(NAME FILE [OPTIONS option…])
#
# A library NAME of the entries of the .mlir file, compiled ahead of time, with
# the header NAME.h that declares them. It needs the runtime alone. OPTIONS are
# those of mesh-compile.
find_program(MESH_COMPILE mesh-compile HINTS ${PACKAGE_PREFIX_DIR}/bin)

function(mesh_add_program name file)
  cmake_parse_arguments(ARG "" "" "OPTIONS" ${ARGN})
  if(NOT MESH_COMPILE)
    message(FATAL_ERROR "mesh-compile is not found, which compiles ${file}")
  endif()
  get_filename_component(file ${file} ABSOLUTE)
  set(object ${CMAKE_CURRENT_BINARY_DIR}/${name}.o)
  set(header ${CMAKE_CURRENT_BINARY_DIR}/${name}.h)
  add_custom_command(OUTPUT ${object} ${header}
    COMMAND ${MESH_COMPILE} ${file} -o ${object} ${ARG_OPTIONS}
    DEPENDS ${file} ${MESH_COMPILE} VERBATIM)
  set_source_files_properties(${object} PROPERTIES EXTERNAL_OBJECT TRUE)
  add_library(${name} STATIC ${object} ${header})
  set_target_properties(${name} PROPERTIES LINKER_LANGUAGE CXX)
  target_include_directories(${name} PUBLIC ${CMAKE_CURRENT_BINARY_DIR})
  target_link_libraries(${name} PUBLIC mesh::MeshRuntime m)
endfunction()
