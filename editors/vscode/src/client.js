"use strict";

const vscode = require("vscode");
const { Connection } = require("./connection");
const convert = require("./convert");
const { register } = require("./features");

/** Settings that go to the server; those that are not set are left out. */
function settings() {
  const configuration = vscode.workspace.getConfiguration("ldl");
  const result = {};
  for (const key of ["device", "width", "height", "root", "appearance", "layoutDirection", "inlayHints", "module"]) {
    const value = configuration.get(key);
    if (value !== null && value !== undefined && value !== "") result[key] = value;
  }
  return result;
}

/** The language server and the editor's side of it. */
class Client {
  constructor(output) {
    this.output = output;
    this.diagnostics = vscode.languages.createDiagnosticCollection("ldlc");
    this.hintsChanged = new vscode.EventEmitter();
    this.onHintsChanged = this.hintsChanged.event;
    this.features = [];
    this.listeners = [];
  }

  log(text) {
    this.output.appendLine(text.trimEnd());
  }

  request(method, params, token) {
    return this.connection ? this.connection.request(method, params, token) : Promise.reject(new Error("not started"));
  }

  async start() {
    const command = vscode.workspace.getConfiguration("ldl").get("command") || "ldlc";
    const connection = new Connection(command, ["lsp"], {
      onNotification: (method, params) => this.receive(method, params),
      onRequest: (method, params) => this.answer(method, params),
      onLog: (text) => this.log(text),
      onEnd: (reason) => this.ended(connection, command, reason),
    });
    this.connection = connection;
    const folders = (vscode.workspace.workspaceFolders ?? []).map(
      (folder) => ({ uri: folder.uri.toString(), name: folder.name }));
    const { capabilities } = await connection.request("initialize", {
      processId: process.pid,
      clientInfo: { name: "ldl for Visual Studio Code" },
      rootUri: folders[0]?.uri ?? null,
      workspaceFolders: folders,
      initializationOptions: settings(),
      capabilities: capabilitiesOfEditor,
    });
    connection.notify("initialized", {});
    this.features = register(this, capabilities);
    this.listen(connection);
  }

  /** Follows the documents. */
  listen(connection) {
    const isOurs = (document) => document.languageId === "ldl";
    const identifier = (document) => ({ uri: document.uri.toString() });
    const open = (document) => {
      if (!isOurs(document)) return;
      connection.notify("textDocument/didOpen", {
        textDocument: {
          ...identifier(document), languageId: "ldl", version: document.version, text: document.getText(),
        },
      });
    };
    const { workspace } = vscode;
    const watcher = workspace.createFileSystemWatcher("**/*.{ldl,swift}");
    const changed = (type) => (uri) =>
      connection.notify("workspace/didChangeWatchedFiles", { changes: [{ uri: uri.toString(), type }] });
    this.listeners = [
      workspace.onDidOpenTextDocument(open),
      workspace.onDidChangeTextDocument(({ document, contentChanges }) => {
        if (!isOurs(document) || contentChanges.length === 0) return;
        connection.notify("textDocument/didChange", {
          textDocument: { ...identifier(document), version: document.version },
          // The editor tells changes from the end of the document; each is meant for the text after those before it.
          contentChanges: contentChanges.map(({ range, text }) => ({ range: convert.toRange(range), text })),
        });
        this.hintsChanged.fire();
      }),
      workspace.onDidSaveTextDocument((document) => {
        if (isOurs(document)) connection.notify("textDocument/didSave", { textDocument: identifier(document) });
      }),
      workspace.onDidCloseTextDocument((document) => {
        if (!isOurs(document)) return;
        connection.notify("textDocument/didClose", { textDocument: identifier(document) });
        this.diagnostics.delete(document.uri);
      }),
      workspace.onDidChangeConfiguration((event) => {
        if (!event.affectsConfiguration("ldl")) return;
        connection.notify("workspace/didChangeConfiguration", { settings: { ldl: settings() } });
        this.hintsChanged.fire();
      }),
      workspace.onDidChangeWorkspaceFolders(({ added, removed }) => {
        const folder = ({ uri, name }) => ({ uri: uri.toString(), name });
        connection.notify("workspace/didChangeWorkspaceFolders", {
          event: { added: added.map(folder), removed: removed.map(folder) },
        });
      }),
      watcher, watcher.onDidCreate(changed(1)), watcher.onDidChange(changed(2)), watcher.onDidDelete(changed(3)),
    ];
    workspace.textDocuments.forEach(open);
  }

