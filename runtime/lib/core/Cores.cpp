//===- Cores.cpp - Cores, and which of them share memory ------------------===//

#include "Cores.h"

#include <algorithm>
#include <charconv>
#include <filesystem>
#include <fstream>
#include <numeric>
#include <sched.h>
#include <system_error>
#include <thread>

using namespace mesh::rt;
namespace fs = std::filesystem;

/// Takes a number from the beginning of `text`. Null if there is none, or none
/// that a core or a node has.
static std::optional<int> takeNumber(std::string_view &text) {
  int number = 0;
  auto [end, error] =
      std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc() || number < 0 || number >= CPU_SETSIZE)
    return std::nullopt;
  text.remove_prefix(end - text.data());
  return number;
}

static bool takeCharacter(std::string_view &text, char character) {
  bool isThere = text.starts_with(character);
  text.remove_prefix(isThere);
  return isThere;
}

std::optional<std::vector<int>> mesh::rt::parseCpuList(std::string_view text) {
  text = text.substr(0, text.find('\n'));
  std::vector<int> numbers;
  if (text.empty())
    return numbers;
  do {
    std::optional<int> first = takeNumber(text), last = first;
    if (first && takeCharacter(text, '-'))
      last = takeNumber(text);
    if (!last || *last < *first ||
        (!numbers.empty() && *first <= numbers.back()))
      return std::nullopt;
    for (int number = *first; number <= *last; ++number)
      numbers.push_back(number);
  } while (takeCharacter(text, ','));
  if (!text.empty())
    return std::nullopt;
  return numbers;
}

std::vector<int> mesh::rt::findAllowedCores() {
  cpu_set_t allowed;
  std::vector<int> numbers;
  if (sched_getaffinity(0, sizeof(allowed), &allowed) == 0)
    for (int number = 0; number < CPU_SETSIZE; ++number)
      if (CPU_ISSET(number, &allowed))
        numbers.push_back(number);
  if (numbers.empty()) {
    numbers.resize(std::max(1u, std::thread::hardware_concurrency()));
    std::iota(numbers.begin(), numbers.end(), 0);
  }
  return numbers;
}

/// Null if there is no such file, or no list in it.
static std::optional<std::vector<int>> readCpuList(const fs::path &path) {
  std::ifstream file(path);
  std::string line;
  if (!file || (!std::getline(file, line) && !file.eof()))
    return std::nullopt;
  return parseCpuList(line);
}

/// Returns the number of `allowed` that are hardware threads of the same core
/// and have a lower number.
static int countLowerSiblings(int number, const std::vector<int> &allowed,
                              const fs::path &folder) {
  auto siblings = readCpuList(folder / ("cpu" + std::to_string(number)) /
                              "topology" / "thread_siblings_list");
  if (!siblings)
    return 0;
  return std::count_if(siblings->begin(), siblings->end(), [&](int other) {
    return other < number &&
           std::binary_search(allowed.begin(), allowed.end(), other);
  });
}

/// The number of a folder "node7". Null if it is called otherwise.
static std::optional<int> numberOfNode(const fs::path &path) {
  std::string name = path.filename();
  std::string_view rest = name;
  if (!rest.starts_with("node"))
    return std::nullopt;
  rest.remove_prefix(4);
  std::optional<int> number = takeNumber(rest);
  return rest.empty() ? number : std::nullopt;
}

/// The numbers of the nodes in `folder`, ascending.
static std::vector<int> findNodes(const fs::path &folder) {
  std::vector<int> nodes;
  std::error_code error;
  for (fs::directory_iterator entry(folder, error), end; entry != end;
       entry.increment(error))
    if (std::optional<int> number = numberOfNode(entry->path()))
      nodes.push_back(*number);
  std::sort(nodes.begin(), nodes.end());
  return nodes;
}

/// False if a list is broken, or a core is not in exactly one of them.
static bool readNodes(const fs::path &folder, Cores &cores) {
  constexpr int kNone = -1;
  cores.numNodes = 0;
  for (Core &core : cores.all)
    core.node = kNone;
  for (int number : findNodes(folder)) {
    auto list =
        readCpuList(folder / ("node" + std::to_string(number)) / "cpulist");
    if (!list)
      return false;
    bool isUsed = false;
    for (Core &core : cores.all) {
      if (!std::binary_search(list->begin(), list->end(), core.number))
        continue;
      if (core.node != kNone)
        return false;
      core.node = cores.numNodes;
      isUsed = true;
    }
    cores.numNodes += isUsed;
  }
  return std::none_of(cores.all.begin(), cores.all.end(),
                      [](const Core &core) { return core.node == kNone; });
}

Cores mesh::rt::readCores(const std::vector<int> &allowed,
                          const std::string &folder) {
  Cores cores;
  for (int number : allowed)
    cores.all.push_back({.number = number,
                         .sibling = countLowerSiblings(
                             number, allowed, fs::path(folder) / "cpu")});
  if (readNodes(fs::path(folder) / "node", cores))
    return cores;
  for (Core &core : cores.all)
    core.node = 0;
  cores.numNodes = 1;
  return cores;
}
