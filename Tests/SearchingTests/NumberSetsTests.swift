import Channel
import Exploration
import Foundation
import Testing

@testable import Searching

@Suite("A check that is given numbers")
struct NumberSetsTests {
  /// What the search of a program comes to.
  private func search(
    sets: Int = Schedule.numberSets.count, effort: Int? = nil, executionsEach most: Int = .max,
    of program: @escaping () -> Void
  ) throws -> (summary: SearchSummary, found: [FoundFailure], workers: Int) {
    try OneEngine.whileItIsOurs {
      defer { GivenNumbers.shared.wereGiven = false }
      GivenNumbers.shared.wereGiven = false
      var settings = SearchSettings()
      settings.numberSets = sets
      settings.effort = effort
      var found: [FoundFailure] = []
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
            switch message {
            case .finished(let summary): finished = summary
            case .found(let failure): found.append(failure)
            case .handedOver(let state): next = state
            default: break
            }
          })
        grow = { [unowned search] in
          search.mostMemory = .min / 2
          search.pauseBetweenLooks = 0
        }
        search.run()
        if let finished { return (finished, found, workers) }
        let state: HandedOverSearch = try #require(next)
        settings.state = state
      }
    }
  }

  /// Two orders of two writes; wrong in one of them with one set.
  private static func writes(wrongIn set: Int? = nil) {
    GivenNumbers.shared.wereGiven = true
    let value = Resource(kind: .variable)
    var isFirst = true
    _ = Engine.shared.spawn(.thread, name: "other") {
      Engine.shared.perform(Action(.write, value, .write))
      if isFirst, GivenNumbers.shared.set == set {
        Engine.shared.fail(.wrongResult(Mistake.Expectation("it is right")))
      }
    }
    Engine.shared.perform(Action(.write, value, .write))
    isFirst = false
  }

  @Test("is searched with every set, and told as it is with the first")
  func everySet() throws {
    var seen: Set<Int> = []
    let all = try search {
      seen.insert(GivenNumbers.shared.set)
      Self.writes()
    }
    #expect(seen == Set(Schedule.numberSets))
    #expect(all.summary.certainty == .proved && all.summary.executions == 2)
    #expect(all.found.isEmpty)
  }

  @Test("is searched once if it is given none, or nothing is graded")
  func once() throws {
    var seen: Set<Int> = []
    _ = try search {
      seen.insert(GivenNumbers.shared.set)
      Self.writes()
      GivenNumbers.shared.wereGiven = false
    }
    #expect(seen == [0])
    _ = try search(sets: 1) {
      seen.insert(GivenNumbers.shared.set)
      Self.writes()
    }
    #expect(seen == [0])
  }

  @Test(
    "fails if it fails with one set, in one order; the schedule names the set",
    arguments: [0, 1, 9, 15])
  func wrong(set: Int) throws {
    let result = try search { Self.writes(wrongIn: set) }
    let failure = try #require(result.found.first)
    #expect(result.found.count == 1)
    #expect(failure.schedule.numbers == set)
    #expect(failure.schedule.text.hasSuffix("=\(set)") == (set > 0))
    #expect(failure.execution != nil, "it was told by running it again")
  }

  /// Two lanes with as many writes each: as many orders as ways to choose their places.
  private static func orders(ofWrites count: Int) {
    GivenNumbers.shared.wereGiven = true
    let value = Resource(kind: .variable)
    _ = Engine.shared.spawn(.thread, name: "other") {
      for _ in 0..<count { Engine.shared.perform(Action(.write, value, .write)) }
    }
    for _ in 0..<count { Engine.shared.perform(Action(.write, value, .write)) }
  }

  @Test("where only values differ, orders of the first set run again: 64 with all, others by turns")
  func again() throws {
    var runs = [Int](repeating: 0, count: Schedule.numberSets.count)
    let result = try search {
      runs[GivenNumbers.shared.set] += 1
      Self.orders(ofWrites: 4)
    }
    #expect(result.summary.certainty == .proved && result.summary.executions == 70)
    #expect(runs[0] >= 70)
    let others = runs.dropFirst().sorted()
    let (some, one) = ([Int](repeating: 64, count: 9), [Int](repeating: 65, count: 6))
    #expect(others == some + one)
  }

  @Test("where a set has a step more, its own orders are searched", arguments: [1, 7, 15])
  func stepMore(set: Int) throws {
    let result = try search {
      var written = 0
      GivenNumbers.shared.wereGiven = true
      let value = Resource(kind: .variable)
      _ = Engine.shared.spawn(.thread, name: "other") {
        Engine.shared.perform(Action(.write, value, .write))
        written = 1
        guard GivenNumbers.shared.set == set else { return }
        Engine.shared.perform(Action(.write, value, .write))
        written = 2
      }
      Engine.shared.perform(Action(.write, value, .write))
      guard GivenNumbers.shared.set == set, written == 1 else { return }
      Engine.shared.fail(.wrongResult(Mistake.Expectation("not between the two")))
    }
    #expect(result.found.map(\.schedule.numbers) == [set])
  }

  @Test("where a set writes elsewhere, with as many steps, its own orders are searched")
  func elsewhere() throws {
    let result = try search {
      var isFirst = true
      GivenNumbers.shared.wereGiven = true
      let (one, two) = (Resource(kind: .variable), Resource(kind: .variable))
      let written = GivenNumbers.shared.set == 9 ? one : two
      _ = Engine.shared.spawn(.thread, name: "other") {
        Engine.shared.perform(Action(.write, written, .write))
        if isFirst, GivenNumbers.shared.set == 9 {
          Engine.shared.fail(.wrongResult(Mistake.Expectation("main writes first")))
        }
      }
      Engine.shared.perform(Action(.write, one, .write))
      isFirst = false
    }
    #expect(result.found.map(\.schedule.numbers) == [9])
  }

  /// As many orders as no budget of these tests allows.
  private static func writesALot() {
    let value = Resource(kind: .variable)
    for name in ["a", "b", "c"] {
      _ = Engine.shared.spawn(.thread, name: name) {
        for _ in 0..<20 { Engine.shared.perform(Action(.write, value, .write)) }
      }
    }
  }

  @Test("is run with each set, however little effort is allowed")
  func littleEffort() throws {
    var seen: Set<Int> = []
    let result = try search(effort: 1) {
      seen.insert(GivenNumbers.shared.set)
      Self.writes()
      Self.writesALot()
    }
    #expect(seen == Set(Schedule.numberSets))
    #expect(result.summary.certainty != .proved)
  }

  @Test("is as sure as with the set of which the least is known")
  func leastSure() throws {
    let result = try search(effort: 5_000) {
      Self.writes()
      if GivenNumbers.shared.set == 3 { Self.writesALot() }
    }
    #expect(result.found.isEmpty && result.summary.certainty != .proved)
  }

  @Test("comes to the same if it is handed from worker to worker")
  func handedOver() throws {
    let program = { (set: Int?) in
      {
        Self.writes(wrongIn: set)
        let value = Resource(kind: .variable)
        _ = Engine.shared.spawn(.thread, name: "more") {
          for _ in 0..<3 { Engine.shared.perform(Action(.write, value, .write)) }
        }
        for _ in 0..<3 { Engine.shared.perform(Action(.write, value, .write)) }
      }
    }
    let alone = try search(of: program(nil))
    let relay = try search(executionsEach: 10, of: program(nil))
    #expect(alone.workers == 1 && relay.workers > Schedule.numberSets.count)
    #expect(relay.summary.certainty == .proved && alone.summary.certainty == .proved)
    #expect(relay.summary.executions == alone.summary.executions)
    #expect(try search(executionsEach: 10, of: program(12)).found.first?.schedule.numbers == 12)
  }
}
