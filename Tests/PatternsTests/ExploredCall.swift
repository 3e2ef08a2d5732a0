import Channel
import Checking
import CommandSupport
import Exploration
import Foundation
import Patterns
import Testing

/// A part of a pattern as a function that `check` calls.
struct ExploredCall: Sendable, CustomTestStringConvertible {
  let pattern: Pattern
  let number: Int
  let part: ExploredPart

  /// Every part, in the order of the catalogue.
  static let all: [ExploredCall] = Catalogue.all.flatMap { pattern in
    (pattern.explored ?? []).enumerated().map { number, part in
      ExploredCall(pattern: pattern, number: number, part: part)
    }
  }

  var testDescription: String { "\(pattern.name), part \(number + 1)" }

  /// The parts in which nothing is wrong.
  static var right: [ExploredCall] { all.filter { $0.part.finding == nil } }

  /// The parts that break a rule on purpose.
  static var wrong: [ExploredCall] { all.filter { $0.part.finding != nil } }

  /// `concurrent-perform` is `Pattern.concurrentPerform`.
  private var property: String {
    let words = pattern.name.split(separator: "-")
    return words.dropFirst().reduce("\(words.first ?? "")") { $0 + $1.capitalized }
  }

  private var function: String { "\(property)\(number)" }

  /// The function that performs the part on a stage of the explorer's.
  private var text: String {
    let isAsync = if case .asynchronous = pattern.parts[number].body { true } else { false }
    return """
      func \(function)() \(isAsync ? "async " : "")throws {
        let stage = Stage(
          tasks: \(part.tasks), length: .milliseconds(\(part.milliseconds)), rounds: \(part.rounds),
          speaks: \(part.speaks))
        try \(isAsync ? "await " : "")Pattern.\(property).perform(\(number), on: stage)
      }

      """
  }

  /// What a verdict says that the part printed; it names the function where there are several.
  func outcomes(in verdict: Verdict) -> Set<String> {
    let name = "\(function): "
    let outputs = verdict.outcomes.map(\.output)
    let named = outputs.filter { $0.hasPrefix(name) }.map { String($0.dropFirst(name.count)) }
    return Set((named.isEmpty ? outputs : named).map { $0.trimmingCharacters(in: .newlines) })
  }

  /// What a verdict of several parts found in this one; an explanation names the function.
  func findings(in verdict: Verdict) -> [FindingKind] {
    verdict.findings.filter { $0.explanation.hasPrefix("In \(function)(): ") }.map(\.kind)
  }

  /// Checks parts together: lessons as they are, with the explorer's stage.
  static func explore(_ parts: [ExploredCall], options: [String]) throws -> Verdict {
    let folder = try TemporaryFolder()
    let scenario = folder.url.appendingPathComponent("Scenario.swift")
    try parts.map(\.text).joined().write(to: scenario, atomically: true, encoding: .utf8)
    let run = try Command.run(
      "check",
      try ExploredFiles.all(in: folder.url) + [scenario.path]
        + parts.flatMap { ["--call", $0.function] } + ["--json", "-"] + options)
    if run.output.isEmpty { Issue.record("\(run.error)") }
    return try Verdict.read(Data(run.output.utf8), from: "the patterns")
  }
}
