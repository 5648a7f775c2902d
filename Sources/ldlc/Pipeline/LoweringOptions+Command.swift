import LDLCompiler
import LayoutRuntime

extension LoweringOptions {
    /// What follows from a command line's options, or from an editor's settings.
    init(_ options: Options, _ canvas: Canvas) {
        self.init()
        scale = canvas.scale
        safeArea = canvas.safeArea
        isDark = options.isDark
        dynamicTypeSize = options.dynamicTypeSize
        if let device = options.device {
            horizontalSizeClass = device.horizontalSizeClass
            verticalSizeClass = device.verticalSizeClass
        }
        layoutDirection = options.layoutDirection
        if let steps = options.maxSteps { maxSteps = steps }
    }
}
