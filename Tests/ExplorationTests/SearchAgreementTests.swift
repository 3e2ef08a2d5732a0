import Exploration
import Testing

/// The search that leaves out equivalent interleavings, against the one that leaves out none.
///
/// If this fails, a verdict of `check` may be wrong.
@Suite("Source sets and the search without a bound agree")
struct SearchAgreementTests {
  /// What executions come to, and how many there are.
  ///
  /// One that fails comes to its failure: whatever else happened before that, the program does not go on.
  private func outcomes(
    _ program: RandomProgram, _ strategy: any Strategy
  ) -> (all: Set<String>, executions: Int) {
    let log = RandomProgram.Log()
    var all: Set<String> = []
    let summary = Explorer(mostExecutions: 1_000_000).explore(
      { program.run(log) }, with: strategy,
      each: { result in all.insert(log.failure ?? "\(log.text) \(result.end)") })
    return (all, summary.executions)
  }

  private func agree(_ program: RandomProgram, exploresOnce: Bool = true) {
    let plain = outcomes(program, BoundedSearch())
    let reduced = outcomes(program, SourceSets())
    #expect(reduced.all.subtracting(plain.all).isEmpty, "\(program)")
    #expect(plain.all.subtracting(reduced.all).isEmpty, "\(program)")
    for order in UInt64(2)...5 {
      let other = outcomes(program, SourceSets(order: order))
      #expect(other.all == reduced.all, "begun otherwise: \(program)")
    }
    if exploresOnce {
      #expect(reduced.executions == reduced.all.count, "explored twice: \(program)")
    }
  }

  @Test("on locks and variables of two threads", arguments: UInt64(0)..<30)
  func twoThreads(seed: UInt64) { agree(RandomProgram(seed: seed, threads: 2, steps: 5)) }

  @Test("on locks and variables of three threads", arguments: UInt64(100)..<130)
  func threeThreads(seed: UInt64) { agree(RandomProgram(seed: seed, threads: 3, steps: 3)) }

  @Test("with a semaphore", arguments: UInt64(200)..<230)
  func semaphores(seed: UInt64) {
    agree(RandomProgram(seed: seed, threads: 3, steps: 3, isWithSemaphores: true))
  }

  @Test("on threads that start others, and locks that are only tried", arguments: UInt64(0)..<40)
  func startedThreads(seed: UInt64) {
    agree(
      RandomProgram(
        seed: seed, threads: 2, steps: 2, isStarting: true, mostEffects: seed % 2 == 0 ? 1 : 3))
  }

  @Test("on steps that have several effects", arguments: UInt64(0)..<100)
  func severalEffects(seed: UInt64) {
    let isShort = seed % 2 == 0
    agree(
      RandomProgram(
        seed: seed, threads: isShort ? 4 : 3, steps: isShort ? 1 : 2,
        isWithSemaphores: seed % 4 > 1, mostEffects: 3))
  }

  @Test(
    "on checks that end the program: what others would have done then still counts",
    arguments: UInt64(300)..<360)
  func failures(seed: UInt64) {
    agree(RandomProgram(seed: seed, threads: 3, steps: 3, isChecking: true), exploresOnce: false)
  }

  @Test("whichever lane fails first, what another one does before that is tried")
  func failsLater() {
    for order in UInt64(2)...40 {
      var told: Set<Int> = []
      _ = Explorer().explore(
        {
          let variable = TinyVariable()
          let (one, other) = (TinySemaphore(0), TinySemaphore(0))
          func fail(_ number: Int) {
            told.insert(number)
            Engine.shared.fail(.failedCheck(.stopped(reason: nil, signal: 0)))
          }
          _ = Engine.shared.spawn(.thread, name: "writes") { variable.value = 1 }
          _ = Engine.shared.spawn(.thread, name: "fails") {
            one.wait()
            fail(1)
          }
          _ = Engine.shared.spawn(.thread, name: "looks") {
            other.wait()
            variable.value = 2
            if variable.value == 1 { fail(2) }
          }
          other.signal()
          one.signal()
        }, with: SourceSets(order: order))
      #expect(told == [1, 2], "\(order)")
    }
  }

  @Test("a lane that was started before its starter noticed something need not come after that")
  func startedBeforeNoticing() {
    for order in UInt64(1)...40 {
      var told: Set<Int> = []
      _ = Explorer().explore(
        {
          let variable = TinyVariable()
          var (isDone, done) = (false, Stamp())
          let writes = Engine.shared.spawn(.thread, name: "writes") {
            variable.value = 1
            Engine.shared.release(into: &done)
            isDone = true
          }
          var started: [Lane] = []
          let starts = Engine.shared.spawn(.thread, name: "starts") {
            Engine.shared.perform(Action(.start, nil, []))
            started = [Engine.shared.spawn(.thread, name: "started") { variable.value = 2 }]
            if isDone { Engine.shared.acquire(done) }
          }
          Engine.shared.wait(Action(.join, TinyEnds([writes, starts]), []))
          Engine.shared.wait(Action(.join, TinyEnds(started), []))
          told.insert(variable.last)
        }, with: SourceSets(order: order))
      #expect(told == [1, 2], "\(order)")
    }
  }

  @Test("a lane that had not begun when the program failed could have kept it from failing")
  func lateLane() {
    let summary = Explorer().everyInterleaving {
      let lock = TinyLock()
      var isSet = false
      _ = Engine.shared.spawn(.thread, name: "late") {
        lock.lock()
        isSet = true
        lock.unlock()
      }
      lock.lock()
      let seen = isSet
      lock.unlock()
      if !seen { Engine.shared.fail(.failedCheck(.stopped(reason: nil, signal: 0))) }
      outcome("seen")
    }
    #expect(summary.isComplete && summary.outputs["seen\n"] == 1)
    #expect(summary.failures == [.failedCheck: 2])
  }
}
