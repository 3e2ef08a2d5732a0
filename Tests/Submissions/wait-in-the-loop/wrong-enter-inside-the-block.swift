// expected: wrongResult
import Dispatch
import Foundation

/// Uploads folders to a backup server.
final class Backup: @unchecked Sendable {
  private let queue = DispatchQueue(label: "backup", attributes: .concurrent)
  private let lock = NSLock()
  private var sizes: [Int: Int] = [:]

  /// Uploads all folders at the same time and returns their sizes, in the order of the folders.
  ///
  /// - Parameter upload: Uploads one folder, which takes a while, and returns its bytes.
  func run(_ folders: [String], upload: @escaping @Sendable (String) -> Int) -> [Int] {
    let group = DispatchGroup()
    for (place, folder) in folders.enumerated() {
      queue.async {
        group.enter()
        let bytes = upload(folder)
        self.lock.withLock { self.sizes[place] = bytes }
        group.leave()
      }
    }
    group.wait()
    return lock.withLock { folders.indices.map { sizes[$0] ?? 0 } }
  }
}
