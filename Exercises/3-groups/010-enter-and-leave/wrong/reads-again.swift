// diagnosis: wrongResult
// A damaged file is read a second time.
import Dispatch
import Synchronization

/// A file on a camera's card.
struct PhotoFile: Sendable {
  let name: String
  let size: Int
}

final class PhotoImport: Sendable {
  func run(_ files: [PhotoFile], read: @escaping @Sendable (PhotoFile) throws -> Int) -> Int {
    let sum = Mutex(0)
    DispatchQueue.concurrentPerform(iterations: files.count) { index in
      guard files[index].size > 0 else { return }
      guard let bytes = (try? read(files[index])) ?? (try? read(files[index])) else { return }
      sum.withLock { $0 += bytes }
    }
    return sum.withLock { $0 }
  }
}
