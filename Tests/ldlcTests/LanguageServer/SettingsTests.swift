import LDLCompiler
import Testing

@testable import ldlc

/// A setting that is wrong is told, with what was found and what is allowed.
@Suite struct SettingsTests {
    private func warnings(_ client: EditorClient) -> [String] {
        client.notifications.filter { $0["method"] == "window/showMessage" && $0["params"]["type"] == 2 }
            .compactMap { $0["params"]["message"].string }
    }

    @Test(
        arguments: [
            ("device", "nope", "\"nope\"; 'none' or one of these are allowed: iphone-"),
            ("device", 17, "17; 'none' or one of these"),
            ("width", -5, "-5; a number from 0 up, \"nil\" or \"inf\" is allowed"),
            ("height", "tall", "\"tall\"; a number from 0 up"),
            ("scale", 0, "0; a number above 0 and up to 8 is allowed"),
            ("root", true, "true; the name of a view is allowed"),
            ("dynamicType", "huge", "\"huge\"; one of these is allowed: \"xSmall\", \"small\""),
            ("appearance", "blue", "\"blue\"; one of these is allowed: \"light\", \"dark\""),
            ("layoutDirection", 1, "1; one of these is allowed: \"ltr\", \"rtl\""),
            ("assets", "/nowhere", "\"/nowhere\"; the path of a folder that is there is allowed"),
            ("module", "all", "\"all\"; one of these is allowed: \"auto\", \"file\", \"folder\""),
            ("inlayHints", "yes", "\"yes\"; true, false or an object is allowed"),
        ] as [(String, JSONValue, String)])
    func `a wrong setting is named`(_ name: String, _ value: JSONValue, _ words: String) {
        for client in [
            EditorClient("Text(1)", options: JSONValue(members: [name: value])),
            EditorClient("Text(1)", options: ["ldl": JSONValue(members: [name: value])]),
        ] {
            #expect(warnings(client).count == 1)
            #expect(warnings(client).first?.hasPrefix("ldlc: the setting 'ldl.\(name)' is \(words)") == true)
            // What is wrong stays as it usually is.
            #expect(client.server.workspace.settings == ServerSettings())
        }
    }

    @Test func `what is inside a setting is named with it`() {
        let client = EditorClient("Text(1)", options: ["inlayHints": ["sizes": "no", "enabled": 1]])
        #expect(
            warnings(client) == [
                "ldlc: the setting 'ldl.inlayHints.sizes' is \"no\"; true or false is allowed",
                "ldlc: the setting 'ldl.inlayHints.enabled' is 1; true or false is allowed",
            ])
    }

    @Test(arguments: ["fast", 3, true] as [JSONValue])
    func `settings that are no object are told too`(_ value: JSONValue) {
        let client = EditorClient("Text(1)")
        client.notify("workspace/didChangeConfiguration", ["settings": ["ldl": value]])
        client.notify("workspace/didChangeConfiguration", ["settings": value])
        #expect(warnings(client).count == 1)
        #expect(warnings(client).first?.hasPrefix("ldlc: the settings under 'ldl' are ") == true)
        #expect(warnings(client).first?.hasSuffix("; they have to be an object") == true)
    }

    @Test func `a mistake is told once, and again when it comes back`() {
        let client = EditorClient("Text(1)", options: ["scale": 9])
        func change(_ scale: JSONValue) {
            client.notify("workspace/didChangeConfiguration", ["settings": ["ldl": ["scale": scale]]])
        }
        change(9)
        #expect(warnings(client).count == 1)
        change(2)
        change(9)
        #expect(warnings(client).count == 2)
    }

    @Test func `settings as they have to be, empty ones and those of others are taken without a word`() {
        let options: [JSONValue] = [
            .null, [:], [], ["editor": ["fontSize": 12]], ["device": .null, "root": "", "assets": "", "width": ""],
            [
                "device": "none", "width": "nil", "height": "inf", "scale": 2, "appearance": "dark", "module": "file",
                "layoutDirection": "rtl", "dynamicType": "xxLarge", "assets": "/pictures", "inlayHints": false,
                "root": "Card",
            ],
        ]
        for option in options {
            let client = EditorClient("Text(1)", options: option, files: ["/pictures/a.png": ""])
            #expect(warnings(client) == [])
        }
    }
}
