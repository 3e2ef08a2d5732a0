import Checking
import Foundation

/// A learner's file, which is not trusted.
package struct Submission: Sendable {
  /// How it is called in reports.
  package let name: String
  /// What is in it.
  package let content: Content

  /// What a file turned out to hold.
  package enum Content: Sendable, Equatable {
    /// A text.
    case text(String)
    /// There is no file, and which, in one sentence.
    case missing(String)
    /// Nothing that could be graded, and why, in one sentence.
    case unreadable(String)
  }

  /// The text, if there is one.
  package var text: String? {
    if case .text(let text) = content { text } else { nil }
  }

  /// A submission of a text.
  package init(name: String, text: String) {
    self.name = name
    content = .text(text)
  }

  /// A submission of which it is known what is there.
  init(name: String, content: Content) {
    self.name = name
    self.content = content
  }

  /// The most bytes that a submission may have.
  private static let mostBytes = 256 << 10

  /// Reads a file, which may be anything.
  ///
  /// - Parameter name: How reports are to call it.
  package init(file: URL, name: String) {
    self.name = name
    content = Self.content(of: file.path, name)
  }

  private static func content(of path: String, _ name: String) -> Content {
    // A pipe or a device could block the reader forever; a link could lead out of the folder.
    var state = stat()
    guard lstat(path, &state) == 0 else {
      return [ENOENT, ENOTDIR].contains(errno)
        ? .missing("there is no file \(name)")
        : .unreadable("\(name) cannot be read: \(String(cString: strerror(errno)))")
    }
    guard state.st_mode & S_IFMT == S_IFREG else {
      return .unreadable("\(name) is not an ordinary file")
    }
    guard state.st_size <= mostBytes else {
      return .unreadable("\(name) is larger than \(mostBytes >> 10) KiB")
    }
    guard let data = FileManager.default.contents(atPath: path) else {
      return .unreadable("\(name) cannot be read")
    }
    guard let text = String(validating: data, as: UTF8.self), !text.contains("\0") else {
      return .unreadable("\(name) is not UTF-8 text")
    }
    guard text.contains(where: { !$0.isWhitespace }) else {
      return .unreadable("\(name) is empty")
    }
    return .text(text)
  }
}
