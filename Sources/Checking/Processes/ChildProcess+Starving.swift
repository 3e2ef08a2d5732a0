import CPlatform
import Foundation

/// Whether other processes keep a child from running, which says nothing about what it does.
extension ChildProcess {
  /// Seconds for which it is looked at.
  private static let window = 0.5
  /// The share of a processor below which it is starved.
  private static let least = 0.25

  /// Whether it wants a processor and gets only a small part of one; takes half a second if it wants one.
  ///
  /// Where the system does not tell (anywhere but on Linux) it is not.
  func isStarved() -> Bool {
    let file = cplatform_open_use(id)
    defer { close(file) }
    var (before, after) = (cplatform_use(), cplatform_use())
    guard cplatform_use_of(file, &before), before.wants_processor else { return false }
    Thread.sleep(forTimeInterval: Self.window)
    guard cplatform_use_of(file, &after), after.wants_processor else { return false }
    return after.processor_seconds - before.processor_seconds < Self.least * Self.window
  }
}