  receive(method, params) {
    if (method === "textDocument/publishDiagnostics") {
      this.diagnostics.set(vscode.Uri.parse(params.uri), params.diagnostics.map(convert.diagnostic));
    } else if (method === "window/logMessage") {
      this.log(params.message);
    } else if (method === "window/showMessage") {
      vscode.window.showInformationMessage(params.message);
    }
  }

  async answer(method, params) {
    switch (method) {
      case "workspace/configuration":
        return params.items.map(({ section }) => {
          if (!section || section === "ldl") return settings();
          return vscode.workspace.getConfiguration().get(section) ?? null;
        });
      case "workspace/applyEdit":
        return { applied: await vscode.workspace.applyEdit(convert.workspaceEdit(params.edit)) };
      case "workspace/inlayHint/refresh":
        this.hintsChanged.fire();
        return null;
      case "client/registerCapability":
      case "client/unregisterCapability":
      case "workspace/semanticTokens/refresh":
      case "window/workDoneProgress/create":
        return null;
      default:
        throw new Error(`'${method}' is not known here`);
    }
  }

  async ended(connection, command, reason) {
    if (connection !== this.connection) return;
    this.connection = undefined;
    this.dispose();
    if (reason === undefined) return;
    this.log(`the language server is gone: ${reason}`);
    const choice = await vscode.window.showErrorMessage(
      `'${command} lsp' is gone: ${reason}`, "Restart", "Settings");
    if (choice === "Restart") await this.start();
    if (choice === "Settings") vscode.commands.executeCommand("workbench.action.openSettings", "ldl.command");
  }

  dispose() {
    for (const item of [...this.features, ...this.listeners]) item.dispose();
    this.features = [];
    this.listeners = [];
    this.diagnostics.clear();
  }

  async stop() {
    const connection = this.connection;
    this.connection = undefined;
    this.dispose();
    await connection?.stop();
  }
}

/** What the editor understands. */
const capabilitiesOfEditor = {
  general: { positionEncodings: ["utf-16"] },
  workspace: {
    applyEdit: true, configuration: true, workspaceFolders: true, didChangeConfiguration: {},
    inlayHint: { refreshSupport: true }, workspaceEdit: { documentChanges: true },
  },
  textDocument: {
    synchronization: { didSave: true },
    publishDiagnostics: { relatedInformation: true, codeDescriptionSupport: true, tagSupport: { valueSet: [1, 2] } },
    completion: {
      contextSupport: true,
      completionItem: {
        snippetSupport: true, documentationFormat: ["markdown", "plaintext"], labelDetailsSupport: true,
        preselectSupport: true, resolveSupport: { properties: ["documentation", "detail"] },
      },
    },
    hover: { contentFormat: ["markdown", "plaintext"] },
    signatureHelp: {
      signatureInformation: {
        documentationFormat: ["markdown", "plaintext"], activeParameterSupport: true,
        parameterInformation: { labelOffsetSupport: true },
      },
    },
    definition: {}, references: {}, documentHighlight: {}, formatting: {}, rangeFormatting: {}, onTypeFormatting: {},
    rename: { prepareSupport: true }, colorProvider: {}, inlayHint: {}, selectionRange: {},
    documentSymbol: { hierarchicalDocumentSymbolSupport: true },
    foldingRange: { lineFoldingOnly: true },
    codeAction: {
      codeActionLiteralSupport: {
        codeActionKind: { valueSet: ["quickfix", "refactor", "refactor.extract", "refactor.rewrite", "source.fixAll"] },
      },
      isPreferredSupport: true, dataSupport: true, resolveSupport: { properties: ["edit"] },
    },
    semanticTokens: {
      requests: { full: true }, formats: ["relative"],
      tokenTypes: [
        "namespace", "type", "class", "enum", "interface", "struct", "typeParameter", "parameter", "variable",
        "property", "enumMember", "event", "function", "method", "macro", "keyword", "modifier", "comment", "string",
        "number", "regexp", "operator", "decorator",
      ],
      tokenModifiers: ["declaration", "definition", "readonly", "static", "deprecated", "defaultLibrary"],
    },
  },
};

module.exports = { Client, settings };
