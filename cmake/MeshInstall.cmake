# The compiler's part of the package that find_package(Mesh) finds. The runtime's
# folder installs its own headers, library and export set.
if(MESH_BUILD_COMPILER)
  foreach(tree ${PROJECT_SOURCE_DIR} ${PROJECT_BINARY_DIR})
    install(DIRECTORY ${tree}/include/mesh DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}
      COMPONENT mesh-dev FILES_MATCHING PATTERN "*.h" PATTERN "*.td" PATTERN "*.inc"
      PATTERN "CMakeFiles" EXCLUDE)
  endforeach()
  install(EXPORT MeshTargets NAMESPACE mesh::
    DESTINATION ${CMAKE_INSTALL_LIBDIR}/cmake/mesh COMPONENT mesh-dev)
endif()

include(runtime/cmake/MeshPackage.cmake)
if(MESH_BUILD_COMPILER AND PROJECT_IS_TOP_LEVEL)
  include(cmake/MeshDebian.cmake)
endif()
