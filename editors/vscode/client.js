// The editor's side of mesh-lsp-server: documents there, what it says here.
'use strict';

const vscode = require('vscode');
const convert = require('./convert');
const {Server} = require('./server');

const LANGUAGE = 'mlir';
/** A server that ends this often in a minute is not started again. */
const MOST_ENDS = 3;

/** MLIR's server takes files only. */
const OURS = {language: LANGUAGE, scheme: 'file'};
const isOurs = document =>
  document.languageId === OURS.language && document.uri.scheme === OURS.scheme;

class Client {
  /** `getPath` says where the server is, each time that it is started. */
  constructor(getPath, log) {
    this.getPath = getPath;
    this.log = log;
    this.ends = [];
    this.diagnostics = vscode.languages.createDiagnosticCollection('mesh');
    this.subscriptions = [this.diagnostics, ...this.followDocuments(), ...this.provide()];
  }

  /** Starts the server, and shows it all documents that are open. */
  async start() {
    const server = new Server(this.getPath(), {
      onNotification: (method, params) => this.onNotification(method, params),
      onLog: text => this.log.append(text),
      onEnd: (why, isWanted) => this.onEnd(server, why, isWanted),
    });
    this.server = server;
    await server.request('initialize', {processId: process.pid, rootUri: null, capabilities: {}});
    server.notify('initialized', {});
    vscode.workspace.textDocuments.filter(isOurs).forEach(document => this.open(document));
  }

  async stop() {
    const server = this.server;
    this.server = null;
    this.diagnostics.clear();
    if (server)
      await server.stop();
  }

  async restart() {
    this.ends = [];
    await this.stop();
    // What there is to say about a failure has been said at the end.
    await this.start().catch(() => {});
  }

  onEnd(server, why, isWanted) {
    this.log.appendLine(`mesh-lsp-server: ${why}`);
    if (isWanted || this.server !== server)
      return;
    this.server = null;
    this.diagnostics.clear();
    const now = Date.now();
    this.ends = [...this.ends.filter(time => now - time < 60000), now];
    if (this.ends.length < MOST_ENDS && !why.includes('ENOENT'))
      this.start().catch(() => {});
    else
      vscode.window.showErrorMessage(
        `mesh-lsp-server cannot be used: ${why}. Set mesh.toolsFolder to its folder, ` +
        'then run "Mesh: Restart the Language Server".');
  }

  onNotification(method, params) {
    if (method === 'textDocument/publishDiagnostics')
      this.diagnostics.set(vscode.Uri.parse(params.uri),
                           params.diagnostics.map(convert.diagnostic));
  }

  notify(method, params) {
    if (this.server)
      this.server.notify(method, params);
  }

  open(document) {
    this.notify('textDocument/didOpen', {
      textDocument: {
        uri: document.uri.toString(),
        languageId: LANGUAGE,
        version: document.version,
        text: document.getText(),
      },
    });
  }

  followDocuments() {
    const {workspace} = vscode;
    return [
      workspace.onDidOpenTextDocument(document => isOurs(document) && this.open(document)),
      workspace.onDidChangeTextDocument(({document}) => isOurs(document) &&
        this.notify('textDocument/didChange', {
          textDocument: {uri: document.uri.toString(), version: document.version},
          contentChanges: [{text: document.getText()}],
        })),
      workspace.onDidCloseTextDocument(document => {
        if (!isOurs(document))
          return;
        this.notify('textDocument/didClose', {textDocument: {uri: document.uri.toString()}});
        this.diagnostics.delete(document.uri);
      }),
    ];
  }

  /** Returns the server's answer as `convertOne` makes it; null if there is none. */
  async ask(method, params, convertOne) {
    const result = this.server
      ? await this.server.request(method, params).catch(error => {
          this.log.appendLine(`${method}: ${error.message}`);
          return null;
        })
      : null;
    if (!result)
      return null;
    const answer = result.items || result;
    return Array.isArray(answer) ? answer.map(convertOne) : convertOne(answer);
  }

  provide() {
    const {languages} = vscode;
    const {place} = convert;
    return [
      languages.registerHoverProvider(OURS, {
        provideHover: (document, at) =>
          this.ask('textDocument/hover', place(document, at), convert.hover),
      }),
      languages.registerDefinitionProvider(OURS, {
        provideDefinition: (document, at) =>
          this.ask('textDocument/definition', place(document, at), convert.location),
      }),
      languages.registerReferenceProvider(OURS, {
        provideReferences: (document, at, context) =>
          this.ask('textDocument/references', {...place(document, at), context},
                   convert.location),
      }),
      languages.registerDocumentSymbolProvider(OURS, {
        provideDocumentSymbols: document =>
          this.ask('textDocument/documentSymbol',
                   {textDocument: {uri: document.uri.toString()}}, convert.symbol),
      }),
      languages.registerCompletionItemProvider(OURS, {
        provideCompletionItems: (document, at) =>
          this.ask('textDocument/completion', place(document, at), convert.completion),
      }, '%', '@', '#', '!', '^', '.'),
    ];
  }
}

module.exports = {Client};
