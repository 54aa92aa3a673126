# Installs what find_package(Mesh) finds: as a part of Mesh, whose top level says
# MESH_BUILD_COMPILER and where MLIR is, or with the runtime alone.
include(CMakePackageConfigHelpers)

set(package ${CMAKE_INSTALL_LIBDIR}/cmake/mesh)
configure_package_config_file(
  ${CMAKE_CURRENT_LIST_DIR}/MeshConfig.cmake.in
  ${PROJECT_BINARY_DIR}/MeshConfig.cmake
  INSTALL_DESTINATION ${package})
write_basic_package_version_file(${PROJECT_BINARY_DIR}/MeshConfigVersion.cmake
  COMPATIBILITY SameMinorVersion)
install(FILES
  ${CMAKE_CURRENT_LIST_DIR}/MeshProgram.cmake
  ${PROJECT_BINARY_DIR}/MeshConfig.cmake
  ${PROJECT_BINARY_DIR}/MeshConfigVersion.cmake
  DESTINATION ${package} COMPONENT mesh-dev)
