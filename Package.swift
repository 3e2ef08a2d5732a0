// swift-tools-version: 6.3
import PackageDescription

// The arrows of ARCHITECTURE.md from the bottom up: a target may use only what is listed before it.
let package = Package(
  name: "interleave",
  platforms: [.macOS("26.0")],
  targets: [
    .target(name: "CPlatform"),
    .target(name: "SeededRandom"),
    .target(name: "Terminal"),
    .target(name: "Timeline", dependencies: ["CPlatform"]),
    .target(name: "Timing", dependencies: ["CPlatform", "SeededRandom", "Terminal"]),
    .target(name: "LoopbackServer", dependencies: ["CPlatform"]),
    .target(
      name: "Patterns", dependencies: ["CPlatform", "SeededRandom", "Timeline", "LoopbackServer"]),

    .executableTarget(name: "demo", dependencies: ["Patterns", "Timeline", "Terminal"]),
    .executableTarget(
      name: "bench", dependencies: ["Patterns", "SeededRandom", "Timeline", "Timing", "Terminal"]),
    .executableTarget(name: "compare", dependencies: ["Timing", "Terminal"]),

    .target(
      name: "CommandSupport", dependencies: ["SeededRandom", "Timing"], path: "Tests/CommandSupport"
    ),
    .testTarget(name: "TerminalTests", dependencies: ["Terminal", "CommandSupport"]),
    .testTarget(name: "TimelineTests", dependencies: ["Timeline"]),
    .testTarget(name: "TimingTests", dependencies: ["Timing", "SeededRandom", "CommandSupport"]),
    .testTarget(name: "LoopbackServerTests", dependencies: ["LoopbackServer"]),
    .testTarget(
      name: "PatternsTests", dependencies: ["Patterns", "Timeline", "CommandSupport", "demo"]),
    .testTarget(
      name: "CommandTests",
      dependencies: ["demo", "bench", "compare", "Timing", "CommandSupport"]),
  ],
  swiftLanguageModes: [.v6]
)

// What is measured must be optimised, also in the debug build of a plain `swift run`.
let optimised: Set = ["SeededRandom", "Timeline", "Timing", "Patterns", "bench"]

for target in package.targets where target.name != "CPlatform" {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
  ]
  if optimised.contains(target.name) {
    target.swiftSettings?.append(.unsafeFlags(["-O"]))
  }
}
