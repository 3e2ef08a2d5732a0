import Terminal

extension ComparisonCaution {
  /// The caution as sentences.
  package var words: String {
    switch self {
    case .measuredApart(let reference):
      "These runs were measured apart, so only ratios to '\(reference.shown)' of the same run are compared: "
        + "they cancel the speed of the machine, but not what disturbed one pattern alone. Small "
        + "differences between runs are often not caused by the code."
    case .sameReport(let name, let base):
      "\(name) holds the same report as \(base): nothing can differ."
    case .older(let name, let base):
      "\(name) was measured before \(base): slower means that the earlier run was slower."
    case .differs(let doubt, let differences, let name, let base):
      "\(name) \(doubt.difference) than \(base) ("
        + differences.map { "\($0.property.label): \($0.old) in \(base), \($0.new) in \(name)" }
        .joined(separator: "; ") + "), which may be why something is faster or slower."
    case .reference(let change):
      "The reference '\(change.reference.shown)' itself took \(change.comparison.ratioText) times as long "
        + "in \(change.report) as in \(change.base). A pattern that takes as long in both has a "
        + "ratio of \(NumberText.fixed(1 / change.comparison.ratio, decimals: 3)) here."
    case .width(let change, let name, let base):
      "\(change.pattern.shown) had \(Self.number(change.old)) tasks at once in \(base) and "
        + "\(Self.number(change.new)) in \(name). "
        + (change.allowsSlower
          ? "The code may be why, or the pool: it counts only if it is slower."
          : change.isReference
            ? "All others are relative to it, so none is judged, and the gate counts none; measure "
              + "with more launches."
            : "The pool may have given a different number of threads, so it is not judged, and "
              + "the gate does not count it; measure with more launches.")
    case .onlyIn(let name, let patterns):
      "Only \(name) has \(patterns.map { "'\($0)'" }.joined(separator: ", ")); not compared."
    case .notOptimised(let name):
      "\(name): the measured code was not optimised; its figures say nothing."
    case .doubtfulLaunches(let name, let launches):
      "\(name): doubtful launches: "
        + launches.map { launch in
          "\(launch.index) (\(launch.flags.map(\.rawValue).joined(separator: ", ")))"
        }.joined(separator: ", ") + "."
    case .wrongResults(let name, let count):
      "\(name): \(count) runs had a wrong result."
    }
  }

  private static func number(_ value: Double) -> String {
    value == value.rounded() ? NumberText.fixed(value, decimals: 0) : "\(value)"
  }
}

extension ComparisonDoubt {
  /// How a report differs from another, between its name and "than".
  fileprivate var difference: String {
    switch self {
    case .machine: "was measured on another machine"
    case .system: "was measured on another system"
    case .toolchain: "was compiled with another toolchain"
    case .build: "was built in another way"
    case .settings: "was measured with other settings"
    case .reference: "has another reference"
    }
  }
}

extension ReportProperty {
  /// The property's name for people.
  package var label: String {
    switch self {
    case .warmUp: "warm-up"
    default: rawValue
    }
  }
}

extension ReferenceChange {
  /// The times of the reference in both reports, with the ratio, as one sentence.
  package var words: String {
    "The reference '\(reference.shown)' itself: \(DurationText.format(nanoseconds: old)) in \(base), "
      + "\(DurationText.format(nanoseconds: new)) in \(report); ratio \(comparison.ratioText): "
      + comparison.words + "."
  }
}

extension ReportComparison.Row {
  /// The verdict in words, with what makes it doubtful.
  package var words: String {
    let words = comparison.words(for: verdict)
    if verdict == .poolWidthDiffers {
      return width?.isReference == true ? words + " for the reference" : words
    }
    guard let doubtWords, verdict != .tooFew else { return words }
    let isSentence = verdict == .cannotTell || verdict == .differsBetweenLaunches
    return words + (isSentence ? "; " : ", but ") + doubtWords
  }

  /// What else differs between the reports; `nil` for nothing.
  var doubtWords: String? {
    guard !doubts.isEmpty else { return nil }
    let names = doubts.map { "the " + $0.rawValue }
    let list =
      names.count == 1
      ? names[0] : names.dropLast().joined(separator: ", ") + " and " + (names.last ?? "")
    let isPlural = names.count > 1 || doubts == [.settings]
    return "\(list) \(isPlural ? "differ" : "differs")"
  }
}
