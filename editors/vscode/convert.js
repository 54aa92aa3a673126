// Values of the protocol as values of VS Code.
'use strict';

const vscode = require('vscode');

const position = at => new vscode.Position(at.line, at.character);
const range = of => new vscode.Range(position(of.start), position(of.end));
const location = of => new vscode.Location(vscode.Uri.parse(of.uri), range(of.range));

function diagnostic(of) {
  // The protocol counts severities from 1.
  const made = new vscode.Diagnostic(range(of.range), of.message, (of.severity || 1) - 1);
  made.source = of.source;
  made.relatedInformation = (of.relatedInformation || []).map(
    note => new vscode.DiagnosticRelatedInformation(location(note.location), note.message));
  return made;
}

function hover(of) {
  return of && new vscode.Hover(new vscode.MarkdownString(of.contents.value),
                                of.range && range(of.range));
}

function symbol(of) {
  const made = new vscode.DocumentSymbol(of.name, of.detail || '', of.kind - 1,
                                         range(of.range), range(of.selectionRange));
  made.children = (of.children || []).map(symbol);
  return made;
}

function completion(of) {
  const made = new vscode.CompletionItem(of.label, of.kind && of.kind - 1);
  made.insertText = of.insertText || of.label;
  made.detail = of.detail;
  made.sortText = of.sortText;
  return made;
}

/** The document and the place in it, as requests have them. */
function place(document, at) {
  return {
    textDocument: {uri: document.uri.toString()},
    position: {line: at.line, character: at.character},
  };
}

module.exports = {completion, diagnostic, hover, location, place, symbol};
