// expected: wrongResult
// Waits only for the upload that was started last; another one may take longer.
import Dispatch
import Foundation

final class Backup: @unchecked Sendable {
  private let queue = DispatchQueue(label: "backup", attributes: .concurrent)
  private let lock = NSLock()
  private var sizes: [Int] = []

  func run(_ folders: [String], upload: @escaping @Sendable (String) -> Int) -> [Int] {
    lock.withLock { sizes = folders.map { _ in 0 } }
    var last: DispatchWorkItem?
    for (index, folder) in folders.enumerated() {
      let item = DispatchWorkItem {
        let bytes = upload(folder)
        self.lock.withLock { self.sizes[index] = bytes }
      }
      queue.async(execute: item)
      last = item
    }
    last?.wait()
    return lock.withLock { sizes }
  }
}
