// diagnosis: wrongResult
// The sizes go to a serial queue, but the group does not wait for that queue.
import Dispatch
import Foundation

/// Uploads folders to a backup server.
final class Backup: @unchecked Sendable {
  private let queue = DispatchQueue(label: "backup", attributes: .concurrent)
  private let results = DispatchQueue(label: "sizes")
  private var sizes: [Int: Int] = [:]

  /// Uploads all folders at the same time and returns their sizes, in the order of the folders.
  ///
  /// - Parameter upload: Uploads one folder, which takes a while, and returns its bytes.
  func run(_ folders: [String], upload: @escaping @Sendable (String) -> Int) -> [Int] {
    let group = DispatchGroup()
    for (place, folder) in folders.enumerated() {
      group.enter()
      queue.async {
        let bytes = upload(folder)
        group.leave()
        self.results.async { self.sizes[place] = bytes }
      }
    }
    group.wait()
    return results.sync { folders.indices.map { sizes[$0] ?? 0 } }
  }
}
