import Dispatch
import Synchronization

/// A file on a camera's card.
struct PhotoFile: Sendable {
  let name: String
  let size: Int
}

/// Imports the photos of a card, all at the same time.
final class PhotoImport: Sendable {
  /// The bytes of one import.
  private final class Sum: Sendable {
    let bytes = Mutex(0)
  }

  /// Imports the files that can be read, and returns how many bytes these are.
  func run(_ files: [PhotoFile], read: @escaping @Sendable (PhotoFile) throws -> Int) -> Int {
    let sum = Sum()
    let reading = DispatchGroup()
    let queue = DispatchQueue(label: "import", attributes: .concurrent)
    for file in files where file.size > 0 {
      // The group is left when the block returns, whatever happened in it.
      queue.async(group: reading) {
        guard let bytes = try? read(file) else { return }
        sum.bytes.withLock { $0 += bytes }
      }
    }
    reading.wait()
    return sum.bytes.withLock { $0 }
  }
}
