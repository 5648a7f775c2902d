import LDLCompiler
import LDLParser
import Testing

@testable import ldlc

@Suite struct DocumentSyncTests {
    private func text(_ client: EditorClient) -> String {
        String(decoding: client.server.workspace.document(EditorClient.uri)?.bytes ?? [], as: UTF8.self)
    }

    @Test func `mistakes are told when a file is opened, and cleared when they are mended`() {
        let client = EditorClient(#"Text("Hi").paddng(4)"#)
        #expect(client.messages() == ["'Text' has no modifier named 'paddng'\ndid you mean 'padding'?"])
        let told = client.diagnostics().first ?? .null
        #expect(told["code"] == "unknown-modifier")
        #expect(told["severity"] == 1)
        #expect(told["range"] == EditorClient.range((0, 11), (0, 17)))
        client.change((0, 11), (0, 17), "padding")
        #expect(client.messages() == [])
    }

    @Test func `changes count UTF-16, and a character outside the first plane counts two`() {
        let client = EditorClient("Text(\"\u{1F600}a\")\nText(\"b\")")
        client.change((0, 8), (0, 9), "c")
        client.change((1, 6), (1, 7), "é")
        #expect(text(client) == "Text(\"\u{1F600}c\")\nText(\"é\")")
    }

    @Test func `changes count bytes where that was agreed on`() {
        let client = EditorClient(
            "Text(\"\u{1F600}a\")", capabilities: ["general": ["positionEncodings": ["utf-8"]]])
        client.change((0, 10), (0, 11), "c")
        #expect(text(client) == "Text(\"\u{1F600}c\")")
    }

    @Test func `several changes of one message follow one another, and a change without a range is the whole text`() {
        let client = EditorClient("abc")
        client.notify(
            "textDocument/didChange",
            [
                "textDocument": ["uri": .string(EditorClient.uri), "version": 2],
                "contentChanges": [
                    ["text": "xyz"], ["range": EditorClient.range((0, 0), (0, 1)), "text": "12\r\n"],
                    ["range": EditorClient.range((1, 1), (1, 1)), "text": "-"],
                ],
            ])
        #expect(text(client) == "12\r\ny-z")
    }

    @Test func `a closed file has no diagnostics`() {
        let client = EditorClient("Txt()")
        #expect(!client.messages().isEmpty)
        client.notify("textDocument/didClose", ["textDocument": ["uri": .string(EditorClient.uri)]])
        #expect(client.messages().isEmpty)
        #expect(client.server.workspace.documents.isEmpty)
        #expect(client.server.workspace.analysisCount == 0)
    }

    @Test func `a file that belongs to nothing on disk is a module of its own`() {
        let client = EditorClient(nil)
        client.open("Text(1", uri: "untitled:Untitled-1")
        #expect(client.messages(uri: "untitled:Untitled-1").count == 2)
    }

    @Test func `a file sees what the others of its folder declare`() {
        let client = EditorClient(
            "Badge(title: \"New\")\nText(\"x\").card()",
            files: [
                "/shop/badge.ldl": "struct Badge: View { let title: String; var body: some View { Text(title) } }",
                "/shop/style/card.swift": "extension View { func card() -> some View { padding(3) } }",
                "/shop/other.ldl": "Text(\"a program of its own\")", "/elsewhere/badge.ldl": "struct Badge { }",
            ], folders: ["/shop"])
        #expect(client.messages() == [])
    }

    @Test func `what another open file declares counts as it is in the editor`() {
        let client = EditorClient(
            "Badge()", files: ["/shop/badge.ldl": "struct Badge: View { var body: some View { Text(\"a\") } }"],
            folders: ["/shop"])
        #expect(client.messages() == [])
        client.open("struct Badger: View { var body: some View { Text(\"a\") } }", uri: "file:///shop/badge.ldl")
        #expect(client.messages().count == 1)
        client.notify("textDocument/didClose", ["textDocument": ["uri": "file:///shop/badge.ldl"]])
        #expect(client.messages() == [])
    }

    @Test func `a file that vanishes takes its declarations with it`() {
        let client = EditorClient(
            "Badge()", files: ["/shop/badge.ldl": "struct Badge: View { var body: some View { Text(\"a\") } }"],
            folders: ["/shop"])
        #expect(client.messages() == [])
        client.io.files["/shop/badge.ldl"] = nil
        client.notify(
            "workspace/didChangeWatchedFiles", ["changes": [["uri": "file:///shop/badge.ldl", "type": 3]]])
        #expect(client.messages().count == 1)
    }

    @Test func `with the rule 'folder' all files are one module, with 'file' each is alone`() {
        let files = ["/shop/badge.ldl": "struct Badge: View { var body: some View { Text(\"a\") } }\nstruct Badge {}"]
        let folder = EditorClient("Text(1)", options: ["module": "folder"], files: files, folders: ["/shop"])
        #expect(folder.server.workspace.analysis(of: "/shop/card.ldl")?.files.count == 2)
        let alone = EditorClient("Badge()", options: ["module": "file"], files: files, folders: ["/shop"])
        #expect(alone.messages().count == 1)
    }

    @Test func `an address is a path and back`() {
        #expect(DocumentURI.path(of: "file:///a%20b/c%C3%A9.ldl") == "/a b/cé.ldl")
        #expect(DocumentURI.uri(ofPath: "/a b/cé.ldl") == "file:///a%20b/c%C3%A9.ldl")
        #expect(DocumentURI.path(of: "untitled:1") == nil)
        #expect(DocumentURI.path(of: "file:///a%zz%4") == "/a%zz%4")
    }
}
