// The stage of the patterns, for the explorer: the same surface as Sources/Patterns/Core, without a clock
// and without a picture. `check` compiles it together with the lessons, which stay as they are.
//
// Figures that a lesson shows are printed; lengths of time are not, since they say nothing in virtual
// time. What is said is printed only if it is asked for: the order of words is no order that most lessons
// promise, and every order of them would be one interleaving more.
import Foundation
import Synchronization

/// What a pattern finds when its code starts.
public struct Stage: Sendable {
  let chores: Chores
  let unit: Duration
  let seed: UInt64 = 1
  let record: Record
  /// How long a unit lasts in virtual time.
  let length: Duration
  private let speaks: Bool
  private let mostRounds: Int

  /// - Parameters:
  ///   - tasks: The number of chores.
  ///   - length: How long a unit of a chore lasts in virtual time, or of an answer of the photo server. What
  ///     has no length comes in every order that the lesson allows; a length leaves only those that fit
  ///     the times.
  ///   - rounds: How often at most a lesson repeats what it repeats very often.
  ///   - speaks: Whether what is said is printed.
  init(tasks: Int, length: Duration, rounds: Int, speaks: Bool) {
    let record = Record()
    unit = .milliseconds(10)
    self.length = length
    self.speaks = speaks
    mostRounds = rounds
    self.record = record
    chores = Chores(
      chores: (1...tasks).map {
        Chore(
          number: $0, name: "task \($0)", units: 1, length: length, prerequisites: [],
          record: record)
      })
  }

  func say(_ line: String) {
    if speaks { print(line) }
  }

  func waits(for what: String) {}

  func isFree(for what: String) {}

  func draw(_ kind: Thing, _ name: String, as state: String?) {}

  func mark(_ sign: Sign, onMain isOnMain: Bool = false) {}

  func show(_ name: String, _ value: some FactValue) {
    if value is Duration { return }
    print("\(name): \(value.factText)")
  }

  func showLateness() {}

  func chore(_ name: String, units: Double, after prerequisites: [Chore] = []) -> Chore {
    Chore(
      number: 0, name: name, units: units, length: length * units,
      prerequisites: prerequisites.map(\.isDone), record: record)
  }

  @discardableResult
  func doing<Value: ~Copyable, Failure: Error>(
    _ name: String, _ work: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    try work()
  }

  func rounds(_ count: Int) -> Int { min(count, mostRounds) }

  func dice(_ purpose: UInt64 = 0) -> SeededGenerator {
    SeededGenerator(seed: seed &+ purpose)
  }
}

/// What a lesson can draw or mark, and nothing here is drawn.
enum Thing { case condition, object, buffer, actor }
enum Sign { case tick, loss }

/// The work of a pattern.
struct Chores: RandomAccessCollection, Sendable {
  fileprivate let chores: [Chore]

  var startIndex: Int { 0 }
  var endIndex: Int { chores.count }
  subscript(index: Int) -> Chore { chores[index] }

  var totalUnits: Double { chores.reduce(0) { $0 + $1.units } }
}

/// A task of the demo.
struct Chore: Sendable, Identifiable {
  let number: Int
  let name: String
  let units: Double
  fileprivate let length: Duration
  fileprivate let prerequisites: [Shared<Atomic<Bool>>]
  fileprivate let isDone = Shared(Atomic(false))
  fileprivate let record: Record

  var id: Int { number }

  func perform() {
    begin()
    if length > .zero { Thread.sleep(forTimeInterval: length / .seconds(1)) }
    end()
  }

  func perform() async throws {
    begin()
    defer { end() }
    if length > .zero { try await Task.sleep(for: length) }
  }

  @discardableResult
  func perform(unless shouldStop: () -> Bool) -> Bool {
    begin()
    defer { end() }
    let steps = max(1, Int((units * 10).rounded()))
    for _ in 0..<steps {
      if shouldStop() { return false }
      if length > .zero { Thread.sleep(forTimeInterval: (length / steps) / .seconds(1)) }
    }
    return true
  }

  private func begin() {
    for isDone in prerequisites {
      precondition(isDone.value.load(ordering: .relaxed), "a chore begins before its prerequisite")
    }
    if number > 0 { record.begin() }
  }

  private func end() {
    isDone.value.store(true, ordering: .relaxed)
    if number > 0 { record.end() }
  }
}

/// How many of the stage's chores were done, and how many of them at once.
///
/// Relaxed atomics hand nothing over: a data race of the lesson stays one.
final class Record: Sendable {
  /// How many are being done now, and 256 for each that is done: one variable, so that a chore adds no
  /// more to the interleavings than it must.
  private let state = Atomic(0)
  private let most = Atomic(0)

  func begin() {
    let together = state.wrappingAdd(1, ordering: .relaxed).newValue % 256
    if together > 1 { most.max(together, ordering: .relaxed) }
  }

  func end() {
    state.wrappingAdd(256 - 1, ordering: .relaxed)
  }

  /// The number of chores that were done, none of which still is; and the most at once.
  var counts: (done: Int, atOnce: Int) {
    let state = state.load(ordering: .relaxed)
    precondition(state.isMultiple(of: 256), "a chore goes on after its part has ended")
    let done = state / 256
    return (done, max(min(done, 1), most.load(ordering: .relaxed)))
  }
}

extension Thread {
  static func named(
    _ name: String, processor: Int? = nil, _ body: @escaping @Sendable () -> Void
  ) -> Thread {
    Thread { body() }
  }
}
