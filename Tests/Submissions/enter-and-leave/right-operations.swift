import Foundation
import Synchronization

/// A file on a camera's card.
struct PhotoFile: Sendable {
  let name: String
  let size: Int
}

/// Imports the photos of a card, all at the same time.
final class PhotoImport: Sendable {
  /// Imports the files that can be read, and returns how many bytes these are.
  ///
  /// - Parameter read: Reads one file and returns its bytes; throws if the file is damaged.
  func run(_ files: [PhotoFile], read: @escaping @Sendable (PhotoFile) throws -> Int) -> Int {
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = max(1, files.count)
    let total = Atomic<Int>(0)
    let operations = files.filter { $0.size > 0 }.map { file in
      BlockOperation {
        if let bytes = try? read(file) {
          total.add(bytes, ordering: .relaxed)
        }
      }
    }
    queue.addOperations(operations, waitUntilFinished: true)
    return total.load(ordering: .relaxed)
  }
}
