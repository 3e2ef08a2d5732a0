import Foundation
import Testing

@Suite("A worker that somebody else ends", .timeLimit(.minutes(60)))
struct EndedWorkerTests {
  @Test(
    "is no finding: status 69, and it says what happened",
    arguments: [SIGTERM, SIGKILL, SIGSEGV, SIGABRT])
  func ended(signal: Int32) throws {
    let check = try EndlessCheck()
    let worker = check.worker()
    check.waitForObject()
    check.waitForHandler(of: SIGSEGV, in: worker)
    kill(worker, signal)
    let said = check.end()
    #expect(check.process.terminationReason == .exit && check.process.terminationStatus == 69)
    let told = signal == SIGKILL ? SIGKILL : SIGTERM
    #expect(said.hasPrefix("check: the worker process was ended by signal \(told);"))
    #expect(!check.names.contains { $0.hasSuffix("result.json") })
  }
}
