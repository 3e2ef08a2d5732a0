import Course
import Foundation
import Terminal

/// `grade`: the current exercise, watched on a terminal, and graded once elsewhere.
struct CurrentCommand {
  private let session: Session
  private let isNew: Bool

  init(_ session: Session, isNew: Bool) {
    self.session = session
    self.isNew = isNew
  }

  func run() throws -> ExitStatus {
    if isatty(1) == 1, let keys = KeyMode() {
      var watching = try Watching(session, keys: keys)
      return try watching.run(isWelcome: isNew)
    }
    if isNew {
      let welcome = WelcomeText(
        session.course, folder: session.workspace.folder.relativePath, style: session.style)
      Console.print(welcome.text)
    }
    return try RunCommand(session).run()
  }
}
