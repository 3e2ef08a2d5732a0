import Channel
import Exploration
import Foundation
import Testing

@testable import Searching

@Suite("A search that is handed from worker to worker")
struct HandoverTests {
  @Test("comes to what one worker alone comes to, and each goes on where the last one stopped")
  func whole() throws {
    let alone = try OneEngine.whileItIsOurs { try search(executionsEach: .max) }
    let relay = try OneEngine.whileItIsOurs { try search(executionsEach: 10) }
    #expect(alone.workers == 1 && relay.workers > 3)
    #expect(relay.summary.certainty == .proved)
    #expect(relay.summary.executions == alone.summary.executions)
    #expect(relay.summary.before == alone.summary.before)
    #expect(sorted(relay.summary.outcomes) == sorted(alone.summary.outcomes))
  }

  @Test("goes on where one execution alone is more than a worker may have: each runs one")
  func grownAtStart() throws {
    let alone = try OneEngine.whileItIsOurs { try search(executionsEach: .max) }
    // The first of each only warms up; the first worker comes no further than the burst.
    let relay = try OneEngine.whileItIsOurs { try search(executionsEach: 1) }
    #expect(relay.summary.certainty == .proved)
    #expect(relay.workers == alone.summary.executions + 1)
    #expect(sorted(relay.summary.outcomes) == sorted(alone.summary.outcomes))
  }

  @Test("keeps what the first reading came to while another one is searched")
  func readings() throws {
    let sleeps = {
      Engine.shared.spawn(.thread, name: "sleeper") { Engine.shared.sleep(nanoseconds: 1) }
      Engine.shared.sleep(nanoseconds: 2)
      Self.appends()
    }
    let alone = try OneEngine.whileItIsOurs { try search(executionsEach: .max, of: sleeps) }
    let relay = try OneEngine.whileItIsOurs { try search(executionsEach: 2, of: sleeps) }
    #expect(alone.workers == 1 && relay.workers > alone.summary.executions)
    #expect(relay.summary.executions == alone.summary.executions)
    #expect(sorted(relay.summary.outcomes) == sorted(alone.summary.outcomes))
    let (late, lateAlone) = (relay.summary.others.first, alone.summary.others.first)
    #expect(late?.certainty == .proved && late?.executions == lateAlone?.executions)
    #expect(relay.summary.assumptions.isEmpty && alone.summary.assumptions.isEmpty)
  }

  @Test("is not handed over any more when its time is over")
  func outOfTime() throws {
    let relay = try OneEngine.whileItIsOurs { try search(executionsEach: 1, effort: 0) }
    #expect(relay.workers == 1 && relay.summary.certainty == .sampled)
  }

  @Test("a state that no worker of this build wrote is refused")
  func foreign() {
    #expect(throws: DecodingError.self) {
      try SearchState(HandedOverSearch(bytes: Data("{}".utf8)))
    }
  }

  private func sorted(_ outcomes: [Outcome]) -> [Outcome] {
    outcomes.sorted { $0.output < $1.output }
  }

  /// Searches with workers that have grown too much after so many executions.
  private func search(
    executionsEach most: Int, effort: Int? = nil, of program: @escaping () -> Void = appends
  ) throws -> (summary: SearchSummary, workers: Int) {
    var settings = SearchSettings()
    settings.effort = effort
    settings.time = .both
    var workers = 0
    while true {
      workers += 1
      var executions = 0
      var finished: SearchSummary?
      var next: HandedOverSearch?
      var grow = {}
      let search = try Search(
        engine: .shared, settings: settings,
        program: {
          executions += 1
          if executions == most { grow() }
          program()
        },
        tell: { message in
          if case .finished(let summary) = message { finished = summary }
          if case .handedOver(let state) = message { next = state }
        })
      // Nobody can go on for the burst: it is run whole by the first.
      grow = { [unowned search] in
        search.mostMemory = .min / 2
        search.pauseBetweenLooks = 0
      }
      search.run()
      if let finished { return (finished, workers) }
      let state: HandedOverSearch = try #require(next)
      settings.state = state
    }
  }

  /// Each order of two letters, twice each.
  private static func appends() {
    let text = Resource(kind: .variable)
    _ = Engine.shared.spawn(.thread, name: "b") { append("b", text) }
    append("a", text)
  }

  private static func append(_ letter: Character, _ text: Resource) {
    for _ in 0..<2 {
      Engine.shared.perform(Action(.write, text, .write))
      Engine.shared.print("\(letter)".utf8)
    }
  }
}
