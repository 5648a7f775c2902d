// A session of the extension for Visual Studio Code with a stand-in for the editor: the extension's own code and the real
// server, from opening to the picture. node .ci/editors/session.js, with LDLC set.
"use strict";

const assert = require("node:assert");
const fs = require("node:fs");
const Module = require("node:module");
const path = require("node:path");

const root = path.resolve(__dirname, "../..");
const original = fs.readFileSync(path.join(root, "examples/card.ldl"), "utf8");
const disposable = { dispose() {} };

class EventEmitter {
  constructor() {
    this.listeners = [];
    this.event = (listener) => {
      this.listeners.push(listener);
      return { dispose: () => this.listeners.splice(this.listeners.indexOf(listener), 1) };
    };
  }
  fire(value) {
    [...this.listeners].forEach((listener) => listener(value));
  }
}
class Position {
  constructor(line, character) { Object.assign(this, { line, character }); }
}
class Range {
  constructor(start, end) { Object.assign(this, { start, end }); }
}
const valueClass = (...names) => class {
  constructor(...values) { names.forEach((name, index) => { this[name] = values[index]; }); }
};
class MarkdownString {
  constructor(value = "") { this.value = value; }
  appendText(text) { this.value += text; return this; }
  appendCodeblock(text) { this.value += text; return this; }
}
class WorkspaceEdit {
  constructor() { this.changes = new Map(); }
  set(uri, edits) { this.changes.set(uri.toString(), edits); }
}

const settings = { command: process.env.LDLC, device: "iphone-17", width: null, height: null };
const changedDocument = new EventEmitter();
const providers = {};
const commands = {};
const diagnostics = new Map();
const panels = [];
const told = new EventEmitter();

class Document {
  constructor(name, text) {
    this.uri = vscode.Uri.parse(`untitled:${name}`);
    Object.assign(this, { fileName: name, languageId: "ldl", version: 1, text });
  }
  getText() { return this.text; }
  positionAt(offset) {
    const before = this.text.slice(0, offset).split("\n");
    return new Position(before.length - 1, before.at(-1).length);
  }
  offsetAt({ line, character }) {
    return this.text.split("\n").slice(0, line).reduce((sum, each) => sum + each.length + 1, 0) + character;
  }
  place(needle, offset = 0) {
    assert(this.text.includes(needle), `there is no ${needle}`);
    return this.positionAt(this.text.indexOf(needle) + offset);
  }
  /** Replaces a piece of the text and tells the extension. */
  replace(old, text) {
    const range = new Range(this.place(old), this.place(old, old.length));
    this.text = this.text.replace(old, () => text);
    this.version += 1;
    changedDocument.fire({ document: this, contentChanges: [{ range, text }] });
  }
  applied(edits) {
    return [...edits].sort((a, b) => this.offsetAt(b.range.start) - this.offsetAt(a.range.start)).reduce(
      (text, edit) =>
        text.slice(0, this.offsetAt(edit.range.start)) + edit.newText + text.slice(this.offsetAt(edit.range.end)),
      this.text);
  }
}

