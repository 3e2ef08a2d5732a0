import Checking
import CommandSupport
import Foundation

/// Runs `check` on files in a folder of their own, with a cache of their own.
struct Workshop {
  let folder: TemporaryFolder

  init(_ files: [String: String] = [:]) throws {
    folder = try TemporaryFolder()
    for (name, text) in files { try write(Data(text.utf8), to: name) }
  }

  func write(_ data: Data, to name: String) throws {
    let url = folder.url.appending(path: name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
  }

  func path(_ name: String) -> String { folder.url.appending(path: name).path }

  /// Words that name one of the files stand for its path.
  func check(_ words: String...) throws -> Command { try check(words) }

  func check(_ words: [String]) throws -> Command {
    let arguments = words.map { word in
      FileManager.default.fileExists(atPath: path(word)) ? path(word) : word
    }
    return try Command.run("check", arguments)
  }

  func verdict(_ words: String...) throws -> Verdict {
    let run = try check(words + ["--json", "-"])
    return try Verdict.read(Data(run.output.utf8), from: "the output")
  }
}

extension Workshop {
  /// A program whose result depends on who comes first.
  static let race = """
    import Dispatch
    nonisolated(unsafe) var count = 0
    DispatchQueue.concurrentPerform(iterations: 2) { _ in
      count += 1
    }
    print(count)
    """
}
