//===- SocketStream.cpp - frames between two processes --------------------===//

#include "SocketStream.h"

#include <cerrno>
#include <fcntl.h>
#include <sys/socket.h>
#include <sys/uio.h>
#include <system_error>
#include <unistd.h>

using namespace mesh::rt;
using namespace mesh::rt::sockets;

File::~File() {
  if (number >= 0)
    close(number);
}

void sockets::throwSystemError(const char *what) {
  throw std::system_error(errno, std::system_category(), what);
}

SocketStream::SocketStream(File ownFile) : file(std::move(ownFile)) {
  int flags = fcntl(file.get(), F_GETFL);
  if (flags < 0 || fcntl(file.get(), F_SETFL, flags | O_NONBLOCK) != 0)
    throwSystemError("a socket cannot be nonblocking");
  beginPart(Part::Frame);
}

//===----------------------------------------------------------------------===//
// Sending
//===----------------------------------------------------------------------===//

void SocketStream::send(Frame frame, const std::string &text, const char *data,
                        int64_t bytes, int64_t *pending) {
  if (!isWritable)
    return;
  frame.textBytes = static_cast<int64_t>(text.size());
  frame.dataBytes = bytes;
  Outgoing &next = outgoing.emplace_back();
  Writer(next.head).put(frame);
  next.head += text;
  if (!pending && bytes > 0)
    next.head.append(data, bytes);
  next.data = data;
  next.bytes = pending ? bytes : 0;
  next.pending = pending;
  if (pending)
    ++*pending;
}

/// Returns whether all of it is written.
bool SocketStream::write(Outgoing &next) {
  auto headBytes = static_cast<int64_t>(next.head.size());
  while (next.numSent < headBytes + next.bytes) {
    int64_t headSent = std::min(next.numSent, headBytes);
    int64_t dataSent = next.numSent - headSent;
    iovec parts[] = {{next.head.data() + headSent,
                      static_cast<size_t>(headBytes - headSent)},
                     {const_cast<char *>(next.data) + dataSent,
                      static_cast<size_t>(next.bytes - dataSent)}};
    msghdr message{};
    message.msg_iov = parts;
    message.msg_iovlen = next.bytes > 0 ? 2 : 1;
    ssize_t sent = sendmsg(file.get(), &message, MSG_NOSIGNAL);
    if (sent >= 0) {
      next.numSent += sent;
      continue;
    }
    if (errno == EAGAIN)
      return false;
    if (errno == EINTR)
      continue;
    // The process is gone. What it sent before is still to be read.
    isWritable = false;
    return false;
  }
  return true;
}

void SocketStream::flush() {
  while (!outgoing.empty() && write(outgoing.front())) {
    if (outgoing.front().pending)
      --*outgoing.front().pending;
    outgoing.pop_front();
  }
  if (!isWritable)
    outgoing.clear();
}

void SocketStream::dropUnsentData() {
  std::erase_if(outgoing, [](const Outgoing &frame) {
    return frame.pending && frame.numSent == 0;
  });
}

//===----------------------------------------------------------------------===//
// Receiving
//===----------------------------------------------------------------------===//

void SocketStream::beginPart(Part next) {
  part = next;
  switch (part) {
  case Part::Frame:
    arrival = {};
    target = reinterpret_cast<char *>(&arrival.frame);
    missing = sizeof(Frame);
    break;
  case Part::Text:
    arrival.text.resize(arrival.frame.textBytes);
    target = arrival.text.data();
    missing = arrival.frame.textBytes;
    break;
  case Part::Data:
    if (!arrival.data) {
      arrival.own.resize(arrival.frame.dataBytes);
      arrival.data = arrival.own.data();
    }
    target = arrival.data;
    missing = arrival.frame.dataBytes;
    break;
  }
}

void SocketStream::endPart(const OnArrival &onHead, const OnArrival &onEnd) {
  switch (part) {
  case Part::Frame:
    return beginPart(Part::Text);
  case Part::Text:
    onHead(arrival);
    return beginPart(Part::Data);
  case Part::Data:
    onEnd(arrival);
    return beginPart(Part::Frame);
  }
}

/// Returns whether the part is there.
bool SocketStream::readPart() {
  while (missing > 0) {
    ssize_t got = recv(file.get(), target, missing, 0);
    if (got > 0) {
      target += got;
      missing -= got;
      continue;
    }
    if (got < 0 && errno == EINTR)
      continue;
    if (got < 0 && errno == EAGAIN)
      return false;
    hasEnded = true;
    return false;
  }
  return true;
}

bool SocketStream::receive(const OnArrival &onHead, const OnArrival &onEnd) {
  bool hasMoved = false;
  while (!hasEnded) {
    int64_t before = missing;
    bool isThere = readPart();
    hasMoved |= missing != before || hasEnded;
    if (!isThere)
      break;
    endPart(onHead, onEnd);
  }
  return hasMoved;
}

void SocketStream::redirect() {
  if (part != Part::Data)
    return;
  arrival.own.resize(arrival.frame.dataBytes);
  arrival.data = arrival.own.data();
  target = arrival.data + (arrival.frame.dataBytes - missing);
}
