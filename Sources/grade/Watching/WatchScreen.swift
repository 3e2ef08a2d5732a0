import Course
import Terminal

/// What a learner sees: a page and, in the last line, the keys.
///
/// Where a screen reader may be listening, everything is a line after another and nothing is drawn
/// over.
struct WatchScreen {
  private let redraws: Bool
  private let style: () -> TerminalStyle
  private var text: (WatchBlock) throws -> String = { _ in "" }
  private var blocks: [WatchBlock] = []
  private var prompt = ""

  init(redraws: Bool, style: @escaping () -> TerminalStyle) {
    self.redraws = redraws
    self.style = style
  }

  /// From now on, blocks look like this.
  mutating func turn(to text: @escaping (WatchBlock) throws -> String) { self.text = text }

  mutating func show(_ block: WatchBlock) {
    blocks = [block]
    if redraws { drawPage() } else { write(block) }
  }

  mutating func add(_ block: WatchBlock) {
    blocks.append(block)
    write(block)
  }

  /// Draws the page again, as after a change of the terminal's size.
  mutating func redraw() {
    guard redraws else { return }
    drawPage()
    Console.print(prompt, terminator: "")
  }

  private func drawPage() {
    Console.print("\u{1B}[H\u{1B}[2J", terminator: "")
    for (index, block) in blocks.enumerated() { write(block, isFirst: index == 0) }
  }

  private func write(_ block: WatchBlock, isFirst: Bool = false) {
    // A task that cannot be read any more must not end the watch.
    let text = (try? text(block)) ?? "This cannot be shown: the course's files have changed.\n"
    let start = redraws ? (isFirst ? "" : "\r\u{1B}[K\n") : "\n"
    Console.print(start + text + (redraws ? "\n" : ""), terminator: "")
  }

  /// Shows what can be done now, or what is being done.
  mutating func showPrompt(_ watch: Watch, checking name: String) {
    let style = style()
    let line: String
    switch watch.job {
    case .grading: line = "Checking \(name)"
    case .checkingAll: line = "Checking every exercise"
    case .following, nil: line = ""
    }
    if !redraws {
      let keys = WatchKey.sentence(watch.keys)
      let sentence = line.isEmpty ? "\n" + fold(keys, style) : line + "."
      guard sentence != prompt else { return }
      prompt = sentence
      Console.print(sentence)
      return
    }
    let dots = style.hasUnicode ? " …  " : " ...  "
    let keys = WatchKey.line(watch.keys, width: style.width - 1 - status(watch).count)
    prompt = line.isEmpty ? painted(watch, style) + keys : line + dots + keys
    Console.print("\r\u{1B}[K" + prompt, terminator: "")
  }

  /// Leaves the last line.
  func end() { Console.print("") }

  private func fold(_ text: String, _ style: TerminalStyle) -> String {
    TextLayout.wrap(text, width: style.width).joined(separator: "\n")
  }

  private func status(_ watch: Watch) -> String {
    guard let score = watch.score, !watch.isAsking else { return "" }
    return "\(score.hasPassed ? "passed" : "not yet") \(score.points)/\(score.of)  "
  }

  private func painted(_ watch: Watch, _ style: TerminalStyle) -> String {
    style.paint(status(watch), watch.score?.hasPassed == true ? .green : .red)
  }
}
