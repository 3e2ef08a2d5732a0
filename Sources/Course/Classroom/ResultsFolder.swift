import Foundation
import Terminal

/// The folder with a file for each learner, and a table of all.
package struct ResultsFolder: Sendable {
  /// Where it lies.
  package let url: URL
  /// Names of files that are taken: two learners never share one.
  private var taken: Set<String> = [tableName]

  /// The name of the table.
  package static let tableName = "table.csv"
  /// The name of the record of the verdicts, which no learner's file can have.
  package static let recordName = ".judged"

  /// Makes the folder, with an empty table by which it is recognised if grading is interrupted.
  ///
  /// - Throws: `OutputError` if it cannot be made.
  package init(_ url: URL) throws(OutputError) {
    self.url = url
    do {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    } catch {
      throw OutputError(description: "cannot make the folder \(url.path)")
    }
    let table = url.appending(path: Self.tableName).path
    if !FileManager.default.fileExists(atPath: table) {
      try OutputFile(table).write(CSV.record(ClassTable.head) + "\r\n")
    }
  }

  /// The file for a learner's results; each call gives another one.
  package mutating func file(of name: FolderName, ending: String) -> OutputFile {
    var own = name.fileName(ending: ending)
    while !taken.insert(own).inserted { own = "~" + own.suffix(250) }
    return OutputFile(url.appending(path: own).path)
  }

  /// The file for the table.
  package var table: OutputFile { OutputFile(url.appending(path: Self.tableName).path) }

  /// Whether a folder is one that grading made: it has such a table, and neither folders nor Swift files.
  static func isOne(_ name: FolderName, in handle: FolderHandle) -> Bool {
    guard let folder = try? FolderHandle(name, in: handle), let names = try? folder.names(),
      names.contains(FolderName(tableName))
    else { return false }
    for name in names where name.text.hasSuffix(".swift") || (try? folder.kind(of: name)) != .file {
      return false
    }
    let head = Array((CSV.record(ClassTable.head)).utf8)
    let descriptor = openat(folder.descriptor, tableName, O_RDONLY | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: head.count)
    return read(descriptor, &bytes, bytes.count) == head.count && bytes == head
  }
}
