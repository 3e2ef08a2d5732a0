import CExploration
import Channel
import Foundation
import Grading
import Synchronization
import Timeline

/// A process that runs a check once on the real libraries and tells when its work was done.
///
/// What it runs has been judged already; it is confined all the same, and what it tells is drawn and
/// nothing else.
package enum Showing {
  /// What makes a command be this process instead of itself.
  package static let argument = "--show-real-run"

  /// What was seen.
  package struct Result: Sendable, Codable {
    /// Seconds from the call to its end.
    package var seconds: Double
    /// When the check's work was done.
    package var timeline: Timeline
  }

  /// How long a run may take, in seconds.
  private static let longest: UInt32 = 20

  /// Runs the check that the command line names and ends the process.
  ///
  /// - Parameter arguments: The object's path, the number of the check, and what it may read.
  package static func run(_ arguments: [String]) -> Never {
    guard arguments.count >= 2, let number = Int32(arguments[1]),
      let object = dlopen(arguments[0], RTLD_NOW | RTLD_LOCAL),
      let address = dlsym(object, WorkerChannel.scenarioEntry)
    else { _exit(2) }
    alarm(longest)
    cexploration_limit(4 << 30, 1 << 20)
    // Where the system cannot confine it, code that might behave in another way here is not run.
    guard Confinement.files(arguments.dropFirst(2)) == 0, cexploration_confine(true, false) == 0
    else { _exit(2) }
    let drawing = Drawing()
    GradedRun.picture = drawing
    let call = unsafeBitCast(address, to: (@convention(c) (Int32) -> Void).self)
    let clock = ContinuousClock()
    let time = clock.measure { call(number) }
    let result = Result(seconds: time / .seconds(1), timeline: drawing.timeline)
    if let data = try? JSONEncoder().encode(result) {
      FileHandle(fileDescriptor: WorkerChannel.descriptor).write(data)
    }
    _exit(0)
  }
}

/// The timeline of a check's work.
private final class Drawing: Picture {
  private let recorder = TimelineRecorder()
  private let pieces = PieceNumbers()

  func begins(_ name: String) -> Int {
    let piece = pieces.next()
    recorder.begin(piece, label: name)
    return piece
  }
  func ends(_ piece: Int) { recorder.end(piece) }
  var timeline: Timeline { recorder.timeline() }
}

/// Numbers for pieces of work, from any thread.
private final class PieceNumbers: Sendable {
  private let count = Mutex(0)
  func next() -> Int {
    count.withLock { count in
      count += 1
      return count
    }
  }
}
