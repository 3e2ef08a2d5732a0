// diagnosis: wrongResult
// The bytes are kept by name: of two files with the same name one is lost.
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
  private var importedBytes: [String: Int] = [:]

  /// Imports the files that can be read, and returns how many bytes these are.
  ///
  /// - Parameter read: Reads one file and returns its bytes; throws if the file is damaged.
  func run(_ files: [PhotoFile], read: @escaping @Sendable (PhotoFile) throws -> Int) -> Int {
    let group = DispatchGroup()
    for file in files {
      group.enter()
      queue.async {
        defer { group.leave() }
        guard file.size > 0 else { return }
        do {
          let bytes = try read(file)
          self.lock.withLock { self.importedBytes[file.name] = bytes }
        } catch {
          print("\(file.name) is damaged")
        }
      }
    }
    group.wait()
    return lock.withLock { importedBytes.values.reduce(0, +) }
  }
}
