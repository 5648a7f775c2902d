import Testing

@testable import LDLCompiler

@Suite struct ObjectTableTests {
    private final class Thing {}

    @Test func `a thing is found by the object that it was put in under`() {
        let objects = (0..<1000).map { _ in Thing() }
        var table = ObjectTable<Int>()
        for (number, object) in objects.enumerated() { table[object] = number }
        #expect(table.count == objects.count)
        #expect(objects.enumerated().allSatisfy { table[$1] == $0 })
        #expect(table[Thing()] == nil)
        #expect(table.values.sorted() == Array(0..<1000))
    }

    @Test func `the last thing that was put in is kept`() {
        let object = Thing()
        var table = ObjectTable<String>()
        #expect(table[object] == nil)
        table[object] = "first"
        table[object] = "second"
        #expect(table[object] == "second")
        #expect(table.count == 1)
        table[object] = nil
        #expect(table[object] == nil)
    }
}
