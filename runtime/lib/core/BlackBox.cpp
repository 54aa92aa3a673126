//===- BlackBox.cpp - Records that outlast a process ----------------------===//

#include "BlackBox.h"

#include "FlightRecorder.h"
#include "SignalName.h"
#include "SystemError.h"

#include <algorithm>
#include <cstring>
#include <fcntl.h>
#include <new>
#include <sys/mman.h>
#include <unistd.h>

using namespace mesh::rt;

struct BlackBox::Layout {
  /// A text, or the end of it: that of a location tells the place in the file.
  template <size_t Bytes>
  class Text {
  public:
    void set(const char *text) {
      size_t length = std::strlen(text);
      size_t kept = std::min(length, Bytes - 1);
      std::memcpy(bytes, text + length - kept, kept);
      bytes[kept] = 0;
    }
    void clear() { bytes[0] = 0; }
    std::string get() const { return bytes; }

  private:
    /// The last one stays 0.
    char bytes[Bytes] = {};
  };

  using Name = Text<64>;
  using Location = Text<256>;

  struct PlainEvent {
    Event::Kind kind;
    Name op;
    Location location;
    int64_t peer;
    int64_t bytes;
    int64_t ticks;
  };

  enum class Phase { Before, Running, After };

  explicit Layout(int64_t numDevices) {
    for (int64_t i = 0; i < numWords(numDevices); ++i)
      new (&awaited[i]) std::atomic<uint64_t>(0);
  }

  static int64_t numWords(int64_t numDevices) { return (numDevices + 63) / 64; }
  static size_t bytesOf(int64_t numDevices) {
    return sizeof(Layout) + numWords(numDevices) * sizeof(awaited[0]);
  }

  std::atomic<bool> isExpected{false};
  std::atomic<bool> hasExited{false};
  std::atomic<int> signal{0};
  std::atomic<Phase> phase{Phase::Before};
  Location subject;
  TickClock clock;

  std::atomic<int64_t> numEvents{0};
  PlainEvent events[FlightRecorder::kPlaces];

  /// The time at which the device began to wait; none if it does not.
  std::atomic<Clock::time_point> waitsSince{};
  Name op;
  Location location, waitLocation;
  int64_t numDevices = 0;
  /// A bit for each device that it waits for.
  std::atomic<uint64_t> awaited[];
};

static void *mapFile(int file, size_t bytes, int protection) {
  void *memory = mmap(nullptr, bytes, protection, MAP_SHARED, file, 0);
  if (memory == MAP_FAILED)
    throwSystemError("cannot share a record of the device with its watcher");
  return memory;
}

BlackBox::BlackBox(int64_t numDevices)
    : file(memfd_create("mesh-black-box", MFD_CLOEXEC)),
      bytes(Layout::bytesOf(numDevices)) {
  if (file < 0 || ftruncate(file, static_cast<off_t>(bytes)) != 0)
    throwSystemError("cannot make a record of the device for its watcher");
  layout =
      new (mapFile(file, bytes, PROT_READ | PROT_WRITE)) Layout(numDevices);
  layout->numDevices = numDevices;
}

BlackBox::BlackBox(int64_t process, int remote, int64_t numDevices)
    : bytes(Layout::bytesOf(numDevices)) {
  std::string path =
      "/proc/" + std::to_string(process) + "/fd/" + std::to_string(remote);
  file = open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (file < 0)
    throwSystemError("cannot read the record of a device");
  layout = static_cast<Layout *>(mapFile(file, bytes, PROT_READ));
}

BlackBox::~BlackBox() {
  munmap(layout, bytes);
  close(file);
}

//===----------------------------------------------------------------------===//
// Activity of the device
//===----------------------------------------------------------------------===//

void BlackBox::setSubject(const std::string &name) {
  layout->subject.set(name.c_str());
}

void BlackBox::beginRun() {
  endWait();
  layout->numEvents.store(0, std::memory_order_relaxed);
  layout->clock.begin();
  layout->phase.store(Layout::Phase::Running, std::memory_order_release);
}

void BlackBox::endRun() {
  layout->phase.store(Layout::Phase::After, std::memory_order_release);
}

