import Channel
import Exploration
import Testing

@testable import Searching

@Suite("The phases of a search")
struct SearchPlanTests {
  private func plan(_ strategy: SearchStrategy, hasWidth: Bool = false) -> [SearchPlan.Step] {
    var settings = SearchSettings()
    settings.strategy = strategy
    settings.hasWidth = hasWidth
    return SearchPlan(settings).steps
  }

  @Test(
    "samples first, with few workers before many, then every order, then few preemptions")
  func order() {
    let whole = [
      SearchPlan.Step(way: .starving(executions: 8), share: 0.1),
      SearchPlan.Step(way: .random(executions: 64), share: 0.2),
      SearchPlan.Step(way: .priorities(executions: 32, depth: 2), share: 0.2),
      SearchPlan.Step(way: .priorities(executions: 32, depth: 3), share: 0.2),
      SearchPlan.Step(way: .everyOrder, share: 0.6),
      SearchPlan.Step(way: .bounded, share: 1),
    ]
    #expect(plan(.all) == whole)
    #expect(plan(.all, hasWidth: true) == Array(whole.dropFirst()), "a width that was asked for")
  }

  @Test("one strategy alone has the whole budget")
  func alone() {
    #expect(plan(.random) == [.init(way: .random(executions: .max))])
    #expect(plan(.pct) == [.init(way: .priorities(executions: .max, depth: 3))])
    #expect(plan(.dpor) == [.init(way: .everyOrder)])
    #expect(plan(.bounded) == [.init(way: .bounded)])
  }

  @Test("a search takes its steps in the plan's order and ends with a proof")
  func followed() throws {
    var settings = SearchSettings()
    settings.strategy = .random
    let samples = SearchPlan.Step(way: .random(executions: 5))
    let narrow = SearchPlan.Step(way: .starving(executions: 3))
    let all = SearchPlan.Step(way: .everyOrder)

    #expect(try summary(settings, [samples]).certainty == .sampled)
    #expect(try summary(settings, [samples]).executions == 5)
    let proved = try summary(settings, [narrow, samples, all])
    #expect(proved.certainty == .proved)
    #expect(proved.before == 8 && proved.executions == 2, "two orders of two writes")
    #expect(try summary(settings, [all, samples]).before == 0, "nothing comes after a proof")
    let bounded = SearchPlan.Step(way: .bounded)
    #expect(try summary(settings, [bounded, all]).certainty == .proved)
  }

  @Test("only the step that says so has a pool of another width")
  func widths() throws {
    var settings = SearchSettings()
    settings.strategy = .random
    let steps = [
      SearchPlan.Step(way: .starving(executions: 1)), SearchPlan.Step(way: .random(executions: 1)),
    ]
    var widths: [Int?] = []
    let pool = WorkerPool(kind: .taskPool, width: 16, most: nil)
    _ = try summary(settings, steps, in: pool, of: { widths.append(pool.mostIfNeeded) })
    #expect(widths == [nil, 64, nil], "the first execution is none of the search's")
  }
}

/// What a search comes to that follows some steps.
private func summary(
  _ settings: SearchSettings, _ steps: [SearchPlan.Step],
  in pool: WorkerPool? = nil, of program: @escaping () -> Void = twoWrites
) throws -> SearchSummary {
  var told: SearchSummary?
  try OneEngine.whileItIsOurs {
    if let pool { Engine.shared.pools.append(pool) }
    defer { Engine.shared.pools.removeAll { $0 === pool } }
    try Search(
      engine: .shared, settings: settings, plan: SearchPlan(steps: steps), program: program
    ) { message in
      if case .finished(let summary) = message { told = summary }
    }.run()
  }
  return try #require(told)
}

private func twoWrites() {
  let value = Resource(kind: .variable)
  _ = Engine.shared.spawn(.thread, name: "other") {
    Engine.shared.perform(Action(.write, value, .write))
  }
  Engine.shared.perform(Action(.write, value, .write))
}
