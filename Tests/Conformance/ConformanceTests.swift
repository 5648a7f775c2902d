import Foundation
import Testing

/// What a device answers, and what the lessons and public reports say, case by case: one test a case.
@Suite struct ConformanceTests {
    /// A case on the not-yet list must fail: the one that passes is taken off the list.
    @Test(arguments: try ConformanceCases.all())
    func `the command answers as the device does`(_ testCase: ConformanceCase) throws {
        let problems = CaseRunner(testCase: testCase).problems()
        if try ConformanceCases.notYetExpected().contains(testCase.label) {
            #expect(!problems.isEmpty, "\(testCase.label) passes: take it off not-yet.txt")
        } else {
            #expect(problems.isEmpty, "\(testCase.label):\n\(problems.joined(separator: "\n"))")
        }
    }

    @Test func `there are cases, and every label on the not-yet list is one of them`() throws {
        let labels = Set(try ConformanceCases.all().map(\.label))
        #expect(labels.count > 300)
        let unknown = try ConformanceCases.notYetExpected().subtracting(labels)
        #expect(unknown.isEmpty, "not-yet.txt names cases that do not exist: \(unknown.sorted())")
    }

    /// The cases are a copy; where the original lies beside the checkout the two must be the same, byte for byte.
    @Test func `the cases are those of the shared folder where it is present`() throws {
        let root = ConformanceCases.folder.deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let original = root.deletingLastPathComponent().appendingPathComponent("shared/conformance")
        let files = FileManager.default
        guard files.fileExists(atPath: original.path) else { return }
        func contents(_ folder: URL) throws -> [String: Data] {
            var found: [String: Data] = [:]
            for part in ["lessons", "public"] {
                let names = try files.subpathsOfDirectory(atPath: folder.appendingPathComponent(part).path)
                for name in names where name.hasSuffix(".ldl") || name.hasSuffix(".expect") {
                    found["\(part)/\(name)"] = try Data(contentsOf: folder.appendingPathComponent("\(part)/\(name)"))
                }
            }
            return found
        }
        let ours = try contents(ConformanceCases.folder)
        let theirs = try contents(original)
        #expect(Set(ours.keys) == Set(theirs.keys))
        let different = theirs.keys.filter { ours[$0] != theirs[$0] }.sorted()
        #expect(different.isEmpty, "these differ from the shared copy: \(different)")
    }
}
