"use strict";

const { spawn } = require("node:child_process");

/** Messages to and from a language server: JSON-RPC with a header of the length before each message. */
class Connection {
  /**
   * @param {string} command the server
   * @param {string[]} args its arguments
   * @param {{ onNotification: Function, onRequest: Function, onEnd: Function, onLog: Function }} handlers
   */
  constructor(command, args, handlers) {
    this.handlers = handlers;
    this.waiting = new Map();
    this.number = 0;
    this.input = Buffer.alloc(0);
    this.isOpen = true;
    this.process = spawn(command, args, { stdio: ["pipe", "pipe", "pipe"] });
    this.process.stdout.on("data", (data) => this.receive(data));
    this.process.stderr.on("data", (data) => handlers.onLog(String(data)));
    this.process.stdin.on("error", () => {});
    this.process.on("error", (error) => this.end(error.message));
    this.process.on("exit", (code) => this.end(code === 0 ? undefined : `it ended with ${code}`));
  }

  end(reason) {
    if (!this.isOpen) return;
    this.isOpen = false;
    for (const { reject } of this.waiting.values()) reject(new Error("the language server has ended"));
    this.waiting.clear();
    this.handlers.onEnd(reason);
  }

  receive(data) {
    this.input = Buffer.concat([this.input, data]);
    for (;;) {
      const end = this.input.indexOf("\r\n\r\n");
      if (end < 0) return;
      const length = /content-length: *(\d+)/i.exec(this.input.toString("ascii", 0, end));
      const start = end + 4;
      if (!length) {
        this.input = this.input.subarray(start);
        continue;
      }
      const stop = start + Number(length[1]);
      if (this.input.length < stop) return;
      const text = this.input.toString("utf8", start, stop);
      this.input = this.input.subarray(stop);
      this.handle(JSON.parse(text));
    }
  }

  async handle(message) {
    if (message.method === undefined) {
      const request = this.waiting.get(message.id);
      if (!request) return;
      this.waiting.delete(message.id);
      if (message.error) request.reject(new Error(message.error.message));
      else request.resolve(message.result);
    } else if (message.id === undefined) {
      this.handlers.onNotification(message.method, message.params);
    } else {
      const answer = { jsonrpc: "2.0", id: message.id };
      try {
        answer.result = (await this.handlers.onRequest(message.method, message.params)) ?? null;
      } catch (error) {
        answer.error = { code: -32601, message: error.message };
      }
      this.send(answer);
    }
  }

  send(message) {
    if (!this.isOpen) return;
    const body = Buffer.from(JSON.stringify(message), "utf8");
    this.process.stdin.write(`Content-Length: ${body.length}\r\n\r\n`);
    this.process.stdin.write(body);
  }

  notify(method, params) {
    this.send({ jsonrpc: "2.0", method, params });
  }

  /** Asks the server; `token` is the editor's token of cancellation. */
  request(method, params, token) {
    if (!this.isOpen) return Promise.reject(new Error("there is no language server"));
    const id = ++this.number;
    const result = new Promise((resolve, reject) => this.waiting.set(id, { resolve, reject }));
    const listener = token?.onCancellationRequested?.(() => this.notify("$/cancelRequest", { id }));
    this.send({ jsonrpc: "2.0", id, method, params });
    return result.finally(() => listener?.dispose());
  }

  /** Ends the server as the protocol wants it, and at the latest after two seconds. */
  async stop() {
    if (!this.isOpen) return;
    const timer = setTimeout(() => this.process.kill(), 2000);
    try {
      await this.request("shutdown", null);
      this.notify("exit");
    } catch {
      this.process.kill();
    }
    this.process.on("exit", () => clearTimeout(timer));
  }
}

module.exports = { Connection };
