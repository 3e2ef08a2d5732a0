import Course
import Foundation
import Pages
import Terminal

/// What `grade all` writes of all learners together besides the table: a page, and its document as JSON.
struct ClassOutputs {
  private let session: Session
  private let html: OutputFile?
  private let json: OutputFile?

  /// Whether one of them goes to standard output, and nothing else then.
  var takesStandardOutput: Bool { [html, json].contains { $0?.isStandardOutput == true } }

  /// Finds out what is asked for.
  ///
  /// - Throws: `UsageError` for a part of a class, or for two results on standard output, or `OutputError`.
  init(_ session: Session) throws {
    let arguments = session.options.arguments
    self.session = session
    html = try session.options.html
    json = try session.options.json
    guard html != nil || json != nil else { return }
    if arguments.has("--shard") {
      throw UsageError(
        "--html and --json are of a whole class: give them to the command that merges the parts")
    }
    // A class has a folder for its results, and on standard output only the table, which is in both as well.
    let isClass = arguments.has("--submissions") || arguments.has("--merge")
    let isTaken =
      !isClass
      && (arguments.string("--out") == "-" || arguments.has("--format") && !arguments.has("--out"))
    let others = [html, json].count { $0?.isStandardOutput == true } + (isTaken ? 1 : 0)
    if takesStandardOutput, others > 1 {
      throw UsageError("only one result can go to standard output: name a file for the others")
    }
  }

  /// Writes them, each whole or not at all.
  ///
  /// - Parameters:
  ///   - subject: What was graded, such as the folder of the class.
  ///   - path: Where a learner's file for an exercise is, by their indices; `nil` if its name cannot be typed.
  func write(
    _ books: [Gradebook], of subject: String, path: (_ learner: Int, _ exercise: Int) -> String?
  ) throws {
    guard html != nil || json != nil else { return }
    let document = try ClassPage(books, of: session.course) { learner, exercise in
      let name = books[learner].exercises[exercise].exercise
      return path(learner, exercise).map {
        session.commands.ofLearner("run \(name)")
          + " --file \(ShellWord.quoted($0)) --html \(name).html --open"
      }
    }.json()
    try json?.write(document)
    let words = Array(CommandLine.arguments.dropFirst())
    let origin = Page.Origin(
      command: "swift run grade " + ShellWord.command(words), subject: subject,
      date: Page.Origin.text(of: Date()),
      version: "grade, documents of version \(ClassPage.version)")
    let title = "\(session.course.title): \(subject)"
    try html?.write(Page(.classroom, title: title, origin: origin, document: document).html())
  }

  /// Shows the page in a browser, if that is asked for.
  func show() throws {
    if session.options.arguments.has("--open"), let html { try PageOpener.open(html.path) }
  }
}
