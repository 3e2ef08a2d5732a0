// expected: tooSlow
// Uploads hold the lock.
import Dispatch
import Foundation

/// Uploads folders to a backup server.
final class Backup: @unchecked Sendable {
  private let queue = DispatchQueue(label: "backup", attributes: .concurrent)
  private let lock = NSLock()

  /// Uploads all folders at the same time and returns their sizes, in the order of the folders.
  ///
  /// - Parameter upload: Uploads one folder, which takes a while, and returns its bytes.
  func run(_ folders: [String], upload: @escaping @Sendable (String) -> Int) -> [Int] {
    let group = DispatchGroup()
    nonisolated(unsafe) var sizes = [Int](repeating: 0, count: folders.count)
    for (index, folder) in folders.enumerated() {
      queue.async(group: group) {
        self.lock.withLock { sizes[index] = upload(folder) }
      }
    }
    group.wait()
    return sizes
  }
}
