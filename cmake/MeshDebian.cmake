# Debian packages: `cpack -G DEB` makes mesh, mesh-dev and mesh-runtime of a build
# that is to be installed in /usr. scripts/packages does all of it.
set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME mesh)
set(CPACK_PACKAGE_VENDOR "Mesh")
set(MESH_MAINTAINER "Mesh maintainers <maintainers@mesh.invalid>" CACHE STRING
  "Who is named as the maintainer of packages")
set(CPACK_DEBIAN_PACKAGE_MAINTAINER "${MESH_MAINTAINER}")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_COMPONENTS_ALL mesh mesh-dev mesh-runtime)
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_RELEASE 1)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
  OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
set(CPACK_PROJECT_CONFIG_FILE ${PROJECT_SOURCE_DIR}/packaging/cpack.cmake)

set(same "(= ${PROJECT_VERSION}-${CPACK_DEBIAN_PACKAGE_RELEASE})")
set(described "Mesh turns a tensor program with a few annotations into programs of
many devices, with collectives that overlap with matmuls. It runs and
checks them on CPUs and GPUs.")

set(CPACK_DEBIAN_MESH_PACKAGE_NAME mesh)
set(CPACK_DEBIAN_MESH_PACKAGE_SECTION devel)
set(CPACK_DEBIAN_MESH_DESCRIPTION "compiler for tensor programs on many devices
${described}

This package has the tools: mesh-opt, mesh-run, mesh-simulate and
others.")
set(CPACK_DEBIAN_MESH_PACKAGE_DEPENDS "mesh-runtime ${same}")
set(CPACK_DEBIAN_MESH_PACKAGE_SUGGESTS "mesh-dev")

# The package's files want just this MLIR.
string(REGEX MATCH "^([0-9]+\\.[0-9]+)\\.([0-9]+)" patch "${LLVM_PACKAGE_VERSION}")
math(EXPR next "${CMAKE_MATCH_2} + 1")
set(CPACK_DEBIAN_MESH-DEV_PACKAGE_NAME mesh-dev)
set(CPACK_DEBIAN_MESH-DEV_PACKAGE_SECTION libdevel)
set(CPACK_DEBIAN_MESH-DEV_DESCRIPTION "compiler for tensor programs on many devices - libraries
${described}

This package has headers, static libraries and what CMake's
find_package(Mesh) reads.")
string(JOIN ", " CPACK_DEBIAN_MESH-DEV_PACKAGE_DEPENDS
  "mesh ${same}" libdnnl-dev zlib1g-dev
  "libmlir-${LLVM_VERSION_MAJOR}-dev (>= 1:${patch})"
  "libmlir-${LLVM_VERSION_MAJOR}-dev (<< 1:${CMAKE_MATCH_1}.${next})"
  # CMake's files of MLIR name these.
  "llvm-${LLVM_VERSION_MAJOR}-dev" "mlir-${LLVM_VERSION_MAJOR}-tools")

set(CPACK_DEBIAN_MESH-RUNTIME_PACKAGE_NAME mesh-runtime)
set(CPACK_DEBIAN_MESH-RUNTIME_PACKAGE_SECTION libs)
set(CPACK_DEBIAN_MESH-RUNTIME_DESCRIPTION "runtime for tensor programs on many devices
${described}

This package has what compiled programs load: neither MLIR nor LLVM.")
# The runtime is in the program, which calls oneDNN.
set(CPACK_DEBIAN_MESH-RUNTIME_PACKAGE_DEPENDS "libdnnl2")
set(CPACK_DEBIAN_MESH-RUNTIME_PACKAGE_RECOMMENDS "libopenmpi3 | libmpich12")
set(CPACK_DEBIAN_MESH-RUNTIME_PACKAGE_SUGGESTS "libnccl2, libcuda1")

# Debian's own documents.
string(TIMESTAMP date "%a, %d %b %Y %H:%M:%S +0000" UTC)
set(changelog ${PROJECT_BINARY_DIR}/packaging/changelog.Debian)
configure_file(${PROJECT_SOURCE_DIR}/packaging/changelog.in ${changelog} @ONLY)
execute_process(COMMAND gzip -9nf ${changelog} COMMAND_ERROR_IS_FATAL ANY)
execute_process(COMMAND gzip -9nc ${PROJECT_SOURCE_DIR}/CHANGELOG.md
  OUTPUT_FILE ${PROJECT_BINARY_DIR}/packaging/changelog.gz COMMAND_ERROR_IS_FATAL ANY)
foreach(package ${CPACK_COMPONENTS_ALL})
  install(FILES ${changelog}.gz ${PROJECT_BINARY_DIR}/packaging/changelog.gz
      ${PROJECT_SOURCE_DIR}/packaging/copyright
    DESTINATION share/doc/${package} COMPONENT ${package} EXCLUDE_FROM_ALL)
endforeach()
install(FILES ${PROJECT_SOURCE_DIR}/packaging/lintian-overrides
  DESTINATION share/lintian/overrides RENAME mesh COMPONENT mesh EXCLUDE_FROM_ALL)

include(CPack)
