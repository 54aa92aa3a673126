//===- FakeSystem.h - the description of a machine --------------*- C++ -*-===//
//
// A folder like /sys/devices/system, with the files that say which cores are
// near which memory, and which are one core's.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_RT_TEST_FAKESYSTEM_H
#define MESH_RT_TEST_FAKESYSTEM_H

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <initializer_list>
#include <string>

namespace mesh::rt::test {

class FakeSystem {
public:
  /// Nodes 0, 1, … with these lists of cores.
  explicit FakeSystem(std::initializer_list<std::string> nodes = {}) {
    std::string name = std::filesystem::temp_directory_path() / "systemXXXXXX";
    folder = mkdtemp(name.data());
    int number = 0;
    for (const std::string &cores : nodes)
      addNode(number++, cores);
  }
  ~FakeSystem() { std::filesystem::remove_all(folder); }
  FakeSystem(const FakeSystem &) = delete;
  FakeSystem &operator=(const FakeSystem &) = delete;

  void addNode(int number, const std::string &cores) {
    write("node/node" + std::to_string(number) + "/cpulist", cores + "\n");
  }
  /// The hardware threads of a core of which `number` is one.
  void addSiblings(int number, const std::string &threads) {
    write("cpu/cpu" + std::to_string(number) + "/topology/thread_siblings_list",
          threads + "\n");
  }
  void write(const std::string &path, const std::string &text) {
    std::filesystem::path file = folder / path;
    std::filesystem::create_directories(file.parent_path());
    std::ofstream(file) << text;
  }

  std::string path() const { return folder; }

private:
  std::filesystem::path folder;
};

} // namespace mesh::rt::test

#endif // MESH_RT_TEST_FAKESYSTEM_H
