import Foundation
import Terminal

/// Reports that are kept under a name, for all folders of a user.
///
/// They are not kept in the current folder: a new file there would make a clean commit look changed.
package struct SavedReports: Sendable {
  /// The most letters of a name.
  package static let longest = 64

  private let folder: URL

  /// Finds the place: `$XDG_DATA_HOME/interleave/reports`, or below `~/.local/share`.
  package init(_ environment: [String: String] = ProcessInfo.processInfo.environment) {
    let base =
      environment["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? URL(fileURLWithPath: $0) : nil }
      ?? URL(fileURLWithPath: NSHomeDirectory()).appendingPathComponent(".local/share")
    folder = base.appendingPathComponent("interleave/reports")
  }

  /// Whether a text can be a name: letters, digits, `-`, `_` and `.`, none of them a folder.
  package static func isName(_ text: String) -> Bool {
    let isPlain = text.unicodeScalars.allSatisfy { scalar in
      scalar.isASCII
        && (scalar.properties.isAlphabetic || "0123456789-_.".unicodeScalars.contains(scalar))
    }
    return isPlain && !text.isEmpty && text.count <= longest && text.first != "."
      && text.first != "-" && !text.hasSuffix(".json")
  }

  /// The file of a name.
  package func file(of name: String) -> OutputFile { OutputFile(path(of: name)) }

  /// The names in use, in order.
  package var names: [String] {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".json") && !$0.hasPrefix(".") }
      .map { String($0.dropLast(5)) }.sorted()
  }

  /// Makes sure that a report could be saved.
  ///
  /// - Throws: `OutputError` if the folder cannot be made, or lets no file be written.
  package func check(_ name: String) throws(OutputError) {
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw OutputError(
        description: "cannot write \(folder.path): the folder cannot be made; set XDG_DATA_HOME")
    }
    try file(of: name).check()
  }

  /// Reads a report that is named by its file or by the name that it was saved under.
  ///
  /// A file of that name in the current folder comes first.
  ///
  /// - Throws: ``ReportError``, as ``Report/read(_:)`` does.
  package func read(_ word: String) throws(ReportError) -> Report {
    var isFolder: ObjCBool = false
    let isThere = FileManager.default.fileExists(atPath: word, isDirectory: &isFolder)
    guard Self.isName(word), !isThere || isFolder.boolValue else { return try Report.read(word) }
    if FileManager.default.fileExists(atPath: path(of: word)) {
      return try Report.read(path(of: word))
    }
    guard !isThere else { return try Report.read(word) }
    let known = names.prefix(20)
    throw ReportError(
      .unreadable, word,
      "there is no such file, and no report is saved under this name"
        + (known.isEmpty ? "" : "; saved are: \(known.joined(separator: ", "))"))
  }

  private func path(of name: String) -> String {
    folder.appendingPathComponent(name + ".json").path
  }
}
