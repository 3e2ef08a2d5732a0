import Foundation

/// A line of progress on standard error, drawn only where a person looks at it.
package struct ProgressBar {
  private let style: TerminalStyle
  private let clock = ContinuousClock()
  private let start: ContinuousClock.Instant
  private var lastDrawn: ContinuousClock.Instant?

  /// Starts the clock of the time that is left.
  package init(style: TerminalStyle = TerminalStyle(descriptor: 2)) {
    self.style = style
    self.start = clock.now
  }

  /// Draws the bar, at most ten times a second.
  ///
  /// - Parameters:
  ///   - fraction: How much is done, 0 to 1.
  ///   - text: What is being done now.
  ///   - left: The time that is left, where more is known about it than how long the rest took.
  package mutating func update(_ fraction: Double, _ text: String, left: String? = nil) {
    guard style.isInteractive else { return }
    let now = clock.now
    if let lastDrawn, now - lastDrawn < .milliseconds(100), fraction < 1 { return }
    lastDrawn = now
    let line = ProgressBar.line(
      fraction: fraction, elapsed: now - start, text: text, left: left, style: style)
    Console.note("\r\u{1B}[K" + line, terminator: "")
  }

  /// Removes the bar.
  package func finish() {
    guard style.isInteractive, lastDrawn != nil else { return }
    Console.note("\r\u{1B}[K", terminator: "")
  }

  /// The bar as text: its blocks, the percentage, the time left and what is being done.
  package static func line(
    fraction: Double, elapsed: Duration, text: String, left known: String? = nil,
    style: TerminalStyle
  ) -> String {
    let fraction = min(1, max(0, fraction))
    let cells = 20
    let full = Int(fraction * Double(cells))
    let (on, off) = style.hasUnicode ? ("█", "░") : ("#", "-")
    let bar = String(repeating: on, count: full) + String(repeating: off, count: cells - full)
    let percent = TextLayout.padLeft("\(Int(fraction * 100))%", to: 4)
    let left =
      known.map { " " + $0 }
      ?? (fraction > 0.01 ? " " + remaining(elapsed * ((1 - fraction) / fraction)) + " left" : "")
    return TextLayout.clip(
      "\(bar) \(percent)\(left)  \(text)", to: style.width - 1,
      ellipsis: style.hasUnicode ? "…" : "~")
  }

  private static func remaining(_ duration: Duration) -> String {
    let seconds = Int((duration / .seconds(1)).rounded(.up))
    return seconds < 60 ? "\(seconds) s" : "\(seconds / 60) min \(seconds % 60) s"
  }
}
