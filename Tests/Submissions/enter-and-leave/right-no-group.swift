import Dispatch
import Synchronization

struct PhotoFile: Sendable {
  let name: String
  let size: Int
}

final class PhotoImport: Sendable {
  func run(_ files: [PhotoFile], read: @escaping @Sendable (PhotoFile) throws -> Int) -> Int {
    let sum = Mutex(0)
    let filled = files.filter { $0.size > 0 }
    DispatchQueue.concurrentPerform(iterations: filled.count) { index in
      guard let bytes = try? read(filled[index]) else { return }
      sum.withLock { $0 += bytes }
    }
    return sum.withLock { $0 }
  }
}
