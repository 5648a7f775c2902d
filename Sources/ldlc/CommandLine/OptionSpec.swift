/// One option of the command line. Parsing, `--help` and completions read the same entries.
struct OptionSpec: Sendable {
    /// Without the two dashes; empty for an option that has a short form only.
    let name: String
    /// The letter after one dash.
    var short: Character?
    /// What stands for the value in the help; nil for an option without one.
    var value: String?
    /// The values that are allowed, where they can be listed.
    var choices: [String] = []
    /// Values that shells offer; the choices unless there are too many of them to be listed in the help.
    var completions: [String] = []
    /// Whether the value is a path, which shells complete.
    var takesPath = false
    /// One sentence without a final period.
    let summary: String
    /// Puts the option into effect; the text is empty for an option without a value.
    let apply: @Sendable (inout Options, String) throws(OptionValueError) -> Void

    /// As it is written: `--width`, `-o`.
    var spelling: String { name.isEmpty ? "-\(short.map(String.init) ?? "")" : "--\(name)" }

    /// All ways of writing it: `-o`, `--output`.
    var spellings: [String] { (short.map { ["-\($0)"] } ?? []) + (name.isEmpty ? [] : ["--\(name)"]) }

    /// What a shell offers as the value.
    var offeredValues: [String] { completions.isEmpty ? choices : completions }

    /// How the help lists it: `--width W`.
    var usage: String {
        let long = short.map { name.isEmpty ? "-\($0)" : "-\($0), --\(name)" } ?? "--\(name)"
        return value.map { "\(long) \($0)" } ?? long
    }
}

/// Why an option does not take a value: what is wrong with it and what is allowed.
struct OptionValueError: Error {
    let reason: String
}
