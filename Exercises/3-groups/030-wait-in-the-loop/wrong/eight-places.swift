// diagnosis: tooSlow
// Eight places, so as not to upload too much at once: the ninth folder waits until one has been uploaded.
import Dispatch
import Foundation

final class Backup: @unchecked Sendable {
  private let queue = DispatchQueue(label: "backup", attributes: .concurrent)
  private let places = DispatchSemaphore(value: 8)
  private let lock = NSLock()
  private var sizes: [Int] = []

  func run(_ folders: [String], upload: @escaping @Sendable (String) -> Int) -> [Int] {
    sizes = [Int](repeating: 0, count: folders.count)
    let group = DispatchGroup()
    for (index, folder) in folders.enumerated() {
      queue.async(group: group) {
        self.places.wait()
        let bytes = upload(folder)
        self.places.signal()
        self.lock.withLock { self.sizes[index] = bytes }
      }
    }
    group.wait()
    return sizes
  }
}
