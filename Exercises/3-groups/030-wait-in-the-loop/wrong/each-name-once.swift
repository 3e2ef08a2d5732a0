// diagnosis: wrongResult
// A set of the folders: one that is in the list twice is uploaded once.
import Dispatch
import Foundation

/// Uploads folders to a backup server.
final class Backup: @unchecked Sendable {
  private let queue = DispatchQueue(label: "backup", attributes: .concurrent)
  private let lock = NSLock()
  private var sizes: [String: Int] = [:]

  /// Uploads all folders at the same time and returns their sizes, in the order of the folders.
  ///
  /// - Parameter upload: Uploads one folder, which takes a while, and returns its bytes.
  func run(_ folders: [String], upload: @escaping @Sendable (String) -> Int) -> [Int] {
    let group = DispatchGroup()
    for folder in Set(folders) {
      queue.async(group: group) {
        let bytes = upload(folder)
        self.lock.withLock { self.sizes[folder] = bytes }
      }
    }
    group.wait()
    return lock.withLock { folders.map { sizes[$0] ?? 0 } }
  }
}
