// diagnosis: wrongResult
// A minute seems to be enough for every folder: the sizes of those that take longer are missing.
import Dispatch
import Synchronization

final class Backup: @unchecked Sendable {
  private let queue = DispatchQueue(label: "backup", attributes: .concurrent)
  private let sizes = Mutex<[String: Int]>([:])

  func run(_ folders: [String], upload: @escaping @Sendable (String) -> Int) -> [Int] {
    let group = DispatchGroup()
    for folder in folders {
      queue.async(group: group) {
        let bytes = upload(folder)
        self.sizes.withLock { $0[folder] = bytes }
      }
    }
    _ = group.wait(timeout: .now() + 60)
    return sizes.withLock { s in folders.map { s[$0] ?? 0 } }
  }
}
