// diagnosis: wrongResult
// What was read is kept in a set: two files with as many bytes count once.
import Dispatch
import Synchronization

/// A file on a camera's card.
struct PhotoFile: Sendable {
  let name: String
  let size: Int
}

final class PhotoImport: Sendable {
  func run(_ files: [PhotoFile], read: @escaping @Sendable (PhotoFile) throws -> Int) -> Int {
    let sizes = Mutex<Set<Int>>([])
    DispatchQueue.concurrentPerform(iterations: files.count) { index in
      guard files[index].size > 0, let bytes = try? read(files[index]) else { return }
      sizes.withLock { _ = $0.insert(bytes) }
    }
    return sizes.withLock { $0.reduce(0, +) }
  }
}
