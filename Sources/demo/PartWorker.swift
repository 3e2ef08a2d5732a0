import Foundation
import Patterns
import Terminal
import Timeline

/// A process that runs one part of a pattern once, and tells what happened.
///
/// Each part has one of its own, so that none finds a pool that another has made wider, or memory
/// that another has warmed up: their times can be compared. ``SettledPool`` says what remains to be done
/// for that.
enum PartWorker {
  /// The first argument of a worker; the plan follows.
  static let option = "--perform-part"

  /// What a worker is to run.
  struct Plan: Codable {
    var pattern: String
    var part: Int
    var rehearsal: Rehearsal
  }

  /// What a worker tells: one line of JSON each, on its standard output.
  enum Message: Codable {
    /// Something was said.
    case note(Timeline.Note, Timeline.Lane)
    /// What has happened up to that, or up to its trap, of a part that the runtime may end.
    case progress(Timeline)
    /// The part has ended.
    case done(Performance)
    /// The part threw an error; the reason, in one sentence.
    case failed(String)
  }

  /// Runs the plan that the command line has.
  ///
  /// - Throws: ``DemoError`` if that is no plan.
  static func run(_ words: ArraySlice<String>) throws {
    guard let word = words.first,
      let plan = try? JSONDecoder().decode(Plan.self, from: Data(word.utf8)),
      let pattern = Catalogue.pattern(named: plan.pattern),
      pattern.parts.indices.contains(plan.part)
    else { throw DemoError(description: "a worker was started without a plan") }
    let part = pattern.parts[plan.part]
    let breaksRule = part.mistake == .ofRule
    // What the runtime says of a broken rule belongs to the lesson, too.
    if breaksRule { dup2(STDOUT_FILENO, STDERR_FILENO) }
    let onProgress: @Sendable (Timeline) -> Void = { if breaksRule { tell(.progress($0)) } }
    SettledPool.settle()
    do {
      let performance = try Performance.run(
        part, plan.rehearsal, onNote: { tell(.note($0, $1)) }, onProgress: onProgress)
      tell(.done(performance))
    } catch {
      tell(.failed("\(error)"))
    }
  }

  private static func tell(_ message: Message) {
    // Nothing in it is a number that JSON does not have.
    guard let line = try? CanonicalJSON.line(message) else { return }
    Console.print(line, terminator: "")
  }
}
