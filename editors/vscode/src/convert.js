"use strict";

const vscode = require("vscode");

// Between the protocol's values and the editor's. Both count UTF-16 units from 0.

const toPosition = (position) => ({ line: position.line, character: position.character });
const toRange = (range) => ({ start: toPosition(range.start), end: toPosition(range.end) });
const position = (value) => new vscode.Position(value.line, value.character);
const range = (value) => new vscode.Range(position(value.start), position(value.end));
const location = (value) =>
  new vscode.Location(vscode.Uri.parse(value.uri ?? value.targetUri), range(value.range ?? value.targetSelectionRange));
const list = (value) => (value == null ? [] : Array.isArray(value) ? value : [value]);
const edits = (values) => list(values).map((edit) => new vscode.TextEdit(range(edit.range), edit.newText));

function markdown(value) {
  if (value == null) return undefined;
  if (typeof value === "string") return new vscode.MarkdownString(value);
  if (value.kind === "plaintext") return new vscode.MarkdownString().appendText(value.value);
  if (value.language) return new vscode.MarkdownString().appendCodeblock(value.value, value.language);
  return new vscode.MarkdownString(value.value);
}

const severities = { 1: "Error", 2: "Warning", 3: "Information", 4: "Hint" };

function diagnostic(value) {
  const result = new vscode.Diagnostic(
    range(value.range), value.message, vscode.DiagnosticSeverity[severities[value.severity] ?? "Error"]);
  result.source = value.source;
  result.code = value.codeDescription ? { value: value.code, target: vscode.Uri.parse(value.codeDescription.href) } : value.code;
  result.tags = value.tags;
  result.relatedInformation = list(value.relatedInformation).map(
    (info) => new vscode.DiagnosticRelatedInformation(location(info.location), info.message));
  // The server wants back what it has told.
  result.told = value;
  return result;
}

function toDiagnostic(value) {
  return value.told ?? {
    range: toRange(value.range),
    message: value.message,
    severity: value.severity + 1,
    source: value.source,
    code: typeof value.code === "object" ? value.code.value : value.code,
  };
}

function workspaceEdit(value) {
  const result = new vscode.WorkspaceEdit();
  for (const [uri, changes] of Object.entries(value.changes ?? {})) {
    result.set(vscode.Uri.parse(uri), edits(changes));
  }
  for (const change of value.documentChanges ?? []) {
    if (change.textDocument) result.set(vscode.Uri.parse(change.textDocument.uri), edits(change.edits));
  }
  return result;
}

function completion(value, defaults) {
  // Kinds count from 1 in the protocol and from 0 in the editor.
  const item = new vscode.CompletionItem(
    value.labelDetails ? { label: value.label, ...value.labelDetails } : value.label,
    value.kind === undefined ? undefined : value.kind - 1);
  item.detail = value.detail;
  item.documentation = markdown(value.documentation);
  item.sortText = value.sortText;
  item.filterText = value.filterText;
  item.preselect = value.preselect;
  item.tags = value.tags;
  item.commitCharacters = value.commitCharacters;
  const format = value.insertTextFormat ?? defaults?.insertTextFormat;
  const text = value.textEdit?.newText ?? value.textEditText ?? value.insertText ?? value.label;
  item.insertText = format === 2 ? new vscode.SnippetString(text) : text;
  const place = value.textEdit?.range ?? value.textEdit?.insert ?? defaults?.editRange;
  if (place?.start) item.range = range(place);
  item.additionalTextEdits = value.additionalTextEdits ? edits(value.additionalTextEdits) : undefined;
  item.told = value;
  return item;
}

function codeAction(value) {
  const action = new vscode.CodeAction(value.title, value.kind ? new vscode.CodeActionKind(value.kind) : undefined);
  if (value.edit) action.edit = workspaceEdit(value.edit);
  action.isPreferred = value.isPreferred;
  action.diagnostics = value.diagnostics?.map(diagnostic);
  action.told = value;
  return action;
}

function symbol(value) {
  if (value.location) {
    return new vscode.SymbolInformation(value.name, value.kind - 1, value.containerName ?? "", location(value.location));
  }
  const result = new vscode.DocumentSymbol(
    value.name || " ", value.detail ?? "", value.kind - 1, range(value.range), range(value.selectionRange));
  result.children = list(value.children).map(symbol);
  return result;
}

function selectionRange(value) {
  return new vscode.SelectionRange(range(value.range), value.parent ? selectionRange(value.parent) : undefined);
}

function signatureHelp(value) {
  const result = new vscode.SignatureHelp();
  result.signatures = value.signatures.map((signature) => {
    const information = new vscode.SignatureInformation(signature.label, markdown(signature.documentation));
    information.parameters = list(signature.parameters).map(
      (parameter) => new vscode.ParameterInformation(parameter.label, markdown(parameter.documentation)));
    if (signature.activeParameter !== undefined) information.activeParameter = signature.activeParameter;
    return information;
  });
  result.activeSignature = value.activeSignature ?? 0;
  result.activeParameter = value.activeParameter ?? 0;
  return result;
}

function inlayHint(value) {
  const label = typeof value.label === "string" ? value.label : value.label.map((part) => part.value).join("");
  const hint = new vscode.InlayHint(position(value.position), label, value.kind);
  hint.tooltip = markdown(value.tooltip);
  hint.paddingLeft = value.paddingLeft;
  hint.paddingRight = value.paddingRight;
  return hint;
}

function folding(value) {
  const kinds = { comment: 1, imports: 2, region: 3 };
  return new vscode.FoldingRange(value.startLine, value.endLine, kinds[value.kind]);
}

const color = (value) => new vscode.Color(value.red, value.green, value.blue, value.alpha);
const toColor = (value) => ({ red: value.red, green: value.green, blue: value.blue, alpha: value.alpha });

module.exports = {
  codeAction, color, completion, diagnostic, edits, folding, inlayHint, list, location, markdown, position, range,
  selectionRange, signatureHelp, symbol, toColor, toDiagnostic, toPosition, toRange, workspaceEdit,
};
