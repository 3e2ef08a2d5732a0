import Dispatch
import Foundation

/// Uploads folders to a backup server.
final class Backup: @unchecked Sendable {
  private final class Upload: Operation, @unchecked Sendable {
    let folder: String
    let upload: @Sendable (String) -> Int
    var bytes = 0

    init(_ folder: String, _ upload: @escaping @Sendable (String) -> Int) {
      self.folder = folder
      self.upload = upload
    }

    override func main() { bytes = upload(folder) }
  }

  /// Uploads all folders at the same time and returns their sizes, in the order of the folders.
  ///
  /// - Parameter upload: Uploads one folder, which takes a while, and returns its bytes.
  func run(_ folders: [String], upload: @escaping @Sendable (String) -> Int) -> [Int] {
    let uploads = folders.map { Upload($0, upload) }
    OperationQueue().addOperations(uploads, waitUntilFinished: true)
    return uploads.map(\.bytes)
  }
}
