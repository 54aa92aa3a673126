// Runs the extension against the tools, with vscode.js instead of VS Code:
//
//   node check_extension.js EXTENSION TOOLS
'use strict';

const assert = require('assert');
const fs = require('fs');
const os = require('os');
const path = require('path');
const vscode = require('vscode');

const [extensionFolder, tools] = process.argv.slice(2);
const {fake} = vscode;

/** Sees the processes that the extension starts. */
function watchProcesses() {
  const childProcess = require('child_process');
  const {spawn} = childProcess;
  fake.children = [];
  childProcess.spawn = (...of) => {
    const child = spawn(...of);
    fake.children.unshift(child);
    return child;
  };
}

watchProcesses();
const extension = require(path.resolve(extensionFolder));
const {Decoder, encode} = require(path.resolve(extensionFolder, 'messages.js'));

const TEXT = `mesh.mesh @m = <["model"=4]>
func.func @main(%x: tensor<8x64xf32> {mesh.sharding = #mesh.sharding<@m, [{}, {"model"}]>},
                %w: tensor<64x32xf32>) -> tensor<8x32xf32> {
  %y = mesh.tp_dense gather %x, %w on @m "model"
      : (tensor<8x64xf32>, tensor<64x32xf32>) -> tensor<8x32xf32>
  return %y : tensor<8x32xf32>
}
`;

/** Waits for the next diagnostics. */
const nextDiagnostics = () => new Promise(resolve => {
  const {dispose} = fake.diagnosticsChanged.event(list => {
    dispose();
    resolve(list);
  });
});

/** Messages arrive whole, however the stream of their bytes is cut. */
function checkMessages() {
  const messages = [{id: 1, text: 'ä∂'}, {id: 2}, {id: 3, text: 'x'.repeat(1000)}];
  const bytes = Buffer.concat(messages.map(encode));
  for (const size of [1, 2, 7, 500, bytes.length]) {
    const received = [];
    const decoder = new Decoder(message => received.push(message));
    for (let begin = 0; begin < bytes.length; begin += size)
      decoder.add(bytes.subarray(begin, begin + size));
    assert.deepStrictEqual(received, messages);
  }
  assert.throws(() => new Decoder(() => {}).add(Buffer.from('hello\r\n\r\n')), /has no length/);
}

async function checkLanguage(document) {
  const at = new vscode.Position(5, 10);  // %y in its use
  const hover = await fake.providers.hover.provideHover(document, at);
  assert.match(hover.contents.value, /^Sharding of result 0: `#mesh.sharding<@m, \[\{\}, \{"model"\}\]>`/);
  assert.match(hover.contents.value, /A device has `tensor<8x8xf32>`/);
  const [definition] = await fake.providers.definition.provideDefinition(document, at);
  assert.strictEqual(definition.uri.toString(), document.uri.toString());
  assert.strictEqual(definition.range.start.line, 3);
  const references = await fake.providers.references.provideReferences(
    document, at, {includeDeclaration: true});
  assert.deepStrictEqual(references.map(({range}) => range.start.line).sort(), [3, 5]);
  const symbols = await fake.providers.symbols.provideDocumentSymbols(document);
  const names = JSON.stringify(symbols);
  assert.match(names, /"main"|"@main"/);
  const items = await fake.providers.completion.provideCompletionItems(
    document, new vscode.Position(5, 10));
  assert(items.some(({label}) => label.includes('y')), JSON.stringify(items));
  assert.strictEqual(await fake.providers.hover.provideHover(document, new vscode.Position(6, 1)),
                     null);
}

async function checkDiagnostics(document) {
  assert.deepStrictEqual(fake.diagnostics.get(document.uri.toString()), []);
  document.text = TEXT.replace('64x32xf32>) ->', '63x32xf32>) ->');
  document.version++;
  let next = nextDiagnostics();
  fake.changed.fire({document});
  const [error] = await next;
  assert.match(error.message, /expects different type than prior uses/);
  assert.strictEqual(error.severity, 0);
  assert(error.range.start.line >= 2);
  document.text = TEXT;
  document.version++;
  next = nextDiagnostics();
  fake.changed.fire({document});
  assert.deepStrictEqual(await next, []);
}

