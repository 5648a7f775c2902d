import LDLCompiler
import LDLParser

/// Beginning, settings, and what the server says of itself.
extension LanguageServer {
    func makeRequests() -> [String: Request] {
        /// A method of the server, which lives as long as its table.
        func ask(
            _ method: @escaping (LanguageServer) -> (JSONValue) throws(ResponseError) -> JSONValue
        ) -> Request {
            { [unowned self] parameters throws(ResponseError) in try method(self)(parameters) }
        }
        return [
            "textDocument/hover": ask(LanguageServer.hover),
            "textDocument/completion": ask(LanguageServer.completion),
            "textDocument/codeAction": ask(LanguageServer.codeActions),
            "textDocument/formatting": ask(LanguageServer.formatting),
            "textDocument/rangeFormatting": ask(LanguageServer.rangeFormatting),
            "textDocument/onTypeFormatting": ask(LanguageServer.onTypeFormatting),
            "textDocument/inlayHint": ask(LanguageServer.inlayHints),
            "textDocument/signatureHelp": ask(LanguageServer.signatureHelp),
            "textDocument/definition": ask(LanguageServer.definition),
            "textDocument/references": ask(LanguageServer.references),
            "textDocument/documentHighlight": ask(LanguageServer.highlights),
            "textDocument/prepareRename": ask(LanguageServer.prepareRename),
            "textDocument/rename": ask(LanguageServer.rename),
            "textDocument/documentSymbol": ask(LanguageServer.documentSymbols),
            "workspace/symbol": ask(LanguageServer.workspaceSymbols),
            "textDocument/foldingRange": ask(LanguageServer.foldingRanges),
            "textDocument/selectionRange": ask(LanguageServer.selectionRanges),
            "textDocument/semanticTokens/full": ask(LanguageServer.semanticTokens),
            "textDocument/semanticTokens/full/delta": ask(LanguageServer.semanticTokensDelta),
            "textDocument/semanticTokens/range": ask(LanguageServer.semanticTokensInRange),
            "textDocument/documentColor": ask(LanguageServer.documentColors),
            "textDocument/colorPresentation": ask(LanguageServer.colorPresentations),
        ]
    }

    func makeNotifications() -> [String: Notification] {
        [
            "initialized": { [unowned self] _ in initialized() },
            "textDocument/didOpen": { [unowned self] in didOpen($0) },
            "textDocument/didChange": { [unowned self] in didChange($0) },
            "textDocument/didClose": { [unowned self] in didClose($0) },
            "textDocument/didSave": { [unowned self] in didSave($0) },
            "workspace/didChangeConfiguration": { [unowned self] in didChangeConfiguration($0) },
            "workspace/didChangeWatchedFiles": { [unowned self] in didChangeWatchedFiles($0) },
            "workspace/didChangeWorkspaceFolders": { [unowned self] in didChangeFolders($0) },
        ]
    }

    func initialize(_ parameters: JSONValue) throws(ResponseError) -> JSONValue {
        capabilities = parameters["capabilities"]
        state = .running
        let offered = capabilities["general"]["positionEncodings"].elements.compactMap(\.string)
        // Bytes need no counting; UTF-16 is what every client can.
        workspace.unit = offered.contains("utf-8") ? .bytes : .utf16
        var folders = parameters["workspaceFolders"].elements.compactMap { $0["uri"].string }
        if folders.isEmpty, let root = parameters["rootUri"].string { folders = [root] }
        var paths = folders.compactMap(DocumentURI.path)
        if paths.isEmpty, let path = parameters["rootPath"].string { paths = [path] }
        workspace.folders = paths.map(Self.withoutSlash)
        let reader = SettingsReader(parameters["initializationOptions"], io: workspace.io)
        workspace.settings = reader.settings
        settingProblems = reader.problems
        return [
            "capabilities": serverCapabilities,
            "serverInfo": ["name": "ldlc", "version": .string(LDLC.version)],
        ]
    }

    private static func withoutSlash(_ path: String) -> String {
        path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    }

