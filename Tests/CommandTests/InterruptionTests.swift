import CommandSupport
import Foundation
import Testing

/// A `check` that goes on until somebody stops it, with a cache of its own.
private final class EndlessCheck {
  let folder: TemporaryFolder
  let process = Process()
  let error = Pipe()

  init() throws {
    folder = try TemporaryFolder()
    let file = folder.url.appending(path: "Race.swift")
    try Data("print(1)\n".utf8).write(to: file)
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

  var names: [String] {
    (try? FileManager.default.subpathsOfDirectory(atPath: folder.url.path)) ?? []
  }

  /// The process that runs the explored code, once it has begun.
  func worker() -> pid_t {
    while true {
      for name in (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? [] {
        guard let number = pid_t(name), Self.parent(of: number) == process.processIdentifier,
          let words = FileManager.default.contents(atPath: "/proc/\(name)/cmdline"),
          String(decoding: words, as: UTF8.self).contains("--worker")
        else { continue }
        return number
      }
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
    let said = error.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: said, as: UTF8.self)
  }
}

@Suite("Ctrl-C", .timeLimit(.minutes(2)))
struct InterruptionTests {
  @Test("while it searches: the worker ends too, status 130, nothing half written")
  func searching() throws {
    let check = try EndlessCheck()
    let worker = check.worker()
    check.waitForObject()
    #expect(check.interrupt().isEmpty)
    #expect(check.process.terminationReason == .exit && check.process.terminationStatus == 130)
    while EndlessCheck.parent(of: worker) != nil { sched_yield() }
    #expect(!check.names.contains { $0.hasSuffix("result.json") || $0.contains("/work-") })
  }

  @Test("while it compiles: status 130, and no folder stays behind")
  func compiling() throws {
    let check = try EndlessCheck()
    check.waitForBuild()
    #expect(check.interrupt().isEmpty)
    #expect(check.process.terminationStatus == 130)
    #expect(!check.names.contains { $0.contains("/work-") || $0.hasSuffix("result.json") })
  }
}
