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
    .target(name: "CExploration"),
    .target(name: "Exploration", dependencies: ["CExploration", "SeededRandom"]),
    .target(name: "Primitives", dependencies: ["Exploration", "CExploration"]),
    .target(name: "ModeledDispatch", dependencies: ["Exploration", "Primitives"]),
    .target(name: "ModeledSynchronization", dependencies: ["Exploration", "Primitives"]),
    .target(
      name: "ModeledThreads", dependencies: ["Exploration", "CExploration", "Primitives"]),
    .target(
      name: "ModeledConcurrency",
      dependencies: ["Exploration", "CExploration", "ModeledDispatch"]),
    .target(
      name: "ModeledFoundation", dependencies: ["Exploration", "ModeledDispatch", "Primitives"]),
    .target(
      name: "Grading", dependencies: ["Exploration", "SeededRandom"]),
    .target(name: "Channel", dependencies: ["Exploration"]),
    .target(name: "Searching", dependencies: ["Channel", "Exploration"]),
    .target(
      name: "Checking",
      dependencies: [
        "Channel", "Exploration", "ModeledThreads", "ModeledConcurrency", "SeededRandom",
        "Terminal", "Timeline",
      ]),

    .target(
      name: "Worker",
      dependencies: [
        "Channel", "Searching", "CExploration", "Exploration", "ModeledDispatch",
        "ModeledSynchronization", "ModeledThreads", "ModeledConcurrency", "ModeledFoundation",
        "Grading", "Primitives", "Timeline",
      ]),
    .target(
      name: "Course",
      dependencies: ["Channel", "Checking", "Exploration", "SeededRandom", "Terminal", "Timeline"]),

    .executableTarget(
      name: "check",
      dependencies: ["Channel", "Worker", "Checking", "Exploration", "Terminal"],
      linkerSettings: [.unsafeFlags(["-Xlinker", "--export-dynamic"])]),
    .executableTarget(
      name: "grade",
      dependencies: ["Channel", "Worker", "Course", "Checking", "Exploration", "Terminal"],
      linkerSettings: [.unsafeFlags(["-Xlinker", "--export-dynamic"])]),
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
    .testTarget(
      name: "ExplorationTests",
      dependencies: ["Exploration", "ModeledThreads", "CExploration", "SeededRandom"]),
    .testTarget(
      name: "PrimitivesTests",
      dependencies: [
        "Primitives", "ModeledDispatch", "ModeledSynchronization", "ModeledThreads",
        "ModeledFoundation", "Exploration", "SeededRandom",
      ]),
    .testTarget(
      name: "ModeledDispatchTests",
      dependencies: ["ModeledDispatch", "Exploration", "SeededRandom"]),
    .testTarget(
      name: "ModeledFoundationTests",
      dependencies: [
        "ModeledFoundation", "ModeledDispatch", "ModeledSynchronization", "Exploration",
      ]),
    .testTarget(name: "SearchingTests", dependencies: ["Channel", "Exploration", "Searching"]),
    .testTarget(
      name: "CheckingTests",
      dependencies: [
        "CExploration", "Channel", "Checking", "Exploration", "ModeledConcurrency",
        "ModeledThreads", "Terminal", "Timeline", "CommandSupport",
      ]),
    .testTarget(
      name: "CourseTests", dependencies: ["Course", "Checking", "Terminal", "CommandSupport"]),
    .testTarget(name: "LoopbackServerTests", dependencies: ["LoopbackServer"]),
    .testTarget(
      name: "PatternsTests",
      dependencies: ["Patterns", "Timeline", "Checking", "CommandSupport", "demo", "check"]),
    .testTarget(
      name: "CommandTests",
      dependencies: [
        "check", "demo", "bench", "compare", "grade", "Channel", "Checking", "Course",
        "Exploration", "Patterns", "Timing", "CommandSupport",
      ]),
  ],
  swiftLanguageModes: [.v6]
)

// What is measured must be optimised, also in the debug build of a plain `swift run`.
let optimised: Set = [
  "SeededRandom", "Timeline", "Timing", "Patterns", "bench", "Exploration", "Primitives",
  "ModeledDispatch", "ModeledSynchronization", "ModeledThreads", "ModeledConcurrency",
  "ModeledFoundation", "Grading", "Searching",
]
// Checking each access of the engine's state for exclusivity halves the executions a second.
let switching: Set = [
  "Exploration", "Primitives", "ModeledDispatch", "ModeledSynchronization", "ModeledThreads",
  "ModeledConcurrency", "ModeledFoundation", "ModeledDispatchTests",
]
// Memory accesses are called millions of times a second.
let optimisedC: Set = ["CExploration"]

for target in package.targets where optimisedC.contains(target.name) {
  // Who called a model is found by the frame pointers.
  target.cSettings = [.unsafeFlags(["-O2", "-fno-omit-frame-pointer"])]
}
for target in package.targets where !["CPlatform", "CExploration"].contains(target.name) {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
  ]
  if optimised.contains(target.name) {
    target.swiftSettings?.append(.unsafeFlags(["-O"]))
  }
  // As the real module is: calls into it check where closures run that belong to an actor.
  // Its tests run on the main lane of the engine, which is not the process's own main actor.
  if ["ModeledDispatch", "ModeledDispatchTests"].contains(target.name) {
    target.swiftSettings?.append(.swiftLanguageMode(.v5))
  }
  if switching.contains(target.name) {
    // Only one thread of control runs at a time, so that counting references needs no atomics: here
    // is only what runs under the engine, and nothing that a test or a front end calls beside it.
    target.swiftSettings?.append(
      .unsafeFlags(["-enforce-exclusivity=unchecked", "-Xfrontend", "-assume-single-threaded"]))
  }
}
