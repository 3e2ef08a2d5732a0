import Exploration
import Synchronization

/// One call of a check's function, from its beginning to its end.
///
/// The file that `grade` writes around the functions calls these two.
public enum GradedRun {
  /// The check begins.
  ///
  /// - Parameter seed: What the numbers of ``given(_:)`` depend on, besides their set.
  public static func begin(seed: UInt64) {
    realNumbers.withLock { $0 = Numbers(seed: seed) }
    guard Engine.shared.isExploring else { return }
    let set = GivenNumbers.shared.set
    numbers.current.now = Numbers(seed: seed, set: set)
    GivenClocks(seed: seed, set: set).start()
    GivenNumbers.shared.wereGiven = true
    _ = completion.current
  }

  /// The check has reached its end.
  ///
  /// How often a loop looks before the others have gone on is up to the machine, and the search follows only a few
  /// rounds: what passes by looking again has not been judged. In asynchronous code neither has a thread that waits for
  /// the time alone, since whatever the others do may take longer.
  ///
  /// - Parameter isAsync: Whether the check is asynchronous.
  public static func end(isAsync: Bool = false) {
    guard Engine.shared.isExploring else { return }
    completion.current.isReached = true
    guard Engine.shared.reading.time == .exact else { return }
    if WaitingLooks.count > 0 { disappoint(.tooSlow(.unwoken(waits: 0))) }
    let waits = ExpiredLimits.countOfWaits
    if isAsync, waits > 0 { disappoint(.tooSlow(.unwoken(waits: waits))) }
  }

  private static let completion = PerExecution { EndOfCheck() }

  static func nextNumber(in range: ClosedRange<Int>) -> Int {
    guard Engine.shared.isExploring else { return realNumbers.withLock { $0.next(in: range) } }
    return numbers.current.now.next(in: range)
  }

  private static let realNumbers = Mutex(Numbers(seed: 0))
  private static let numbers = PerExecution { CurrentNumbers() }

  /// An execution's own numbers: also where `check` calls the function, every execution has the same.
  private final class CurrentNumbers {
    var now = Numbers(seed: 0)
  }
}

/// Notices that a check's thread ended before the check did.
private final class EndOfCheck: Resource {
  var isReached = false

  init() {
    super.init(kind: .check)
    Engine.shared.watch(self)
  }

  override func executionEnded(_ engine: Engine) {
    if !isReached, engine.end == .finished {
      engine.note(.ended(.threadOfCheck))
    }
  }
}
