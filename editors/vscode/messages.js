// Messages of the language server protocol over a stream of bytes.
'use strict';

/** Returns the bytes of a message. */
function encode(message) {
  const body = Buffer.from(JSON.stringify(message), 'utf8');
  return Buffer.concat([Buffer.from(`Content-Length: ${body.length}\r\n\r\n`), body]);
}

/** Calls a function with each message of a stream that arrives in pieces. */
class Decoder {
  constructor(onMessage) {
    this.onMessage = onMessage;
    this.pieces = [];
    this.numBytes = 0;
    this.wanted = 0;
  }

  /** Takes the next piece. Throws where the stream is not one of messages. */
  add(piece) {
    this.pieces.push(piece);
    this.numBytes += piece.length;
    while (this.numBytes > 0 && this.numBytes >= this.wanted) {
      const bytes = Buffer.concat(this.pieces);
      const end = bytes.indexOf('\r\n\r\n');
      this.pieces = [bytes];
      if (end < 0)
        return;
      const length = /^content-length: *(\d+)/im.exec(bytes.toString('latin1', 0, end));
      if (!length)
        throw new Error('a message of the server has no length');
      const begin = end + 4;
      this.wanted = begin + Number(length[1]);
      if (bytes.length < this.wanted)
        return;
      const message = JSON.parse(bytes.toString('utf8', begin, this.wanted));
      this.pieces = [bytes.subarray(this.wanted)];
      this.numBytes = bytes.length - this.wanted;
      this.wanted = 0;
      this.onMessage(message);
    }
  }
}

module.exports = {encode, Decoder};
