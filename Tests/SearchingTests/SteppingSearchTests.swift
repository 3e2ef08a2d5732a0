import Channel
import Exploration
import Primitives
import Testing

@testable import Searching

@Suite("What a person is told who chooses the lanes")
struct SteppingSearchTests {
  private func answer(
    _ choices: [Int], _ wanted: SteppingRequest.Wanted? = nil, after schedule: Schedule? = nil,
    of program: @escaping () -> Void
  ) throws -> WorkerMessage {
    var settings = SearchSettings()
    settings.schedule = schedule
    settings.stepping = SteppingRequest(choices: choices, wanted: wanted)
    var told: [WorkerMessage] = []
    try OneEngine.whileItIsOurs {
      let search = try Search(engine: .shared, settings: settings, program: program) {
        told.append($0)
      }
      search.run()
    }
    #expect(told.count == 2)
    return try #require(told.first)
  }

  private func stepped(
    _ choices: [Int], after schedule: Schedule? = nil, of program: @escaping () -> Void
  ) throws -> SteppedExecution {
    guard case .stepped(let stepped) = try answer(choices, after: schedule, of: program) else {
      throw Surprise()
    }
    return stepped
  }

  private func hint(
    _ choices: [Int], outputs: [String] = [], of program: @escaping () -> Void
  ) throws -> SteppingHint {
    let wanted = SteppingRequest.Wanted(outputs: outputs, races: false)
    guard case .hinted(let hint) = try answer(choices, wanted, of: program) else {
      throw Surprise()
    }
    return hint
  }

  private struct Surprise: Error {}

  /// Two lanes each take two locks, in opposite orders.
  private static func twoLocks() {
    let (left, right) = (Lock(kind: .mutex), Lock(kind: .mutex))
    for (name, first, second) in [("a", left, right), ("b", right, left)] {
      Engine.shared.spawn(.thread, name: name) {
        first.lock()
        second.lock()
        second.unlock()
        first.unlock()
      }
    }
  }

  @Test("where it stands: who can continue and how, who holds what, who waits for whom")
  func standing() throws {
    // a starts and locks, b starts and locks: each waits for the other, and the execution has ended.
    let step = try stepped([1, 1, 2, 2], of: Self.twoLocks)
    #expect(step.execution.end == .stuck && step.halt == nil)
    #expect(step.wrong.map(\.kind) == [.deadlock] && step.mistake?.kind == .deadlock)

    let before = try stepped([1, 1, 2], of: Self.twoLocks)
    let halt = try #require(before.halt)
    #expect(before.wrong.isEmpty && before.execution.end == .cutShort)
    #expect(halt.lanes.map(\.number) == [1, 2])
    #expect(halt.resources.map(\.holders) == [[1]])
  }

  @Test("a lane that waits says for what, and who has it")
  func waits() throws {
    let step = try stepped([1, 1, 2], of: Self.oneLock)
    let halt = try #require(step.halt)
    let waiter = try #require(halt.lanes.first { $0.number == 2 })
    #expect(!waiter.isOffered && waiter.holders == [1])
    #expect(waiter.reason == .unlock(ResourceName(.mutex)))
    #expect(halt.lanes.filter(\.isOffered).map(\.number) == [1, 3])
  }

  private static func oneLock() {
    let lock = Lock(kind: .mutex)
    for name in ["a", "b", "c"] {
      Engine.shared.spawn(.thread, name: name) {
        lock.lock()
        lock.unlock()
      }
    }
  }

  @Test("a semaphore says how many tokens it has")
  func tokens() throws {
    let step = try stepped([1, 1]) {
      let semaphore = CountingSemaphore(kind: .semaphore, value: 3)
      for name in ["a", "b"] {
        Engine.shared.spawn(.thread, name: name) {
          _ = semaphore.wait()
          outcome(name)
        }
      }
    }
    #expect(step.halt?.resources.map(\.amount) == [2])
  }

  @Test("the schedule leads to the same place, as choices that were made")
  func schedule() throws {
    let step = try stepped([1, 1, 2, 2], of: Self.twoLocks)
    let again = try stepped([], after: step.schedule, of: Self.twoLocks)
    // What follows the last choice that is not the default is left to be chosen again.
    #expect(step.path.starts(with: again.path) && again.path.count >= 3)
    let beginning = Schedule(program: step.schedule.program)
    let whole = try stepped(step.path, after: beginning, of: Self.twoLocks)
    #expect(
      whole.schedule == step.schedule && whole.execution.events.count == step.execution.events.count
    )
  }

  @Test("the fewest switches to a deadlock, from the start and from elsewhere")
  func fewest() throws {
    // One switch: a locks, and b goes on as far as it comes.
    guard case .breaks(let switches, let first) = try hint([], of: Self.twoLocks) else {
      throw Surprise()
    }
    #expect(switches == 1 && first != nil)
    // Both have their first lock: it cannot be avoided any more.
    guard case .breaks(0, _) = try hint([1, 1, 2, 2], of: Self.twoLocks) else { throw Surprise() }
    // The first has both: the rest is in order.
    #expect(try hint([1, 1, 1, 1], of: Self.twoLocks) != .breaks(switches: 0, first: nil))
    guard case .cannotBreak(let executions) = try hint([1, 1, 1, 1], of: Self.twoLocks) else {
      throw Surprise()
    }
    #expect(executions > 0)
  }

  @Test("to follow a hint, asked again after each choice, breaks with as many switches")
  func followed() throws {
    var path: [Int] = []
    var promised: Int?
    while true {
      let step = try stepped(path, of: Self.twoLocks)
      guard step.halt != nil else {
        #expect(step.wrong.map(\.kind) == [.deadlock])
        #expect(step.switches == promised)
        return
      }
      guard case .breaks(let switches, let lane?) = try hint(path, of: Self.twoLocks) else {
        throw Surprise()
      }
      promised = promised ?? switches
      #expect(step.switches + switches == promised)
      path.append(lane)
    }
  }

  @Test("what is printed counts as broken where it is only printed in wrong executions")
  func outputs() throws {
    let program = {
      Engine.shared.spawn(.thread, name: "a") { outcome("a") }
      Engine.shared.spawn(.thread, name: "b") { outcome("b") }
    }
    #expect(try hint([], outputs: ["b\na\n"], of: program) == .breaks(switches: 0, first: 2))
    guard case .cannotBreak = try hint([], outputs: ["c\n"], of: program) else { throw Surprise() }
  }

  @Test("where there is too much to try, it says so and claims nothing")
  func tooMuch() throws {
    let found = try hint([]) {
      for lane in 0..<6 {
        Engine.shared.spawn(.thread, name: "\(lane)") { for _ in 0..<6 { outcome("") } }
      }
    }
    guard case .notFound(_, let executions) = found else { throw Surprise() }
    #expect(executions > 100)
  }

  @Test("a choice that the program does not offer is a departure")
  func departure() throws {
    guard case .departed = try answer([9], of: Self.twoLocks) else { throw Surprise() }
  }
}
