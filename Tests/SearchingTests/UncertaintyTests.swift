import Channel
import Foundation
import Testing

@testable import Exploration
@testable import Searching

@Suite("Why a search proves nothing")
struct UncertaintyTests {
  @Test("executions that all differ are sampled, and the reason is told; that ends soon")
  func different() throws {
    nonisolated(unsafe) var number = 0
    let hiding = ContradictedProofTests.hiding()
    let summary = try Search.summary {
      number += 1
      hiding()
      outcome("\(number)")
    }
    #expect(summary.certainty == .sampled)
    #expect(summary.uncertainty == Uncertainty(.outcomesDiffer))
    #expect(summary.moreOutcomes > 0 && summary.executions < 2000)
  }

  @Test("the proof of a bounded search is taken back as well")
  func bounded() throws {
    nonisolated(unsafe) var number = 0
    let steps = [
      SearchPlan.Step(way: .random(executions: 5)), SearchPlan.Step(way: .bounded),
    ]
    let summary = try Search.summary(in: steps) {
      number += 1
      outcome("\(number)")
    }
    #expect(summary.certainty == .sampled && summary.executions == 6)
    #expect(summary.uncertainty == Uncertainty(.outcomesDiffer))
  }

  @Test("a proof with more outcomes than are told is taken back as well, and only with a reason")
  func many() throws {
    nonisolated(unsafe) var number = 0
    nonisolated(unsafe) var odd = 0
    let program = {
      number += 1
      if number <= odd { outcome("odd") }
      for letter in ["a", "b", "c", "d", "e", "f"] {
        Engine.shared.spawn(.thread, name: letter) { outcome(letter) }
      }
    }
    let steps = [
      SearchPlan.Step(way: .random(executions: 5)), SearchPlan.Step(way: .everyOrder),
    ]
    let right = try Search.summary(in: steps, program)
    #expect(right.certainty == .proved && right.executions == 720 && right.moreOutcomes > 0)
    (number, odd) = (0, 3)
    let wrong = try Search.summary(in: steps, program)
    #expect(wrong.uncertainty == Uncertainty(.outcomesDiffer))
  }

  @Test(
    "where the same choices lead to other lanes, nothing is proved",
    arguments: [SearchPlan.Step.Way.everyOrder, .bounded])
  func otherWay(way: SearchPlan.Step.Way) throws {
    nonisolated(unsafe) var number = 0
    let summary = try Search.summary(in: [SearchPlan.Step(way: way)]) {
      number += 1
      for letter in number % 2 == 0 ? ["c", "a", "b"] : ["a", "b"] {
        Engine.shared.spawn(.thread, name: letter) { outcome(letter) }
      }
    }
    #expect(summary.certainty == .sampled)
    #expect(summary.uncertainty == Uncertainty(.otherWay))
  }

  @Test(
    "where the budget ends, there are too many interleavings; who asked for samples needs no reason"
  )
  func budget() throws {
    let program = {
      let text = Resource(kind: .output)
      let write = { for _ in 0..<8 { Engine.shared.perform(Action(.write, text, .write)) } }
      Engine.shared.spawn(.other, name: "", body: write)
      write()
    }
    var settings = SearchSettings()
    settings.effort = 5000
    settings.strategy = .dpor
    let all = try Search.summary(with: settings, program)
    #expect(all.uncertainty == Uncertainty(.tooManyInterleavings), "\(all)")
    settings.strategy = .random
    let random = try Search.summary(with: settings, program)
    #expect(random.certainty == .sampled && random.uncertainty == nil)
  }

