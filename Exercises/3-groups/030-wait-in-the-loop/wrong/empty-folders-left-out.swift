// diagnosis: wrongResult
// An upload of no bytes is taken for one that is missing, and left out.
import Dispatch
import Synchronization

/// Uploads folders to a backup server.
final class Backup: Sendable {
  func run(_ folders: [String], upload: @escaping @Sendable (String) -> Int) -> [Int] {
    let sizes = Mutex([Int](repeating: 0, count: folders.count))
    DispatchQueue.concurrentPerform(iterations: folders.count) { index in
      let bytes = upload(folders[index])
      sizes.withLock { $0[index] = bytes }
    }
    return sizes.withLock { $0.filter { $0 > 0 } }
  }
}
