// diagnosis: wrongResult
// The sizes are a global variable: a second backup also returns those of the first one.
import Dispatch
import Synchronization

private let sizes = Mutex<[(index: Int, bytes: Int)]>([])

/// Uploads folders to a backup server.
final class Backup: Sendable {
  /// Uploads all folders at the same time and returns their sizes, in the order of the folders.
  ///
  /// - Parameter upload: Uploads one folder, which takes a while, and returns its bytes.
  func run(_ folders: [String], upload: @escaping @Sendable (String) -> Int) -> [Int] {
    DispatchQueue.concurrentPerform(iterations: folders.count) { index in
      let bytes = upload(folders[index])
      sizes.withLock { $0.append((index, bytes)) }
    }
    return sizes.withLock { $0 }.sorted { $0.index < $1.index }.map(\.bytes)
  }
}
