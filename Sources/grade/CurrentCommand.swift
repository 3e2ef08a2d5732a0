import Course
import Foundation
import Terminal

/// `grade`: the current exercise, once, where nobody sits at a terminal.
struct CurrentCommand {
  private let session: Session
  private let isNew: Bool

  init(_ session: Session, isNew: Bool) {
    self.session = session
    self.isNew = isNew
  }

  func run() throws -> ExitStatus {
    if isNew {
      let welcome = WelcomeText(
        session.course, folder: session.workspace.folder.relativePath, style: session.style)
      Console.print(welcome.text)
    }
    return try RunCommand(session).run()
  }
}
