//===- Measured.cpp - timelines of runs -----------------------------------===//

#include "mesh/Report/ReportFile.h"
#include "mesh/Report/Step.h"
#include "mesh/Support/Json.h"
#include "mesh/Support/ReadFile.h"

#include "llvm/ADT/StringSwitch.h"

#include <cmath>

using namespace mesh;

/// The name of a category in a trace; nothing if there is none of that name.
static std::optional<rt::Span::Category> getCategory(StringRef name) {
  return llvm::StringSwitch<std::optional<rt::Span::Category>>(name)
      .Case("compute", rt::Span::Category::Compute)
      .Case("communication", rt::Span::Category::Communication)
      .Case("wait", rt::Span::Category::Wait)
      .Case("flight", rt::Span::Category::Flight)
      .Default(std::nullopt);
}

static std::chrono::nanoseconds toTime(double microseconds) {
  return std::chrono::round<std::chrono::nanoseconds>(
      std::chrono::duration<double, std::micro>(microseconds));
}

/// Adds an event to the spans or to the names of devices, if it is about one.
static bool addEvent(const llvm::json::Object &event,
                     SimulatedTimeline &timeline) {
  auto device = event.getInteger("pid");
  auto phase = event.getString("ph");
  auto name = event.getString("name");
  if (!device || *device < 0 || !phase || !name)
    return false;
  const llvm::json::Object *args = event.getObject("args");
  if (*phase == "M") {
    auto text = args ? args->getString("name") : std::nullopt;
    if (*name != "process_name" || !text)
      return *name != "process_name";
    if (*device != static_cast<int64_t>(timeline.names.size()))
      return false;
    timeline.names.push_back(text->str());
    return true;
  }
  auto category = getCategory(event.getString("cat").value_or(""));
  auto begin = event.getNumber("ts"), length = event.getNumber("dur");
  // Names come before spans. The limit keeps nanoseconds within 64 bits.
  constexpr double kMostMicroseconds = 1e15;
  if (*phase != "X" || !category || !begin || !length ||
      *device >= static_cast<int64_t>(timeline.names.size()) ||
      !(std::abs(*begin) <= kMostMicroseconds) ||
      !(*length >= 0 && *length <= kMostMicroseconds))
    return false;
  auto place = args ? args->getString("location") : std::nullopt;
  auto bytes = args ? args->getInteger("bytes") : std::nullopt;
  timeline.spans.push_back({*device, *category, name->str(),
                            place.value_or("").str(), toTime(*begin),
                            toTime(*begin + *length), bytes.value_or(0)});
  return true;
}

/// Reads what the runtime's writeChromeTrace wrote.
static llvm::Expected<SimulatedTimeline> readTrace(StringRef text) {
  llvm::Expected<llvm::json::Value> json = parseJson(text);
  if (!json)
    return json.takeError();
  const llvm::json::Object *object = json->getAsObject();
  const llvm::json::Array *events =
      object ? object->getArray("traceEvents") : nullptr;
  if (!events)
    return llvm::createStringError(
        "expected an object with the array 'traceEvents'");
  SimulatedTimeline timeline;
  for (const auto &[index, value] : llvm::enumerate(*events)) {
    const llvm::json::Object *event = value.getAsObject();
    if (!event || !addEvent(*event, timeline))
      return llvm::createStringError(
          "event " + llvm::Twine(index) +
          " is not one that mesh-run --trace writes");
  }
  return timeline;
}

llvm::Error mesh::addMeasured(StringRef path, llvm::json::Object &program) {
  auto text = readText(path);
  if (!text)
    return text.takeError();
  llvm::Expected<SimulatedTimeline> timeline = readTrace((*text)->getBuffer());
  if (!timeline)
    return llvm::createStringError(path + ": " +
                                   llvm::toString(timeline.takeError()));
  // Traces have one device after the other; a cut timeline shows its beginning.
  llvm::stable_sort(timeline->spans, [](const rt::Span &a, const rt::Span &b) {
    return a.begin < b.begin;
  });
  StringTable strings;
  llvm::json::Object measured =
      describeTimeline(timeline->spans, timeline->names, timeline->isCut,
                       strings, [](size_t) { return SpanDetails(); });
  measured["strings"] = strings.take();
  program["measured"] = std::move(measured);
  return llvm::Error::success();
}
