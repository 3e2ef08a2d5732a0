import CommandSupport
import Foundation

/// A `check` that goes on until somebody stops it, with a cache of its own.
final class EndlessCheck {
  let folder: TemporaryFolder
  let process = Process()
  let error = Pipe()

  /// - Parameter text: What is checked.
  init(_ text: String = "print(1)\n") throws {
    folder = try TemporaryFolder()
    let file = folder.url.appending(path: "Race.swift")
    try Data(text.utf8).write(to: file)
    process.executableURL = Command.products.appending(path: "check")
    process.arguments = [
      file.path, "--strategy", "random", "--budget", "10min", "--json",
      folder.url.appending(path: "result.json").path,
    ]
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["XDG_CACHE_HOME": folder.url.path]) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = error
    try process.run()
  }

  /// The names of what is in its folder and below.
  var names: [String] {
    (try? FileManager.default.subpathsOfDirectory(atPath: folder.url.path)) ?? []
  }

  /// The process that runs the explored code, once it has begun.
  func worker() -> pid_t {
    while true {
      for name in (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? [] {
        guard let number = pid_t(name), Self.parent(of: number) == process.processIdentifier,
          let words = FileManager.default.contents(atPath: "/proc/\(name)/cmdline"),
          String(decoding: words, as: UTF8.self).contains("interleave-worker")
        else { continue }
        return number
      }
      sched_yield()
    }
  }

  /// Waits until a process does something of its own on a signal.
  func waitForHandler(of signal: Int32, in process: pid_t) {
    while true {
      let text = FileManager.default.contents(atPath: "/proc/\(process)/status") ?? Data()
      let lines = String(decoding: text, as: UTF8.self).split(separator: "\n")
      let caught = lines.first { $0.hasPrefix("SigCgt:") }?.split(separator: "\t").last ?? ""
      if let mask = UInt64(caught, radix: 16), mask >> (signal - 1) & 1 == 1 { return }
      sched_yield()
    }
  }

  /// Waits until there is something to search.
  func waitForObject() {
    while !names.contains(where: { $0.hasSuffix("/program.so") && !$0.contains("/work-") }) {
      sched_yield()
    }
  }

  /// Waits until the compiler is at work, in a folder of its own.
  func waitForBuild() {
    while !names.contains(where: { $0.contains("/work-") }) { sched_yield() }
  }

  /// - Returns: `nil` once it has ended, also while nobody has asked for its status.
  static func parent(of process: pid_t) -> pid_t? {
    guard let text = FileManager.default.contents(atPath: "/proc/\(process)/stat") else {
      return nil
    }
    // The name may have anything in it; what follows are the state and the parent.
    let words = String(decoding: text, as: UTF8.self).split(separator: ")").last?.split(
      separator: " ")
    guard let words, words.count > 1, words[0] != "Z" else { return nil }
    return pid_t(words[1])
  }

  /// Sends the signal of Ctrl-C to the command alone and waits for its end.
  func interrupt() -> String {
    kill(process.processIdentifier, SIGINT)
    return end()
  }

  /// Waits for its end.
  ///
  /// - Returns: What it said.
  func end() -> String {
    let said = error.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: said, as: UTF8.self)
  }
}