  @Test(
    "a loop that works until another lane acts: schedules that never let it are no outcome, and no proof either",
    arguments: [SearchStrategy.dpor, .bounded])
  func unfair(strategy: SearchStrategy) throws {
    var settings = SearchSettings()
    settings.strategy = strategy
    settings.budget = 0.5
    Engine.shared.limits.steps = 300
    defer { Engine.shared.limits = Limits() }
    let summary = try Search.summary(with: settings) {
      let (flag, count) = (Resource(kind: .atomic), Resource(kind: .atomic))
      nonisolated(unsafe) var isStopped = false
      Engine.shared.spawn(.thread, name: "worker") {
        while true {
          Engine.shared.perform(Action(.load, flag, .read))
          if isStopped { break }
          Engine.shared.perform(Action(.update, count, .write))
        }
        outcome("stopped")
      }
      Engine.shared.perform(Action(.store, flag, .write))
      isStopped = true
    }
    if strategy == .bounded {
      // Where no lane is interrupted the loop ends: that much is proved.
      #expect(summary.certainty == .provedUpTo(preemptions: 0), "\(summary)")
    } else {
      #expect(summary.certainty == .sampled, "\(summary)")
      #expect(summary.uncertainty?.reason == .unfairLoop, "\(summary)")
    }
    #expect(summary.outcomes.map(\.output) == ["stopped\n"])
    #expect(summary.outcomes.allSatisfy { !$0.isWrong })
  }

  @Test("a loop that does not end although each lane has its turns is an execution without an end")
  func endless() throws {
    var settings = SearchSettings()
    settings.budget = 0.5
    Engine.shared.limits.steps = 300
    defer { Engine.shared.limits = Limits() }
    let summary = try Search.summary(with: settings) {
      let count = Resource(kind: .atomic)
      let work = { while true { Engine.shared.perform(Action(.update, count, .write)) } }
      Engine.shared.spawn(.thread, name: "worker", body: work)
      work()
    }
    #expect(summary.outcomes.map(\.failure) == [.unfinished], "\(summary)")
    #expect(summary.uncertainty == nil)
  }

  /// Memory in a way that an optimiser does not take for unused.
  private static func gibibyte() -> UnsafeMutableRawPointer? {
    var memory: UnsafeMutableRawPointer?
    return posix_memalign(&memory, 4096, 1 << 30) == 0 ? memory : nil
  }

  @Test(
    "a program that keeps so much that a second execution has no room is run once, and no crash")
  func memory() throws {
    var settings = SearchSettings()
    settings.memory = UInt64(ProcessMemory.reserved + 1 << 30)
    let summary = try Search.summary(with: settings) {
      // Nobody touches it, so that it is no memory of the machine.
      outcome(Self.gibibyte() == nil ? "none" : "kept")
    }
    #expect(summary.certainty == .sampled && summary.uncertainty == Uncertainty(.memory))
    #expect(summary.executions == 1 && summary.outcomes.map(\.output) == ["kept\n"])
    // What was kept is kept.
    settings.memory = UInt64(ProcessMemory.reserved + 1 << 30)
    let right = try Search.summary(with: settings) {
      free(Self.gibibyte())
      outcome("freed")
    }
    #expect(right.certainty == .proved)
  }

  @Test("what the runtime lacks leaves no proof")
  func runtime() throws {
    let summary = try OneEngine.whileItIsOurs {
      var summary = SearchSummary()
      let search = try Search(engine: .shared, settings: SearchSettings(), program: {}) {
        if case .finished(let finished) = $0 { summary = finished }
      }
      search.missing = ["swift_task_cancel"]
      search.run()
      return summary
    }
    #expect(summary.certainty == .sampled)
    #expect(summary.uncertainty == Uncertainty(.runtime, names: ["swift_task_cancel"]))
  }

  @Test("long executions are not run to the next round number when time is up")
  func long() throws {
    var settings = SearchSettings()
    settings.strategy = .random
    settings.budget = 0
    let pulse = Engine.shared.pulse
    let slow = try Search.summary(with: settings) { pulse.pointee.ticks += 1 }
    let fast = try Search.summary(with: settings) {}
    #expect(slow.executions == 1 && fast.executions == 64)
  }
}
