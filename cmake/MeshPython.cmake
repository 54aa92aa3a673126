# Builds the native module of the Python package where Python's headers and
# nanobind are installed: for the Python that the tests use, in build/python
# (scripts/python-environment), or else the system's. Python_EXECUTABLE overrules
# the choice.
if(NOT MESH_BUILD_PYTHON)
  return()
endif()
set(MESH_TEST_PYTHON ${PROJECT_SOURCE_DIR}/build/python/bin/python)
if(NOT Python_EXECUTABLE AND EXISTS ${MESH_TEST_PYTHON})
  set(Python_EXECUTABLE ${MESH_TEST_PYTHON})
endif()
find_package(Python 3.11 COMPONENTS Interpreter Development.Module)
if(Python_FOUND)
  execute_process(COMMAND ${Python_EXECUTABLE} -m nanobind --cmake_dir
    OUTPUT_VARIABLE nanobind_DIR OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
endif()
if(nanobind_DIR)
  add_subdirectory(python)
else()
  message(STATUS "No native Python module: Python's headers or nanobind are missing")
endif()
