// swift-tools-version: 6.3
import Foundation
import PackageDescription

// Swift's own parser comes with the toolchain: a library beside the one that this manifest is linked to.
let parser = libraries(beside: Package.self)

// The arrows of ARCHITECTURE.md from the bottom up: a target may use only what is listed before it.
let package = Package(
  name: "interleave",
  platforms: [.macOS("26.0")],
  targets: [
    .target(name: "CPlatform"),
    .target(name: "CRecorder"),
    .target(name: "SwiftToolchain"),
    .target(name: "SeededRandom"),
    .target(name: "Terminal"),
    .target(name: "CPages", exclude: ["Resources"]),
    .target(name: "Pages", dependencies: ["CPages", "SeededRandom", "Terminal"]),
    .target(name: "Timeline", dependencies: ["CPlatform"]),
    .target(name: "Timing", dependencies: ["CPlatform", "SeededRandom", "Terminal"]),
    .target(name: "LoopbackServer", dependencies: ["CPlatform"]),
    .target(
      name: "Recording",
      dependencies: ["CPlatform", "CRecorder", "SwiftToolchain", "Terminal", "Timeline", "Timing"]),
    .target(
      name: "Patterns",
      dependencies: ["CPlatform", "SeededRandom", "SwiftToolchain", "Timeline", "LoopbackServer"]),
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
      name: "Grading", dependencies: ["Exploration", "CExploration", "SeededRandom"]),
    .target(name: "Channel", dependencies: ["Exploration"]),
    .target(name: "Searching", dependencies: ["Channel", "Exploration", "SeededRandom"]),
    .target(name: "SwiftReading", dependencies: ["SeededRandom"]),
    .executableTarget(
      name: "reader", dependencies: ["SwiftReading"],
      linkerSettings: [
        .unsafeFlags(["-L", parser, "-Xlinker", "-rpath", "-Xlinker", parser]),
        .linkedLibrary("SwiftParser"), .linkedLibrary("SwiftSyntax"),
      ]),
    .target(
      name: "Checking",
      dependencies: [
        "CPlatform", "Channel", "Exploration", "ModeledThreads", "ModeledConcurrency",
        "SeededRandom", "SwiftReading", "SwiftToolchain", "Terminal", "Timeline", "reader",
      ]),

    .target(
      name: "Worker",
      dependencies: [
        "CPlatform", "Channel", "Searching", "CExploration", "Exploration", "ModeledDispatch",
        "ModeledSynchronization", "ModeledThreads", "ModeledConcurrency", "ModeledFoundation",
        "Grading", "Primitives", "Timeline",
      ]),
    .target(
      name: "Course",
      dependencies: [
        "Channel", "Checking", "Exploration", "SeededRandom", "SwiftReading", "Terminal",
        "Timeline",
      ]),

    .target(
      name: "Book",
      dependencies: [
        "CPages", "Channel", "Checking", "Course", "Exploration", "LoopbackServer", "Pages",
        "Patterns", "SwiftToolchain", "Terminal",
      ]),

    .executableTarget(
      name: "check",
      dependencies: ["Channel", "Worker", "Checking", "Exploration", "Pages", "Terminal"],
      linkerSettings: [.unsafeFlags(["-Xlinker", "--export-dynamic"])]),
    .executableTarget(
      name: "grade",
      dependencies: [
        "Channel", "Worker", "Course", "Checking", "Exploration", "Pages", "Terminal",
      ],
      linkerSettings: [.unsafeFlags(["-Xlinker", "--export-dynamic"])]),
    .executableTarget(
      name: "demo",
      dependencies: ["Pages", "Patterns", "Recording", "Timeline", "Timing", "Terminal"]),
    .executableTarget(
      name: "bench",
      dependencies: [
        "CPlatform", "Pages", "Patterns", "SeededRandom", "Timeline", "Timing", "Terminal",
      ]),
    .executableTarget(name: "compare", dependencies: ["Pages", "Timing", "Terminal"]),
    .executableTarget(
      name: "site",
      dependencies: ["Book", "SwiftToolchain", "Terminal", "check", "demo", "grade"]),

    .target(
      name: "CommandSupport", dependencies: ["SeededRandom", "Timing"], path: "Tests/CommandSupport"
    ),
    .testTarget(name: "TerminalTests", dependencies: ["Terminal", "CommandSupport"]),
    .testTarget(name: "TimelineTests", dependencies: ["Timeline"]),
    .testTarget(
      name: "PagesTests",
      dependencies: [
        "Channel", "Checking", "Course", "Exploration", "Pages", "SeededRandom", "Terminal",
        "Timeline", "Timing",
        "CommandSupport", "bench", "check", "compare", "demo", "grade",
      ]),
    .testTarget(
      name: "BookTests",
      dependencies: [
        "Book", "LoopbackServer", "SwiftToolchain", "Terminal", "CommandSupport", "check", "demo",
        "grade",
        "site",
      ]),
    .testTarget(name: "RecordingTests", dependencies: ["CRecorder", "Recording", "Timeline"]),
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
        "CExploration", "ModeledFoundation", "ModeledDispatch", "ModeledSynchronization",
        "Exploration",
      ]),
    .testTarget(
      name: "GradingTests", dependencies: ["CExploration", "Exploration", "Grading"]),
    .testTarget(name: "SearchingTests", dependencies: ["Channel", "Exploration", "Searching"]),
    .testTarget(
      name: "CheckingTests",
      dependencies: [
        "CExploration", "Channel", "Checking", "Exploration", "ModeledConcurrency",
        "ModeledThreads", "SwiftReading", "Terminal", "Timeline", "CommandSupport",
      ]),
    .testTarget(name: "SwiftReadingTests", dependencies: ["SwiftReading"]),
    .testTarget(
      name: "CourseTests",
      dependencies: [
        "Course", "Channel", "Checking", "Exploration", "SeededRandom", "SwiftReading", "Terminal",
        "CommandSupport",
      ]),
    .testTarget(name: "LoopbackServerTests", dependencies: ["LoopbackServer"]),
    .testTarget(
      name: "PatternsTests",
      dependencies: [
        "Patterns", "Timeline", "Checking", "Exploration", "CommandSupport", "demo", "check",
      ]),
    .testTarget(
      name: "CommandTests",
      dependencies: [
        "check", "demo", "bench", "compare", "grade", "Channel", "Checking", "Course",
        "Exploration", "Grading", "Patterns", "Timeline", "Timing", "Worker", "CommandSupport",
      ]),
  ],
  swiftLanguageModes: [.v6]
)

