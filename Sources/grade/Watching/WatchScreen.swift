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
  private var picture = WatchPicture()
  private var prompt = ""

  init(redraws: Bool, style: @escaping () -> TerminalStyle) {
    self.redraws = redraws
    self.style = style
  }

  /// From now on, blocks look like this.
  mutating func turn(to text: @escaping (WatchBlock) throws -> String) { self.text = text }

  mutating func show(_ block: WatchBlock) {
    blocks = [block]
    guard redraws else { return say(words(block)) }
    picture.show(words(block), isReadFromEnd: block.isReadFromEnd)
  }

  mutating func add(_ block: WatchBlock) {
    // The welcome is read from its beginning, with the task below it.
    let isStart = blocks == [.welcome] && block == .task
    blocks.append(block)
    guard redraws else { return say(words(block)) }
    if isStart {
      picture.show(words(.welcome) + "\n" + words(block), isReadFromEnd: false)
    } else {
      picture.add(words(block))
    }
  }

  /// Says a sentence without taking anything away.
  mutating func say(sentence: String) {
    if redraws { picture.say(sentence) } else { say(sentence + "\n") }
  }

  mutating func scroll() {
    if redraws { picture.scroll(style: style(), height: height) }
  }

  /// Draws the page again, as after a change of the terminal's size.
  mutating func redraw() {
    guard redraws, let first = blocks.first else { return }
    let rest = blocks.dropFirst()
    show(first)
    for block in rest { add(block) }
    draw()
  }

  private var height: Int { max(6, TerminalStyle.rows(of: 1) ?? 24) }

  private func words(_ block: WatchBlock) -> String {
    // A task that cannot be read any more must not end the watch.
    (try? text(block)) ?? "This cannot be shown: the course's files have changed.\n"
  }

  private func say(_ text: String) { Console.print("\n" + text, terminator: "") }

  private func draw() {
    let lines = picture.lines(prompt: prompt, style: style(), height: height)
    Console.print("\u{1B}[H\u{1B}[2J" + lines.joined(separator: "\n"), terminator: "")
  }

  /// Shows what can be done now, or what is being done.
  mutating func showPrompt(_ watch: Watch, checking name: String) {
    let words = WatchPrompt(watch, exercise: name, style: style())
    if redraws {
      prompt = words.line
      draw()
    } else if words.sentence != prompt {
      prompt = words.sentence
      if !prompt.isEmpty { Console.print(prompt) }
    }
  }

  /// Leaves the last line.
  func end() { Console.print("") }
}