void BlackBox::add(Event::Kind kind, const char *name, const char *location,
                   int64_t peer, int64_t bytes, int64_t ticks) {
  int64_t index = layout->numEvents.load(std::memory_order_relaxed);
  Layout::PlainEvent &event = layout->events[index % FlightRecorder::kPlaces];
  event.kind = kind;
  event.op.set(name);
  event.location.set(location);
  event.peer = peer;
  event.bytes = bytes;
  event.ticks = ticks;
  layout->numEvents.store(index + 1, std::memory_order_release);
}

void BlackBox::beginWait(const char *name, const char *location,
                         const char *waitLocation,
                         const std::vector<int64_t> &peers,
                         Clock::time_point begin) {
  layout->op.set(name);
  layout->location.set(location);
  if (waitLocation)
    layout->waitLocation.set(waitLocation);
  else
    layout->waitLocation.clear();
  for (int64_t peer : peers)
    layout->awaited[peer / 64].fetch_or(uint64_t(1) << (peer % 64),
                                        std::memory_order_relaxed);
  layout->waitsSince.store(begin, std::memory_order_release);
}

void BlackBox::endWait() {
  layout->waitsSince.store({}, std::memory_order_release);
  for (int64_t i = 0; i < Layout::numWords(layout->numDevices); ++i)
    layout->awaited[i].store(0, std::memory_order_relaxed);
}

//===----------------------------------------------------------------------===//
// End of the process
//===----------------------------------------------------------------------===//

void BlackBox::setExpected(bool isExpected) {
  layout->isExpected.store(isExpected, std::memory_order_release);
}

void BlackBox::noteSignal(int signal) {
  layout->signal.store(signal, std::memory_order_release);
}

void BlackBox::noteExit() {
  layout->hasExited.store(true, std::memory_order_release);
}

//===----------------------------------------------------------------------===//
// By the watcher
//===----------------------------------------------------------------------===//

bool BlackBox::isExpected() const {
  return layout->isExpected.load(std::memory_order_acquire);
}

int BlackBox::getSignal() const {
  return layout->signal.load(std::memory_order_acquire);
}

std::string BlackBox::getSubject() const { return layout->subject.get(); }

DeviceReport BlackBox::report(Clock::time_point time) const {
  DeviceReport report;
  auto phase = layout->phase.load(std::memory_order_acquire);
  report.state = phase == Layout::Phase::After ? DeviceReport::State::Finished
                                               : DeviceReport::State::Running;
  double tickLength = layout->clock.getTickLength();
  int64_t end = layout->numEvents.load(std::memory_order_acquire);
  for (int64_t i = std::max<int64_t>(0, end - FlightRecorder::kRead); i < end;
       ++i) {
    const Layout::PlainEvent &event =
        layout->events[i % FlightRecorder::kPlaces];
    report.events.push_back(
        {event.kind, event.op.get(), event.location.get(), event.peer,
         event.bytes, layout->clock.sinceBegin(event.ticks, tickLength)});
  }
  if (!report.events.empty()) {
    report.op = report.events.back().op;
    report.location = report.events.back().location;
  }
  auto since = layout->waitsSince.load(std::memory_order_acquire);
  if (phase != Layout::Phase::Running || since == Clock::time_point() ||
      since > time)
    return report;
  report.state = DeviceReport::State::Waiting;
  report.op = layout->op.get();
  report.location = layout->location.get();
  report.waitLocation = layout->waitLocation.get();
  report.waited = time - since;
  for (int64_t peer = 0; peer < layout->numDevices; ++peer)
    if (layout->awaited[peer / 64].load(std::memory_order_relaxed) >>
            (peer % 64) &
        1)
      report.peers.push_back(peer);
  return report;
}

std::string BlackBox::describeEnd() const {
  constexpr const char *whens[] = {" before its program began", "",
                                   " after its program had ended"};
  const char *when = whens[static_cast<int>(layout->phase.load())];
  if (int signal = getSignal())
    return "its process was ended by " + nameOfSignal(signal) + when;
  if (layout->hasExited.load(std::memory_order_acquire))
    return std::string("its process has exited") + when;
  return std::string("its process was killed (SIGKILL)") + when;
}