// What is measured must be optimised, also in the debug build of a plain `swift run`, and what stands between an edit
// and its verdict.
let optimised: Set = [
  "SeededRandom", "Timeline", "Timing", "Patterns", "bench", "Exploration", "Primitives",
  "ModeledDispatch", "ModeledSynchronization", "ModeledThreads", "ModeledConcurrency",
  "ModeledFoundation", "Grading", "Searching", "SwiftReading", "reader",
  "Channel", "Worker", "Checking", "Course", "Terminal", "Pages",
]
// Checking each access of the engine's state for exclusivity halves the executions a second.
let switching: Set = [
  "Exploration", "Primitives", "ModeledDispatch", "ModeledSynchronization", "ModeledThreads",
  "ModeledConcurrency", "ModeledFoundation", "ModeledDispatchTests",
]
// Memory accesses are called millions of times a second.
let optimisedC: Set = ["CExploration", "CRecorder"]

for target in package.targets where optimisedC.contains(target.name) {
  // Who called a model is found by the frame pointers. Dispatch takes blocks.
  target.cSettings = [.unsafeFlags(["-O2", "-fno-omit-frame-pointer", "-fblocks"])]
}
let isC: Set = ["CPages", "CPlatform", "CExploration", "CRecorder"]
for target in package.targets where !isC.contains(target.name) {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
  ]
  if target.name == "reader" {
    target.swiftSettings?.append(.unsafeFlags(["-I", parser]))
  }
  if optimised.contains(target.name) {
    // Whole modules, as a release build compiles them.
    target.swiftSettings?.append(
      .unsafeFlags(["-O", "-wmo", "-num-threads", "2", "-disable-batch-mode"]))
  }
  // As the real module is: calls into it check where closures run that belong to an actor.
  // Its tests run on the main lane of the engine, which is not the process's own main actor.
  if ["ModeledDispatch", "ModeledDispatchTests"].contains(target.name) {
    target.swiftSettings?.append(.swiftLanguageMode(.v5))
  }
  if switching.contains(target.name) {
    // Only one thread of control runs at a time, so that a worker counts their references without
    // atomics; in another process they do use atomics (CExploration/counting.c).
    target.swiftSettings?.append(
      .unsafeFlags(["-enforce-exclusivity=unchecked", "-Xfrontend", "-assume-single-threaded"]))
  }
}

/// The folder of the toolchain's host libraries, found from where the system loaded the type from.
///
/// A path written down, or a search along PATH, would be that of another toolchain on another machine.
func libraries(beside type: Any.Type) -> String {
  typealias Look =
    @convention(c) (UnsafeRawPointer, UnsafeMutablePointer<UnsafePointer<CChar>?>) -> Int32
  guard let function = dlsym(dlopen(nil, RTLD_NOW), "dladdr") else {
    fatalError("the system has no dladdr to find the toolchain by")
  }
  // The structure that it fills has four words, of which the first is the path.
  let found = UnsafeMutablePointer<UnsafePointer<CChar>?>.allocate(capacity: 4)
  defer { found.deallocate() }
  let address = unsafeBitCast(type, to: UnsafeRawPointer.self)
  guard unsafeBitCast(function, to: Look.self)(address, found) != 0, let path = found.pointee else {
    fatalError("PackageDescription is in no library")
  }
  // From lib/swift/pm/ManifestAPI/libPackageDescription.so to lib/swift/host.
  let library = URL(fileURLWithPath: String(cString: path))
  let swift = (0..<3).reduce(library) { url, _ in url.deletingLastPathComponent() }
  return swift.appendingPathComponent("host").path
}
