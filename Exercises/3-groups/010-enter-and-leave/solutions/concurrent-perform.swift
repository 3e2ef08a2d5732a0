// No group at all: concurrentPerform returns when every iteration has ended.
import Dispatch
import Foundation

/// A file on a camera's card.
struct PhotoFile: Sendable {
  let name: String
  let size: Int
}

/// Imports the photos of a card, all at the same time.
final class PhotoImport: @unchecked Sendable {
  private let lock = NSLock()
  private var importedBytes = 0

  /// Imports the files that can be read, and returns how many bytes these are.
  ///
  /// - Parameter read: Reads one file and returns its bytes; throws if the file is damaged.
  func run(_ files: [PhotoFile], read: @escaping @Sendable (PhotoFile) throws -> Int) -> Int {
    DispatchQueue.concurrentPerform(iterations: files.count) { index in
      let file = files[index]
      guard file.size > 0, let bytes = try? read(file) else { return }
      lock.withLock { importedBytes += bytes }
    }
    return lock.withLock { importedBytes }
  }
}
