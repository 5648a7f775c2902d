import Testing

@testable import LDLParser

/// Formatting goes round what is not understood: the damage ends with the member or the statement.
@Suite struct `A mistake leaves as it is` {
    /// What begins and ends lists of declarations or statements.
    private static let blocks = [
        ("struct A: View {", "}"), ("enum A {", "}"), ("extension A {", "}"), ("class A {", "}"), ("protocol A {", "}"),
        ("VStack {", "}"), ("func f() {", "}"), ("var body: some View {", "}"), ("#if X", "#endif"),
    ]

    /// Lines that are wrong among declarations and among statements.
    private static let strays = [
        "let n = 1  e", "let  n=1 2", "foo  bar", "let  a=1 let  b=2", "let n = 1  )", ")  let n=1", "]",
        "let  x  =  =",
        "let  x:", "var  a=1 ]  .b", "let  s=\"open", "foo(1  2)  3",
    ]

    @Test(arguments: strays)
    func `its own line only, in every kind of block`(_ stray: String) {
        for (open, close) in Self.blocks {
            for (source, form) in [
                ("let   q=1\n\(stray)\nvar   r:Int", "    let q = 1\n\(stray)\n    var r: Int"),
                ("let   q=1\n\(stray)", "    let q = 1\n\(stray)"),
                ("\(stray)\nlet   q=1", "\(stray)\n    let q = 1"),
            ] {
                let check = FormatCheck(Array("let  p=1\n\(open)\n\(source)\n\(close)\nlet  z=2\n".utf8))
                #expect(check.problems.isEmpty, "\(check.problems) for \(stray) in \(open)")
                #expect(check.text == "let p = 1\n\(open)\n\(form)\n\(close)\nlet z = 2\n")
            }
        }
    }

    @Test func `what an open bracket may have swallowed, and nothing before it or around it`() {
        for (open, close) in Self.blocks {
            let check = FormatCheck(Array("\(open)\nlet   q=1\nfunc  f(\nvar   r:Int\n\(close)\nlet  z=2\n".utf8))
            #expect(check.problems.isEmpty)
            #expect(check.text == "\(open)\n    let q = 1\nfunc  f(\nvar   r:Int\n\(close)\nlet z = 2\n")
        }
    }

    @Test(arguments: ["c?.d??e", "1 + 2", "Text( \"a\" )", "if  x { y( ) }"])
    func `what is no member of a type`(_ stray: String) {
        let check = FormatCheck(Array("struct A {\nlet   q=1\n\(stray)\nfunc  f( ) { g( ) }\n}\n".utf8))
        #expect(check.problems.isEmpty)
        #expect(check.text == "struct A {\n    let q = 1\n\(stray)\n    func f() { g() }\n}\n")
    }
}

@Suite struct `The lines of a comment` {
    @Test func `move with its first line`() {
        #expect(formatted("A {\n/* a\n   b */\nB()\n}\n") == "A {\n    /* a\n       b */\n    B()\n}\n")
        #expect(formatted("      /* a\n   b */\nB()\n") == "/* a\nb */\nB()\n")
    }

    @Test(arguments: ["a\n\tb\n c", "a\n\t\tb", "a\n  \tb\n  c", "a\r\n\tb\r\n"])
    func `stay where they are if tabs indent one of them`(_ text: String) {
        for (open, close) in [("A {", "}"), ("struct A {", "}"), ("#if X", "#endif")] {
            let check = FormatCheck(Array("\(open)\n/* \(text) */\nlet b = 1\n\(close)\n".utf8))
            #expect(check.problems.isEmpty)
            #expect(check.text == "\(open)\n    /* \(text) */\n    let b = 1\n\(close)\n")
        }
    }
}
