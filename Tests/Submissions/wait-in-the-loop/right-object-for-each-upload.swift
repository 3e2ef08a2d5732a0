import Dispatch

/// Uploads folders to a backup server.
final class Backup: @unchecked Sendable {
  /// One folder: written by its upload only, and read when all uploads have ended.
  private final class Upload: @unchecked Sendable {
    let folder: String
    var bytes = 0

    init(of folder: String) { self.folder = folder }
  }

  private let queue = DispatchQueue(label: "backup", attributes: .concurrent)

  /// Uploads all folders at the same time and returns their sizes, in the order of the folders.
  ///
  /// - Parameter upload: Uploads one folder, which takes a while, and returns its bytes.
  func run(_ folders: [String], upload: @escaping @Sendable (String) -> Int) -> [Int] {
    let uploads = folders.map { Upload(of: $0) }
    let group = DispatchGroup()
    uploads.forEach { one in
      group.enter()
      queue.async {
        defer { group.leave() }
        one.bytes = upload(one.folder)
      }
    }
    group.wait()
    return uploads.map { $0.bytes }
  }
}
