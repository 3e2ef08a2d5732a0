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
  private var page: (step: Step, outcomes: CollectedOutcomes)?
  private var notice: [String] = []
  /// The lines of a page where nothing is drawn over.
  private static let height = 32

  init(_ options: CheckOptions) {
    self.options = options
    json = options.json.map(JSONLines.init)
    redraws =
      options.style.isInteractive && isatty(0) == 1 && !options.isForPrograms
      && options.style.hasUnicode
  }

  /// Tells what the exploration has come to.
  func begin(_ verdict: Verdict) {
    guard !options.isForPrograms else { return }
    Console.print(verdict.line.printable)
  }

  mutating func show(_ step: Step, _ outcomes: CollectedOutcomes) {
    page = (step, outcomes)
    notice = []
    json?.add(step, outcomes)
    draw()
  }

  mutating func say(_ said: SteppingNotice) {
    notice = said.words
    if redraws { return draw() }
    let lines = notice.flatMap { line in
      line.contains("  ") ? [line] : TextLayout.wrap(line, width: options.style.width)
    }
    let text = lines.joined(separator: "\n")
    if options.isForPrograms { Console.note(text) } else { Console.print(text + "\n") }
  }

  /// Draws the page again, as after a change of the terminal's size.
  func redraw() { if redraws { draw() } }

  /// Leaves the page, and says how to come back.
  func end(_ farewell: String?) throws {
    try json?.write()
    if redraws { Console.print("") }
    guard let farewell else { return }
    if options.isForPrograms { Console.note(farewell) } else { Console.print(farewell) }
  }

  private func draw() {
    guard let page, !options.isForPrograms else { return }
    let style = redraws ? TerminalStyle(descriptor: 1, width: nil) : options.style
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
