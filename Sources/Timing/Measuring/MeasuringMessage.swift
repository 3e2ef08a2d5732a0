import Foundation
import Terminal

/// What a worker process tells: one line of JSON each, on its standard output.
package enum MeasuringMessage: Codable, Sendable, Equatable {
  /// It waited for an idle machine and begins; the load is `nil` where the system does not tell.
  case ready(foreign: Double?, waited: Double, isIdle: Bool)
  /// It begins to warm an item up.
  case warming(item: Int)
  /// A block is done.
  case block(Report.Block)
  /// How often each of a person's functions is called in a row, and how many nanoseconds one call
  /// took.
  case calibrated(batches: [Int], times: [Double])
  /// Everything is done: what other processes used, what each item costs without any work, and its
  /// memory where that could be counted.
  case done(
    foreign: Double?, isDisturbed: Bool, isRobbed: Bool, emptyCosts: [Double],
    memory: [Report.Memory]?)
  /// It cannot continue; the reason, in one sentence.
  case failed(String)

  /// The line, with its line break.
  ///
  /// - Throws: `EncodingError` if a number is not finite.
  package func line() throws -> Data {
    Data(try CanonicalJSON.line(self).utf8)
  }

  /// Reads a line, with or without its line break; `nil` if it is none of these.
  package init?(line: Data) {
    guard let message = try? JSONDecoder().decode(MeasuringMessage.self, from: line) else {
      return nil
    }
    self = message
  }
}
