// diagnosis: wrongResult
// The sum is a global variable: a second import adds to that of the first one.
import Dispatch
import Synchronization

/// A file on a camera's card.
struct PhotoFile: Sendable {
  let name: String
  let size: Int
}

private let importedBytes = Atomic(0)

/// Imports the photos of a card, all at the same time.
final class PhotoImport: Sendable {
  /// Imports the files that can be read, and returns how many bytes these are.
  ///
  /// - Parameter read: Reads one file and returns its bytes; throws if the file is damaged.
  func run(_ files: [PhotoFile], read: @escaping @Sendable (PhotoFile) throws -> Int) -> Int {
    DispatchQueue.concurrentPerform(iterations: files.count) { index in
      guard files[index].size > 0, let bytes = try? read(files[index]) else { return }
      importedBytes.add(bytes, ordering: .relaxed)
    }
    return importedBytes.load(ordering: .relaxed)
  }
}
