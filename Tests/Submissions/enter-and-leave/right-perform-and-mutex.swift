import Dispatch
import Synchronization

/// A file on a camera's card.
struct PhotoFile: Sendable {
  let name: String
  let size: Int
}

/// Imports the photos of a card, all at the same time.
final class PhotoImport: @unchecked Sendable {
  /// Imports the files that can be read, and returns how many bytes these are.
  ///
  /// - Parameter read: Reads one file and returns its bytes; throws if the file is damaged.
  func run(_ files: [PhotoFile], read: @escaping @Sendable (PhotoFile) throws -> Int) -> Int {
    let photos = files.filter { $0.size > 0 }
    let sum = Mutex(0)
    DispatchQueue.concurrentPerform(iterations: photos.count) { index in
      do {
        let bytes = try read(photos[index])
        sum.withLock { $0 += bytes }
      } catch {
        // A damaged photo counts for nothing.
      }
    }
    return sum.withLock { $0 }
  }
}
