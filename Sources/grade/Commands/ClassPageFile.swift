import Course
import Foundation
import Pages
import Terminal

/// The page of `grade all`: where it goes, and whether it is shown in a browser.
struct ClassPageFile {
  let file: OutputFile
  private let isOpened: Bool
  private let session: Session

  /// The page that is asked for; `nil` for none.
  ///
  /// - Throws: `UsageError` for a part of a class, or for two results on standard output.
  init?(_ session: Session) throws {
    let arguments = session.options.arguments
    guard let file = try session.options.html else { return nil }
    if arguments.has("--shard") {
      throw UsageError("--html shows a whole class: give it to the command that merges the parts")
    }
    // A class has a folder for its results, and on standard output only the table, which the page has as well.
    let isClass = arguments.has("--submissions") || arguments.has("--merge")
    let isTaken =
      !isClass
      && (arguments.string("--out") == "-" || arguments.has("--format") && !arguments.has("--out"))
    if file.isStandardOutput, isTaken {
      throw UsageError("only one result can go to standard output: name a file for the others")
    }
    self.file = file
    self.session = session
    isOpened = arguments.has("--open")
  }

  /// Writes it, whole or not at all.
  ///
  /// - Parameters:
  ///   - subject: What was graded, such as the folder of the class.
  ///   - path: Where a learner's file for an exercise is, by their indices; `nil` if its name cannot be typed.
  func write(
    _ books: [Gradebook], of subject: String, path: (_ learner: Int, _ exercise: Int) -> String?
  ) throws {
    let page = ClassPage(books, of: session.course) { learner, exercise in
      let name = books[learner].exercises[exercise].exercise
      return path(learner, exercise).map {
        session.command("run \(name)")
          + " --file \(ShellWord.quoted($0)) --html \(name).html --open"
      }
    }
    let words = Array(CommandLine.arguments.dropFirst())
    let origin = Page.Origin(
      command: "swift run grade " + ShellWord.command(words), subject: subject,
      date: Page.Origin.text(of: Date()),
      version: "grade, documents of version \(ClassPage.version)")
    try file.write(
      Page(
        .classroom, title: "\(session.course.title): \(subject)", origin: origin,
        document: page.json()
      ).html())
  }

  /// Shows it in a browser, if that is asked for.
  func show() throws { if isOpened { try PageOpener.open(file.path) } }
}
