// swift-tools-version: 6.2
import PackageDescription

// Three libraries, one command, no dependencies. What may import what is stated in ARCHITECTURE.md and
// guarded by Tests/ldlcTests/LayersTests.swift.
let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
]

let package = Package(
    name: "ldlc",
    platforms: [.macOS(.v15)],
    products: [
        .executable(name: "ldlc", targets: ["ldlc"]),
        .library(name: "LDLParser", targets: ["LDLParser"]),
        .library(name: "LayoutRuntime", targets: ["LayoutRuntime"]),
        .library(name: "LDLCompiler", targets: ["LDLCompiler"]),
    ],
    targets: [
        .target(name: "LDLParser", swiftSettings: settings),
        // Rounding is the C library's on Linux, which is linked by hand since the library imports no Foundation.
        .target(
            name: "LayoutRuntime", swiftSettings: settings,
            linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
        .target(name: "LDLCompiler", dependencies: ["LDLParser", "LayoutRuntime"], swiftSettings: settings),
        .executableTarget(
            name: "ldlc", dependencies: ["LDLParser", "LDLCompiler", "LayoutRuntime"], swiftSettings: settings),

        // Not for users: `swift run -c release LayoutBenchmarks`, `… ParseBenchmarks FILE`, `… ModuleBenchmarks FILE`.
        .executableTarget(
            name: "LayoutBenchmarks", dependencies: ["LayoutRuntime"], path: "Benchmarks/LayoutBenchmarks",
            swiftSettings: settings),
        .executableTarget(
            name: "ParseBenchmarks", dependencies: ["LDLParser"], path: "Benchmarks/ParseBenchmarks",
            swiftSettings: settings),
        .executableTarget(
            name: "ModuleBenchmarks", dependencies: ["LDLCompiler", "LDLParser", "LayoutRuntime"],
            path: "Benchmarks/ModuleBenchmarks", swiftSettings: settings),
        .executableTarget(
            name: "CheckBenchmarks", dependencies: ["LDLParser", "LDLCompiler"], path: "Benchmarks/CheckBenchmarks",
            swiftSettings: settings),

        // What the test targets share: golden files, marked sources, a seeded generator.
        .target(name: "TestSupport", path: "Tests/Support", swiftSettings: settings),
        .testTarget(
            name: "LDLParserTests", dependencies: ["LDLParser", "TestSupport"], exclude: ["Fixtures"],
            swiftSettings: settings),
        .testTarget(
            name: "LayoutRuntimeTests", dependencies: ["LayoutRuntime", "TestSupport"],
            exclude: ["Drawing/Pictures"], swiftSettings: settings),
        .testTarget(
            name: "LDLCompilerTests", dependencies: ["LDLCompiler", "LDLParser", "LayoutRuntime", "TestSupport"],
            exclude: ["Fixtures"], swiftSettings: settings),
        .testTarget(
            name: "ldlcTests", dependencies: ["ldlc", "LDLParser", "LDLCompiler", "LayoutRuntime", "TestSupport"],
            exclude: ["Fixtures"], swiftSettings: settings),
        .testTarget(
            name: "ConformanceTests", dependencies: ["ldlc", "TestSupport"], path: "Tests/Conformance",
            exclude: ["cases", "not-yet.txt"], swiftSettings: settings),
        .testTarget(
            name: "RobustnessTests",
            dependencies: ["ldlc", "LDLParser", "LDLCompiler", "LayoutRuntime", "TestSupport"],
            path: "Tests/Robustness",
            exclude: ["Regressions"], swiftSettings: settings),
        .testTarget(
            name: "ExamplesTests", dependencies: ["ldlc", "TestSupport"], path: "Tests/Examples",
            swiftSettings: settings),
    ]
)
