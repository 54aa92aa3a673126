//===- ChromeTrace.cpp - The Chrome trace event format --------------------===//
//
// A process per device. Row 0 holds what the device's thread does; flights
// overlap each other, so each goes to the first row that is free. Streams of
// GPUs have a row each.
//
//===----------------------------------------------------------------------===//

#include "mesh-rt/run.h"

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <map>
#include <sstream>
#include <unistd.h>

using namespace mesh::rt;

static std::string quote(const std::string &text) {
  std::string result = "\"";
  for (char c : text) {
    if (c == '"' || c == '\\') {
      result += '\\';
      result += c;
    } else if (static_cast<unsigned char>(c) < 0x20) {
      char buffer[8];
      std::snprintf(buffer, sizeof(buffer), "\\u%04x", c);
      result += buffer;
    } else {
      result += c;
    }
  }
  return result + '"';
}

static std::string microseconds(std::chrono::nanoseconds time) {
  char buffer[48];
  std::snprintf(buffer, sizeof(buffer), "%.3f",
                static_cast<double>(time.count()) / 1000);
  return buffer;
}

static const char *categoryName(Span::Category category) {
  switch (category) {
  case Span::Category::Compute:
    return "compute";
  case Span::Category::Communication:
    return "communication";
  case Span::Category::Wait:
    return "wait";
  case Span::Category::Flight:
    return "flight";
  }
  return "";
}

namespace {
/// Writes the events of one trace, separated by commas.
class TraceWriter {
public:
  explicit TraceWriter(std::ostream &out) : out(out) {}

  void nameProcess(int64_t device, const std::string &name) {
    metadata(device, 0, "process_name", name);
    metadata(device, 0, "thread_name", "compute and waits");
  }
  void span(const Span &span);

private:
  void metadata(int64_t device, size_t row, const char *kind,
                const std::string &name);
  size_t rowOf(const Span &span);
  void separate() {
    out << (isFirst ? "\n" : ",\n");
    isFirst = false;
  }

  std::ostream &out;
  struct Row {
    size_t number;
    std::chrono::nanoseconds freeAt{0};
  };
  /// The rows of a device beside row 0.
  struct Rows {
    size_t count = 0;
    std::vector<Row> flights;
    std::map<std::string, size_t> streams;
  };

  bool isFirst = true;
  std::map<int64_t, Rows> rows;
};
} // namespace

void TraceWriter::metadata(int64_t device, size_t row, const char *kind,
                           const std::string &name) {
  separate();
  out << R"({"ph": "M", "pid": )" << device << R"(, "tid": )" << row
      << R"(, "name": ")" << kind << R"(", "args": {"name": )" << quote(name)
      << "}}";
}

size_t TraceWriter::rowOf(const Span &span) {
  Rows &own = rows[span.device];
  if (!span.stream.empty()) {
    auto [found, isNew] = own.streams.try_emplace(span.stream, own.count + 1);
    if (isNew)
      metadata(span.device, ++own.count, "thread_name", span.stream);
    return found->second;
  }
  if (span.category != Span::Category::Flight)
    return 0;
  size_t index = 0;
  while (index < own.flights.size() && own.flights[index].freeAt > span.begin)
    ++index;
  if (index == own.flights.size()) {
    own.flights.push_back({++own.count});
    metadata(span.device, own.count, "thread_name",
             "in flight " + std::to_string(index + 1));
  }
  own.flights[index].freeAt = span.end;
  return own.flights[index].number;
}

void TraceWriter::span(const Span &span) {
  size_t row = rowOf(span);
  separate();
  out << R"({"ph": "X", "pid": )" << span.device << R"(, "tid": )" << row
      << R"(, "name": )" << quote(span.name) << R"(, "cat": ")"
      << categoryName(span.category) << R"(", "ts": )"
      << microseconds(span.begin) << R"(, "dur": )"
      << microseconds(span.end - span.begin) << R"(, "args": {"location": )"
      << quote(span.location) << R"(, "bytes": )" << span.bytes << "}}";
}

/// Writes all or, as far as `path` is a file, nothing.
static std::string writeFile(const std::string &path, const std::string &text) {
  namespace fs = std::filesystem;
  std::error_code code;
  bool isFile = fs::is_regular_file(path, code) || !fs::exists(path, code);
  std::string target =
      isFile ? path + ".part" + std::to_string(getpid()) : path;
  std::ofstream out(target, std::ios::binary);
  out << text;
  out.close();
  std::string problem = out ? "" : std::strerror(errno);
  if (problem.empty() && isFile) {
    fs::rename(target, path, code);
    if (code)
      problem = code.message();
  }
  if (problem.empty())
    return "";
  if (isFile)
    fs::remove(target, code);
  return "cannot write '" + path + "': " + problem;
}

std::string mesh::rt::writeChromeTrace(const RunReport &report,
                                       const std::string &path) {
  std::vector<std::string> names;
  for (size_t device = 0; device < report.devices.size(); ++device)
    names.push_back("device " + std::to_string(device));
  return writeChromeTrace(report.spans, names, path);
}

std::string mesh::rt::writeChromeTrace(const std::vector<Span> &spans,
                                       const std::vector<std::string> &names,
                                       const std::string &path) {
  std::ostringstream out;
  out << R"({"displayTimeUnit": "ns", "traceEvents": [)";
  TraceWriter writer(out);
  for (size_t device = 0; device < names.size(); ++device)
    writer.nameProcess(static_cast<int64_t>(device), names[device]);
  for (const Span &span : spans)
    writer.span(span);
  out << "\n]}\n";
  return writeFile(path, out.str());
}
