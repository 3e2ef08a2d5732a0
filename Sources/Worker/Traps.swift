import CExploration
import Exploration
import Foundation
import ModeledConcurrency

/// What a signal in explored code means.
enum Traps {
  // Set once, before any explored code runs.
  nonisolated(unsafe) static var noise: CapturedNoise?
  /// The seconds after which the watch interrupts a lane.
  nonisolated(unsafe) static var patience = Limits.usualPatience

  /// Ends the execution with a finding; called on the lane, in a signal handler.
  static func handle(signal: Int32, call: Int32, place: UInt, address: UInt) -> Never {
    let text = noise?.take() ?? ""
    let trap =
      place == 0 ? ModeledExecutors.placeOfElement ?? CodePlace(0) : CodePlace(address: place)
    let caller = CodePlace(address: cexploration_trap_caller())
    let engine = Engine.shared
    if text.contains("resume its continuation more than once") {
      engine.fail(.continuationResumedTwice, at: trap, calledFrom: caller)
    }
    if text.contains("Fatal access conflict detected") {
      // The standard library begins one, for a key path.
      let writes = ["Previous", "Current"].map { text.contains("\($0) access (a modification)") }
      engine.fail(
        .overlappingAccesses(writes: writes, .withinOne), at: trap, calledFrom: caller,
        after: firstAccess(in: text))
    }
    if let place = wrongActor(in: text) {
      engine.fail(.wrongPrecondition(place), at: trap, calledFrom: caller)
    }
    if text.contains("was not called on the main thread") {
      engine.fail(.wrongPrecondition(.mainActorClosure), at: trap, calledFrom: caller)
    }
    if let range = text.range(of: "Error raised at top level: ") {
      let error = text[range.upperBound...].prefix { !$0.isNewline }
      let thrown = cexploration_place_thrown(nil)
      engine.fail(
        .uncaughtError(String(error)), at: thrown == 0 ? trap : CodePlace(address: thrown),
        calledFrom: caller)
    }
    switch signal {
    case SIGUSR2:
      engine.fail(.unfinished(.seconds(patience)), at: trap, calledFrom: caller)
    case SIGSYS:
      let name = String(cString: cexploration_call_name(call))
      engine.fail(.unsupported(.systemCall(call, name: name)), at: trap, calledFrom: caller)
    case SIGILL, SIGTRAP, SIGABRT:
      let said = reason(in: text) ?? cexploration_trap_reason().map { String(cString: $0) }
      // An address in it is another one in each process, and says nothing.
      let reason = said?.replacing(#/0x[0-9a-f]{6,}/#, with: "0x…")
      engine.fail(
        .failedCheck(.stopped(reason: reason, signal: signal)), at: trap, calledFrom: caller)
    case SIGFPE:
      engine.fail(.failedCheck(.divisionByZero), at: trap, calledFrom: caller)
    default:
      engine.fail(.crashed(.badAccess), at: trap, calledFrom: caller)
    }
  }

  /// Where code must run that asks for an actor.
  ///
  /// The runtime says "Incorrect actor executor assumption; Expected same executor as MainActor.", or "Expected 'x'
  /// executor. " with the program's words after it.
  private static func wrongActor(in text: String) -> Mistake.WrongPlace? {
    guard let told = text.range(of: "Incorrect actor executor assumption; Expected ") else {
      return nil
    }
    let rest = text[told.upperBound...]
    if rest.hasPrefix("same executor as MainActor") { return .notOnMainActor }
    let words = rest.range(of: "' executor. ").map {
      rest[$0.upperBound...].prefix { !$0.isNewline }
    }
    return .notOnActor(words: words.flatMap { $0.isEmpty ? nil : String($0) })
  }

  /// Where the first of two accesses began, as the runtime tells: "started at x`f() + 52 (0x55e058cd)".
  private static func firstAccess(in text: String) -> CodePlace {
    let line = text.split(separator: "\n").first { $0.hasPrefix("Previous access") }
    let digits = line?.split(separator: "(0x").last?.prefix { $0.isHexDigit }
    return CodePlace(address: digits.flatMap { UInt($0, radix: 16) } ?? 0)
  }

  /// The runtime's own words: "Fatal error: Index out of range".
  private static func reason(in text: String) -> String? {
    let lines = text.split(separator: "\n")
    // Of a closure that has escaped it tells who was called, and then what was wrong, and in which file.
    if let told = lines.first(where: { $0.hasPrefix("closure argument ") }) {
      return String(told[..<(told.range(of: ": file ")?.lowerBound ?? told.endIndex)])
    }
    for line in lines {
      for mark in [
        "Fatal error: ", "Assertion failed: ", "Precondition failed: ", "Fatal error",
        "Assertion failed", "Precondition failed",
      ]
      where line.contains(mark) {
        guard let range = line.range(of: mark) else { continue }
        return String(line[range.lowerBound...])
      }
    }
    return lines.first.map(String.init)
  }
}
