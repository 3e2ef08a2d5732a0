import Exploration

/// A value that an expectation can compare.
///
/// Only the language's own types are: a learner's type could call everything equal.
public protocol Gradable: Equatable, Sendable {}

extension Int: Gradable {}
extension Bool: Gradable {}
extension Double: Gradable {}
extension String: Gradable {}
extension Array: Gradable where Element: Gradable {}
extension Optional: Gradable where Wrapped: Gradable {}

/// Demands that something holds in every interleaving.
///
/// - Parameter what: What is demanded, as a learner reads it when it does not hold: "every download is
///   counted".
public func expect(_ holds: Bool, _ what: String) {
  if !holds { disappoint(.wrongResult(Mistake.Expectation(what))) }
}

/// Demands that a value comes out in every interleaving.
///
/// - Parameters:
///   - value: What came out.
///   - expected: What should have come out.
///   - what: What is demanded, as a learner reads it when it does not hold.
public func expect<Value: Gradable>(_ value: Value, equals expected: Value, _ what: String) {
  guard value != expected else { return }
  disappoint(
    .wrongResult(
      Mistake.Expectation(what, expected: text(expected), actual: text(value))))
}

/// Demands that work is done concurrently: that it takes no longer than it must.
///
/// - Parameters:
///   - work: What was done.
///   - units: The most units of time from its first start to its last end. One unit more than the best
///     possible tells serial work from concurrent work without being petty.
///   - what: What is demanded, as a learner reads it when it does not hold.
public func expect(_ work: Work, takesAtMost units: Int, _ what: String) {
  // Real time depends on the machine; only the explorer's clock, on time, tells what the code allows.
  guard Engine.shared.isExploring, Engine.shared.reading.time == .exact, work.makespan > units
  else { return }
  disappoint(.tooSlow(.takes(what, units: work.makespan, enough: units)))
}

/// Demands that so many pieces of work are in flight at the same time at least once.
public func expect(_ work: Work, reachesAtOnce count: Int, _ what: String) {
  guard Engine.shared.isExploring, work.peak < count else { return }
  disappoint(.tooSlow(.peak(what, work.peak)))
}

/// Demands that the submission's threads have slept until they were woken, and did not look again and again.
///
/// No wait with a limit and no sleep of a thread may have ended because its time was up (`Work` does not count), and
/// no loop may have looked in vain until others changed something.
///
/// - Parameter what: What is demanded, as a learner reads it when it does not hold.
public func expectNoPolling(_ what: String) {
  guard Engine.shared.isExploring, Engine.shared.reading.time == .exact else { return }
  let times = ExpiredLimits.count
  if times > 0 { disappoint(.tooSlow(.polls(what, times: times))) }
  if WaitingLooks.count > 0 { disappoint(.tooSlow(.looksAgain(what))) }
}

/// Ends the execution with a finding; does nothing on the real libraries.
func disappoint(_ mistake: Mistake) {
  if Engine.shared.isExploring { Engine.shared.fail(mistake) }
}

private func text<Value: Gradable>(_ value: Value) -> String {
  (value as? String).map { "\"\($0)\"" } ?? "\(value)"
}
