import Channel
import Checking
import Course
import Foundation
import SwiftToolchain
import Terminal

/// An exercise's starter under a check that fails, as the page to play on shows it.
///
/// A process builds one program at a time, so that each starter has one of its own.
package struct PlayedStarter: Codable, Sendable {
  /// What the check demands.
  let sentence: String
  /// How many executions there are to choose among; `nil` where there are too many.
  let executions: Int?
  /// The document of its page.
  let document: String

  /// The first argument of a process that plays one; the exercise's name follows.
  package static let option = "--play-starter"

  /// The most outcomes whose stories a page has.
  private static let mostOutcomes = 24

  /// The command that grades what a learner begins with.
  static func command(_ exercise: String) -> String { "swift run grade run \(exercise)" }

  /// Explores a starter and writes to standard output what came of it: nothing, if there is nothing to play.
  ///
  /// - Parameter products: The folder with what the build has made.
  /// - Throws: ``BookError``, or what keeps the starter from being explored.
  package static func tell(of name: String, products: URL) throws {
    let course = try Course(folder: BookContents.package.appending(path: "Exercises"))
    guard let exercise = course.exercise(name), let toolchain = Toolchain() else {
      throw BookError("there is no exercise '\(name)', or no toolchain")
    }
    let grader = Grader(
      toolchain: toolchain, executable: products.appending(path: "grade").path,
      detail: ToldDetail(
        outcomes: mostOutcomes, executions: ScheduleTree.mostExecutions, isOnlyOfMistakes: true))
    guard let play = try grader.play(exercise) else { return }
    let page = CheckPage(play.verdict, replay: command(name), tree: play.tree)
    let played = PlayedStarter(
      sentence: play.sentence, executions: play.executions, document: try page.json())
    Console.print(try CanonicalJSON.line(played), terminator: "")
  }
}
