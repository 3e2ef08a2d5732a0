import Synchronization

/// Names, in the order in which they were added.
final class CheckList: Sendable {
  private let names = Mutex<[String]>([])

  var all: [String] { names.withLock { $0 } }

  func add(_ name: String, if isAdded: Bool) {
    if isAdded { names.withLock { $0.append(name) } }
  }
}
