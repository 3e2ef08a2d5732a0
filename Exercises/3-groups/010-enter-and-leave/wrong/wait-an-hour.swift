// diagnosis: wrongResult
// Waits with a limit that seems to be long enough for every card.
import Dispatch
import Foundation

struct PhotoFile: Sendable {
  let name: String
  let size: Int
}

final class PhotoImport: @unchecked Sendable {
  private let queue = DispatchQueue(label: "import", attributes: .concurrent)
  private let lock = NSLock()
  private var importedBytes = 0

  func run(_ files: [PhotoFile], read: @escaping @Sendable (PhotoFile) throws -> Int) -> Int {
    let group = DispatchGroup()
    for file in files {
      group.enter()
      queue.async {
        defer { group.leave() }
        guard file.size > 0 else { return }
        do {
          let bytes = try read(file)
          self.lock.withLock { self.importedBytes += bytes }
        } catch {
          print("\(file.name) is damaged")
        }
      }
    }
    _ = group.wait(timeout: .now() + 3600)
    return lock.withLock { importedBytes }
  }
}
