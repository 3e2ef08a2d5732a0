import Checking
import Foundation
import Pages
import Terminal

/// The page and the tree of a check, where they are asked for.
struct CheckOutputs {
  private let options: CheckOptions
  private let verdict: Verdict
  private let tree: Result<ScheduleTree, TreelessProgram>?

  init(
    _ options: CheckOptions, _ verdict: Verdict, tree: Result<ScheduleTree, TreelessProgram>?
  ) {
    (self.options, self.verdict, self.tree) = (options, verdict, tree)
  }

  /// Makes ready what every page needs, beside the compiler and the worker.
  static func prepare() {
    Thread.detachNewThread {
      // A constant is made when it is named for the first time.
      _ = PageKind.check
      CheckPage.prepare()
    }
  }

  /// Writes them, each whole or not at all.
  ///
  /// - Throws: `OutputError`.
  func write() throws {
    if let html = options.html { try html.write(page()) }
    if let file = options.tree, case .success(let tree) = tree {
      try file.write(CanonicalJSON.line(tree))
    }
  }

  /// What comes after the verdict: the page is shown in a browser, if that is asked for.
  ///
  /// - Throws: `PageOpener.Failure`, or an error in one sentence where a tree was asked for and there is none.
  func finish() throws {
    if options.tree != nil, case .failure(let reason) = tree { throw NoTree(reason: reason) }
    if options.wantsOpen, let path = options.html?.path { try PageOpener.open(path) }
  }

  private func page() throws -> String {
    let document = try CheckPage(verdict, replay: options.command, tree: tree).json()
    let subject = options.paths.joined(separator: ", ")
    let origin = Page.Origin(
      command: options.command + " --html \(options.html?.path ?? "-")", subject: subject,
      date: Page.Origin.text(of: Date()),
      version: "check, documents of version \(Verdict.schema)")
    return try Page(
      .check, title: "\(verdict.untimedLine) \(subject)", origin: origin, document: document
    ).html()
  }
}

/// A tree that was asked for and is not there, in one sentence.
private struct NoTree: Error, CustomStringConvertible {
  let reason: TreelessProgram
  var description: String { "there is no tree of this program: \(reason)" }
}
