// expected: groupLeftTooOften
// A damaged file leaves the group twice, once in the catch and once in the defer.
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
    files.forEach { file in
      group.enter()
      queue.async {
        defer { group.leave() }
        guard file.size > 0 else { return }
        do {
          let bytes = try read(file)
          self.lock.lock()
          self.importedBytes += bytes
          self.lock.unlock()
        } catch {
          print("\(file.name) is damaged")
          group.leave()
        }
      }
    }
    group.wait()
    return lock.withLock { importedBytes }
  }
}
