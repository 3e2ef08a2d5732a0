import Foundation
import Synchronization
import Terminal

/// Where a book goes: a folder that is written beside its place, and moved there when it is whole.
package final class BookFolder: Sendable {
  /// The folder.
  package let url: URL
  private let draft = Mutex<URL?>(nil)
  private let isStopped = Mutex(false)

  /// The file by which a book is known.
  static let mark = "interleave-book.json"

  /// A place for a book.
  package init(_ path: String) {
    // A book behind a link is replaced where it is.
    url = URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath()
  }

  /// What the mark says.
  private struct Mark: Codable {
    var kind = "interleave-book"
    var schema = 1
    /// Where it is to be on its server; `nil` for at the top.
    var base: String?
  }

  private var mark: Mark? {
    let data = FileManager.default.contents(atPath: url.appending(path: Self.mark).path)
    return data.flatMap { try? JSONDecoder().decode(Mark.self, from: $0) }
  }

  /// Whether a book is there already.
  package var isBook: Bool { mark?.kind == Mark().kind }

  /// The path on its server of the book that is there: empty for at the top.
  package var base: String { mark?.base ?? "" }

  /// Makes sure, before any work is done, that a book may go there.
  ///
  /// - Throws: `OutputError` for a file, a folder that holds something else, or one that nobody may write to.
  package func check() throws(OutputError) {
    let files = FileManager.default
    var isFolder: ObjCBool = false
    if files.fileExists(atPath: url.path, isDirectory: &isFolder) {
      guard isFolder.boolValue else { throw failure("it is a file; name a folder") }
      guard let names = try? files.contentsOfDirectory(atPath: url.path) else {
        throw failure("no permission to read it")
      }
      guard names.isEmpty || isBook else {
        throw failure(
          "the folder holds something that is no book; name another one, or an empty one")
      }
    }
    let parent = url.deletingLastPathComponent().path
    guard files.fileExists(atPath: parent, isDirectory: &isFolder), isFolder.boolValue else {
      throw failure("there is no folder \(parent)")
    }
    guard access(parent, W_OK | X_OK) == 0 else { throw failure("no permission in \(parent)") }
  }

  /// Begins a book.
  ///
  /// - Returns: The folder that it is written into.
  /// - Throws: `OutputError`.
  func begin() throws(OutputError) -> URL {
    try check()
    let folder = url.deletingLastPathComponent().appending(
      path: ".interleave-book-" + String(UInt64.random(in: 0...(.max)), radix: 36))
    draft.withLock { $0 = folder }
    try makeFolder(folder)
    for part in ["patterns", "exercises", "findings", "documents", "reference"] {
      try makeFolder(folder.appending(path: part))
    }
    return folder
  }

  private func makeFolder(_ folder: URL) throws(OutputError) {
    guard mkdir(folder.path, 0o777) == 0 else { throw failure(String(cString: strerror(errno))) }
  }

  /// Writes a file of the book.
  ///
  /// - Throws: `OutputError`.
  func write(_ text: String, at path: String, in draft: URL) throws(OutputError) {
    try OutputFile(draft.appending(path: path).path).write(text)
  }

  /// Moves the book to its place; one that was there is gone then.
  ///
  /// - Parameter base: The book's path on its server.
  /// - Throws: `OutputError`; what was there before is then as it was.
  func finish(_ folder: URL, base: String = "") throws {
    let mark = Mark(base: base.isEmpty ? nil : base)
    try write(CanonicalJSON.text(mark), at: Self.mark, in: folder)
    try check()
    let old = folder.path + "-old"
    let isReplaced = rename(url.path, old) == 0
    guard rename(folder.path, url.path) == 0 else {
      let reason = String(cString: strerror(errno))
      if isReplaced { rename(old, url.path) }
      throw failure(reason)
    }
    draft.withLock { $0 = nil }
    if isReplaced { try? FileManager.default.removeItem(atPath: old) }
  }

  /// Removes what is half done.
  package func abandon() {
    // Who comes here at the same time waits, and finds what was written meanwhile.
    draft.withLock { folder in
      if let folder { try? FileManager.default.removeItem(at: folder) }
    }
  }

  /// Removes what is half done, for a process that is about to end.
  package func stop() {
    isStopped.withLock { $0 = true }
    RunningPrograms.shared.stop()
    abandon()
  }

  /// Waits for the end of a process that is about to end: what goes wrong from then on is no error.
  func waitIfStopped() {
    while isStopped.withLock(\.self) { pause() }
  }

  private func failure(_ reason: String) -> OutputError {
    OutputError(description: "cannot make a book in \(url.path): \(reason)")
  }
}
