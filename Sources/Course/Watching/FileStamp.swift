import Foundation

/// What shows that a file was saved: its size, its time, and which file it is.
package struct FileStamp: Sendable, Equatable {
  /// The number of bytes.
  package var size: Int
  /// The time of the last change, in nanoseconds.
  package var time: Int
  /// The file's number: an editor may put a new file in the old one's place.
  package var number: UInt64

  /// A stamp from its parts.
  package init(size: Int, time: Int, number: UInt64) {
    self.size = size
    self.time = time
    self.number = number
  }

  /// The stamp of a file now; `nil` if there is none.
  package init?(_ file: URL) {
    var state = stat()
    guard lstat(file.relativePath, &state) == 0 else { return nil }
    #if os(Linux)
      let time = state.st_mtim
    #else
      let time = state.st_mtimespec
    #endif
    self.init(
      size: Int(state.st_size), time: Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec),
      number: UInt64(state.st_ino))
  }
}

/// Notices that a file was saved, from one look at it to the next.
package struct FileWatch: Sendable {
  private var last: FileStamp?
  private var patience = Self.looks

  /// How often a file may be looked at while it is empty or away before that counts as saved:
  /// editors empty or remove a file for a moment before they write it.
  private static let looks = 5

  /// Begins with a file as it is.
  package init(_ stamp: FileStamp?) { last = stamp }

  /// Whether the file was saved since the last look.
  package mutating func isSaved(now stamp: FileStamp?) -> Bool {
    guard stamp != last else {
      patience = Self.looks
      return false
    }
    if (stamp?.size ?? 0) == 0, patience > 0 {
      patience -= 1
      return false
    }
    patience = Self.looks
    last = stamp
    return true
  }
}
