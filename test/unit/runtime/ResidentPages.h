//===- ResidentPages.h - Resident memory pages ------------------*- C++ -*-===//

#ifndef MESH_RT_TEST_RESIDENTPAGES_H
#define MESH_RT_TEST_RESIDENTPAGES_H

#include <algorithm>
#include <cstdint>
#include <sys/mman.h>
#include <unistd.h>
#include <vector>

namespace mesh::rt::test {

/// Returns the number of pages in [block, block + bytes) that are resident; -1
/// if the system does not say. Pages become resident when they, or pages that
/// come with them, are written to.
inline int64_t countResidentPages(void *block, int64_t bytes) {
  int64_t page = sysconf(_SC_PAGESIZE);
  int64_t address = reinterpret_cast<intptr_t>(block);
  int64_t begin = (address + page - 1) / page * page;
  int64_t end = (address + bytes) / page * page;
  std::vector<unsigned char> pages((end - begin) / page);
  if (mincore(reinterpret_cast<void *>(begin), end - begin, pages.data()) != 0)
    return -1;
  return std::count_if(pages.begin(), pages.end(),
                       [](unsigned char state) { return state & 1; });
}

} // namespace mesh::rt::test

#endif // MESH_RT_TEST_RESIDENTPAGES_H
