import LDLCompiler
import Testing

@testable import ldlc

/// What is wrong with a file that is not open shows there, as long as an open file needs it.
@Suite struct ClosedFileTests {
    private static let badge = "file:///shop/badge.ldl"
    private static let wrong = "struct Badge: View { var body: some View { Txt(1) } }"
    private static let right = "struct Badge: View { var body: some View { Text(\"1\") } }"

    private func client(_ text: String? = "Badge()") -> EditorClient {
        EditorClient(text, files: ["/shop/badge.ldl": Self.wrong], folders: ["/shop"])
    }

    private func write(_ text: String, _ client: EditorClient) {
        client.io.files["/shop/badge.ldl"] = Array(text.utf8)
        client.notify("workspace/didChangeWatchedFiles", ["changes": [["uri": .string(Self.badge), "type": 2]]])
    }

    @Test func `a mistake in another file of the module is told at its place`() {
        let client = client()
        #expect(client.messages(uri: Self.badge).first?.hasPrefix("there is no view or type named 'Txt'") == true)
        #expect(client.diagnostics(uri: Self.badge).first?["range"] == EditorClient.range((0, 43), (0, 46)))
        #expect(client.messages() == [])
    }

    @Test func `it goes when it is mended, and comes back`() {
        let client = client()
        write(Self.right, client)
        #expect(client.messages(uri: Self.badge) == [])
        write(Self.wrong, client)
        #expect(client.messages(uri: Self.badge).count == 1)
    }

    @Test func `it goes when nothing open needs the file any more`() {
        let client = client()
        client.change((0, 0), (0, 7), "Text(\"a\")")
        #expect(client.messages(uri: Self.badge) == [])
        client.change((0, 0), (0, 9), "Badge()")
        #expect(client.messages(uri: Self.badge).count == 1)
        client.notify("textDocument/didClose", ["textDocument": ["uri": .string(EditorClient.uri)]])
        #expect(client.messages(uri: Self.badge) == [])
    }

    @Test func `two files that need it tell it once, until neither does`() {
        let client = client()
        let other = "file:///shop/other.ldl"
        client.open("VStack { Badge() }", uri: other)
        #expect(client.messages(uri: Self.badge).count == 1)
        client.notify("textDocument/didClose", ["textDocument": ["uri": .string(EditorClient.uri)]])
        #expect(client.messages(uri: Self.badge).count == 1)
        client.notify("textDocument/didClose", ["textDocument": ["uri": .string(other)]])
        #expect(client.messages(uri: Self.badge) == [])
    }

    @Test func `a file that is opened speaks for itself, and is spoken for again when it is closed`() {
        let client = client()
        client.open(Self.right, uri: Self.badge)
        #expect(client.messages(uri: Self.badge) == [])
        client.notify("textDocument/didClose", ["textDocument": ["uri": .string(Self.badge)]])
        #expect(client.messages(uri: Self.badge).count == 1)
    }
}
