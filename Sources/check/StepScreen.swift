import Checking
import Foundation
import Terminal

/// What a person sees who chooses the lanes: a page that takes the place of the one before, or, where there is no
/// terminal or a screen reader may be listening, one after the other.
struct StepScreen {
  /// Whether each page takes the place of the one before.
  let redraws: Bool
  /// What was typed of a number.
  var typed = ""
  private let options: CheckOptions
  private let json: JSONLines?
  private let verdict: Verdict
  private var style: TerminalStyle
  private var page: (step: Step, outcomes: CollectedOutcomes)?
  private var notice: [String] = []
  /// The lines of a page where nothing is drawn over.
  private static let height = 32

  /// - Parameter verdict: What the exploration has come to.
  init(_ options: CheckOptions, _ verdict: Verdict) {
    self.options = options
    self.verdict = verdict
    style = options.style
    json = options.json.map(JSONLines.init)
    redraws =
      options.style.isInteractive && isatty(0) == 1 && !options.isForPrograms
      && options.style.hasUnicode
    if redraws {
      notice = [verdict.line.printable]
    } else if !options.isForPrograms {
      Console.print(verdict.line.printable + "\n")
    }
  }

  mutating func show(_ step: Step, _ outcomes: CollectedOutcomes) {
    // What the exploration has come to stays on the first page.
    if page != nil { notice = [] }
    page = (step, outcomes)
    json?.add(step, outcomes)
    draw()
  }

  mutating func say(_ said: SteppingNotice) {
    notice = (said == .proved ? proof : []) + said.words
    if redraws { return draw() }
    let lines = notice.flatMap { line in
      line.contains("  ") ? [line] : TextLayout.wrap(line, width: options.style.width)
    }
    let text = lines.joined(separator: "\n")
    if options.isForPrograms { Console.note(text) } else { Console.print(text + "\n") }
  }

  /// What was proved, and how it breaks all the same if a timer is late.
  private var proof: [String] {
    let late = verdict.late?.findings.first.map {
      "If a timer comes late it can break; to follow that: \(options.command) --replay \($0.schedule) --step"
    }
    return [verdict.untimedLine.printable] + (late.map { [$0] } ?? [])
  }

  /// Says that a search is under way.
  func wait() {
    if redraws { Console.print("\r\u{1B}[KSearching …", terminator: "") }
  }

  /// Draws the page again.
  func redraw() { if redraws { draw() } }

  /// Draws the page again, in the terminal's new size.
  mutating func resize() {
    style = TerminalStyle(descriptor: 1)
    redraw()
  }

  /// Leaves the page, and says how to come back.
  func end(_ farewell: String?) throws {
    try json?.write()
    if redraws { Console.print("") }
    guard let farewell else { return }
    if options.isForPrograms { Console.note(farewell) } else { Console.print(farewell) }
  }

  private func draw() {
    guard let page, !options.isForPrograms else { return }
    let text = StepPage(
      page.step, outcomes: page.outcomes, style: style,
      ownFile: options.paths.count == 1 ? options.paths[0] : nil)
    guard redraws else {
      return Console.print(text.lines(most: Self.height).joined(separator: "\n") + "\n")
    }
    let height = max(6, TerminalStyle.rows(of: 1) ?? 24)
    let number = typed.isEmpty ? [] : ["Number (enter): \(typed)"]
    let lines = text.lines(most: height - 1, notice: notice + number)
    Console.print("\u{1B}[H\u{1B}[2J" + lines.joined(separator: "\n"), terminator: "")
  }
}
