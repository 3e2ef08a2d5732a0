import Channel
import Checking
import CommandSupport
import Exploration
import Foundation
import Testing

/// A program of Tests/Programs, with what its head says that `check` must find.
struct ProgramHead: Sendable, CustomTestStringConvertible {
  /// The path from Tests/Programs on.
  let name: String
  let path: String
  /// The kinds of which one must be found; empty for a program with nothing wrong.
  let kinds: Set<FindingKind>
  /// Lines that the finding must name.
  let lines: Set<Int>
  /// What the explanation of a finding must contain, if the head says it.
  let says: String?
  /// Everything that is printed by executions in which nothing goes wrong, if the head lists it.
  let outcomes: Set<String>?
  /// Everything that is printed by executions in which something goes wrong, if the head lists it.
  let wrongOutcomes: Set<String>?
  /// How sure the verdict is where the head says nothing else.
  let certainty: Certainty
  /// What the proof takes for granted, if the head says it.
  let assumptions: Set<Assumption>?
  /// The most processors with which it hangs for want of threads for its tasks, if the head says it.
  let width: Int?
  /// The seed of a search that begins in another way, and must come to the same without samples.
  let seed: String?
  /// Why nothing is proved, if the head says it.
  let uncertainty: Uncertainty.Reason?
  /// Everything that is printed only where timers come late, if the head lists it.
  let late: Set<String>?
  let swiftVersion: String

  var testDescription: String { name }

  /// What a program prints each time: lines with " / " between them, or "(prints nothing)", as `check` shows it.
  private static func outcomes(_ list: Substring) -> Set<String> {
    Set(
      list.split(separator: "|").map {
        $0 == "(prints nothing)" ? "" : $0.replacing(" / ", with: "\n") + "\n"
      })
  }

  /// Reads the heads of all programs in a folder and the folders in it, in the order of their names.
  static func all(in folder: String) -> [ProgramHead] {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Programs")
    let files = FileManager.default.enumerator(atPath: root.appendingPathComponent(folder).path)
    let names = (files?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".swift") }
    return names.sorted().map { ProgramHead("\(folder)/\($0)", in: root) }
  }

  private init(_ name: String, in root: URL) {
    self.name = name
    path = root.appendingPathComponent(name).path
    var head: [Substring: Substring] = [:]
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    for line in text.split(separator: "\n").prefix(while: { $0.hasPrefix("// ") }) {
      let parts = line.dropFirst(3).split(separator: ": ", maxSplits: 1)
      if parts.count == 2 { head[parts[0]] = parts[1] }
    }
    let words = (head["finds"] ?? "nothing").split(separator: " ").filter { $0 != "nothing" }
    kinds = Set(words.compactMap { FindingKind(rawValue: String($0)) })
    precondition(kinds.count == words.count, "\(name) names a kind that does not exist")
    lines = Set((head["line"] ?? "").split(separator: " ").compactMap { Int($0) })
    says = head["says"].map(String.init)
    outcomes = head["outcomes"].map(Self.outcomes)
    wrongOutcomes = head["wrong outcomes"].map(Self.outcomes)
    certainty = head["certainty"] == "sampled" ? .sampled : .proved
    assumptions = head["assumes"].map { words in
      Set(words.split(separator: " ").compactMap { Assumption(rawValue: String($0)) })
    }
    width = head["width"].flatMap { Int($0) }
    seed = head["seed"].map(String.init)
    uncertainty = head["because"].flatMap { Uncertainty.Reason(rawValue: String($0)) }
    late = head["late"].map { list in
      list == "nothing" ? [] : Self.outcomes(list)
    }
    swiftVersion = head["swift-version"].map(String.init) ?? "6"
  }
}

extension Verdict {
  /// What `check` says of a program, and the status it ends with.
  static func of(_ program: ProgramHead, _ options: [String] = []) throws -> (Verdict, Int32) {
    let run = try Command.run(
      "check", [program.path, "--swift-version", program.swiftVersion, "--json", "-"] + options)
    return (try Verdict.read(Data(run.output.utf8), from: program.name), run.status)
  }

  /// Everything that is wrong; what is not supported is told in a message.
  var kinds: Set<FindingKind> {
    Set(findings.map(\.kind)).union(kind == .unsupported ? [.unsupported] : [])
  }

  /// The lines that findings of some kinds name, or the message about what is not supported.
  func lines(of kinds: Set<FindingKind>) -> Set<Int> {
    let told = findings.filter { kinds.contains($0.kind) }.flatMap(\.places).map(\.line)
    guard kind == .unsupported else { return Set(told) }
    let said = messages.compactMap { $0.firstMatch(of: #/:(\d+): /#).flatMap { Int($0.1) } }
    return Set(told).union(said)
  }

  /// The verdict with the findings, for the message of a test.
  var summary: String {
    "\(kind), \(certainty), \(executions) executions: "
      + (findings.map(\.headline) + messages).joined(separator: "; ")
  }
}
