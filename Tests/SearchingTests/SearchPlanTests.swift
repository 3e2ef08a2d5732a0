import Channel
import Exploration
import Testing

@testable import Searching

@Suite("The phases of a search")
struct SearchPlanTests {
  private func plan(_ strategy: SearchStrategy, narrow: Int? = 4) -> [SearchPlan.Step] {
    var settings = SearchSettings()
    settings.strategy = strategy
    settings.narrowWorkers = narrow
    return SearchPlan(settings).steps
  }

  @Test(
    "samples first, the narrow pool before the wide one, then every order, then few preemptions")
  func order() {
    let whole = [
      SearchPlan.Step(way: .random(executions: 8, workers: 4), share: 0.1),
      SearchPlan.Step(way: .random(executions: 64), share: 0.2),
      SearchPlan.Step(way: .priorities(executions: 32, depth: 2), share: 0.2),
      SearchPlan.Step(way: .priorities(executions: 32, depth: 3), share: 0.2),
      SearchPlan.Step(way: .everyOrder, share: 0.6),
      SearchPlan.Step(way: .bounded, share: 1),
    ]
    #expect(plan(.all) == whole)
    #expect(plan(.all, narrow: nil) == Array(whole.dropFirst()), "a width that was asked for")
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
    let narrow = SearchPlan.Step(way: .random(executions: 3, workers: 2))
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
    settings.workers = 16
    let steps = [
      SearchPlan.Step(way: .random(executions: 1, workers: 2)),
      SearchPlan.Step(way: .random(executions: 1)),
    ]
    var (width, widths) = (0, [Int]())
    _ = try summary(settings, steps, of: { widths.append(width) }, setWorkers: { width = $0 })
    #expect(widths == [16, 2, 16], "the first execution is none of the search's")
  }
}

/// What a search comes to that follows some steps.
private func summary(
  _ settings: SearchSettings, _ steps: [SearchPlan.Step],
  of program: @escaping () -> Void = twoWrites,
  setWorkers: @escaping (Int) -> Void = { _ in }
) throws -> SearchSummary {
  var told: SearchSummary?
  try OneEngine.whileItIsOurs {
    try Search(
      engine: .shared, settings: settings, plan: SearchPlan(steps: steps), program: program,
      setWorkers: setWorkers
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
