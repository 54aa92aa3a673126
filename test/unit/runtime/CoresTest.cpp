//===- CoresTest.cpp - cores, and which of them share memory --------------===//

#include "core/Cores.h"
#include "FakeSystem.h"

#include <gtest/gtest.h>
#include <numeric>

using namespace mesh::rt;
using namespace mesh::rt::test;

static std::vector<int> firstNumbers(int count) {
  std::vector<int> numbers(count);
  std::iota(numbers.begin(), numbers.end(), 0);
  return numbers;
}

static std::vector<int> nodesOf(const Cores &cores) {
  std::vector<int> nodes;
  for (const Core &core : cores.all)
    nodes.push_back(core.node);
  return nodes;
}

using Numbers = std::vector<int>;

TEST(Cores, Lists) {
  EXPECT_EQ(parseCpuList(""), Numbers());
  EXPECT_EQ(parseCpuList("\n"), Numbers());
  EXPECT_EQ(parseCpuList("3"), Numbers({3}));
  EXPECT_EQ(parseCpuList("0-3,8,10-11\n"), Numbers({0, 1, 2, 3, 8, 10, 11}));
  for (const char *text :
       {"x",    "-",   "-1",    "1-",      "1,",   ",1",
        "1,,2", "3-1", "1 2",   "0-3:1/2", "0x3",  "+1",
        "2,1",  "1,1", "0-3,2", "0-99999", "1024", "99999999999999999999",
        "0-3 ", " 0"})
    EXPECT_EQ(parseCpuList(text), std::nullopt) << text;
}

TEST(Cores, TwoNodes) {
  FakeSystem system({"0-3", "4-7"});
  Cores cores = readCores(firstNumbers(8), system.path());
  EXPECT_EQ(cores.numNodes, 2);
  EXPECT_EQ(nodesOf(cores), Numbers({0, 0, 0, 0, 1, 1, 1, 1}));
  EXPECT_EQ(cores.all[5], (Core{.number = 5, .node = 1, .sibling = 0}));
}

/// Ten comes after nine, and nodes need not be numbered one after the other.
TEST(Cores, NodesInTheOrderOfTheirNumbers) {
  FakeSystem system;
  system.addNode(10, "0");
  system.addNode(9, "1,3");
  system.addNode(2, "2");
  system.write("node/has_cpu", "2,9-10\n");
  system.write("node/nodes/cpulist", "nothing\n");
  Cores cores = readCores(firstNumbers(4), system.path());
  EXPECT_EQ(cores.numNodes, 3);
  EXPECT_EQ(nodesOf(cores), Numbers({2, 1, 0, 1}));
}

/// Nodes that have memory only, and those whose cores the process may not use,
/// do not count; nor do cores that are not there.
TEST(Cores, OnlyWhatIsAllowed) {
  FakeSystem system({"", "0-3", "", "4-7", "8-11"});
  Cores cores = readCores({2, 3, 9, 11}, system.path());
  EXPECT_EQ(cores.numNodes, 2);
  EXPECT_EQ(nodesOf(cores), Numbers({0, 0, 1, 1}));
  EXPECT_EQ(cores.all[2].number, 9);

  EXPECT_EQ(readCores({4, 6}, system.path()).numNodes, 1);
}

/// The one of lower number is the first, of those that are allowed.
TEST(Cores, HardwareThreads) {
  FakeSystem system({"0-7"});
  for (int number = 0; number < 8; ++number) {
    std::string first = std::to_string(number % 4);
    system.addSiblings(number, first + "," + std::to_string(number % 4 + 4));
  }
  auto siblings = [&](const std::vector<int> &allowed) {
    std::vector<int> result;
    for (const Core &core : readCores(allowed, system.path()).all)
      result.push_back(core.sibling);
    return result;
  };
  EXPECT_EQ(siblings(firstNumbers(8)), Numbers({0, 0, 0, 0, 1, 1, 1, 1}));
  EXPECT_EQ(siblings({1, 4, 5, 6}), Numbers({0, 0, 1, 0}));

  system.addSiblings(0, "0-1");
  system.addSiblings(1, "0-1");
  system.addSiblings(5, "five");
  EXPECT_EQ(siblings(firstNumbers(8)), Numbers({0, 1, 0, 0, 1, 0, 1, 1}));
}

/// Inconsistent files describe no nodes.
TEST(Cores, BrokenDescriptions) {
  auto expectOneNode = [](const FakeSystem &system) {
    Cores cores = readCores(firstNumbers(4), system.path());
    EXPECT_EQ(cores.numNodes, 1);
    EXPECT_EQ(nodesOf(cores), Numbers({0, 0, 0, 0}));
  };
  expectOneNode(FakeSystem());
  expectOneNode(FakeSystem({"0-1"}));
  expectOneNode(FakeSystem({"0-2", "2-3"}));
  expectOneNode(FakeSystem({"0-1", "2-3", "4-?"}));
  expectOneNode(FakeSystem({"", ""}));

  FakeSystem lacking({"0-1", "2-3"});
  std::filesystem::create_directories(lacking.path() + "/node/node2");
  expectOneNode(lacking);
  FakeSystem folder({"0-1", "2-3"});
  std::filesystem::create_directories(folder.path() + "/node/node2/cpulist");
  expectOneNode(folder);
  FakeSystem file;
  file.write("node", "no folder");
  expectOneNode(file);
}

/// Whatever this machine is.
TEST(Cores, ThisMachine) {
  std::vector<int> allowed = findAllowedCores();
  ASSERT_FALSE(allowed.empty());
  Cores cores = readCores(allowed, "/sys/devices/system");
  ASSERT_EQ(cores.all.size(), allowed.size());
  for (const Core &core : cores.all) {
    EXPECT_GE(core.node, 0);
    EXPECT_LT(core.node, cores.numNodes);
  }
}
