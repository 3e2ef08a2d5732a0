import Synchronization

/// A figure that a pattern found out about itself.
package struct Fact: Sendable, Codable, Equatable {
  /// What was counted or measured.
  package let name: String
  /// The figure as text, with its unit.
  package let value: String
  /// The figure as a number, if it is one: seconds for a duration, 1 and 0 for true and false.
  package let number: Double?

  /// Makes a fact.
  package init(name: String, value: String, number: Double? = nil) {
    self.name = name
    self.value = value
    self.number = number
  }
}

/// A value that can be shown as a ``Fact``.
package protocol FactValue {
  /// The value as text, with its unit.
  var factText: String { get }
  /// The value as a number, if it is one.
  var factNumber: Double? { get }
}

extension Int: FactValue {
  /// The digits.
  package var factText: String { "\(self)" }
  /// The same number.
  package var factNumber: Double? { Double(self) }
}

extension Bool: FactValue {
  /// "yes" or "no".
  package var factText: String { self ? "yes" : "no" }
  /// 1 or 0.
  package var factNumber: Double? { self ? 1 : 0 }
}

extension String: FactValue {
  /// The text itself.
  package var factText: String { self }
  /// None.
  package var factNumber: Double? { nil }
}

extension Duration: FactValue {
  /// Milliseconds with one decimal, or microseconds or nanoseconds where it is shorter.
  package var factText: String {
    let milliseconds = self / .milliseconds(1)
    if milliseconds >= 1 { return "\((milliseconds * 10).rounded() / 10) ms" }
    let nanoseconds = self / .nanoseconds(1)
    return nanoseconds >= 1000
      ? "\((nanoseconds / 100).rounded() / 10) us" : "\(nanoseconds.rounded()) ns"
  }
  /// Seconds.
  package var factNumber: Double? { self / .seconds(1) }
}

/// The facts of one run, collected from any thread.
final class Facts: Sendable {
  private let state = Mutex((facts: [Fact](), chores: 0))

  // Not inlined into `async` functions, as in `Performance`: a `Mutex` would get the wrong thread.
  @inline(never)
  func add(_ fact: Fact) {
    state.withLock { $0.facts.append(fact) }
  }

  @inline(never)
  func nextNumber(after count: Int) -> Int {
    state.withLock { state in
      state.chores += 1
      return count + state.chores
    }
  }

  var all: [Fact] { state.withLock { $0.facts } }
}
