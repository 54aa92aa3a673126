// Mesh in VS Code.
'use strict';

const path = require('path');
const vscode = require('vscode');
const {Client} = require('./client');
const {LEVELS, lower} = require('./levels');

/** Texts of levels are documents of this scheme, which cannot be edited. */
const SCHEME = 'mesh-level';

let client;

/** Where a tool is, as the settings are now. */
function toolPath(name) {
  const folder = vscode.workspace.getConfiguration('mesh').get('toolsFolder');
  return folder ? path.join(folder, name) : name;
}

/** Shows the active program at the level that the user picks, beside it. */
async function showLevel(texts, log) {
  const editor = vscode.window.activeTextEditor;
  if (!editor || editor.document.languageId !== 'mlir') {
    vscode.window.showErrorMessage('Mesh: open the .mlir file to be shown first');
    return;
  }
  const level = await vscode.window.showQuickPick(LEVELS, {placeHolder: 'Level'});
  if (!level)
    return;
  const flags = vscode.workspace.getConfiguration('mesh').get('levelFlags');
  const name = path.basename(editor.document.uri.path, '.mlir');
  const uri = vscode.Uri.parse(`${SCHEME}:${name}, level ${level.label}.mlir`);
  try {
    texts.set(uri, await lower(toolPath('mesh-opt'), editor.document.getText(), level, flags));
  } catch (error) {
    log.appendLine(error.message);
    log.show(true);
    vscode.window.showErrorMessage(`Mesh: ${error.message.split('\n', 1)[0]}`);
    return;
  }
  const document = await vscode.workspace.openTextDocument(uri);
  await vscode.languages.setTextDocumentLanguage(document, 'mlir');
  await vscode.window.showTextDocument(document, {
    viewColumn: vscode.ViewColumn.Beside,
    preserveFocus: true,
    preview: true,
  });
}

/** The texts of levels, by their URIs. */
class LevelTexts {
  constructor() {
    this.texts = new Map();
    this.changes = new vscode.EventEmitter();
    this.onDidChange = this.changes.event;
  }

  set(uri, text) {
    this.texts.set(uri.toString(), text);
    this.changes.fire(uri);
  }

  provideTextDocumentContent(uri) {
    return this.texts.get(uri.toString());
  }
}

async function activate(context) {
  const log = vscode.window.createOutputChannel('Mesh');
  const texts = new LevelTexts();
  client = new Client(() => toolPath('mesh-lsp-server'), log);
  context.subscriptions.push(
    log, ...client.subscriptions,
    vscode.workspace.registerTextDocumentContentProvider(SCHEME, texts),
    vscode.commands.registerCommand('mesh.showLevel', () => showLevel(texts, log)),
    vscode.commands.registerCommand('mesh.restartServer', () => client.restart()));
  await client.start().catch(() => {});
}

async function deactivate() {
  if (client)
    await client.stop();
}

module.exports = {activate, deactivate};
