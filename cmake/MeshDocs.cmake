# The generated files in docs/reference: from the .td files and the code, and
# pictures.
#
# Building `mesh-docs` writes the files anew; the tests `docs-up-to-date` fail
# if a committed file is not what would be generated.

set(MESH_DOCS_DIR ${PROJECT_BINARY_DIR}/docs/reference)

# Lets `mesh-docs` copy a generated file to docs/, and a test compare the two.
function(mesh_check_doc file)
  set(output ${MESH_DOCS_DIR}/${file})
  string(REPLACE / - name ${file})
  add_custom_target(mesh-doc-${name} ALL DEPENDS ${output})
  add_custom_target(mesh-docs-${name}
    COMMAND ${CMAKE_COMMAND} -E copy ${output} ${PROJECT_SOURCE_DIR}/docs/reference/${file}
    DEPENDS ${output})
  add_dependencies(mesh-docs mesh-docs-${name})
  if(MESH_BUILD_TESTS)
    add_test(NAME docs-up-to-date-${name}
      COMMAND ${CMAKE_COMMAND} -E compare_files
              ${output} ${PROJECT_SOURCE_DIR}/docs/reference/${file})
  endif()
endfunction()

# mesh_add_doc(FILE TD generator option…)
function(mesh_add_doc file td)
  set(output ${MESH_DOCS_DIR}/${file})
  file(GLOB_RECURSE sources ${PROJECT_SOURCE_DIR}/include/mesh/*.td)
  add_custom_command(OUTPUT ${output}
    COMMAND ${CMAKE_COMMAND} -E make_directory ${MESH_DOCS_DIR}/dialect ${MESH_DOCS_DIR}/passes
    COMMAND ${MLIR_TABLEGEN_EXE} ${ARGN} -I ${PROJECT_SOURCE_DIR}/include
            -I ${MLIR_INCLUDE_DIRS} ${PROJECT_SOURCE_DIR}/include/mesh/${td}
            -o ${output}
    DEPENDS ${sources}
    COMMENT "Generating docs/reference/${file}")
  mesh_check_doc(${file})
endfunction()

# mesh_add_schedule_picture(NAME SCHEDULE STAGES): with 8 micro-batches.
function(mesh_add_schedule_picture name schedule stages)
  set(file schedules/${name}.svg)
  set(output ${MESH_DOCS_DIR}/${file})
  add_custom_command(OUTPUT ${output}
    COMMAND ${CMAKE_COMMAND} -E make_directory ${MESH_DOCS_DIR}/schedules
    COMMAND mesh-schedule --schedule=${schedule} --stages=${stages}
            --microbatches=8 --format=svg -o ${output}
    DEPENDS mesh-schedule
    COMMENT "Generating docs/reference/${file}")
  mesh_check_doc(${file})
endfunction()

find_package(Python3 COMPONENTS Interpreter)
add_custom_target(mesh-docs)
mesh_add_doc(dialect/README.md IR/MeshDialectDocs.td -gen-dialect-doc -dialect=mesh)
mesh_add_doc(dialect/runtime.md IR/MeshRt.td -gen-dialect-doc -dialect=mesh_rt)
mesh_add_doc(dialect/param-ops.md IR/ParamOps.td -gen-op-doc)
mesh_add_doc(dialect/param-value-ops.md IR/ParamValueOps.td -gen-op-doc)
mesh_add_doc(dialect/random-ops.md IR/RandomOps.td -gen-op-doc)
mesh_add_doc(dialect/barrier-ops.md IR/BarrierOps.td -gen-op-doc)
mesh_add_doc(dialect/derivative-ops.md IR/DerivativeOps.td -gen-op-doc)
mesh_add_doc(dialect/indexed-ops.md IR/IndexedOps.td -gen-op-doc)
mesh_add_doc(dialect/sort-ops.md IR/SortOps.td -gen-op-doc)
mesh_add_doc(dialect/pipeline-ops.md IR/PipelineOps.td -gen-op-doc)
foreach(library Bufferization Codegen Conversion Differentiation Entries MathExpansion Params
                Pipelines Programs Search Simulation Transforms)
  mesh_add_doc(passes/${library}.md ${library}/Passes.td -gen-pass-doc)
  list(APPEND pages ${MESH_DOCS_DIR}/passes/${library}.md)
endforeach()
add_custom_command(OUTPUT ${MESH_DOCS_DIR}/passes/README.md
  COMMAND ${Python3_EXECUTABLE} ${PROJECT_SOURCE_DIR}/scripts/pass-index.py ${pages}
          > ${MESH_DOCS_DIR}/passes/README.md
  DEPENDS ${PROJECT_SOURCE_DIR}/scripts/pass-index.py ${pages}
  COMMENT "Generating docs/reference/passes/README.md")
mesh_check_doc(passes/README.md)

foreach(schedule gpipe 1f1b eager-1f1b interleaved-1f1b looped-bfs zb-h1 zb-h2
                 interleaved-zb zb-v dualpipe-v)
  mesh_add_schedule_picture(${schedule} ${schedule} 4)
endforeach()
mesh_add_schedule_picture(example zb-h1 2)

# The table of ops that the partitioner handles.
add_custom_command(OUTPUT ${MESH_DOCS_DIR}/ops.md
  COMMAND ${CMAKE_COMMAND} -E make_directory ${MESH_DOCS_DIR}
  COMMAND mesh-list-ops > ${MESH_DOCS_DIR}/ops.md
  DEPENDS mesh-list-ops
  COMMENT "Generating docs/reference/ops.md")
mesh_check_doc(ops.md)

# The reference of the Python package, from docstrings.
file(GLOB sources ${PROJECT_SOURCE_DIR}/python/mesh_spmd/*.py)
add_custom_command(OUTPUT ${MESH_DOCS_DIR}/python.md
  COMMAND ${CMAKE_COMMAND} -E make_directory ${MESH_DOCS_DIR}
  COMMAND ${Python3_EXECUTABLE} ${PROJECT_SOURCE_DIR}/scripts/python-reference.py
          ${PROJECT_SOURCE_DIR}/python/mesh_spmd > ${MESH_DOCS_DIR}/python.md
  DEPENDS ${PROJECT_SOURCE_DIR}/scripts/python-reference.py ${sources}
  COMMENT "Generating docs/reference/python.md")
mesh_check_doc(python.md)

# The graph of libraries in docs/reference/libraries.md, from what they link.
get_property(libraries GLOBAL PROPERTY MESH_LIBRARIES)
set(edges "")
foreach(library ${libraries})
  get_target_property(linked ${library} INTERFACE_LINK_LIBRARIES)
  list(FILTER linked INCLUDE REGEX "^(mesh::)?Mesh")
  list(JOIN linked " " linked)
  string(APPEND edges "${library} ${linked}\n")
endforeach()
file(CONFIGURE OUTPUT ${MESH_DOCS_DIR}/libraries.txt CONTENT "${edges}" @ONLY)
set(command ${Python3_EXECUTABLE} ${PROJECT_SOURCE_DIR}/scripts/library-map.py
  ${MESH_DOCS_DIR}/libraries.txt ${PROJECT_SOURCE_DIR}/docs/reference/libraries.md)
add_custom_target(mesh-docs-libraries COMMAND ${command} --write)
add_dependencies(mesh-docs mesh-docs-libraries)
if(MESH_BUILD_TESTS)
  add_test(NAME library-map COMMAND ${command})
endif()
