import Foundation

/// A small program that a lesson runs, or has examined, in a process of its own.
struct SmallProgram: Sendable {
  /// The name of its only file.
  let name: String
  /// What is in the file.
  let text: String

  /// Writes it into a new folder.
  ///
  /// - Throws: What the system says if there is no place for one.
  func written() throws -> SmallProgramFolder {
    let folder = SmallProgramFolder(
      url: FileManager.default.temporaryDirectory.appending(path: "interleave-demo-\(UUID())"),
      file: name)
    try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: false)
    do { try Data(text.utf8).write(to: folder.source) } catch {
      folder.remove()
      throw error
    }
    return folder
  }
}

/// A folder with a small program, and with what is made of it.
struct SmallProgramFolder: Sendable {
  let url: URL
  let file: String

  /// The program.
  var source: URL { url.appending(path: file) }

  /// Removes the folder and all that is in it.
  func remove() { try? FileManager.default.removeItem(at: url) }
}
