// diagnosis: tooSlow
// The queue runs eight files at a time: the ninth waits until one has been read.
import Dispatch
import Foundation

struct PhotoFile: Sendable {
  let name: String
  let size: Int
}

final class PhotoImport: @unchecked Sendable {
  private let queue = DispatchQueue(label: "import", attributes: .concurrent)
  private let lock = NSLock()
  private let places = DispatchSemaphore(value: 8)
  private var importedBytes = 0

  func run(_ files: [PhotoFile], read: @escaping @Sendable (PhotoFile) throws -> Int) -> Int {
    let group = DispatchGroup()
    for file in files {
      group.enter()
      queue.async {
        defer { group.leave() }
        guard file.size > 0 else { return }
        self.places.wait()
        defer { self.places.signal() }
        do {
          let bytes = try read(file)
          self.lock.withLock { self.importedBytes += bytes }
        } catch {
          print("\(file.name) is damaged")
        }
      }
    }
    group.wait()
    return lock.withLock { importedBytes }
  }
}
