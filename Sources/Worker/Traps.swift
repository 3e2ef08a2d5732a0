import CExploration
import Exploration
import Foundation

/// What a signal in explored code means.
enum Traps {
  // Set once, before any explored code runs.
  nonisolated(unsafe) static var noise: CapturedNoise?

  /// Ends the execution with a finding; called on the lane, in a signal handler.
  static func handle(signal: Int32, call: Int32, place: UInt, address: UInt) -> Never {
    let text = noise?.take() ?? ""
    let place = CodePlace(address: place)
    let caller = CodePlace(address: cexploration_trap_caller())
    let engine = Engine.shared
    if text.contains("resume its continuation more than once") {
      engine.fail(
        .continuationResumedTwice, "A continuation is resumed a second time.", at: place,
        calledFrom: caller)
    }
    if text.contains("was not called on the main thread") {
      engine.fail(
        .wrongPrecondition, "A closure that belongs to the main actor runs on another thread.",
        at: place, calledFrom: caller)
    }
    if let range = text.range(of: "Error raised at top level: ") {
      let error = text[range.upperBound...].prefix { !$0.isNewline }
      engine.fail(
        .uncaughtError, "Nobody catches the error \(error).", at: place, calledFrom: caller)
    }
    switch signal {
    case SIGUSR2:
      engine.fail(
        .noProgress, "It runs on without ever coming to a point where others could go on.",
        at: place, calledFrom: caller)
    case SIGSYS:
      engine.fail(
        .unsupported,
        "It asks the system for something that explored code may not do "
          + "(system call \(call)).", at: place, calledFrom: caller)
    case SIGILL, SIGTRAP, SIGABRT:
      engine.fail(
        .failedCheck, reason(in: text) ?? "It stops itself (signal \(signal)).", at: place,
        calledFrom: caller)
    case SIGFPE:
      engine.fail(.failedCheck, "It divides by zero.", at: place, calledFrom: caller)
    default:
      engine.fail(
        .crashed, "It reaches for memory that is not there.", at: place, calledFrom: caller)
    }
  }

  /// The runtime's own words: "Fatal error: Index out of range".
  private static func reason(in text: String) -> String? {
    for line in text.split(separator: "\n") {
      for mark in [
        "Fatal error: ", "Assertion failed: ", "Precondition failed: ", "Fatal error",
        "Assertion failed", "Precondition failed",
      ]
      where line.contains(mark) {
        guard let range = line.range(of: mark) else { continue }
        return String(line[range.lowerBound...])
      }
    }
    return text.split(separator: "\n").first.map(String.init)
  }
}
