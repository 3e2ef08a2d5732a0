import Dispatch
import Synchronization

/// A file on a camera's card.
struct PhotoFile: Sendable {
  let name: String
  let size: Int
}

/// Imports the photos of a card, all at the same time.
final class PhotoImport: Sendable {
  private let queue = DispatchQueue(label: "import", attributes: .concurrent)
  private let importedBytes = Mutex(0)

  /// Imports the files that can be read, and returns how many bytes these are.
  ///
  /// - Parameter read: Reads one file and returns its bytes; throws if the file is damaged.
  func run(_ files: [PhotoFile], read: @escaping @Sendable (PhotoFile) throws -> Int) -> Int {
    let group = DispatchGroup()
    for file in files where file.size > 0 {
      queue.async(group: group) { [self] in
        guard let bytes = try? read(file) else {
          print("\(file.name) is damaged")
          return
        }
        importedBytes.withLock { $0 += bytes }
      }
    }
    group.wait()
    return importedBytes.withLock { $0 }
  }
}
