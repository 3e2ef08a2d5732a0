import Terminal
import Testing

@Suite("the line of progress")
struct ProgressBarTests {
  private func line(
    _ fraction: Double, after seconds: Int = 10, width: Int = 80, unicode: Bool = true,
    _ text: String = "block 3"
  ) -> String {
    ProgressBar.line(
      fraction: fraction, elapsed: .seconds(seconds), text: text,
      style: TerminalStyle(hasColour: false, hasUnicode: unicode, width: width))
  }

  @Test("it has a bar, the part that is done, the time left, and what is being done")
  func halfWay() {
    #expect(line(0.5) == "██████████░░░░░░░░░░  50% 10 s left  block 3")
    #expect(line(0.5, unicode: false) == "##########----------  50% 10 s left  block 3")
  }

  @Test("at the beginning no time left is guessed")
  func beginning() {
    #expect(line(0) == "░░░░░░░░░░░░░░░░░░░░   0%  block 3")
  }

  @Test("at the end nothing is left")
  func end() {
    #expect(line(1) == "████████████████████ 100% 0 s left  block 3")
  }

  @Test("a minute and more is given in minutes and seconds")
  func minutes() {
    #expect(line(0.5, after: 59).contains(" 59 s left"))
    #expect(line(0.5, after: 60).contains(" 1 min 0 s left"))
    #expect(line(0.1, after: 20).contains(" 3 min 0 s left"))
  }

  @Test(
    "a part outside 0 to 1 does no harm", arguments: [-1, 2, Double.nan, .infinity, -.infinity])
  func outside(fraction: Double) {
    #expect(line(fraction).count <= 79)
  }

  @Test("it never reaches the last column, where some terminals begin a new line")
  func width() {
    for width in 1...60 {
      #expect(line(0.5, width: width, "a long text about what is being done").count < width)
    }
    #expect(line(0.5, width: 30).hasSuffix("…"))
    #expect(line(0.5, width: 30, unicode: false).hasSuffix("~"))
  }
}
