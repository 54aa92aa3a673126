# Finds oneDNN as the imported target OneDNN::dnnl.
#
# Debian's own dnnl-config.cmake wants the OpenCL development files, which
# nothing here needs.
find_path(ONEDNN_INCLUDE_DIR dnnl.hpp)
find_library(ONEDNN_LIBRARY dnnl)
mark_as_advanced(ONEDNN_INCLUDE_DIR ONEDNN_LIBRARY)

if(ONEDNN_INCLUDE_DIR)
  file(STRINGS ${ONEDNN_INCLUDE_DIR}/oneapi/dnnl/dnnl_version.h numbers
    REGEX "define DNNL_VERSION_(MAJOR|MINOR|PATCH) ")
  string(REGEX MATCHALL "[0-9]+" numbers "${numbers}")
  string(REPLACE ";" "." OneDNN_VERSION "${numbers}")
endif()

include(FindPackageHandleStandardArgs)
find_package_handle_standard_args(OneDNN
  REQUIRED_VARS ONEDNN_LIBRARY ONEDNN_INCLUDE_DIR
  VERSION_VAR OneDNN_VERSION
  REASON_FAILURE_MESSAGE "(Debian and Ubuntu: apt install libdnnl-dev)")

if(OneDNN_FOUND AND NOT TARGET OneDNN::dnnl)
  add_library(OneDNN::dnnl UNKNOWN IMPORTED)
  set_target_properties(OneDNN::dnnl PROPERTIES
    IMPORTED_LOCATION "${ONEDNN_LIBRARY}"
    INTERFACE_INCLUDE_DIRECTORIES "${ONEDNN_INCLUDE_DIR}")
endif()
