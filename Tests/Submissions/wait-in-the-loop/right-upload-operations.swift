import Foundation

private final class Upload: Operation, @unchecked Sendable {
  private let folder: String
  private let upload: @Sendable (String) -> Int
  private(set) var bytes = 0

  init(_ folder: String, with upload: @escaping @Sendable (String) -> Int) {
    self.folder = folder
    self.upload = upload
  }

  override func main() {
    bytes = upload(folder)
  }
}

final class Backup: @unchecked Sendable {
  private let queue = OperationQueue()

  func run(_ folders: [String], upload: @escaping @Sendable (String) -> Int) -> [Int] {
    let uploads = folders.map { Upload($0, with: upload) }
    queue.addOperations(uploads, waitUntilFinished: true)
    return uploads.map(\.bytes)
  }
}
