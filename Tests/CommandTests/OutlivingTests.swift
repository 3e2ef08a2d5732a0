import CommandSupport
import Foundation
import Testing

@Suite("No process outlives the one that started it", .timeLimit(.minutes(60)))
struct OutlivingTests {
  /// Kills a process at once, which leaves it no moment to clean up, and waits for the ends of others.
  private func kill(_ process: Process, andWaitFor others: [pid_t]) {
    #expect(!others.isEmpty)
    Foundation.kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    for other in others {
      while EndlessCheck.parent(of: other) != nil { sched_yield() }
    }
  }

  private func children(of process: Process) -> [pid_t] {
    let all = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return all.compactMap { pid_t($0) }.filter {
      EndlessCheck.parent(of: $0) == process.processIdentifier
    }
  }

  /// A text that keeps the compiler at work.
  private var bomb: String {
    get throws {
      try String(
        contentsOf: PackageFolder.url.appending(path: "Tests/Programs/hostile/tuple-bomb.swift"),
        encoding: .utf8)
    }
  }

  @Test("neither the compiler nor the worker, when check is killed while it compiles")
  func compiling() throws {
    // The compiler is at it for longer than this test may take.
    let check = try EndlessCheck(try bomb + "print(1)\n")
    let worker = check.worker()
    check.waitForBuild()
    var compiler: pid_t?
    while compiler == nil { compiler = children(of: check.process).first { $0 != worker } }
    kill(check.process, andWaitFor: [worker] + [compiler].compactMap { $0 })
  }

  @Test("nor the worker, when check is killed while it searches")
  func searching() throws {
    let check = try EndlessCheck()
    let worker = check.worker()
    check.waitForObject()
    kill(check.process, andWaitFor: [worker])
  }

  @Test("nor anything that grades a class, when grade is killed")
  func grading() throws {
    let course = try GradedClass()
    try course.write(try bomb, for: "bomb")
    let process = Process()
    process.executableURL = Command.products.appending(path: "grade")
    process.arguments = course.arguments([], out: "Out")
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["PATH": (ProcessInfo.processInfo.environment["PATH"] ?? "") + ":" + course.path("mark")]
    ) { $1 }
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    // The command, the process that grades the bomb, a worker and the compiler.
    while try Leftovers.processes(with: course.path("mark")).count(where: {
      $0.contains("swift-frontend")
    }) == 0 { sched_yield() }
    kill(process, andWaitFor: children(of: process))
    while try !Leftovers.processes(with: course.path("mark")).isEmpty { sched_yield() }
  }
}
