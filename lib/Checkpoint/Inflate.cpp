//===- Inflate.cpp - bytes that were packed by "deflate" ------------------===//

#include "Inflate.h"

#include <algorithm>
#include <zlib.h>

using namespace mesh;

/// The bytes that are unpacked at first; then as many as are there already.
static constexpr uint64_t kFirstBytes = 64 << 10;
/// The bytes that zlib is given at once: it counts in 32 bits.
static constexpr uint64_t kMostBytes = 1 << 30;

namespace {
/// Takes bytes out of `packed`, one piece after the other.
class Inflater {
public:
  explicit Inflater(StringRef packed) : rest(packed) {
    // Negative: there is nothing around the packed bytes.
    isReady = inflateInit2(&stream, -MAX_WBITS) == Z_OK;
  }
  ~Inflater() {
    if (isReady)
      inflateEnd(&stream);
  }
  Inflater(const Inflater &) = delete;
  Inflater &operator=(const Inflater &) = delete;

  /// Appends what comes next to `bytes`, until there are `count` in all or no
  /// more come.
  llvm::Error append(UnpackedBytes &bytes, uint64_t count) {
    if (!isReady)
      return llvm::createStringError("cannot be unpacked: out of memory");
    while (bytes.size() < count && !isAtEnd) {
      uint64_t begin = bytes.size();
      uint64_t room = std::min(
          {std::max<uint64_t>(begin, kFirstBytes), count - begin, kMostBytes});
      bytes.resize_for_overwrite(begin + room);
      llvm::Expected<uint64_t> numTaken = take(bytes.data() + begin, room);
      bytes.truncate(begin + (numTaken ? *numTaken : 0));
      if (!numTaken)
        return numTaken.takeError();
    }
    return llvm::Error::success();
  }

  /// Fails unless the packed bytes have ended, as these themselves say.
  llvm::Error finish() {
    // The mark of the end may be all that is left.
    char another;
    llvm::Expected<uint64_t> numTaken = take(&another, 1);
    if (!numTaken)
      return numTaken.takeError();
    if (*numTaken > 0)
      return llvm::createStringError("unpacks to more bytes than it is said "
                                     "to");
    if (!rest.empty())
      return llvm::createStringError("has " + llvm::Twine(rest.size()) +
                                     " bytes behind what was packed");
    return llvm::Error::success();
  }

private:
  /// Writes up to `room` bytes; less only at the end.
  llvm::Expected<uint64_t> take(char *to, uint64_t room) {
    stream.next_out = reinterpret_cast<Bytef *>(to);
    stream.avail_out = room;
    while (stream.avail_out != 0 && !isAtEnd) {
      uint64_t size = std::min<uint64_t>(rest.size(), kMostBytes);
      // zlib only reads them.
      stream.next_in =
          reinterpret_cast<Bytef *>(const_cast<char *>(rest.data()));
      stream.avail_in = size;
      int code = ::inflate(&stream, Z_NO_FLUSH);
      rest = rest.drop_front(size - stream.avail_in);
      isAtEnd = code == Z_STREAM_END;
      if (code == Z_BUF_ERROR)
        return llvm::createStringError("ends before what was packed does");
      if (code == Z_MEM_ERROR)
        return llvm::createStringError("cannot be unpacked: out of memory");
      if (code != Z_OK && code != Z_STREAM_END)
        return llvm::createStringError(
            llvm::Twine("cannot be unpacked: ") +
            (stream.msg ? stream.msg : "the packed bytes are damaged"));
    }
    return room - stream.avail_out;
  }

  z_stream stream = {};
  StringRef rest;
  bool isReady;
  bool isAtEnd = false;
};
} // namespace

llvm::Expected<UnpackedBytes> mesh::inflate(StringRef packed, uint64_t size) {
  Inflater inflater(packed);
  UnpackedBytes bytes;
  if (llvm::Error error = inflater.append(bytes, size))
    return error;
  if (bytes.size() < size)
    return llvm::createStringError("unpacks to " + llvm::Twine(bytes.size()) +
                                   " bytes, expected " + llvm::Twine(size));
  if (llvm::Error error = inflater.finish())
    return error;
  return bytes;
}

llvm::Expected<UnpackedBytes> mesh::inflateFirst(StringRef packed,
                                                 uint64_t count) {
  UnpackedBytes bytes;
  if (llvm::Error error = Inflater(packed).append(bytes, count))
    return error;
  return bytes;
}
