import Foundation
import Testing

@testable import Exploration

@Suite("What one process tells another arrives as it was")
struct CodedCaseTests {
  private static let lock = ResourceName(.nsLock, label: "lock")
  private static let lane = LaneName(.thread, "thread 1")
  private static let waits = [Wait(lane, for: .unlock(lock), holder: LaneName(.main, "main"))]

  private static let mistakes: [Mistake] = [
    .dataRace(.init(writes: [true, false], leadsTo: "1")),
    .overlappingAccesses(writes: [true, false], .ordered),
    .failedCheck(.stopped(reason: nil, signal: 5)), .wrongResult(.init("what", expected: "1")),
    .tooManyAtOnce(["a", "b"], allowed: 1), .tooSlow(.takes("work", units: 3, enough: 2)),
    .uncaughtError("E"), .deadlock(.circle(waits)), .lostWakeup(.late(lane, lock)),
    .spuriousWakeup(.leads(to: .crashed(.badAccess))), .syncOnOwnQueue(lock), .groupLeftTooOften,
    .groupNeverLeft(.missing(leaves: 2, isAwaited: true)),
    .semaphoreDestroyedInUse(initial: 2, value: 1), .queueMisuse(.workItemAwaitedTwice),
    .recursiveLock(lock, by: lane, isUpgrade: true),
    .unlockByAnother(lock, by: lane, owner: nil, toWait: true),
    .unlockByAnother(lock, by: lane, owner: LaneName(.main, "main"), toWait: false),
    .wrongPrecondition(.notOn(lock)), .dependencyCycle([lock, lock]),
    .operationNeverFinished(lock, .neverReported), .operationMisuse(.limit(-2)),
    .continuationResumedTwice, .continuationNeverResumed(.awaited(task: nil)),
    .stillWaiting(.task("t", for: .children)),
    .poolExhausted(.taskPool, PoolWidth(2, orFewer: true), needed: lane), .noProgress(lane),
    .unfinished(.steps(7)), .uncontrolled(.event(3)), .unsupported(.call("fork")),
    .crashed(.freedMemory(again: true)), .ended(.call("exit(1)")), .tooManyLanes(most: 64),
    .tooMuchOutput(kibibytes: 9),
  ]

  private static let reasons: [WaitReason] = [
    .unlock(lock), .unlockWithCondition(lock), .signal(lock), .arrivals(2), .initializer(lock),
    .end(lock), .operations([lock], areAll: false), .leaves(lock, count: 3), .change(lock),
    .changeUnder(lock), .instant, .timer, .turn(lock), .activation(lock), .resumption(lock),
    .worker(.taskPool, PoolWidth(1, orFewer: false), ahead: 4), .mainBlock, .mainThread,
    .taskEnd(nil), .taskEnd("t"), .children, .element, .continuation, .resume, .runtimeLock,
    .resource(lock),
  ]

  private static let kinds: [Recorder.Kind] =
    [
      .action(.lock, lock, number: 2, timedOut: true),
      .action(.sleep, nil, number: -1, timedOut: false), .read, .write, .spawned(lane: 3),
      .finished, .printed("\"é\n"), .timePassed(.max), .failed(.groupLeftTooOften),
    ]
    + [.preempted, .waits(for: nil), .waits(for: .instant), .sleeps, .ended].map {
      .switched(from: 1, because: $0)
    }

  private func sent<Value: Codable>(_ value: Value) throws -> Value {
    try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value))
  }

  @Test("a mistake", arguments: mistakes)
  func mistake(_ mistake: Mistake) throws { #expect(try sent(mistake) == mistake) }

  @Test("the mistakes that are tried here are of every kind")
  func everyKind() {
    #expect(Set(Self.mistakes.map(\.kind)) == Set(FindingKind.allCases))
  }

  @Test("why a lane waits", arguments: reasons)
  func reason(_ reason: WaitReason) throws { #expect(try sent(reason) == reason) }

  @Test("what happened", arguments: kinds)
  func kind(_ kind: Recorder.Kind) throws { #expect(try sent(kind) == kind) }

  @Test(
    "what is no case, or holds something else, is an error",
    arguments: [#"["melted"]"#, "[]", "{}", #"["deadlock"]"#, #"["tooManyLanes", "many"]"#])
  func unknown(_ text: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Mistake.self, from: Data(text.utf8))
    }
  }
}
