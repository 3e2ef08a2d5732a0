import Foundation
import LoopbackServer

/// Keeps what a server tells, and lets a test wait until it has told enough.
final class EventLog: @unchecked Sendable {
  // Unchecked because of the list, which is only touched under the condition.
  private let condition = NSCondition()
  private var list: [ServerEvent] = []

  func add(_ event: ServerEvent) {
    condition.withLock {
      list.append(event)
      condition.broadcast()
    }
  }

  /// What has happened, in a word each, with the path or the status.
  var words: [String] { condition.withLock { list.map(Self.word) } }

  /// Waits until an event has happened; gives up only when something is broken.
  func waits(for word: String) -> Bool {
    let limit = Date(timeIntervalSinceNow: 30)
    return condition.withLock {
      while !list.contains(where: { Self.word(for: $0) == word }) {
        guard condition.wait(until: limit) else { return false }
      }
      return true
    }
  }

  private static func word(for event: ServerEvent) -> String {
    switch event {
    case .received(let request): "received \(request.path)"
    case .answered(let request, let status): "answered \(request.path) \(status)"
    case .abandoned(let request): "abandoned \(request.path)"
    case .refused(let status): "refused \(status)"
    }
  }
}
