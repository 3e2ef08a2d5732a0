/// A file that is no usable report, in one sentence that names the file and what is wrong.
package struct ReportError: Error, CustomStringConvertible, Equatable {
  /// Whether the file is missing or wrong; commands end with a different status for each.
  package enum Kind: Sendable, Equatable {
    /// It cannot be read at all.
    case unreadable
    /// It holds something else than a report that can be used.
    case badData
  }

  /// Whether the file is missing or wrong.
  package let kind: Kind
  /// The sentence.
  package let description: String

  /// Makes an error.
  ///
  /// - Parameters:
  ///   - kind: Whether the file is missing or wrong.
  ///   - file: The file as the user named it.
  ///   - problem: What is wrong, as the rest of the sentence.
  package init(_ kind: Kind, _ file: String, _ problem: String) {
    self.kind = kind
    self.description = "\(file): \(problem)"
  }
}
