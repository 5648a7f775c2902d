"use strict";

const vscode = require("vscode");
const convert = require("./convert");

const selector = [{ language: "ldl", scheme: "file" }, { language: "ldl", scheme: "untitled" }];

/**
 * Registers with the editor what the server says that it can do.
 *
 * @param {import("./client").Client} client
 * @param {object} can the server's capabilities
 * @returns {vscode.Disposable[]}
 */
function register(client, can) {
  const { languages } = vscode;
  const made = [];
  const add = (capability, make) => {
    if (capability) made.push(make(capability === true ? {} : capability));
  };
  const of = (document) => ({ textDocument: { uri: document.uri.toString() } });
  const at = (document, position) => ({ ...of(document), position: convert.toPosition(position) });
  // An answer that never comes or is an error is none; the editor goes on.
  const ask = async (method, params, token, use) => {
    try {
      const result = await client.request(method, params, token);
      return result == null || token?.isCancellationRequested ? undefined : use(result);
    } catch (error) {
      client.log(`${method}: ${error.message}`);
      return undefined;
    }
  };
  const locations = (result) => convert.list(result).map(convert.location);
  const formatting = (options) => ({ options: { tabSize: options.tabSize, insertSpaces: options.insertSpaces } });

  add(can.completionProvider, (options) => languages.registerCompletionItemProvider(selector, {
    provideCompletionItems: (document, position, token, context) => ask(
      "textDocument/completion",
      { ...at(document, position), context: { triggerKind: context.triggerKind + 1, triggerCharacter: context.triggerCharacter } },
      token,
      (result) => {
        const items = Array.isArray(result) ? result : result.items;
        return new vscode.CompletionList(
          items.map((item) => convert.completion(item, result.itemDefaults)), Boolean(result.isIncomplete));
      }),
    resolveCompletionItem: !options.resolveProvider ? undefined : (item, token) => ask(
      "completionItem/resolve", item.told, token, (result) => {
        const resolved = convert.completion(result);
        item.documentation = resolved.documentation ?? item.documentation;
        item.detail = resolved.detail ?? item.detail;
        return item;
      }),
  }, ...(options.triggerCharacters ?? [])));

  add(can.hoverProvider, () => languages.registerHoverProvider(selector, {
    provideHover: (document, position, token) => ask("textDocument/hover", at(document, position), token, (result) =>
      new vscode.Hover(
        convert.list(result.contents).map(convert.markdown), result.range ? convert.range(result.range) : undefined)),
  }));

  add(can.signatureHelpProvider, (options) => languages.registerSignatureHelpProvider(selector, {
    provideSignatureHelp: (document, position, token) =>
      ask("textDocument/signatureHelp", at(document, position), token, convert.signatureHelp),
  }, ...(options.triggerCharacters ?? ["("])));

  add(can.definitionProvider, () => languages.registerDefinitionProvider(selector, {
    provideDefinition: (document, position, token) =>
      ask("textDocument/definition", at(document, position), token, locations),
  }));

  add(can.referencesProvider, () => languages.registerReferenceProvider(selector, {
    provideReferences: (document, position, context, token) => ask(
      "textDocument/references", { ...at(document, position), context }, token, locations),
  }));

  add(can.documentHighlightProvider, () => languages.registerDocumentHighlightProvider(selector, {
    provideDocumentHighlights: (document, position, token) => ask(
      "textDocument/documentHighlight", at(document, position), token,
      (result) => result.map((item) => new vscode.DocumentHighlight(convert.range(item.range), (item.kind ?? 1) - 1))),
  }));

  add(can.renameProvider, (options) => languages.registerRenameProvider(selector, {
    provideRenameEdits: (document, position, newName, token) => ask(
      "textDocument/rename", { ...at(document, position), newName }, token, convert.workspaceEdit),
    prepareRename: !options.prepareProvider ? undefined : async (document, position, token) => {
      const result = await client.request("textDocument/prepareRename", at(document, position), token);
      if (!result) throw new Error("this cannot be renamed");
      if (result.defaultBehavior) return document.getWordRangeAtPosition(position);
      return result.range
        ? { range: convert.range(result.range), placeholder: result.placeholder } : convert.range(result);
    },
  }));

  add(can.codeActionProvider, (options) => languages.registerCodeActionsProvider(selector, {
    provideCodeActions: (document, range, context, token) => ask(
      "textDocument/codeAction",
      {
        ...of(document),
        range: convert.toRange(range),
        context: {
          diagnostics: context.diagnostics.filter((item) => item.told).map(convert.toDiagnostic),
          only: context.only ? [context.only.value] : undefined,
          triggerKind: context.triggerKind,
        },
      },
      token,
      (result) => result.filter((item) => item.edit || item.kind).map(convert.codeAction)),
    resolveCodeAction: !options.resolveProvider ? undefined : (action, token) => ask(
      "codeAction/resolve", action.told, token, (result) => {
        if (result.edit) action.edit = convert.workspaceEdit(result.edit);
        return action;
      }),
  }, { providedCodeActionKinds: (options.codeActionKinds ?? []).map((kind) => new vscode.CodeActionKind(kind)) }));

  add(can.documentFormattingProvider, () => languages.registerDocumentFormattingEditProvider(selector, {
    provideDocumentFormattingEdits: (document, options, token) => ask(
      "textDocument/formatting", { ...of(document), ...formatting(options) }, token, convert.edits),
  }));

  add(can.documentRangeFormattingProvider, () => languages.registerDocumentRangeFormattingEditProvider(selector, {
    provideDocumentRangeFormattingEdits: (document, range, options, token) => ask(
      "textDocument/rangeFormatting",
      { ...of(document), range: convert.toRange(range), ...formatting(options) }, token, convert.edits),
  }));

  add(can.documentOnTypeFormattingProvider, (given) => languages.registerOnTypeFormattingEditProvider(selector, {
    provideOnTypeFormattingEdits: (document, position, ch, options, token) => ask(
      "textDocument/onTypeFormatting", { ...at(document, position), ch, ...formatting(options) }, token, convert.edits),
  }, given.firstTriggerCharacter, ...(given.moreTriggerCharacter ?? [])));

  add(can.documentSymbolProvider, () => languages.registerDocumentSymbolProvider(selector, {
    provideDocumentSymbols: (document, token) =>
      ask("textDocument/documentSymbol", of(document), token, (result) => result.map(convert.symbol)),
  }));

  add(can.workspaceSymbolProvider, () => languages.registerWorkspaceSymbolProvider({
    provideWorkspaceSymbols: (query, token) =>
      ask("workspace/symbol", { query }, token, (result) => result.map(convert.symbol)),
  }));

  add(can.foldingRangeProvider, () => languages.registerFoldingRangeProvider(selector, {
    provideFoldingRanges: (document, context, token) =>
      ask("textDocument/foldingRange", of(document), token, (result) => result.map(convert.folding)),
  }));

  add(can.selectionRangeProvider, () => languages.registerSelectionRangeProvider(selector, {
    provideSelectionRanges: (document, positions, token) => ask(
      "textDocument/selectionRange", { ...of(document), positions: positions.map(convert.toPosition) }, token,
      (result) => result.map(convert.selectionRange)),
  }));

  add(can.inlayHintProvider, () => languages.registerInlayHintsProvider(selector, {
    onDidChangeInlayHints: client.onHintsChanged,
    provideInlayHints: (document, range, token) => ask(
      "textDocument/inlayHint", { ...of(document), range: convert.toRange(range) }, token,
      (result) => result.map(convert.inlayHint)),
  }));

  add(can.colorProvider, () => languages.registerColorProvider(selector, {
    provideDocumentColors: (document, token) => ask("textDocument/documentColor", of(document), token, (result) =>
      result.map((item) => new vscode.ColorInformation(convert.range(item.range), convert.color(item.color)))),
    provideColorPresentations: (color, { document, range }, token) => ask(
      "textDocument/colorPresentation",
      { ...of(document), color: convert.toColor(color), range: convert.toRange(range) }, token,
      (result) => result.map((item) => {
        const presentation = new vscode.ColorPresentation(item.label);
        if (item.textEdit) presentation.textEdit = convert.edits(item.textEdit)[0];
        return presentation;
      })),
  }));

  add(can.semanticTokensProvider, (options) => {
    const legend = new vscode.SemanticTokensLegend(options.legend.tokenTypes, options.legend.tokenModifiers);
    return languages.registerDocumentSemanticTokensProvider(selector, {
      provideDocumentSemanticTokens: (document, token) => ask(
        "textDocument/semanticTokens/full", of(document), token,
        (result) => new vscode.SemanticTokens(new Uint32Array(result.data), result.resultId)),
    }, legend);
  });

  return made;
}

module.exports = { register, selector };
