/// What a proof takes for granted of the machine, where the program depends on it.
///
/// A program that never sleeps, for example, does not depend on how exact sleeping is: for it nothing
/// is assumed. What is, is said beside the word.
public enum Assumption: String, Hashable, Sendable, Codable, CaseIterable {
  /// Whoever sleeps, or waits with a limit, goes on exactly when the time has come and all others wait.
  case exactTime
  /// Nobody who waits on a condition wakes without a signal.
  case noWakeWithoutSignal
  /// A pool of tasks has a free worker while some of its tasks are blocked, waiting for others that need
  /// one.
  case widePools
}
