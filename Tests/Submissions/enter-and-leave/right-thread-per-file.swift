import Foundation

/// A file on a camera's card.
struct PhotoFile: Sendable {
  let name: String
  let size: Int
}

/// Imports the photos of a card, all at the same time.
final class PhotoImport: @unchecked Sendable {
  private let changed = NSCondition()
  private var unfinished = 0
  private var bytesOfFile: [Int: Int] = [:]

  /// Imports the files that can be read, and returns how many bytes these are.
  ///
  /// - Parameter read: Reads one file and returns its bytes; throws if the file is damaged.
  func run(_ files: [PhotoFile], read: @escaping @Sendable (PhotoFile) throws -> Int) -> Int {
    let readable = files.filter { $0.size > 0 }

    changed.lock()
    unfinished = readable.count
    changed.unlock()

    for (index, file) in readable.enumerated() {
      Thread.detachNewThread {
        var bytes = 0
        do {
          bytes = try read(file)
        } catch {
          print("\(file.name) is damaged")
        }
        self.finish(index, bytes)
      }
    }

    changed.lock()
    defer { changed.unlock() }
    while unfinished > 0 { changed.wait() }
    return bytesOfFile.values.reduce(0, +)
  }

  private func finish(_ index: Int, _ bytes: Int) {
    changed.lock()
    bytesOfFile[index] = bytes
    unfinished -= 1
    changed.broadcast()
    changed.unlock()
  }
}