const register = (name) => (selector, provider) => {
  providers[name] = provider;
  return disposable;
};
const never = () => disposable;
const vscode = {
  EventEmitter, Position, Range, MarkdownString, WorkspaceEdit,
  Location: valueClass("uri", "range"), TextEdit: valueClass("range", "newText"),
  Diagnostic: valueClass("range", "message", "severity"), DiagnosticRelatedInformation: valueClass("location", "message"),
  CompletionItem: valueClass("label", "kind"), CompletionList: valueClass("items", "isIncomplete"),
  SnippetString: valueClass("value"), Hover: valueClass("contents", "range"), CodeAction: valueClass("title", "kind"),
  CodeActionKind: valueClass("value"), DocumentSymbol: valueClass("name", "detail", "kind", "range", "selectionRange"),
  SymbolInformation: valueClass("name", "kind", "containerName", "location"),
  SelectionRange: valueClass("range", "parent"), SignatureHelp: valueClass(),
  SignatureInformation: valueClass("label", "documentation"),
  ParameterInformation: valueClass("label", "documentation"), InlayHint: valueClass("position", "label", "kind"),
  FoldingRange: valueClass("start", "end", "kind"), Color: valueClass("red", "green", "blue", "alpha"),
  ColorInformation: valueClass("range", "color"), ColorPresentation: valueClass("label"),
  SemanticTokensLegend: valueClass("types", "modifiers"), SemanticTokens: valueClass("data", "id"),
  DocumentHighlight: valueClass("range", "kind"),
  DiagnosticSeverity: { Error: 0, Warning: 1, Information: 2, Hint: 3 },
  ViewColumn: { Beside: -2 },
  Uri: { parse: (text) => ({ scheme: text.split(":")[0], fsPath: text, toString: () => text }) },
  commands: {
    registerCommand: (name, run) => { commands[name] = run; return disposable; },
    executeCommand() {},
  },
  languages: new Proxy({
    createDiagnosticCollection: () => ({
      set(uri, found) { diagnostics.set(uri.toString(), found); told.fire(found); },
      delete(uri) { diagnostics.delete(uri.toString()); },
      clear() { diagnostics.clear(); },
      dispose() {},
    }),
    registerWorkspaceSymbolProvider: (provider) => register("WorkspaceSymbolProvider")(undefined, provider),
  }, { get: (own, name) => own[name] ?? register(String(name).replace(/^register/, "")) }),
  window: {
    createOutputChannel: () => ({ appendLine: (line) => process.env.VERBOSE && console.error(line), dispose() {} }),
    createWebviewPanel: () => {
      const panel = { webview: { html: "" }, onDidDispose: never };
      panels.push(panel);
      return panel;
    },
    showErrorMessage: async (text) => { throw new Error(text); },
    showInformationMessage: async () => {},
  },
  workspace: {
    textDocuments: [],
    workspaceFolders: undefined,
    getConfiguration: () => ({ get: (key) => settings[key] }),
    onDidChangeTextDocument: changedDocument.event,
    onDidOpenTextDocument: never, onDidSaveTextDocument: never, onDidCloseTextDocument: never,
    onDidChangeConfiguration: never, onDidChangeWorkspaceFolders: never,
    createFileSystemWatcher: () => ({ onDidCreate: never, onDidChange: never, onDidDelete: never, dispose() {} }),
    applyEdit: async () => true,
  },
};

const load = Module._load;
Module._load = (name, ...rest) => (name === "vscode" ? vscode : load(name, ...rest));

/** The next diagnostics for which a condition holds. */
function seen(condition) {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("waited in vain for diagnostics")), 20000);
    const listener = told.event((found) => {
      if (!condition(found)) return;
      clearTimeout(timer);
      listener.dispose();
      resolve(found);
    });
  });
}

async function run() {
  const extension = require(path.join(root, "editors/vscode/src/extension.js"));
  const document = new Document("card.ldl", original);
  vscode.workspace.textDocuments.push(document);
  vscode.window.activeTextEditor = { document };
  const clean = seen((found) => found.length === 0);
  await extension.activate({ subscriptions: [] });
  await clean;

  const wrong = seen((found) => found.length > 0);
  document.replace(".lineLimit(2)", ".lineLimt(2)");
  const [found] = await wrong;
  assert.equal(found.code?.value ?? found.code, "unknown-modifier");
  const actions = await providers.CodeActionsProvider.provideCodeActions(
    document, found.range, { diagnostics: [found] });
  const cure = actions.find((action) => action.isPreferred && action.kind.value === "quickfix");
  assert.equal(document.applied(cure.edit.changes.get(document.uri.toString())), original);
  const cured = seen((now) => now.length === 0);
  document.replace(".lineLimt(2)", ".lineLimit(2)");
  await cured;

  const hover = await providers.HoverProvider.provideHover(document, document.place('Text("Seattle")'));
  assert(hover.contents[0].value.includes("offered"), hover.contents[0].value);

  document.replace(".lineLimit(2)", ".lineLimit(2)\n        .pad");
  const list = await providers.CompletionItemProvider.provideCompletionItems(
    document, document.place("        .pad", 12), undefined, { triggerKind: 0 });
  const [first] = [...list.items].sort((a, b) => (a.sortText < b.sortText ? -1 : 1));
  assert(String(first.filterText ?? first.label.label ?? first.label).startsWith("padding"), JSON.stringify(first));
  document.replace("\n        .pad\n", "\n");
  assert.equal(document.text, original);

  const loose = original.replace(/^ +/gm, "");
  document.replace(original, loose);
  const edits = await providers.DocumentFormattingEditProvider.provideDocumentFormattingEdits(
    document, { tabSize: 4, insertSpaces: true });
  assert.equal(document.applied(edits), original);
  document.replace(loose, original);

  await commands["ldl.showPicture"]();
  assert.match(panels[0].webview.html, /src="data:image\/svg\+xml;base64,/);

  await extension.deactivate();
  console.log("extension: opened, broke, saw, cured, hovered, completed, formatted, drew");
}

run().then(() => process.exit(0), (error) => {
  console.error(error);
  process.exit(1);
});
