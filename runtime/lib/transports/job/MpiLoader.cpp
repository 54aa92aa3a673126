//===- MpiLoader.cpp - Find the MPI that runs the processes ---------------===//

#include "MpiLoader.h"

#include "mesh-rt/job.h"

#include <cstdlib>
#include <dlfcn.h>
#include <filesystem>
#include <string>

using namespace mesh::rt;

/// A variable that the launchers of an implementation set.
static const std::pair<const char *, const char *> kSigns[] = {
    {"OMPI_COMM_WORLD_SIZE", "openmpi"},
    {"PMI_SIZE", "mpich"},
    {"PMI_RANK", "mpich"},
    {"PMIX_RANK", "openmpi"},
};

static const char *findImplementation() {
  for (auto [variable, implementation] : kSigns)
    if (std::getenv(variable))
      return implementation;
  return nullptr;
}

bool mesh::rt::isMpiProcess() { return findImplementation(); }

static std::string requireImplementation() {
  if (const char *implementation = findImplementation())
    return implementation;
  throw Error("no MPI has started this process; run it by mpirun");
}

/// Returns the places of modules: beside the program, where they were
/// installed, and in the loader's path.
static std::vector<std::string> getCandidates(const std::string &name) {
  std::error_code error;
  std::filesystem::path program =
      std::filesystem::read_symlink("/proc/self/exe", error);
  std::filesystem::path prefix = program.parent_path().parent_path();
  return {(prefix / MESH_RT_MODULE_DIR / name).string(),
          std::string(MESH_RT_FULL_MODULE_DIR "/") + name, name};
}

std::unique_ptr<MpiLibrary> mesh::rt::loadMpi() {
  std::string implementation = requireImplementation();
  std::string name = "libMeshMpi-" + implementation + ".so";
  std::string problems;
  for (const std::string &path : getCandidates(name)) {
    // Global: MPI's own plugins look for its symbols.
    void *module = dlopen(path.c_str(), RTLD_NOW | RTLD_GLOBAL);
    if (!module) {
      problems += std::string("\n  ") + dlerror();
      continue;
    }
    void *symbol = dlsym(module, kOpenMpiModule);
    if (!symbol)
      throw Error(path + " is no MPI module of this runtime");
    return std::unique_ptr<MpiLibrary>(
        reinterpret_cast<OpenMpiModule *>(symbol)());
  }
  throw Error(
      "no " + name + " can be loaded, the runtime's module for " +
      implementation + ", whose launcher has started this process:" + problems +
      "\nput it into one of these folders or one of LD_LIBRARY_PATH; a runtime "
      "that was built without " +
      implementation + " has none");
}
