import Foundation

/// The files that are compiled for the explorer: the lessons as they are, on another stage.
enum ExploredFiles {
  /// Their paths.
  static func all() throws -> [String] {
    let lessons = try lessonFolders.flatMap { try swiftFiles(in: "Sources/Patterns/\($0)") }
    let stage = try swiftFiles(in: "Tests/Programs/patterns")
    return stage + core
      + lessons.filter { lesson in
        !leftOut.contains { lesson.hasSuffix("/\($0).swift") }
      }
  }

  private static let lessonFolders = [
    "Queues", "Waiting", "Threads", "Operations", "SwiftConcurrency", "Applications", "Support",
  ]

  /// What lessons need and the stage does not replace.
  private static let core = [
    "Sources/Patterns/Core/Pattern.swift", "Sources/Patterns/Core/Shared.swift",
    "Sources/Patterns/Core/Fact.swift", "Sources/SeededRandom/SeededGenerator.swift",
  ].map { root.appendingPathComponent($0).path }

  /// Lessons outside of the model, what only they use, and what the stage has its own of.
  private static let leftOut = [
    "Callback", "Continuation", "AsyncAwait", "AsyncLet", "AsyncStream", "TaskGroup",
    "PhotoReply", "PhotoServer", "PhotoServer+Routes",
    "CacheOrRecompute", "LeastRecentlyUsed", "PackBits", "Picture", "ResidentMemory",
    "Mandelbrot", "Stage+Lateness", "Thread+Named",
  ]

  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static func swiftFiles(in folder: String) throws -> [String] {
    let url = root.appendingPathComponent(folder)
    return try FileManager.default.contentsOfDirectory(atPath: url.path).sorted()
      .filter { $0.hasSuffix(".swift") }.map { url.appendingPathComponent($0).path }
  }
}
