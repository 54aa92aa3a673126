# The package that find_package(Mesh) finds. The runtime's folder installs its
# own headers, library and export set.
include(CMakePackageConfigHelpers)

set(MESH_CMAKE_DIR ${CMAKE_INSTALL_LIBDIR}/cmake/mesh)

if(MESH_BUILD_COMPILER)
  foreach(tree ${PROJECT_SOURCE_DIR} ${PROJECT_BINARY_DIR})
    install(DIRECTORY ${tree}/include/mesh DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}
      FILES_MATCHING PATTERN "*.h" PATTERN "*.td" PATTERN "*.inc"
      PATTERN "CMakeFiles" EXCLUDE)
  endforeach()
  install(EXPORT MeshTargets NAMESPACE mesh:: DESTINATION ${MESH_CMAKE_DIR})
endif()

configure_package_config_file(
  ${PROJECT_SOURCE_DIR}/cmake/MeshConfig.cmake.in
  ${PROJECT_BINARY_DIR}/MeshConfig.cmake
  INSTALL_DESTINATION ${MESH_CMAKE_DIR})
write_basic_package_version_file(${PROJECT_BINARY_DIR}/MeshConfigVersion.cmake
  COMPATIBILITY SameMinorVersion)
install(FILES
  ${PROJECT_SOURCE_DIR}/cmake/MeshProgram.cmake
  ${PROJECT_BINARY_DIR}/MeshConfig.cmake
  ${PROJECT_BINARY_DIR}/MeshConfigVersion.cmake
  DESTINATION ${MESH_CMAKE_DIR})