async function checkLevels(document) {
  const show = fake.commands['mesh.showLevel'];
  vscode.window.activeTextEditor = undefined;
  await show();
  assert.match(fake.errors.pop(), /open the \.mlir file/);
  vscode.window.activeTextEditor = {document};
  await show();  // nothing is picked
  assert.strictEqual(fake.shown.length, 0);
  const expected = {
    '1 sharded': /mesh\.reshard/, '2 SPMD': /mesh\.all_gather/, '3 rings': /mesh\.async/,
    '4 programs': /mesh\.all_gather/, '5 executable': /llvm\.func/};
  for (const [level, text] of Object.entries(expected)) {
    fake.pick = level;
    await show();
    const shown = fake.shown.pop();
    assert.match(shown.getText(), text, level);
    assert.strictEqual(shown.languageId, 'mlir');
    assert.strictEqual(shown.uri.scheme, 'mesh-level');
  }
  fake.settings.levelFlags = ['--no-such-flag'];
  await show();
  assert.match(fake.errors.pop(), /Unknown command line argument '--no-such-flag'/);
  fake.settings.levelFlags = [];
  assert.strictEqual(fake.shown.length, 0);
}

/** A server that is killed is started again, and knows the documents that are open. */
async function checkEnds(document) {
  const next = nextDiagnostics();
  fake.children[0].kill('SIGKILL');
  assert.deepStrictEqual(await next, []);
  assert.match(fake.log, /mesh-lsp-server: ended by SIGKILL/);
  await checkLanguage(document);
  fake.settings.toolsFolder = '/nowhere';
  await fake.commands['mesh.restartServer']();
  assert.match(fake.errors.pop(), /mesh-lsp-server cannot be used: .*ENOENT.*mesh\.toolsFolder/);
  assert.strictEqual(await fake.providers.hover.provideHover(document, new vscode.Position(5, 10)),
                     null);
  fake.settings.toolsFolder = tools;
  const again = nextDiagnostics();
  await fake.commands['mesh.restartServer']();
  assert.deepStrictEqual(await again, []);
}

/** A server that does not answer is killed, and another one is started. */
async function checkHang() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'mesh-'));
  fs.writeFileSync(path.join(folder, 'mesh-lsp-server'), '#!/bin/sh\nexec sleep 600\n',
                   {mode: 0o755});
  fake.settings.toolsFolder = folder;
  const hanging = fake.commands['mesh.restartServer']();
  const before = fake.children[0];
  while (fake.children[0] === before)
    await new Promise(resolve => setTimeout(resolve, 10));
  const [server] = fake.children;
  fake.settings.toolsFolder = tools;
  const next = nextDiagnostics();
  await fake.commands['mesh.restartServer']();
  await hanging;
  assert.deepStrictEqual(await next, []);
  assert.strictEqual(server.signalCode, 'SIGKILL');
  fs.rmSync(folder, {recursive: true});
}

/** The code has each command and each setting of the manifest, and no others. */
function checkManifest() {
  const {contributes} = require(path.resolve(extensionFolder, 'package.json'));
  const names = contributes.commands.map(({command}) => command);
  assert.deepStrictEqual(Object.keys(fake.commands).sort(), names.sort());
  for (const {command} of Object.values(contributes.menus).flat())
    assert(names.includes(command), command);
  assert.deepStrictEqual([...fake.asked].sort(),
                         Object.keys(contributes.configuration.properties).sort());
}

async function main() {
  checkMessages();
  fake.settings.toolsFolder = tools;
  const document = new vscode.Document(vscode.Uri.parse('file:///tmp/layer.mlir'), TEXT, 'mlir');
  const level = new vscode.Document(vscode.Uri.parse('mesh-level:x.mlir'), 'not MLIR', 'mlir');
  vscode.workspace.textDocuments.push(document, level);
  const next = nextDiagnostics();
  const context = {subscriptions: []};
  await extension.activate(context);
  await next;
  await checkLanguage(document);
  await checkDiagnostics(document);
  await checkLevels(document);
  await checkEnds(document);
  await checkHang();
  checkManifest();
  fake.closed.fire(document);
  assert.strictEqual(fake.diagnostics.has(document.uri.toString()), false);
  const ended = new Promise(resolve => fake.children[0].on('exit', resolve));
  await extension.deactivate();
  assert.strictEqual(await ended, 0);
  assert.deepStrictEqual(fake.errors, []);
  context.subscriptions.forEach(each => each.dispose());
  console.log('the extension works');
}

main().catch(error => {
  console.error(error, fake.log);
  process.exit(1);
});
