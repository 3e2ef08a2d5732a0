// diagnosis: tooSlow
// A semaphore lets three folders through, and the fourth waits for one of them.
import Dispatch
import Foundation

/// Uploads folders to a backup server.
final class Backup: @unchecked Sendable {
  private let queue = DispatchQueue(label: "backup", attributes: .concurrent)
  private let lock = NSLock()
  private var sizes: [Int] = []

  /// Uploads all folders at the same time and returns their sizes, in the order of the folders.
  ///
  /// - Parameter upload: Uploads one folder, which takes a while, and returns its bytes.
  func run(_ folders: [String], upload: @escaping @Sendable (String) -> Int) -> [Int] {
    let places = DispatchSemaphore(value: 3)
    let group = DispatchGroup()
    sizes = folders.map { _ in 0 }
    for (index, folder) in folders.enumerated() {
      queue.async(group: group) {
        places.wait()
        defer { places.signal() }
        let bytes = upload(folder)
        self.lock.withLock { self.sizes[index] = bytes }
      }
    }
    group.wait()
    return sizes
  }
}
