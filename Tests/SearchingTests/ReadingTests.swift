import CExploration
import Channel
import Exploration
import Testing

@testable import Searching

@Suite("After the first reading a search takes what that one takes for granted")
struct ReadingTests {
  private func summary(
    _ time: TimeChoice = .both, _ strategy: SearchStrategy = .all, effort: Int? = nil,
    of program: @escaping () -> Void
  ) throws -> SearchSummary {
    var settings = SearchSettings()
    settings.time = time
    settings.strategy = strategy
    settings.effort = effort
    var told: SearchSummary?
    try OneEngine.whileItIsOurs {
      let search = try Search(engine: .shared, settings: settings, program: program) { message in
        if case .finished(let summary) = message { told = summary }
      }
      search.run()
    }
    return try #require(told)
  }

  private static func prints(_ text: String) { Engine.shared.print(text.utf8) }

  /// Two lanes print; one of them sleeps before.
  private static func sleepThenPrint() {
    Engine.shared.spawn(.thread, name: "sleeper") {
      Engine.shared.sleep(nanoseconds: 1)
      prints("a")
    }
    prints("b")
  }

  @Test("a program that neither sleeps nor waits on a condition is searched once")
  func once() throws {
    let program = {
      Engine.shared.spawn(.thread, name: "other") { Self.prints("a") }
      Self.prints("b")
    }
    let both = try summary(of: program)
    #expect(both.others.isEmpty && both.executions == 2 && both.assumptions.isEmpty)
  }

  @Test("late timers add what they add, and the first reading stays as it is")
  func late() throws {
    let exact = try summary(.exact, of: Self.sleepThenPrint)
    #expect(exact.others.isEmpty && exact.outcomes.map(\.output) == ["ba"])
    #expect(exact.assumptions == [.exactTime])
    let both = try summary(of: Self.sleepThenPrint)
    #expect(both.outcomes == exact.outcomes && both.executions == exact.executions)
    #expect(both.assumptions == [.exactTime])
    let late = try #require(both.others.first)
    #expect(both.others.count == 1 && late.certainty == .proved && late.assumptions.isEmpty)
    #expect(late.outcomes.map(\.output) == ["ab"])
    let schedule = try Schedule(text: try #require(late.outcomes.first?.schedule))
    #expect(schedule.reading == Reading(time: .any, most: 1))
  }

  @Test("any time alone is a reading like another: one table, and nothing beside it")
  func any() throws {
    let any = try summary(.any, of: Self.sleepThenPrint)
    #expect(Set(any.outcomes.map(\.output)) == ["ab", "ba"] && any.certainty == .proved)
    #expect(any.others.isEmpty && any.assumptions.isEmpty)
  }

  @Test("a proof rests on time no more when late timers add nothing")
  func lifted() throws {
    let summary = try summary {
      Engine.shared.spawn(.thread, name: "sleeper") { Engine.shared.sleep(nanoseconds: 1) }
      Self.prints("b")
    }
    #expect(summary.certainty == .proved && summary.assumptions.isEmpty)
    #expect(summary.others.map(\.certainty) == [.proved])
  }

  @Test("outcomes beyond those that are told are known all the same: late timers add none of them")
  func many() throws {
    let summary = try summary {
      Engine.shared.sleep(nanoseconds: 1)
      for letter in ["a", "b", "c", "d", "e", "f"] {
        Engine.shared.spawn(.thread, name: letter) { Self.prints(letter) }
      }
    }
    #expect(summary.certainty == .proved && summary.executions == 720)
    #expect(summary.outcomes.count + summary.moreOutcomes == 720)
    #expect(summary.others.map(\.moreOutcomes) == [0] && summary.assumptions.isEmpty)
  }

  @Test("what only the proof for late timers takes for granted, the whole takes for granted")
  func instead() throws {
    let summary = try summary {
      var isOver = false
      let flag = Resource(kind: .variable)
      Engine.shared.spawn(.thread, name: "sleeper") {
        Engine.shared.sleep(nanoseconds: 1)
        Engine.shared.perform(Action(.write, flag, .write))
        isOver = true
      }
      Engine.shared.perform(Action(.read, flag, .read))
      if isOver { cexploration_assume(UInt32(cexploration_assumes_machine)) }
    }
    #expect(summary.certainty == .proved && summary.assumptions == [.machine])
  }

  @Test("who sleeps for ever anew is held back, and then late timers are only sampled")
  func heldBack() throws {
    let summary = try summary {
      var isOver = false
      Engine.shared.spawn(.thread, name: "sleeper") {
        Engine.shared.sleep(nanoseconds: 100)
        Self.prints("a")
        isOver = true
      }
      while !isOver {
        Engine.shared.sleep(nanoseconds: 60)
        Self.prints("b")
      }
    }
    #expect(summary.certainty == .proved && summary.assumptions == [.exactTime])
    #expect(summary.others.map(\.certainty) == [.sampled])
  }

  @Test("what looks at a clock after time has passed is not proved for late timers")
  func clock() throws {
    let summary = try summary {
      Engine.shared.sleep(nanoseconds: 1)
      Self.prints(VirtualClock.read() < 1_000 ? "on time" : "late")
    }
    #expect(summary.outcomes.map(\.output) == ["on time"])
    #expect(summary.others.map(\.certainty) == [.sampled])
    #expect(summary.others.flatMap(\.outcomes).map(\.output) == ["late"])
  }

  @Test("where something is wrong already, or samples alone are asked for, there is no other")
  func none() throws {
    let wrong = try summary {
      Engine.shared.sleep(nanoseconds: 1)
      Engine.shared.fail(.continuationResumedTwice)
    }
    #expect(wrong.others.isEmpty)
    #expect(try summary(.both, .random, effort: 100, of: Self.sleepThenPrint).others.isEmpty)
  }

  @Test("each reading allows more than the one before it, and the budget is shared")
  func plan() {
    var settings = SearchSettings()
    settings.time = .both
    let others = SearchPlan(settings).others
    #expect(others.map(\.most) == [1, 4, 16, 1, 4, 16])
    #expect(others.prefix(3).allSatisfy { $0.wakes == .any && $0.time == .exact })
    #expect(others.suffix(3).allSatisfy { $0.wakes == .signalled && $0.time == .any })
    settings.time = .exact
    #expect(SearchPlan(settings).others.allSatisfy { $0.time == .exact })
    settings.time = .any
    #expect(SearchPlan(settings).reading.time == .any)
    #expect(SearchPlan(settings).others.allSatisfy { $0.time == .any && $0.wakes == .any })
  }
}
