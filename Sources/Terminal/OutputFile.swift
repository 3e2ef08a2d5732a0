import Foundation

/// A result that could not be written, in one sentence.
public struct OutputError: Error, CustomStringConvertible {
  /// The sentence, with the file's name and the system's reason.
  public let description: String
}

/// A place for a result: a file that is written whole or not at all, or standard output.
public struct OutputFile: Sendable {
  /// The path as the user gave it; `-` is standard output.
  public let path: String

  /// Makes a place from a path; `-` is standard output.
  public init(_ path: String) {
    self.path = path
  }

  /// Whether this is standard output.
  public var isStandardOutput: Bool { path == "-" }

  /// Makes sure, before any work is done, that the file could be written.
  ///
  /// - Throws: ``OutputError`` if the folder does not exist or does not let a file be made, or
  ///   the path is a folder.
  public func check() throws(OutputError) {
    guard !isStandardOutput else { return }
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
      throw OutputError(description: "cannot write \(path): it is a folder")
    }
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder),
      isFolder.boolValue
    else { throw OutputError(description: "cannot write \(path): there is no folder \(folder)") }
    guard FileManager.default.isWritableFile(atPath: folder) else {
      throw OutputError(description: "cannot write \(path): no permission in \(folder)")
    }
  }

  /// Writes the text: under another name in the same folder first, then renamed into place.
  ///
  /// - Throws: ``OutputError``; a file that was there before is then as it was.
  public func write(_ text: String) throws(OutputError) {
    if isStandardOutput {
      FileHandle.standardOutput.write(Data(text.utf8))
      return
    }
    do {
      try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw OutputError(description: "cannot write \(path): \(error.localizedDescription)")
    }
  }
}
