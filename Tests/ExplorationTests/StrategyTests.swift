import Exploration
import Testing

@Suite("Strategies")
struct StrategyTests {
  private func lostUpdate() { Programs.lostUpdate(threads: 2, each: 2) }

  /// Every execution's schedule and output, in order.
  private func runs(
    _ strategy: any Strategy, _ program: @escaping () -> Void
  ) -> [String] {
    let recording = Recording(strategy)
    var runs: [String] = []
    _ = Explorer().explore(program, with: recording) { result in
      let output = String(decoding: result.output, as: UTF8.self)
      runs.append("\(recording.schedule().text) \(output) \(result.end)")
    }
    return runs
  }

  @Test("a random walk is the same for the same seed, and another one for another")
  func random() {
    let first = runs(RandomWalk(seed: 1, count: 20), lostUpdate)
    #expect(first.count == 20)
    #expect(first == runs(RandomWalk(seed: 1, count: 20), lostUpdate))
    #expect(first != runs(RandomWalk(seed: 2, count: 20), lostUpdate))
    #expect(Set(first).count > 5)
  }

  @Test("a random walk's executions do not depend on those before: shards can split them")
  func shards() {
    let all = runs(RandomWalk(seed: 7, count: 20), lostUpdate)
    #expect(Array(all[10...]) == runs(RandomWalk(seed: 17, count: 10), lostUpdate))
  }

  @Test("changes of priority are the same for the same seed")
  func priorities() {
    let first = runs(PriorityChange(seed: 1, count: 20, depth: 3), lostUpdate)
    #expect(first.count == 20)
    #expect(first == runs(PriorityChange(seed: 1, count: 20, depth: 3), lostUpdate))
  }

  @Test("without a change of priority nobody is preempted by a lane that was there: no lost update")
  func depthOne() {
    let summary = Explorer().explore(
      lostUpdate, with: PriorityChange(seed: 1, count: 50, depth: 1))
    #expect(summary.outputs == ["4\n": 50])
  }

  @Test("a bug of depth 2 is found with one change of priority")
  func depthTwo() {
    let update = Explorer().explore(
      lostUpdate, with: PriorityChange(seed: 1, count: 100, depth: 2))
    #expect(update.outputs.count > 1)
    let deadlock = Explorer().explore(
      Programs.twoLocks, with: PriorityChange(seed: 1, count: 100, depth: 2))
    #expect(deadlock.stuck > 0)
    #expect(deadlock.stuck < 100)
  }

  @Test("metrics count what a search does")
  func metrics() {
    let metrics = CountedStrategy(BoundedSearch(preemptions: 0))
    let summary = Explorer().explore({ Programs.sections(threads: 2, each: 1) }, with: metrics)
    #expect(metrics.counts.executions == 2)
    #expect(metrics.counts.executions == summary.executions)
    #expect(metrics.counts.cutShort == 0)
    // main's start; a start, a lock and an unlock for each of the two; main's join.
    #expect(metrics.counts.longest == 8)
    #expect(metrics.counts.points == 16)
    #expect(metrics.counts.preemptions == 0)
  }

  @Test("metrics count the preemptions of the worst execution")
  func preemptions() {
    let metrics = CountedStrategy(BoundedSearch())
    _ = Explorer().explore({ Programs.lostUpdate(threads: 2, each: 1) }, with: metrics)
    #expect(metrics.counts.executions == 6)
    #expect(metrics.counts.mostPreemptions == 2)
  }

  @Test("a search whose bound left nothing out is a proof, one that left something out is not")
  func bounds() {
    func search(_ bound: Int) -> BoundedSearch {
      let search = BoundedSearch(preemptions: bound)
      _ = Explorer().explore({ Programs.lostUpdate(threads: 2, each: 1) }, with: search)
      return search
    }
    #expect(search(1).wasBounded)
    #expect(!search(2).wasBounded)
    #expect(search(2).isComplete)
  }
}
