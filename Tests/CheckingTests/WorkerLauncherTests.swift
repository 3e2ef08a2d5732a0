import Channel
import CommandSupport
import Foundation
import Testing

@testable import Checking

@Suite("Talking to a worker process", .timeLimit(.minutes(60)))
struct WorkerLauncherTests {
  /// Settings that no pipe takes at once.
  private var settings: SearchSettings {
    var settings = SearchSettings()
    settings.object = String(repeating: "x", count: 1 << 20)
    return settings
  }

  private func run(
    _ lines: String, _ settings: SearchSettings, patience: Double = 60
  ) throws -> WorkerLauncher.End {
    let script = try Script(lines)
    return try WorkerLauncher(executable: script.path).run(settings, patience: patience) { _ in }
  }

  @Test("one that talks before it has read everything is heard, and gets everything")
  func talksFirst() throws {
    let end = try run(
      "head -c 300000 /dev/zero | tr '\\0' '\\n' >&3; echo $(wc -c) >&3; exit 7", settings)
    guard case .died(let words) = end else {
      Issue.record("it ended with \(end)")
      return
    }
    let size = try JSONEncoder().encode(settings).count
    #expect(words == "status 7: \(size)")
  }

  @Test("one that does not take its settings is an error of the machine, not of what it explores")
  func takesNothing() {
    let error = #expect(throws: ToolError.self) {
      try run("exec sleep 3600", settings, patience: 0.02)
    }
    guard case .tookTooLong("the worker process", let seconds) = error else {
      Issue.record("it said \(String(describing: error))")
      return
    }
    // On a busy machine it waits that long several times.
    #expect((1...21).contains { seconds == 0.02 * Double($0) })
  }

  @Test("one that takes them and is silent then is silent")
  func silent() throws {
    // The pipe takes these at once, so that it is silent whenever that is asked.
    #expect(try run("exec sleep 3600", SearchSettings(), patience: 0.1) == .silent)
  }

  @Test("one that never stops talking is as good as silent")
  func endless() throws {
    #expect(try run("exec yes >&3", SearchSettings(), patience: 0.1) == .silent)
  }

  @Test("one that stops at a check of its own code is a defect of check, not of what it explores")
  func trapped() throws {
    let end = try run("exit \(WorkerChannel.trapped)", settings)
    #expect(end == .ended(.trapped(tool: "the worker process")))
  }

  @Test("one that leaves before it has read them has died")
  func leaves() throws {
    #expect(try run("exit 5", settings) == .died("status 5"))
  }

  @Test(
    "one that is ended by a signal that no code can send itself is an error of the machine",
    arguments: [SIGTERM, SIGKILL, SIGHUP, SIGUSR1])
  func interfered(signal: Int32) throws {
    #expect(
      try run("kill -\(signal) $$", settings)
        == .ended(.died(tool: "the worker process", how: "signal \(signal)")))
  }

  @Test(
    "one that ends itself has died",
    arguments: [SIGABRT, SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGTRAP, SIGSYS, SIGXFSZ])
  func crashed(signal: Int32) throws {
    #expect(try run("ulimit -c 0; kill -\(signal) $$", settings) == .died("signal \(signal)"))
  }

  @Test("one that used up its processor time is blamed on the limit, unless effort is counted")
  func processorTime() {
    func error(_ seconds: Double, limit: UInt?, effort: Int? = nil) -> ToolError? {
      var settings = SearchSettings()
      settings.effort = effort
      let end = ChildProcess.End(status: SIGKILL, processorSeconds: seconds)
      return Interference.error(end, settings, limit: limit)
    }
    let tool = "the worker process"
    #expect(error(9.9, limit: 10) == .outOfProcessorTime(tool: tool, seconds: 10))
    #expect(error(9.9, limit: 10, effort: 1) == nil)
    #expect(error(3, limit: 10, effort: 1) == .died(tool: tool, how: "signal 9"))
    #expect(error(9.9, limit: nil) == .died(tool: tool, how: "signal 9"))
  }

  @Test("patience has no upper limit")
  func patient() throws {
    #expect(try run("exit 5", settings, patience: 1e12) == .died("status 5"))
  }
}
