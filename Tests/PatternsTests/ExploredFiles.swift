import Foundation

/// The files that are compiled for the explorer: the lessons as they are, on another stage.
enum ExploredFiles {
  /// Their paths; what imports a replaced module is copied without that import into a folder.
  static func all(in folder: URL) throws -> [String] {
    let copies = try substituted(in: folder)
    let copied = Set(copies.map(\.original))
    return try originals().filter { !copied.contains($0) } + copies.map(\.path)
  }

  /// The copies, with every line where it was: `check` treats the modules that it has models of likewise.
  static func substituted(in folder: URL) throws -> [(path: String, original: String)] {
    let imports = try Regex("(?m)^( *)import (LoopbackServer|FoundationNetworking)$")
    return try originals().compactMap { original in
      let text = try String(contentsOfFile: original, encoding: .utf8)
      let copy = text.replacing(imports, with: "")
      guard copy != text else { return nil }
      let path = folder.appendingPathComponent(original.components(separatedBy: "/").last ?? "")
      try copy.write(to: path, atomically: true, encoding: .utf8)
      return (path.path, original)
    }
  }

  private static func originals() throws -> [String] {
    let lessons = try lessonFolders.flatMap { try swiftFiles(in: "Sources/Patterns/\($0)") }
    let stage = try swiftFiles(in: "Tests/Programs/patterns")
    return stage + shared
      + lessons.filter { lesson in
        !replaced.contains { lesson.hasSuffix("/\($0).swift") }
      }
  }

  private static let lessonFolders = [
    "Queues", "Waiting", "Threads", "Operations", "SwiftConcurrency", "Applications", "Support",
  ]

  /// What lessons need and the stage does not replace.
  private static let shared = [
    "Patterns/Core/Pattern", "Patterns/Core/Shared", "Patterns/Core/Fact",
    "SeededRandom/SeededGenerator", "LoopbackServer/Image+Pixmap", "LoopbackServer/Request",
    "LoopbackServer/Response", "LoopbackServer/Route",
  ].map { root.appendingPathComponent("Sources/\($0).swift").path }

  /// What the stage has its own of, and what only that would need.
  private static let replaced = [
    "CheckTool", "Frames", "Mandelbrot", "PackBits", "PackedPicture", "PhotoServer",
    "ResidentMemory", "SanitizerReport", "SmallProgram", "Stage+Lateness", "Thread+Named",
    "ThreadGauge", "ThreadSanitizer", "ToolRun",
  ]

  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static func swiftFiles(in folder: String) throws -> [String] {
    let url = root.appendingPathComponent(folder)
    return try FileManager.default.contentsOfDirectory(atPath: url.path).sorted()
      .filter { $0.hasSuffix(".swift") }.map { url.appendingPathComponent($0).path }
  }
}
