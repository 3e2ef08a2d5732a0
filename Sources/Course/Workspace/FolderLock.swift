import Foundation
import Terminal

/// Lets one process at a time change what is in a folder.
struct FolderLock {
  private let path: String

  init(_ folder: URL) { path = folder.appending(path: ".lock").relativePath }

  /// Runs a body while no other process runs one.
  ///
  /// The lock belongs to the open file (flock, 2), so that it goes with the process that held it.
  ///
  /// - Throws: ``WorkFolderError`` if the folder cannot be written to, and what else the body throws.
  func hold<Result>(_ body: () throws -> Result) throws -> Result {
    do {
      return try holdOpen(body)
    } catch let error as OutputError {
      throw WorkFolderError(error)
    }
  }

  private func holdOpen<Result>(_ body: () throws -> Result) throws -> Result {
    let folder = URL(filePath: path).deletingLastPathComponent()
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else {
      throw OutputError(description: "cannot write \(path): \(String(cString: strerror(errno)))")
    }
    defer { close(descriptor) }
    while flock(descriptor, LOCK_EX) != 0 {
      guard errno == EINTR else {
        throw OutputError(description: "cannot lock \(path): \(String(cString: strerror(errno)))")
      }
    }
    return try body()
  }
}
