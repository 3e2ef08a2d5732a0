// expected: wrongResult
import Dispatch
import Foundation

/// Uploads folders to a backup server.
final class Backup: @unchecked Sendable {
  private let queue = DispatchQueue(label: "backup", attributes: .concurrent)
  private let lock = NSLock()

  /// Uploads all folders at the same time and returns their sizes, in the order of the folders.
  func run(_ folders: [String], upload: @escaping @Sendable (String) -> Int) -> [Int] {
    let group = DispatchGroup()
    nonisolated(unsafe) var sizes = [Int](repeating: 0, count: folders.count)
    for (index, folder) in folders.enumerated() {
      queue.async {
        group.enter()
        defer { group.leave() }
        let bytes = upload(folder)
        self.lock.withLock { sizes[index] = bytes }
      }
    }
    group.wait()
    return lock.withLock { sizes }
  }
}
