import Foundation
import Synchronization

/// The programs that run for a book: none of them goes on writing when it is given up.
final class RunningPrograms: Sendable {
  private struct State {
    var groups: Set<pid_t> = []
    var areStopped = false
  }

  static let shared = RunningPrograms()

  private let state = Mutex(State())

  /// One runs, in a group of processes of its own.
  func begin(_ group: pid_t) {
    state.withLock {
      $0.groups.insert(group)
      if $0.areStopped { kill(-group, SIGKILL) }
    }
  }

  /// One has ended, and its number may soon be another process's.
  func end(_ group: pid_t) {
    state.withLock { _ = $0.groups.remove(group) }
  }

  /// Ends all of them, and those that begin from now on.
  func stop() {
    state.withLock {
      $0.areStopped = true
      for group in $0.groups { kill(-group, SIGKILL) }
    }
  }
}
