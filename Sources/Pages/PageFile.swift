import Foundation
import Terminal

/// The page of a result, as `--html` and `--open` ask for it.
package struct PageFile: Sendable {
  /// Where it goes.
  package let file: OutputFile
  /// Whether it is shown in a browser then.
  package let isOpened: Bool

  /// The options.
  ///
  /// - Parameter result: What the page shows, such as `the comparison`.
  package static func options(for result: String) -> [CommandSyntax.Option] {
    [
      .init("--html", "FILE|-", help: "Write \(result) as a page for a browser, in one file."),
      .init("--open", help: "Show the page in a browser."),
    ]
  }

  /// What a command line asks for; `nil` for no page.
  ///
  /// - Parameters:
  ///   - arguments: The command line.
  ///   - isTaken: Whether another result was asked for on standard output by name.
  /// - Throws: `UsageError` for `--open` without a file, or two results on standard output, or `OutputError` if
  ///   the file could not be written.
  package init?(_ arguments: Arguments, standardOutput isTaken: Bool) throws {
    let file = arguments.string("--html").map(OutputFile.init)
    if arguments.has("--open"), file?.isStandardOutput ?? true {
      throw UsageError("--open shows the page that --html FILE writes: name that file")
    }
    guard let file else { return nil }
    if file.isStandardOutput, isTaken {
      throw UsageError(
        "only one result can go to standard output: name a file for the others, or for --html")
    }
    try file.check()
    (self.file, isOpened) = (file, arguments.has("--open"))
  }

  /// Writes it, whole or not at all.
  ///
  /// - Throws: `OutputError`, or `EncodingError` for texts that JSON cannot hold.
  package func write(_ page: Page) throws { try file.write(page.html()) }

  /// Shows it in a browser, if that is asked for.
  ///
  /// - Throws: `PageOpener.Failure`.
  package func show() throws(PageOpener.Failure) {
    if isOpened { try PageOpener.open(file.path) }
  }
}
