//===- LoadedFiles.cpp - The files that this process's code is of ---------===//

#include "mesh/Support/LoadedFiles.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MathExtras.h"

#include <elf.h>
#include <link.h>

using namespace mesh;
namespace fs = llvm::sys::fs;

namespace {
struct LoadedFile {
  uintptr_t address;
  bool isFound = false;
  std::string path;
  std::string buildId;
};
} // namespace

static ArrayRef<ElfW(Phdr)> getSegments(const dl_phdr_info &info) {
  return {info.dlpi_phdr, info.dlpi_phnum};
}

/// Returns the build ID among notes, or nothing.
static std::string findBuildId(StringRef notes) {
  while (notes.size() >= sizeof(ElfW(Nhdr))) {
    ElfW(Nhdr) header;
    std::memcpy(&header, notes.data(), sizeof(header));
    notes = notes.drop_front(sizeof(header));
    StringRef name = notes.take_front(header.n_namesz);
    notes = notes.substr(llvm::alignTo(header.n_namesz, 4));
    StringRef value = notes.take_front(header.n_descsz);
    notes = notes.substr(llvm::alignTo(header.n_descsz, 4));
    if (header.n_type == NT_GNU_BUILD_ID && name == StringRef("GNU\0", 4))
      return llvm::toHex(value, /*LowerCase=*/true);
  }
  return "";
}

static int visit(dl_phdr_info *info, size_t, void *data) {
  LoadedFile &file = *static_cast<LoadedFile *>(data);
  file.isFound =
      llvm::any_of(getSegments(*info), [&](const ElfW(Phdr) & segment) {
        return segment.p_type == PT_LOAD &&
               file.address - info->dlpi_addr - segment.p_vaddr <
                   segment.p_memsz;
      });
  if (!file.isFound)
    return 0;
  // The program itself has no name here.
  file.path = *info->dlpi_name ? info->dlpi_name : "/proc/self/exe";
  for (const ElfW(Phdr) & segment : getSegments(*info))
    if (segment.p_type == PT_NOTE && file.buildId.empty())
      file.buildId = findBuildId(
          {reinterpret_cast<const char *>(info->dlpi_addr + segment.p_vaddr),
           segment.p_memsz});
  return 1;
}

llvm::Expected<std::string> mesh::identifyFileOf(const void *address) {
  LoadedFile file{reinterpret_cast<uintptr_t>(address), false, {}, {}};
  dl_iterate_phdr(visit, &file);
  if (!file.isFound)
    return llvm::createStringError("no loaded file has this address");
  if (!file.buildId.empty())
    return "build " + file.buildId;
  fs::file_status status;
  if (std::error_code code = fs::status(file.path, status))
    return llvm::createStringError(file.path + ": " + code.message());
  return "file " + std::to_string(status.getSize()) + " " +
         std::to_string(
             status.getLastModificationTime().time_since_epoch().count());
}
