import SwiftReading

/// How a file starts, as far as its text tells.
package struct SourceShape: Sendable, Equatable {
  /// The line of an `@main`, if there is one.
  package let mainAttributeLine: Int?
  /// The line of the first statement outside all declarations, if there is one.
  ///
  /// Global variables count as declarations: both kinds of files have them.
  package let topLevelLine: Int?

  /// Whether a type is marked as the program's start.
  package var hasMainAttribute: Bool { mainAttributeLine != nil }
  /// Whether there are statements outside all declarations.
  package var hasTopLevelCode: Bool { topLevelLine != nil }

  /// Looks at a file.
  package init(_ source: SwiftSource) {
    mainAttributeLine = source.outline.mainAttribute.map(source.line)
    topLevelLine = source.outline.firstStatement.map(source.line)
  }
}
