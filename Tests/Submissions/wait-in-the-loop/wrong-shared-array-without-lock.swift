// expected: dataRace
import Dispatch
import Foundation

/// Uploads folders to a backup server.
final class Backup: @unchecked Sendable {
  private let queue = DispatchQueue(label: "backup", attributes: .concurrent)
  private var sizes: [Int] = []

  /// Uploads all folders at the same time and returns their sizes, in the order of the folders.
  ///
  /// - Parameter upload: Uploads one folder, which takes a while, and returns its bytes.
  func run(_ folders: [String], upload: @escaping @Sendable (String) -> Int) -> [Int] {
    // Each upload has a place of its own, so that no two write to the same one.
    sizes = Array(repeating: 0, count: folders.count)
    let group = DispatchGroup()
    for (place, folder) in folders.enumerated() {
      queue.async(group: group) {
        let bytes = upload(folder)
        self.sizes[place] = bytes
      }
    }
    group.wait()
    return sizes
  }
}
