// expected: wrongResult
// The group is left when the file has been read and before its bytes are added: run may return
// without them.
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
    for file in files where file.size > 0 {
      group.enter()
      queue.async {
        var bytes = 0
        do {
          defer { group.leave() }
          bytes = try read(file)
        } catch {
          return
        }
        self.lock.withLock { self.importedBytes += bytes }
      }
    }
    group.wait()
    return lock.withLock { importedBytes }
  }
}
