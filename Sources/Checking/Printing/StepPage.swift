import Channel
import Exploration
import Terminal

/// A step as people see it: what has happened, who can continue, values, locks, outcomes.
package struct StepPage {
  private let step: Step
  private let outcomes: CollectedOutcomes
  private let style: TerminalStyle
  private let ownFile: String?

  /// The fewest lines of a story that say anything.
  private static let fewestRows = 4

  /// - Parameter ownFile: The file of which every reader knows that it is meant.
  package init(
    _ step: Step, outcomes: CollectedOutcomes, style: TerminalStyle, ownFile: String? = nil
  ) {
    self.step = step.printable
    self.outcomes = outcomes
    self.style = style
    self.ownFile = ownFile
  }

  /// The lines, none wider than the style.
  ///
  /// - Parameters:
  ///   - most: How many lines there is room for; the story's first ones are left out if there is not.
  ///   - notice: What is said below.
  package func lines(most: Int, notice: [String] = []) -> [String] {
    let below = (step.end.map(ending) ?? state).map(ascii)
    let said = notice.flatMap { wrapped($0) }
    let used = below.count + said.count + (said.isEmpty ? 0 : 1) + 3
    let story = StoryText(step.story, style: style, ownFile: ownFile)
      .lines(last: max(Self.fewestRows, most - used))
    let parts = [story, below, said, [keys]].filter { !$0.isEmpty }
    return Array(parts.joined(separator: [""]))
  }

  // MARK: In the middle

  private var state: [String] {
    [
      style.paint(
        "Which lane continues? (\(count(step.switches, "switch", "switches")) so far)", .bold)
    ]
      + options + waiting + values + resources + collected
  }

  private var options: [String] {
    var rows = step.options.enumerated().map { index, option in
      [
        "\(option.isCurrent ? ">" : " ") \(index + 1)", clip(option.name, 18),
        option.place.map { label($0) } ?? "", option.place?.code ?? "",
        option.does + (option.isUnprompted ? ", unprompted" : ""),
      ]
    }
    // What it does is told whole, and as much of the line as there is room for.
    let others = [0, 1, 2, 4].map { column in rows.map { $0[column].count }.max() ?? 0 }
    let room = max(12, style.width - others.reduce(8, +))
    for index in rows.indices { rows[index][3] = clip(rows[index][3], room) }
    return TextLayout.columns(rows, right: [2]).map { clip($0, style.width) }
  }

  private var waiting: [String] {
    step.waiting.map { waiter in
      let line = waiter.place.map { " (line \(label($0)))" } ?? ""
      return clip("    \(waiter.name) \(waiter.words)\(line)", style.width)
    }
  }

  private var values: [String] {
    guard !step.variables.isEmpty else { return [] }
    let texts = step.variables.map { variable in
      "\(variable.name ?? variable.place.map { "line \(label($0))" } ?? "?") = \(variable.value)"
    }
    return list("Values: ", texts)
  }

  private var resources: [String] {
    let texts = step.resources.compactMap(\.words)
    return texts.isEmpty ? [] : list("Held: ", texts, separator: "; ")
  }

  private var collected: [String] {
    let printed =
      step.output.isEmpty || step.end != nil ? [] : list("Printed: ", [quoted(step.output)])
    let total = "\(outcomes.isWhole ? "" : "at least ")\(outcomes.count)"
    let found = outcomes.reached.map { outcome in
      let why = outcome.failure.map(\.title) ?? (outcome.isWrong ? "wrong" : nil)
      return quoted(outcome.output) + (why.map { " (\($0))" } ?? "")
    }
    return printed
      + list(
        "Outcomes: found \(outcomes.reached.count) of \(total)" + (found.isEmpty ? "" : ": "), found
      )
  }

  // MARK: At the end

  private func ending(_ end: Step.End) -> [String] {
    let text = step.output
    let printed = text.isEmpty ? "It printed nothing." : "It printed \(quoted(text))."
    let title: String
    if end.isBroken {
      let what = end.findings.first.map { ": \($0)" } ?? ""
      title = "It breaks\(what) (\(count(step.switches, "switch", "switches")))."
    } else {
      title = "It has ended (\(count(step.switches, "switch", "switches")))."
    }
    let also =
      end.isBroken || end.findings.isEmpty
      ? []
      : wrapped("Nothing came of it here, but it has a \(end.findings.joined(separator: ", a ")).")
    return [style.paint(title, end.isBroken ? .red : .bold)] + wrapped(printed) + also
      + values + collected
      + wrapped("Go on: u undoes the last choice, r starts again, q quits.")
  }

  /// What can be typed.
  private var keys: String {
    let count = step.options.count
    let choice = count == 0 ? "" : count == 1 ? "1 choose  " : "1-\(count) choose  "
    return style.paint(choice + "u undo  r restart  h hint  ? help  q quit", .dim)
  }

  // MARK: Text

  private func label(_ place: Place) -> String {
    place.file == ownFile || ownFile == nil
      ? "\(place.line)" : "\(place.file.split(separator: "/").last ?? ""):\(place.line)"
  }

  private func quoted(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " / ")
    return text.isEmpty ? "nothing" : "\"\(clip(line, 60))\""
  }

  private func list(_ title: String, _ items: [String], separator: String = ", ") -> [String] {
    let lines = TextLayout.wrap(
      title + items.joined(separator: separator), width: style.width - 2)
    return lines.enumerated().map { clip(($0 == 0 ? "" : "  ") + $1, style.width) }
  }

  private func count(_ number: Int, _ one: String, _ many: String) -> String {
    "\(number) \(number == 1 ? one : many)"
  }

  private func clip(_ text: String, _ width: Int) -> String {
    TextLayout.clip(text, to: width, ellipsis: style.hasUnicode ? "…" : "...")
  }

  private func wrapped(_ text: String) -> [String] {
    // A list of keys keeps its columns.
    text.contains("  ")
      ? [ascii(clip(text, style.width))] : TextLayout.wrap(ascii(text), width: style.width)
  }

  private func ascii(_ text: String) -> String {
    style.hasUnicode ? text : TextLayout.ascii(text.replacing("…", with: "..."))
  }
}

extension Step {
  /// The step with nothing in it that a terminal obeys.
  fileprivate var printable: Step {
    var step = self
    step.story = story.printable
    step.output = output.printable
    for index in options.indices {
      step.options[index].name = options[index].name.printable
      step.options[index].does = options[index].does.printable
      step.options[index].place = options[index].place?.printable
    }
    for index in waiting.indices {
      step.waiting[index].name = waiting[index].name.printable
      step.waiting[index].reason = waiting[index].reason?.printable
    }
    for index in resources.indices {
      step.resources[index].name = resources[index].name.printable
      step.resources[index].holders = resources[index].holders.map(\.printable)
      step.resources[index].waiters = resources[index].waiters.map(\.printable)
    }
    step.end?.findings = end?.findings.map(\.printable) ?? []
    return step
  }
}
