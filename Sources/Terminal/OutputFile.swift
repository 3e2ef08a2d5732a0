import Foundation

/// A result that could not be written, in one sentence.
package struct OutputError: Error, CustomStringConvertible {
  /// The sentence, with the file's name and the system's reason.
  package let description: String

  /// A sentence with the file's name and the reason.
  package init(description: String) { self.description = description }
}

/// A place for a result: a file that is written whole or not at all, or standard output.
package struct OutputFile: Sendable {
  /// The path as the user gave it; `-` is standard output.
  package let path: String

  /// Makes a place from a path; `-` is standard output.
  package init(_ path: String) {
    self.path = path
  }

  /// Whether this is standard output.
  package var isStandardOutput: Bool { path == "-" }

  /// Makes sure, before any work is done, that the file could be written.
  ///
  /// - Throws: ``OutputError`` if the folder does not exist or does not let a file be made, or
  ///   the path is a folder, write-protected, empty or a link to nothing.
  package func check() throws(OutputError) {
    guard !isStandardOutput else { return }
    guard !path.isEmpty else { throw OutputError(description: "cannot write: the path is empty") }
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    switch existing {
    case .folder:
      throw failure("it is a folder")
    case .linkToNothing:
      throw failure("it is a link to a file that does not exist")
    case .special(let isWritable) where !isWritable, .file(let isWritable, _) where !isWritable:
      throw failure("it is write-protected")
    case .special:
      return
    case .file, .nothing:
      break
    }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder),
      isFolder.boolValue
    else { throw failure("there is no folder \(folder)") }
    guard !path.hasSuffix("/") else { throw failure("it names a folder") }
    guard FileManager.default.isWritableFile(atPath: folder) else {
      throw failure("no permission in \(folder)")
    }
  }

  /// Writes the text: under another name in the same folder first, then renamed into place.
  ///
  /// A link stays a link, and the file behind it keeps its permissions. A device or a named pipe
  /// cannot be replaced, it is written to.
  ///
  /// - Throws: ``OutputError``; a file that was there before is then as it was.
  package func write(_ text: String) throws(OutputError) {
    if isStandardOutput {
      Console.print(text, terminator: "")
      return
    }
    try check()
    switch existing {
    case .special:
      try fill(open(path, O_WRONLY), with: text)
    case .file(_, let permissions):
      try replace(
        URL(fileURLWithPath: path).resolvingSymlinksInPath().path, with: text, permissions)
    case .folder, .linkToNothing, .nothing:
      try replace(path, with: text, nil)
    }
  }

  private func replace(
    _ target: String, with text: String, _ permissions: mode_t?
  ) throws(OutputError) {
    let folder = URL(fileURLWithPath: target).deletingLastPathComponent().path
    let draft = folder + "/.interleave-" + String(UInt64.random(in: 0...(.max)), radix: 36)
    let descriptor = open(draft, O_WRONLY | O_CREAT | O_EXCL, 0o666)
    do throws(OutputError) {
      if descriptor >= 0, let permissions { fchmod(descriptor, permissions) }
      try fill(descriptor, with: text)
      guard rename(draft, target) == 0 else { throw failure(systemReason) }
    } catch {
      if descriptor >= 0 { unlink(draft) }
      throw error
    }
  }

  /// Writes all of a text to an open file and closes it.
  private func fill(_ descriptor: Int32, with text: String) throws(OutputError) {
    guard descriptor >= 0 else { throw failure(systemReason) }
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 {
        bytes = bytes.dropFirst(count)
      } else if errno != EINTR {
        let error = failure(systemReason)
        close(descriptor)
        throw error
      }
    }
    guard close(descriptor) == 0 else { throw failure(systemReason) }
  }

  private enum Existing {
    case nothing, folder, linkToNothing
    case file(isWritable: Bool, permissions: mode_t)
    case special(isWritable: Bool)
  }

  /// What is at the path now, or behind it if it is a link.
  private var existing: Existing {
    var info = stat()
    guard stat(path, &info) == 0 else { return lstat(path, &info) == 0 ? .linkToNothing : .nothing }
    let isWritable = access(path, W_OK) == 0
    switch info.st_mode & S_IFMT {
    case S_IFDIR: return .folder
    case S_IFREG: return .file(isWritable: isWritable, permissions: info.st_mode & 0o7777)
    default: return .special(isWritable: isWritable)
    }
  }

  private func failure(_ reason: String) -> OutputError {
    OutputError(description: "cannot write \(path): \(reason)")
  }

  private var systemReason: String { String(cString: strerror(errno)) }
}
