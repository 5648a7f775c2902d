import LDLCompiler
import LDLParser
import LayoutRuntime

/// A document's module as it is known at one moment: checked, and when somebody asks, laid out.
final class Analysis {
    /// What it was made from: the files' keys and the stamps of their texts.
    let source: [Source]
    /// Tells it from every other.
    let number: Int
    let files: [SourceFile]
    /// The document's number among the files.
    let file: FileID
    let model: SemanticModel
    private let settings: ServerSettings
    private let io: any CommandIO

    struct Source: Equatable {
        let key: String
        let stamp: Int
    }

    init(
        number: Int, source: [Source], files: [SourceFile], file: FileID, settings: ServerSettings, io: any CommandIO
    ) {
        self.number = number
        self.source = source
        self.files = files
        self.file = file
        self.settings = settings
        self.io = io
        model = SemanticModel(files: files, root: settings.root)
    }

    var main: SourceFile { files[Int(file.rawValue)] }

    /// The program's views, if there is nothing wrong with it.
    private(set) lazy var lowered: LoweredModule? = {
        guard !model.compilation.hasErrors else { return nil }
        let options = settings.options
        let canvas = Canvas(options)
        var lowering = LoweringOptions(options, canvas)
        lowering.maxNodes = 200_000
        if let assets = options.assets {
            lowering.assets = try? AssetLoader.load(assets, scale: canvas.scale, io: io)
        }
        return model.compilation.lower(lowering)
    }()

    /// Everything found: by checking, and if nothing is wrong by running.
    private(set) lazy var diagnostics: [Diagnostic] = {
        (model.compilation.diagnostics + (lowered?.diagnostics ?? [])).sorted()
    }()

    /// The layout; `nil` where there is none, for what is wrong or because there is no view.
    private(set) lazy var layout: LayoutSnapshot? = {
        guard let module = lowered, !module.diagnostics.contains(where: { $0.severity == .error }) else { return nil }
        let canvas = Canvas(settings.options)
        guard (try? module.layout(canvas.proposal)) != nil else { return nil }
        if module.diagnostics.contains(where: { $0.severity == .error }) { return nil }
        return LayoutSnapshot(LaidOutModule(module: module, canvas: canvas, files: files))
    }()
}
