import Checking
import Foundation
import Testing

@testable import Course

@Suite("gradings that are ended", .timeLimit(.minutes(60)))
struct RunningGradingsTests {
  private func endless() throws -> ChildProcess {
    try ChildProcess(
      path: "/bin/sleep", arguments: ["3600"], descriptors: [0: nil, 1: nil, 2: nil],
      leadsGroup: true)
  }

  @Test("all of them end, and whoever learns of it also learns that it came from here")
  func abandon() throws {
    let running = RunningGradings()
    let first = try endless()
    running.add(first)
    #expect(!running.isAbandoned)
    running.abandon()
    #expect(running.isAbandoned)
    #expect(first.wait() & 0x7F == SIGTERM)
    // One that begins only then ends, too.
    let second = try endless()
    running.add(second)
    #expect(second.wait() & 0x7F == SIGTERM)
  }

  @Test("one that has ended is left alone: its number may be another one's")
  func removed() throws {
    let running = RunningGradings()
    let process = try endless()
    running.add(process)
    running.remove(process)
    running.abandon()
    #expect(process.wait(until: Deadline(in: .zero)) == nil)
    process.end()
    process.wait()
  }
}
