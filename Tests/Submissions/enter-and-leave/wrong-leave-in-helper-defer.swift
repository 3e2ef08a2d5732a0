// expected: wrongResult
import Dispatch
import Foundation

/// A file on a camera's card.
struct PhotoFile: Sendable {
  let name: String
  let size: Int
}

/// Imports the photos of a card, all at the same time.
final class PhotoImport: @unchecked Sendable {
  private let queue = DispatchQueue(label: "import", attributes: .concurrent)
  private let lock = NSLock()
  private var importedBytes = 0

  /// Imports the files that can be read, and returns how many bytes these are.
  ///
  /// - Parameter read: Reads one file and returns its bytes; throws if the file is damaged.
  func run(_ files: [PhotoFile], read: @escaping @Sendable (PhotoFile) throws -> Int) -> Int {
    let group = DispatchGroup()
    for file in files {
      guard file.size > 0 else { continue }
      group.enter()
      queue.async {
        let bytes = self.bytes(of: file, in: group, read: read)
        self.lock.withLock { self.importedBytes += bytes }
      }
    }
    group.wait()
    return lock.withLock { importedBytes }
  }

  private func bytes(
    of file: PhotoFile, in group: DispatchGroup, read: (PhotoFile) throws -> Int
  ) -> Int {
    defer { group.leave() }
    do {
      return try read(file)
    } catch {
      print("\(file.name) is damaged")
      return 0
    }
  }
}
