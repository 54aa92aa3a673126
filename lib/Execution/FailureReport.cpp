//===- FailureReport.cpp - reports of failed runs -------------------------===//

#include "mesh/Execution/FailureReport.h"

#include "mesh/Execution/ReportText.h"

#include "llvm/Support/raw_ostream.h"

using namespace mesh;
namespace json = llvm::json;

char RunFailure::ID;

void RunFailure::log(raw_ostream &os) const {
  os << report.error;
  std::string events = rt::describeEvents(report.failure);
  if (!events.empty())
    os << "\n" << events;
}

static void addText(json::Object &object, StringRef key,
                    const std::string &text) {
  if (!text.empty())
    object[key] = json::fixUTF8(text);
}

static json::Object toJson(const rt::Event &event) {
  json::Object object{{"time_s", toSeconds(event.time)},
                      {"kind", rt::nameOf(event.kind)}};
  addText(object, "op", event.op);
  addText(object, "location", event.location);
  if (event.peer >= 0)
    object["peer"] = event.peer;
  if (event.bytes > 0)
    object["bytes"] = event.bytes;
  return object;
}

static json::Object toJson(const rt::DeviceReport &device) {
  json::Object object{{"state", rt::nameOf(device.state)}};
  addText(object, "op", device.op);
  addText(object, "location", device.location);
  addText(object, "wait_location", device.waitLocation);
  if (!device.peers.empty())
    object["waits_for"] = json::Array(device.peers);
  if (device.state == rt::DeviceReport::State::Waiting)
    object["waited_s"] = toSeconds(device.waited);
  json::Array events;
  for (const rt::Event &event : device.events)
    events.push_back(::toJson(event));
  object["events"] = std::move(events);
  return object;
}

json::Object mesh::toJson(const rt::FailureReport &failure) {
  json::Array devices;
  for (const rt::DeviceReport &device : failure.devices)
    devices.push_back(::toJson(device));
  return json::Object{{"device", failure.device},
                      {"cause", json::fixUTF8(failure.cause)},
                      {"devices", std::move(devices)}};
}
