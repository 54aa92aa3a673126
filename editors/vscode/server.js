// A language server as a process: requests, replies and notifications.
'use strict';

const {spawn} = require('child_process');
const {encode, Decoder} = require('./messages');

/** A server ends this soon after it is asked to, in milliseconds. */
const STOP_TIME = 2000;

class Server {
  /**
   * Starts the program at `path`. `handlers` has `onNotification(method, params)`,
   * `onLog(text)` and `onEnd(why)`, which is called once, however it ends.
   */
  constructor(path, handlers) {
    this.handlers = handlers;
    this.pending = new Map();
    this.nextId = 1;
    this.process = spawn(path, [], {stdio: 'pipe'});
    const decoder = new Decoder(message => this.receive(message));
    this.process.stdout.on('data', piece => {
      try {
        decoder.add(piece);
      } catch (error) {
        this.end(error.message);
      }
    });
    this.process.stderr.on('data', piece => handlers.onLog(piece.toString()));
    // A server that has ended says so below.
    this.process.stdin.on('error', () => {});
    this.process.on('error', error => this.end(error.message));
    this.process.on('exit', (code, signal) =>
      this.end(signal ? `ended by ${signal}` : `ended with code ${code}`));
  }

  get isRunning() {
    return this.process !== null;
  }

  /** Returns the promise of the result; rejected by errors, and at the end. */
  request(method, params) {
    if (!this.isRunning)
      return Promise.reject(new Error('the server is not running'));
    const id = this.nextId++;
    return new Promise((resolve, reject) => {
      this.pending.set(id, {resolve, reject});
      this.send({id, method, params});
    });
  }

  notify(method, params) {
    if (this.isRunning)
      this.send({method, params});
  }

  /** Ends the server, as the protocol says; kills one that does not end in time. */
  async stop() {
    if (!this.isRunning)
      return;
    this.isStopping = true;
    const {process} = this;
    const deadline = setTimeout(() => process.kill('SIGKILL'), STOP_TIME);
    process.on('exit', () => clearTimeout(deadline));
    // Rejected when the server has ended, in whatever way.
    await this.request('shutdown', null).catch(() => {});
    this.notify('exit', null);
  }

  send(message) {
    this.process.stdin.write(encode({jsonrpc: '2.0', ...message}));
  }

  receive(message) {
    if (message.method !== undefined) {
      this.handlers.onNotification(message.method, message.params);
      if (message.id !== undefined)
        this.send({id: message.id, error: {code: -32601, message: 'unknown to this editor'}});
      return;
    }
    const waiting = this.pending.get(message.id);
    this.pending.delete(message.id);
    if (waiting && message.error)
      waiting.reject(new Error(message.error.message));
    else if (waiting)
      waiting.resolve(message.result);
  }

  end(why) {
    const process = this.process;
    if (!process)
      return;
    this.process = null;
    process.kill();
    for (const {reject} of this.pending.values())
      reject(new Error(why));
    this.pending.clear();
    this.handlers.onEnd(why, this.isStopping === true);
  }
}

module.exports = {Server};
