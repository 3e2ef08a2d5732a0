import Checking
import Foundation
import Terminal
import Timeline

/// A check run once on the real libraries: when its work was done, on which threads and tasks.
package struct RealRun: Sendable {
  /// The check's name.
  package let check: String
  /// Seconds from beginning to end.
  package let seconds: Double
  /// When the work was done.
  package let timeline: Timeline

  /// The time and the drawing.
  package func lines(_ style: TerminalStyle) -> [String] {
    let time = DurationText.format(.seconds(seconds))
    var lines = ["On the real libraries \(check)() takes \(time) on this machine:"]
    if timeline.makespan > 0 {
      lines += TimelineText(width: style.width, hasUnicode: style.hasUnicode).lines(of: timeline)
    }
    // The labels are the submission's words, told by a process in which it ran.
    return lines.map { Console.printable($0) }
  }
}

extension Grader {
  /// Runs the timed check of an exercise, or its first one, on the real libraries.
  ///
  /// For a submission that has passed. It runs in a process of its own, confined and with a limit of
  /// twenty seconds, and not at all where the system cannot confine it.
  ///
  /// - Parameter argument: What makes the executable the process that runs it.
  /// - Returns: What was seen; `nil` if it did not finish.
  /// - Throws: ``BuildError``, or an error of the file system.
  package func showRealRun(
    _ source: SwiftSource, of exercise: Exercise, argument: String
  ) throws -> RealRun? {
    let name = exercise.manifest.timed?.check
    let number = try exercise.demands.firstIndex { $0.name == name } ?? 0
    let builder = try ObjectBuilder(toolchain: toolchain, executable: executable)
    let object = try builder.buildReal(try request(source, of: exercise))
    // Dispatch reads there whether its threads are at work, and traps if it cannot. What the kernel keeps there of
    // other processes' memory and variables, it does not show to a confined one.
    let readable = toolchain.libraryPaths + ["/proc"]
    // What it has built stays in the cache as long as it is there.
    let bytes = try withExtendedLifetime(builder) {
      try SideChannel.run(executable, [argument, object, "\(number)"] + readable)
    }
    guard let seen = try? JSONDecoder().decode(Seen.self, from: Data(bytes)) else { return nil }
    return RealRun(
      check: try exercise.demands[number].name, seconds: seen.seconds, timeline: seen.timeline)
  }

  private struct Seen: Decodable {
    var seconds: Double
    var timeline: Timeline
  }
}
