import LDLParser
import Testing

@testable import ldlc

@Suite struct `ldlc fmt` {
    private static let loose = "VStack{\n  Text( \"a\" )\n}\n.padding( )\n"
    private static let form = "VStack {\n  Text(\"a\")\n}\n.padding()\n"

    @Test func `formats files in place and names those that change`() {
        let run = CommandRun(["fmt", "a.ldl", "b.ldl"], files: ["a.ldl": Self.loose, "b.ldl": Self.form])
        #expect(run.status == 0)
        #expect(run.output == "a.ldl\n")
        #expect(run.io.files["a.ldl"] == Array(Self.form.utf8))
    }

    @Test func `formats standard input to standard output`() {
        let run = CommandRun(["fmt", "-"], standardInput: Self.loose)
        #expect(run.output == Self.form)
        #expect(run.status == 0)
    }

    @Test func `checks without changing anything`() {
        let run = CommandRun(
            ["fmt", "--check", "folder"], files: ["folder/a.ldl": Self.loose, "folder/b.ldl": Self.form])
        #expect(run.status == 1)
        #expect(run.output == "folder/a.ldl\n")
        #expect(run.io.files["folder/a.ldl"] == Array(Self.loose.utf8))
        #expect(CommandRun(["fmt", "--check", "b.ldl"], files: ["b.ldl": Self.form]).status == 0)
    }

    @Test func `shows what would change as a unified diff`() {
        let run = CommandRun(["fmt", "--diff", "a.ldl"], files: ["a.ldl": Self.loose])
        #expect(run.status == 0)
        #expect(
            run.output == """
                --- a.ldl
                +++ a.ldl
                @@ -1,4 +1,4 @@
                -VStack{
                -  Text( "a" )
                +VStack {
                +  Text("a")
                 }
                -.padding( )
                +.padding()

                """)
    }

    @Test func `a diff tells apart changes that are far from each other, and a missing last line end`() {
        let calm = (1...9).map { "let a\($0) = \($0)\n" }.joined()
        let text = "let x=1\n" + calm + "let y=2"
        let run = CommandRun(["fmt", "--diff", "--check", "a.ldl"], files: ["a.ldl": text])
        #expect(run.status == 1)
        #expect(
            run.output == """
                --- a.ldl
                +++ a.ldl
                @@ -1,4 +1,4 @@
                -let x=1
                +let x = 1
                 let a1 = 1
                 let a2 = 2
                 let a3 = 3
                @@ -8,4 +8,4 @@
                 let a7 = 7
                 let a8 = 8
                 let a9 = 9
                -let y=2
                \\ No newline at end of file
                +let y = 2

                """)
    }

    @Test func `leaves what has a mistake as it is, formats the rest and says so`() {
        let run = CommandRun(["fmt", "-"], standardInput: "Text( \"a\" )\nlet  x  =  = 3\nText( \"b\" )\n")
        #expect(run.status == 1)
        #expect(run.output == "Text(\"a\")\nlet  x  =  = 3\nText(\"b\")\n")
        #expect(run.errors.hasPrefix("<stdin>:2:12: error: "))
        #expect(run.errors.hasSuffix("\n1 error\nnote: statements with mistakes are left as they are\n"))
    }

    @Test(arguments: [[], ["--check"], ["--diff"]])
    func `a file with mistakes ends with status 1, formatted or not`(_ options: [String]) {
        let run = CommandRun(["fmt", "a.ldl", "b.ldl"] + options, files: ["a.ldl": "let x =\n", "b.ldl": Self.form])
        #expect(run.status == 1)
        #expect(run.output.isEmpty)
        #expect(run.errors.contains("a.ldl:1:8: error: "))
    }

    @Test(arguments: [[], ["--check"], ["--diff"]])
    func `a file that cannot be read does not keep the others from their form`(_ options: [String]) {
        let io = MemoryIO(files: ["f/a.ldl": "secret", "f/b.ldl": Self.loose, "f/c.ldl": Self.form])
        io.unreadable = ["f/a.ldl"]
        let run = CommandRun(["fmt", "f", "none.ldl"] + options, io: io)
        #expect(run.status == 2)
        #expect(run.output.contains("f/b.ldl\n"))
        #expect(io.files["f/b.ldl"] == Array((options.isEmpty ? Self.form : Self.loose).utf8))
        #expect(
            run.errors == """
                ldlc: error: cannot read 'none.ldl': no such file or folder
                ldlc: error: cannot read 'f/a.ldl': Permission denied

                """)
    }

    @Test func `a file that cannot be written does not either`() {
        let io = MemoryIO(files: ["f/a.ldl": Self.loose, "f/b.ldl": Self.loose])
        io.readOnly = ["f/a.ldl"]
        let run = CommandRun(["fmt", "f"], io: io)
        #expect(run.status == 2)
        #expect(run.output == "f/b.ldl\n")
        #expect(run.errors == "ldlc: error: cannot write 'f/a.ldl': Permission denied\n")
        #expect(io.files["f/b.ldl"] == Array(Self.form.utf8))
    }

    @Test func `says which file cannot be read`() {
        let run = CommandRun(["fmt", "none.ldl"])
        #expect(run.status == 2)
        #expect(run.errors.contains("none.ldl"))
    }
}
