import Foundation

/// The package's own files of source, which lessons and their drawings point to.
package enum LessonFile {
  /// Where the package was when this was compiled, with a slash at the end.
  private static let root = String(
    #filePath.dropLast("Sources/Patterns/Core/LessonFile.swift".count))

  /// The path in the package of a file that the compiler names.
  static func path(of file: String) -> String {
    file.hasPrefix(root) ? String(file.dropFirst(root.count)) : file
  }

  /// What a file says now; `nil` if it is not there any more.
  ///
  /// - Parameter path: Its path in the package.
  package static func text(of path: String) -> String? {
    try? String(contentsOfFile: root + path, encoding: .utf8)
  }
}
