import Patterns
import Terminal

extension DemoPage {
  /// Why it came out so, and where to go from here.
  func printClosing(of pattern: Pattern) {
    let names = pattern.compareWith.map { "`\($0)`" }
    let compare = names.isEmpty ? "" : " Compare it with \(names.formatted(among: "and"))."
    put("")
    put(lines: pattern.why + compare)
    put("")
    for line in NextSteps(pattern).lines { put(lines: line) }
  }
}

/// Where a lesson's code is, what practises it and what measures it: as commands to type.
struct NextSteps: Encodable {
  /// The path of the code in the package.
  let code: String
  /// The commands that begin an exercise; empty if there is none.
  let practise: [String]
  /// Why there is no exercise.
  let notPractised: String?
  /// The command that measures it.
  let measure: String?
  /// The rows of that command's table that tell what this pattern costs; missing if all do.
  let measuredRows: [String]?
  /// Why nothing measures it.
  let notMeasured: String?

  init(_ pattern: Pattern) {
    code = pattern.file
    switch pattern.links?.practice {
    case .exercises(let names):
      (practise, notPractised) = (names.map { "swift run grade run \($0)" }, nil)
    case .missing(let reason): (practise, notPractised) = ([], reason)
    case nil: (practise, notPractised) = ([], nil)
    }
    switch pattern.links?.measurement {
    case .patterns(let names):
      (measure, measuredRows) = ("swift run bench " + names.joined(separator: " "), nil)
      notMeasured = nil
    case .costs(let rows):
      (measure, measuredRows, notMeasured) = ("swift run bench --costs", rows, nil)
    case .missing(let reason): (measure, measuredRows, notMeasured) = (nil, nil, reason)
    case nil: (measure, measuredRows, notMeasured) = (nil, nil, nil)
    }
  }

  /// A line each, as a person reads them.
  var lines: [String] {
    var lines = ["Code: \(code)"]
    if let first = practise.first {
      let others = practise.dropFirst().compactMap { $0.split(separator: " ").last }
      let also = others.isEmpty ? "" : ", or \(others.joined(separator: ", "))"
      lines.append("Practise it: " + first + also)
    }
    if let notPractised { lines.append("No exercise practises it: \(notPractised).") }
    if let measure {
      let rows = measuredRows.map { " (\($0.joined(separator: "; ")))" } ?? ""
      lines.append("Measure it: " + measure + rows)
    }
    if let notMeasured { lines.append("No measurement compares it: \(notMeasured).") }
    return lines
  }
}

extension [String] {
  /// "a", "a and b", "a, b and c".
  func formatted(among word: String) -> String {
    guard count > 1, let last else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " \(word) " + last
  }
}