    private var serverCapabilities: JSONValue {
        [
            "positionEncoding": .string(workspace.unit == .bytes ? "utf-8" : "utf-16"),
            "textDocumentSync": ["openClose": true, "change": 2, "save": ["includeText": false]],
            "hoverProvider": true,
            "completionProvider": [
                "triggerCharacters": [".", "(", ",", ":", "@", "#", " "], "resolveProvider": false,
                "completionItem": ["labelDetailsSupport": true],
            ],
            "codeActionProvider": [
                "codeActionKinds": ["quickfix", "source.fixAll", "refactor.rewrite", "refactor.extract"]
            ],
            "documentFormattingProvider": true, "documentRangeFormattingProvider": true,
            "documentOnTypeFormattingProvider": ["firstTriggerCharacter": "}", "moreTriggerCharacter": ["\n"]],
            "inlayHintProvider": true,
            "signatureHelpProvider": ["triggerCharacters": ["(", ","], "retriggerCharacters": [":"]],
            "definitionProvider": true, "referencesProvider": true, "documentHighlightProvider": true,
            "renameProvider": ["prepareProvider": true],
            "documentSymbolProvider": true, "workspaceSymbolProvider": true,
            "foldingRangeProvider": true, "selectionRangeProvider": true, "colorProvider": true,
            "semanticTokensProvider": [
                "legend": Self.tokenLegend, "range": true, "full": ["delta": true],
            ],
            "workspace": ["workspaceFolders": ["supported": true, "changeNotifications": true]],
        ]
    }

    // MARK: Settings

    private func initialized() {
        warn(of: settingProblems)
        if capabilities["workspace"]["didChangeWatchedFiles"]["dynamicRegistration"].bool == true {
            let registration: JSONValue = [
                "id": "watched-files", "method": "workspace/didChangeWatchedFiles",
                "registerOptions": ["watchers": [["globPattern": "**/*.{ldl,swift}"]]],
            ]
            ask("client/registerCapability", ["registrations": [registration]]) { _ in }
        }
        askForSettings()
    }

    private func askForSettings() {
        guard capabilities["workspace"]["configuration"].bool == true else { return }
        ask("workspace/configuration", ["items": [["section": "ldl"]]]) { [unowned self] answer in
            if let first = answer.elements.first, !first.isNull { use(first) }
        }
    }

    private func didChangeConfiguration(_ parameters: JSONValue) {
        // A client that can be asked may send nothing of use here.
        let settings = parameters["settings"]
        if settings.isNull || settings == [:] || settings == [] {
            askForSettings()
        } else {
            use(settings)
        }
    }

    /// Takes a configuration as the settings from now on.
    private func use(_ configuration: JSONValue) {
        let reader = SettingsReader(configuration, io: workspace.io)
        // What was said of the settings before is said once.
        if reader.problems != settingProblems { warn(of: reader.problems) }
        settingProblems = reader.problems
        guard reader.settings != workspace.settings else { return }
        workspace.settings = reader.settings
        for document in workspace.documents.values { document.shownSizes = [] }
        publishAllLater()
        if capabilities["workspace"]["inlayHint"]["refreshSupport"].bool == true {
            ask("workspace/inlayHint/refresh", .null) { _ in }
        }
    }

    private func warn(of problems: [String]) {
        for problem in problems {
            notify("window/showMessage", ["type": 2, "message": .string("ldlc: " + problem)])
        }
    }

    // MARK: Files

    private func didChangeFolders(_ parameters: JSONValue) {
        func paths(_ key: String) -> [String] {
            parameters["event"][key].elements.compactMap { $0["uri"].string }
                .compactMap(DocumentURI.path).map(Self.withoutSlash)
        }
        let removed = Set(paths("removed"))
        workspace.folders = workspace.folders.filter { !removed.contains($0) } + paths("added")
        publishAllLater()
    }

    private func didChangeWatchedFiles(_ parameters: JSONValue) {
        for change in parameters["changes"].elements {
            if let path = change["uri"].string.flatMap(DocumentURI.path) { workspace.refresh(path: path) }
        }
        publishAllLater()
    }
}
