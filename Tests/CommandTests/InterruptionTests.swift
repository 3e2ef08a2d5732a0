import Foundation
import Testing

@Suite("Ctrl-C", .timeLimit(.minutes(60)))
struct InterruptionTests {
  @Test("while it searches: the worker ends too, status 130, nothing half written")
  func searching() throws {
    let check = try EndlessCheck()
    let worker = check.worker()
    check.waitForObject()
    let said = check.interrupt()
    // How far it has come by then is a matter of time.
    #expect(said.isEmpty || said.hasPrefix("check: interrupted after "))
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
