import Foundation

/// A class's record that was written before, as far as it goes.
package struct ClassRecordText: Sendable {
  /// What it is about.
  package let head: ClassRecord.Head
  /// The verdicts, in the order in which they came; a later one on the same row counts.
  package let entries: [ClassRecord.Entry]

  /// Reads a record.
  ///
  /// - Returns: `nil` for an empty file.
  /// - Throws: ``RecordError`` for a file that cannot be read, or is no record.
  package init?(_ path: String) throws(RecordError) {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw RecordError(description: "\(path) cannot be read")
    }
    guard !data.isEmpty else { return nil }
    let lines = data.split(separator: UInt8(ascii: "\n"))
    guard let first = lines.first,
      let head = try? JSONDecoder().decode(ClassRecord.Head.self, from: first), head.schema == 1
    else {
      throw RecordError(
        description: "\(path) is not a part of a class that this version of grade has written")
    }
    self.head = head
    // What was being written when a grading ended is no line yet.
    entries = lines.dropFirst().compactMap {
      try? JSONDecoder().decode(ClassRecord.Entry.self, from: $0)
    }
  }
}

/// Parts of a class that do not make a whole, in one sentence.
package struct RecordError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The sentence, with the file.
  package let description: String
}
