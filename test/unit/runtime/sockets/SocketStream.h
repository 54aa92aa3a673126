//===- SocketStream.h - frames between two processes ------------*- C++ -*-===//
//
// A connected socket that carries frames in both directions, without blocking.
// A frame is a header, a text and data. Frames arrive in the order in which
// they were sent.
//
//===----------------------------------------------------------------------===//

#ifndef MESH_RT_TEST_SOCKETS_SOCKETSTREAM_H
#define MESH_RT_TEST_SOCKETS_SOCKETSTREAM_H

#include "core/RemoteOp.h"

#include <deque>
#include <functional>
#include <string>
#include <utility>
#include <vector>

namespace mesh::rt::sockets {

/// Owns a file descriptor.
class File {
public:
  explicit File(int number = -1) : number(number) {}
  File(File &&other) noexcept : number(std::exchange(other.number, -1)) {}
  File &operator=(File &&other) noexcept {
    std::swap(number, other.number);
    return *this;
  }
  ~File();

  int get() const { return number; }

private:
  int number;
};

/// Throws std::system_error with the error of the last system call.
[[noreturn]] void throwSystemError(const char *what);

struct Frame {
  enum class Kind : int32_t {
    /// Data of an op, which the text describes (RemoteOp).
    Piece,
    /// The run has failed: the text says why.
    Failed,
    /// The device's program has ended; nothing else comes of it in this run but
    /// a failure that it finds later. The text says where the device was if the
    /// run has failed.
    Ended,
  };
  Kind kind = Kind::Piece;
  /// The round of the op.
  int32_t round = 0;
  /// The run of the machine, as frames may come when it is over.
  int64_t run = 0;
  OpKey key;
  /// Equal for ops that fit.
  uint64_t fingerprint = 0;
  int64_t textBytes = 0;
  int64_t dataBytes = 0;
};

/// A frame that has come, or comes.
struct Arrival {
  Frame frame;
  std::string text;
  /// Where the data goes: to memory of an op that awaits it, or to `own`.
  char *data = nullptr;
  std::vector<char> own;
};

class SocketStream {
public:
  explicit SocketStream(File file);
  SocketStream(const SocketStream &) = delete;
  SocketStream &operator=(const SocketStream &) = delete;

  int getFile() const { return file.get(); }
  /// Queues a frame with `text` and data. The data stays where it is until
  /// `pending` is counted down, or is copied if that is null. Fills in the
  /// frame's sizes.
  void send(Frame frame, const std::string &text, const char *data,
            int64_t bytes, int64_t *pending);
  /// Queues a frame without data.
  void send(Frame frame, const std::string &text) {
    send(frame, text, nullptr, 0, nullptr);
  }

  /// Writes as much as the socket takes.
  void flush();
  bool isFlushed() const { return outgoing.empty(); }
  /// Forgets the frames with data in memory of an op of which nothing was
  /// written yet.
  void dropUnsentData();

  /// Reads all that has come. Calls onHead(arrival) when a frame's data is
  /// about to come, which may set where it goes, and onEnd(arrival) after it.
  /// Returns whether anything came.
  using OnArrival = std::function<void(Arrival &)>;
  bool receive(const OnArrival &onHead, const OnArrival &onEnd);
  /// The data of the frame that comes now must not go to memory of an op.
  void redirect();
  /// Returns true if the other process has closed the connection. All that it
  /// had sent before was received.
  bool isClosed() const { return hasEnded; }

private:
  struct Outgoing {
    std::string head;
    const char *data;
    int64_t bytes;
    int64_t *pending;
    int64_t numSent = 0;
  };
  /// The part of the arrival that is to come.
  enum class Part { Frame, Text, Data };

  bool write(Outgoing &next);
  bool readPart();
  void beginPart(Part next);
  void endPart(const OnArrival &onHead, const OnArrival &onEnd);

  File file;
  std::deque<Outgoing> outgoing;
  /// True if the other process may still read.
  bool isWritable = true;
  bool hasEnded = false;
  Arrival arrival;
  Part part;
  char *target;
  int64_t missing;
};

} // namespace mesh::rt::sockets

#endif // MESH_RT_TEST_SOCKETS_SOCKETSTREAM_H
