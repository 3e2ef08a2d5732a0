// expected: wrongResult
// In the order of the ends.
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
    nonisolated(unsafe) var sizes: [Int] = []
    for folder in folders {
      queue.async(group: group) {
        let bytes = upload(folder)
        self.lock.withLock { sizes.append(bytes) }
      }
    }
    group.wait()
    return sizes
  }
}
