# Read by cpack. A module calls the MPI that started the process, so no package
# depends on one: shlibdeps leaves them out.
set(SHLIBDEPS_EXECUTABLE ${CMAKE_CURRENT_LIST_DIR}/shlibdeps)
