// The part of VS Code's interface that the extension uses, for tests without it.
'use strict';

class Position {
  constructor(line, character) {
    Object.assign(this, {line, character});
  }
}

class Range {
  constructor(start, end) {
    Object.assign(this, {start, end});
  }
}

/** A class that keeps the values that it is made from, under these names. */
const record = (...names) => class {
  constructor(...values) {
    names.forEach((name, index) => { this[name] = values[index]; });
  }
};

class Uri {
  constructor(scheme, path) {
    Object.assign(this, {scheme, path});
  }
  static parse(text) {
    const [, scheme, path] = /^([\w-]+):(?:\/\/)?(.*)$/.exec(text);
    return new Uri(scheme, path);
  }
  toString() {
    return this.scheme === 'file' ? `file://${this.path}` : `${this.scheme}:${this.path}`;
  }
}

class EventEmitter {
  constructor() {
    this.listeners = new Set();
    this.event = listener => {
      this.listeners.add(listener);
      return {dispose: () => this.listeners.delete(listener)};
    };
  }
  fire(value) {
    this.listeners.forEach(listener => listener(value));
  }
}

/** A document of the editor. */
class Document {
  constructor(uri, text, languageId) {
    Object.assign(this, {uri, text, languageId, version: 1});
  }
  getText() {
    return this.text;
  }
}

/** What the test sees and sets; no part of VS Code. */
const fake = {
  settings: {toolsFolder: '', levelFlags: []},
  asked: new Set(),
  providers: {},
  contents: {},
  commands: {},
  diagnostics: new Map(),
  diagnosticsChanged: new EventEmitter(),
  errors: [],
  shown: [],
  log: '',
  pick: null,
  opened: new EventEmitter(),
  changed: new EventEmitter(),
  closed: new EventEmitter(),
};

const disposable = () => ({dispose() {}});
const provide = kind => (selector, provider) => {
  fake.providers[kind] = provider;
  return disposable();
};

const workspace = {
  textDocuments: [],
  onDidOpenTextDocument: fake.opened.event,
  onDidChangeTextDocument: fake.changed.event,
  onDidCloseTextDocument: fake.closed.event,
  getConfiguration: section => ({
    get: name => {
      fake.asked.add(`${section}.${name}`);
      return section === 'mesh' && fake.settings[name];
    },
  }),
  registerTextDocumentContentProvider: (scheme, provider) => {
    fake.contents[scheme] = provider;
    return disposable();
  },
  openTextDocument: async uri =>
    new Document(uri, fake.contents[uri.scheme].provideTextDocumentContent(uri), 'plaintext'),
};

const languages = {
  createDiagnosticCollection: () => ({
    set: (uri, list) => {
      fake.diagnostics.set(uri.toString(), list);
      fake.diagnosticsChanged.fire(list);
    },
    delete: uri => fake.diagnostics.delete(uri.toString()),
    clear: () => fake.diagnostics.clear(),
    dispose() {},
  }),
  registerHoverProvider: provide('hover'),
  registerDefinitionProvider: provide('definition'),
  registerReferenceProvider: provide('references'),
  registerDocumentSymbolProvider: provide('symbols'),
  registerCompletionItemProvider: provide('completion'),
  setTextDocumentLanguage: async (document, id) => Object.assign(document, {languageId: id}),
};

const window = {
  activeTextEditor: undefined,
  createOutputChannel: () => ({
    append: text => { fake.log += text; },
    appendLine: text => { fake.log += text + '\n'; },
    show() {},
    dispose() {},
  }),
  showErrorMessage: message => { fake.errors.push(message); },
  showQuickPick: async items => fake.pick && items.find(({label}) => label === fake.pick),
  showTextDocument: async document => { fake.shown.push(document); },
};

const commands = {
  registerCommand: (name, run) => {
    fake.commands[name] = run;
    return disposable();
  },
};

module.exports = {
  Position, Range, Uri, EventEmitter, Document, workspace, languages, window, commands, fake,
  Location: record('uri', 'range'),
  Diagnostic: record('range', 'message', 'severity'),
  DiagnosticRelatedInformation: record('location', 'message'),
  Hover: record('contents', 'range'),
  MarkdownString: record('value'),
  DocumentSymbol: record('name', 'detail', 'kind', 'range', 'selectionRange'),
  CompletionItem: record('label', 'kind'),
  ViewColumn: {Beside: -2},
};
