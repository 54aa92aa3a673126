//===- TraceTest.cpp - spans and their file format ------------------------===//

#include "CollectiveReference.h"
#include "mesh-rt/run.h"

#include <algorithm>
#include <cctype>
#include <cstdio>
#include <cstring>
#include <fstream>
#include <gtest/gtest.h>
#include <sstream>
#include <thread>

using namespace mesh::rt;
using namespace mesh::rt::test;

namespace {

/// Just enough of JSON to tell whether a text is well formed.
class JsonChecker {
public:
  explicit JsonChecker(const std::string &text) : text(text) {}
  bool check() { return value() && (skip(), at == text.size()); }

private:
  void skip() {
    while (at < text.size() && std::isspace(text[at]))
      ++at;
  }
  bool take(char c) {
    skip();
    if (at >= text.size() || text[at] != c)
      return false;
    ++at;
    return true;
  }
  bool value() {
    skip();
    if (at >= text.size())
      return false;
    if (text[at] == '{')
      return list('{', '}', true);
    if (text[at] == '[')
      return list('[', ']', false);
    return text[at] == '"' ? string() : number();
  }
  bool list(char open, char close, bool hasKeys) {
    take(open);
    if (take(close))
      return true;
    do
      if ((hasKeys && !(skip(), string() && take(':'))) || !value())
        return false;
    while (take(','));
    return take(close);
  }
  bool string() {
    if (!take('"'))
      return false;
    for (; at < text.size() && text[at] != '"'; ++at) {
      if (static_cast<unsigned char>(text[at]) < 0x20)
        return false;
      if (text[at] == '\\')
        ++at;
    }
    return take('"');
  }
  bool number() {
    size_t begin = at;
    while (at < text.size() &&
           (std::isdigit(text[at]) || std::strchr("+-.eE", text[at])))
      ++at;
    return at > begin;
  }

  const std::string &text;
  size_t at = 0;
};

RunReport runTraced() {
  static Axes axes{{2, 1}};
  mesh_rt_op op = makeOp(MESH_RT_ALL_REDUCE, MESH_RT_F32, 1, axes);
  op.location = "a \"quoted\"\\ file.mlir:3:4";
  const mesh_rt_loop loops[] = {{0, -1, 0}, {-1, 1, 1}, {1, 0, -1}};
  mesh_rt_contraction product{MESH_RT_F32, MESH_RT_F32,    2, 2, 2, 0, 3, loops,
                              nullptr,     "test.mlir:9:9"};
  std::vector<TestTensor> a(2, TestTensor(MESH_RT_F32, {8, 8})), b = a, c = a;
  std::vector<TestTensor> x(2, TestTensor(MESH_RT_F32, {100})), y = x, z = x;
  Machine machine({.numDevices = 2, .trace = true});
  return machine.run([&](int64_t device) {
    mesh_rt_contract(&product, a[device].memref(), b[device].memref(),
                     c[device].memref());
    int64_t first =
        mesh_rt_start(&op, x[device].memref(), x[device].memref(), 0);
    int64_t second =
        mesh_rt_start(&op, y[device].memref(), y[device].memref(), 0);
    std::this_thread::sleep_for(std::chrono::milliseconds(2));
    mesh_rt_wait(first, "test.mlir:5:5");
    mesh_rt_wait(second, "test.mlir:6:6");
    mesh_rt_run(&op, z[device].memref(), z[device].memref(), 0);
  });
}

int64_t countSpans(const RunReport &report, Span::Category category,
                   const std::string &name) {
  return std::count_if(report.spans.begin(), report.spans.end(),
                       [&](const Span &span) {
                         return span.category == category && span.name == name;
                       });
}

} // namespace

TEST(Trace, RecordsEveryCategory) {
  RunReport report = runTraced();
  ASSERT_EQ(report.error, "");
  EXPECT_EQ(countSpans(report, Span::Category::Compute, "contract"), 2);
  EXPECT_EQ(countSpans(report, Span::Category::Flight, "mesh.all_reduce"), 4);
  EXPECT_EQ(countSpans(report, Span::Category::Wait, "mesh.all_reduce"), 4);
  EXPECT_EQ(
      countSpans(report, Span::Category::Communication, "mesh.all_reduce"), 2);
  // The sleep is the program's own time.
  auto local = std::find_if(
      report.spans.begin(), report.spans.end(), [](const Span &span) {
        return span.name == "local" &&
               span.end - span.begin >= std::chrono::milliseconds(2);
      });
  EXPECT_NE(local, report.spans.end());
}

TEST(Trace, SpansAreOrderedAndWithinTheRun) {
  RunReport report = runTraced();
  for (size_t i = 0; i < report.spans.size(); ++i) {
    const Span &span = report.spans[i];
    EXPECT_GE(span.begin.count(), 0);
    EXPECT_LE(span.begin, span.end);
    EXPECT_LE(span.end, report.wall);
    if (i > 0 && report.spans[i - 1].device == span.device) {
      EXPECT_LE(report.spans[i - 1].begin, span.begin);
    }
    if (span.category == Span::Category::Flight) {
      EXPECT_EQ(span.bytes, 400);
    }
  }
}

TEST(Trace, IsOffByDefault) {
  Machine machine({.numDevices = 2});
  RunReport report = machine.run([](int64_t) {
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
  });
  EXPECT_TRUE(report.spans.empty());
}

TEST(Trace, WritesWellFormedJson) {
  RunReport report = runTraced();
  std::string path = testing::TempDir() + "mesh-rt-trace.json";
  ASSERT_EQ(writeChromeTrace(report, path), "");
  std::stringstream stream;
  stream << std::ifstream(path).rdbuf();
  std::string text = stream.str();
  std::remove(path.c_str());
  EXPECT_TRUE(JsonChecker(text).check()) << text;
  EXPECT_FALSE(JsonChecker(text + "]").check());
  EXPECT_NE(text.find("\"name\": \"device 1\""), std::string::npos);
  EXPECT_NE(text.find("\"in flight 2\""), std::string::npos);
  EXPECT_NE(text.find(R"(a \"quoted\"\\ file.mlir:3:4)"), std::string::npos);
}

TEST(Trace, SaysThatItCannotWrite) {
  std::string error = writeChromeTrace({}, "/no/such/folder/trace.json");
  EXPECT_NE(error.find("cannot write '/no/such/folder/trace.json'"),
            std::string::npos);
}
