//===- DynamicLibrary.cpp - Libraries loaded on demand --------------------===//

#include "DynamicLibrary.h"

#include <cstdlib>
#include <dlfcn.h>

using namespace mesh::rt;

static std::vector<std::string> candidatesOf(const LibraryChoice &choice) {
  if (!choice.path.empty())
    return {choice.path};
  const char *variable = std::getenv(choice.variable);
  if (variable && *variable)
    return {variable};
  return choice.usual;
}

DynamicLibrary::DynamicLibrary(const LibraryChoice &choice) {
  std::string problems;
  for (const std::string &path : candidatesOf(choice)) {
    handle = dlopen(path.c_str(), RTLD_NOW | RTLD_LOCAL);
    description = choice.name + " (" + path + ")";
    if (handle)
      return;
    problems += (problems.empty() ? "" : "; ") + std::string(dlerror());
  }
  throw Error("cannot load " + choice.name + choice.explanation + ": " +
              problems);
}

void *DynamicLibrary::findIfThere(const char *symbol) const {
  return dlsym(handle, symbol);
}

void *DynamicLibrary::find(const char *symbol) const {
  if (void *address = findIfThere(symbol))
    return address;
  throw Error(description + " lacks " + symbol);
}
