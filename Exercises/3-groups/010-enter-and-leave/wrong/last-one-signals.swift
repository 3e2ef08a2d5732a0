// diagnosis: deadlock
// The file that is read last signals: if all files are empty, none is read, and nothing signals.
import Dispatch
import Synchronization

/// A file on a camera's card.
struct PhotoFile: Sendable {
  let name: String
  let size: Int
}

final class PhotoImport: Sendable {
  func run(_ files: [PhotoFile], read: @escaping @Sendable (PhotoFile) throws -> Int) -> Int {
    guard !files.isEmpty else { return 0 }
    let end = DispatchSemaphore(value: 0)
    let state = Mutex((bytes: 0, left: files.count { $0.size > 0 }))
    for file in files where file.size > 0 {
      DispatchQueue.global().async {
        let bytes = (try? read(file)) ?? 0
        let isLast = state.withLock {
          $0.bytes += bytes
          $0.left -= 1
          return $0.left == 0
        }
        if isLast { end.signal() }
      }
    }
    end.wait()
    return state.withLock { $0.bytes }
  }
}
