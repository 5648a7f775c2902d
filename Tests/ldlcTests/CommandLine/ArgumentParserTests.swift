import LayoutRuntime
import Testing

@testable import ldlc

@Suite struct ArgumentParserTests {
    private func parse(_ line: String) throws -> Invocation {
        guard case .invocation(let invocation) = try ArgumentParser.parse(line.split(separator: " ").map(String.init))
        else { throw CommandFailure.io("not an invocation") }
        return invocation
    }

    @Test func `every command is found by its name`() {
        #expect(CommandTable.commands.map(\.name) == CommandTable.names)
    }

    @Test func `options may stand before, between and after files`() throws {
        let invocation = try parse("layout --width 402 a.ldl --height=778 b.ldl -o out.txt")
        #expect(invocation.operands == ["a.ldl", "b.ldl"])
        #expect(invocation.options.width == .some(402))
        #expect(invocation.options.height == .some(778))
        #expect(invocation.options.output == "out.txt")
    }

    @Test func `a length may be nil or inf`() throws {
        let options = try parse("layout a.ldl --width nil --height inf").options
        #expect(options.width == .some(nil))
        #expect(options.height == .some(.infinity))
        #expect(try parse("layout a.ldl").options.width == nil)
    }

    @Test func `the last of two equal options counts`() throws {
        #expect(try parse("layout a.ldl --width 1 --width 2").options.width == .some(2))
    }

    @Test func `after two dashes everything is a file`() throws {
        #expect(try parse("layout -- --width -o").operands == ["--width", "-o"])
    }

    @Test func `a dash alone is standard input`() throws {
        #expect(try parse("check -").operands == ["-"])
    }

    @Test func `a value may be attached to a short option`() throws {
        #expect(try parse("layout a.ldl -oout.txt").options.output == "out.txt")
    }

    @Test func `a device offers its safe area, and a length takes the place of one of its lengths`() throws {
        let canvas = Canvas(try parse("layout a.ldl --device iphone-17").options)
        #expect(canvas.proposal == ProposedViewSize(width: 402, height: 778))
        #expect(canvas.safeArea == EdgeInsets(top: 62, leading: 0, bottom: 34, trailing: 0))
        #expect(canvas.scale == 3)
        let narrow = Canvas(try parse("layout a.ldl --device iphone-17 --width 300 --scale 2").options)
        #expect(narrow.proposal == ProposedViewSize(width: 300, height: 778))
        #expect(narrow.scale == 2)
        #expect(Canvas(Options()).proposal == .unspecified)
    }

    @Test func `option names are unique within a command, and every choice is accepted`() throws {
        for command in CommandTable.commands {
            let names = command.allOptions.map(\.name)
            #expect(Set(names).count == names.count)
            for option in command.allOptions {
                // A device can be held in some way only where one is named.
                let device = option.name == "orientation" ? "--device iphone-17 " : ""
                for choice in option.choices {
                    _ = try parse("\(command.name) a.ldl \(device)--\(option.name) \(choice)")
                }
            }
        }
    }
}
