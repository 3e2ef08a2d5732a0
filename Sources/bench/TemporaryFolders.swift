import Foundation
import Synchronization

/// The folders that are to be gone when the process ends, also if Ctrl-C ends it.
enum TemporaryFolders {
  private static let all = Mutex<Set<URL>>([])

  static func add(_ folder: URL) { _ = all.withLock { $0.insert(folder) } }

  static func remove(_ folder: URL) {
    _ = all.withLock { $0.remove(folder) }
    try? FileManager.default.removeItem(at: folder)
  }

  static func removeAll() { for folder in all.withLock({ $0 }) { remove(folder) } }
}
