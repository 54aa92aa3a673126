# The reference in docs/, generated from the .td files.
#
# Building `mesh-docs` writes the files anew; the test `docs-up-to-date` fails
# if a committed file is not what the .td files say.

set(MESH_DOCS_DIR ${PROJECT_BINARY_DIR}/docs)

# mesh_add_doc(FILE TD generator option…)
function(mesh_add_doc file td)
  set(output ${MESH_DOCS_DIR}/${file})
  file(GLOB_RECURSE sources ${PROJECT_SOURCE_DIR}/include/mesh/*.td)
  add_custom_command(OUTPUT ${output}
    COMMAND ${CMAKE_COMMAND} -E make_directory ${MESH_DOCS_DIR}
    COMMAND ${MLIR_TABLEGEN_EXE} ${ARGN} -I ${PROJECT_SOURCE_DIR}/include
            -I ${MLIR_INCLUDE_DIRS} ${PROJECT_SOURCE_DIR}/include/mesh/${td}
            -o ${output}
    DEPENDS ${sources}
    COMMENT "Generating docs/${file}")
  add_custom_target(mesh-doc-${file} ALL DEPENDS ${output})
  add_custom_target(mesh-docs-${file}
    COMMAND ${CMAKE_COMMAND} -E copy ${output} ${PROJECT_SOURCE_DIR}/docs/${file}
    DEPENDS ${output})
  add_dependencies(mesh-docs mesh-docs-${file})
  if(MESH_BUILD_TESTS)
    add_test(NAME docs-up-to-date-${file}
      COMMAND ${CMAKE_COMMAND} -E compare_files
              ${output} ${PROJECT_SOURCE_DIR}/docs/${file})
  endif()
endfunction()

add_custom_target(mesh-docs)
mesh_add_doc(dialect.md IR/MeshOps.td -gen-dialect-doc -dialect=mesh)
mesh_add_doc(runtime-dialect.md IR/MeshRt.td -gen-dialect-doc -dialect=mesh_rt)
mesh_add_doc(conversion-passes.md Conversion/Passes.td -gen-pass-doc)
mesh_add_doc(passes.md Transforms/Passes.td -gen-pass-doc)
