import Grading

/// Three lines make a full page and one with a single line, which does not wait for the full one.
func theLastPageHasFewerLines() async {
  let lines = ["line \(given(1...30))", "line \(given(31...60))", "line \(given(61...99))"]
  let press = CheckPress(units: 2)
  let count: Int = await printAll(stream(of: lines), linesOnAPage: 2, with: press.printer)
  press.expectPrinted([lines[0] + "\n" + lines[1], lines[2]], counted: count)
  press.expectTime(2)
}

/// The lines fill their pages exactly, and some are equal: there is no empty page, and none is missing.
func pagesThatAreFull() async {
  let line = "line \(given(1...99))"
  let press = CheckPress(units: 0)
  let count: Int = await printAll(
    stream(of: [line, line, "", line]), linesOnAPage: 2, with: press.printer)
  press.expectPrinted([line + "\n" + line, "\n" + line], counted: count)
}

/// Two pages are equal: both are printed.
func equalPages() async {
  let line = "line \(given(1...99))"
  let press = CheckPress(units: 0)
  let count: Int = await printAll(
    stream(of: [line, line]), linesOnAPage: 1, with: press.printer)
  press.expectPrinted([line, line], counted: count)
}

/// An empty line is a line like any other, also if a page has no other.
func emptyLines() async {
  let line = "line \(given(1...99))"
  let one = CheckPress(units: 0)
  var count: Int = await printAll(
    stream(of: ["", line]), linesOnAPage: 1, with: one.printer)
  one.expectPrinted(["", line], counted: count)
  let other = CheckPress(units: 0)
  count = await printAll(stream(of: [line, "", ""]), linesOnAPage: 2, with: other.printer)
  other.expectPrinted([line + "\n", ""], counted: count)
}

/// Nothing arrives: nothing is printed.
func nothingArrives() async {
  let press = CheckPress(units: 0)
  let count: Int = await printAll(stream(of: []), linesOnAPage: 2, with: press.printer)
  press.expectPrinted([], counted: count)
}

/// A page is printed as soon as it is full, while the next one is put together.
func printedAsSoonAsItIsFull() async throws {
  let lines = ["line \(given(1...30))", "line \(given(31...60))", "line \(given(61...99))"]
  let press = CheckPress(units: 2)
  let clock = Work()
  let (arriving, source) = AsyncStream.makeStream(of: String.self)
  async let printed = printAll(arriving, linesOnAPage: 1, with: press.printer)
  source.yield(lines[0])
  try await clock.fetch("a unit later")
  press.expectStarted([lines[0]])
  source.yield(lines[1])
  try await clock.fetch("a unit later")
  press.expectStarted([lines[0], lines[1]])
  try await clock.fetch("3 units later", units: 3)
  expect(press.finished, equals: 2, "a page is printed as soon as it is full")
  source.yield(lines[2])
  source.finish()
  let count: Int = await printed
  press.expectPrinted(lines, counted: count)
}

/// Ten pages become full, one after another: each is printed while those before it are being printed.
func tenPagesAtTheSameTime() async throws {
  let lines = (1...10).map { "line \($0)" }
  let press = CheckPress(units: 20)
  let clock = Work()
  let (arriving, source) = AsyncStream.makeStream(of: String.self)
  async let printed = printAll(arriving, linesOnAPage: 1, with: press.printer)
  for line in lines {
    source.yield(line)
    try await clock.fetch("a unit later")
  }
  source.finish()
  let count: Int = await printed
  press.expectPrinted(lines, counted: count)
  press.expectTime(29)
}

/// Pages are printed at the same time, and all have been printed at the end.
func printedAtTheSameTime() async {
  let lines = ["line \(given(1...30))", "line \(given(31...60))", "line \(given(61...99))"]
  let press = CheckPress(units: 2)
  let count: Int = await printAll(stream(of: lines), linesOnAPage: 1, with: press.printer)
  press.expectPrinted(lines, counted: count)
  press.expectTime(2)
}

/// Two texts are printed at the same time: their lines are not mixed.
func twoTexts() async {
  let lines = ["line \(given(1...30))", "line \(given(31...60))", "line \(given(61...99))"]
  let (one, other) = (CheckPress(units: 0), CheckPress(units: 0))
  async let first = printAll(stream(of: [lines[0], lines[1]]), linesOnAPage: 2, with: one.printer)
  async let second = printAll(stream(of: [lines[2]]), linesOnAPage: 2, with: other.printer)
  let counts: [Int] = await [first, second]
  one.expectPrinted([lines[0] + "\n" + lines[1]], counted: counts[0])
  other.expectPrinted([lines[2]], counted: counts[1])
}

private func stream(of lines: [String]) -> AsyncStream<String> {
  let (arriving, source) = AsyncStream.makeStream(of: String.self)
  for line in lines { source.yield(line) }
  source.finish()
  return arriving
}

/// Where pages are printed, and what was.
private struct CheckPress {
  private let work = Work()
  private let units: Int

  init(units: Int) { self.units = units }

  var printer: Printer {
    Printer { [work, units] page in try? await work.fetch(page, units: units) }
  }

  var finished: Int { work.finished.count }

  func expectStarted(_ pages: [String]) {
    expect(work.started, equals: pages, "a page is printed as soon as it is full")
  }

  func expectTime(_ units: Int) {
    expect(work, takesAtMost: units, "no page waits for another one to be printed")
  }

  func expectPrinted(_ pages: [String], counted count: Int) {
    expect(
      work.finished.sorted(), equals: pages.sorted(),
      "each line is printed once, on its page, before the end")
    expect(count, equals: pages.count, "the result is how many pages there are")
  }
}
