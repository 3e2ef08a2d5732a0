import Course
import Foundation
import Terminal
import Testing

/// A terminal of some size, with one exercise of the sample course watched on it.
struct SampleScreen {
  let course: SampleCourse
  let style: TerminalStyle
  let height: Int
  var watch = Watch(redraws: true)
  var picture = WatchPicture()

  init(width: Int, height: Int, names: [String] = ["lost-update", "check-then-act"]) throws {
    course = try SampleCourse(names)
    style = TerminalStyle(hasColour: false, hasUnicode: true, width: width)
    self.height = height
  }

  mutating func take(_ events: WatchEvent...) throws {
    let read = try course.read()
    let exercise = read.exercises[0]
    let place = WatchText.Place(
      course: read, folder: "Exercises/Work", path: "Exercises/Work/lost-update/Counter.swift",
      own: exercise.starter, commands: .usual)
    func words(_ block: WatchBlock) throws -> String {
      try WatchText(exercise, at: place, style: style).text(of: block, isWhole: false) {
        read.exercises.map { Standing($0, record: .init(), text: $0.starter) }
      }
    }
    for command in events.flatMap({ watch.commands(for: $0) }) {
      switch command {
      case .show(let block):
        picture.show(try words(block), isReadFromEnd: block.isReadFromEnd)
      case .add(let block): picture.add(try words(block))
      case .say(let sentence): picture.say(sentence)
      case .scroll: picture.scroll(style: style, height: height)
      default: break
      }
    }
  }

  var lines: [String] {
    picture.lines(
      prompt: WatchPrompt(watch, exercise: "lost-update", style: style).line, style: style,
      height: height)
  }

  var text: String { lines.joined(separator: "\n") }
}

@Suite("screens of a watched exercise, as text")
struct ScreenTests {
  private static let sizes = [(80, 24), (120, 40)]

  @Test("first start: the welcome from its beginning, and how to see the rest", arguments: sizes)
  func firstStart(width: Int, height: Int) throws {
    var screen = try SampleScreen(width: width, height: height)
    try screen.take(
      .arrived(.init(isWelcome: true, isUntouched: true, hints: 0, hintCount: 3)))
    #expect(screen.lines.count == height)
    #expect(screen.lines.allSatisfy { $0.count <= width })
    #expect(screen.lines.last == "h:hint  t:task  l:list  enter:again  ?:keys  q:quit")
  }

  @Test("failing: the verdict is the last thing above the keys", arguments: sizes)
  func failing(width: Int, height: Int) throws {
    var screen = try SampleScreen(width: width, height: height)
    try screen.take(.fileChanged, .graded(.wrongSample()))
    let lines = [
      "✗ Every byte of two downloads is counted.", "",
      "0/1  It builds: counts once there is no data race",
      "0/3  The result is right in every interleaving: wrong result",
      "0/4  There is no data race: data race on line 9", "",
      "  Counter.swift:9  bytes += count",
      "Your file: Exercises/Work/lost-update/Counter.swift", "",
      "Not yet: data race on line 9 (0 of 10 points).",
      "Two downloads use the sum without synchronization.",
    ]
    let gap = Array(repeating: "", count: height - lines.count - 1)
    #expect(
      screen.lines == lines + gap + [
        "not yet 0/10  h:hint  s:story  t:task  l:list  enter:again  ?:keys  q:quit"
      ])
    try screen.take(.key("z"))
    #expect(screen.lines[height - 2] == "'z' does nothing; ? lists the keys.")
    try screen.take(.key("s"))
    #expect(screen.lines[0] == "Data race on line 9")
    #expect(screen.lines[height - 2] == "", "what was said belonged to the page before")
  }

  @Test("a verdict that does not fit shows its end, and space the rest")
  func long() throws {
    var screen = try SampleScreen(width: 80, height: 10)
    try screen.take(.fileChanged, .graded(.wrongSample()))
    #expect(
      screen.text == """
        0/4  There is no data race: data race on line 9

          Counter.swift:9  bytes += count
        Your file: Exercises/Work/lost-update/Counter.swift

        Not yet: data race on line 9 (0 of 10 points).
        Two downloads use the sum without synchronization.
        ┄┄ lines 5 to 11 of 11, space: more ┄┄

        not yet 0/10  h:hint  s:story  t:task  l:list  enter:again  ?:keys  q:quit
        """)
    try screen.take(.key(" "))
    #expect(screen.lines.first == "✗ Every byte of two downloads is counted.")
    try screen.take(.key(" "))
    #expect(screen.lines.contains("Not yet: data race on line 9 (0 of 10 points)."))
  }

  @Test("hint: on a page of its own, and not again below the next verdict", arguments: sizes)
  func hint(width: Int, height: Int) throws {
    var screen = try SampleScreen(width: width, height: height)
    try screen.take(
      .arrived(.init(isUntouched: true, hints: 0, hintCount: 3)), .key("h"), .key("h"))
    let lines = [
      "Hint 1 of 3", "Hint 1 of lost-update.", "", "Hint 2 of 3", "Hint 2 of lost-update.",
    ]
    #expect(Array(screen.lines.prefix(5)) == lines)
    #expect(screen.lines.dropFirst(5).dropLast().allSatisfy { $0.isEmpty })
    try screen.take(.fileChanged, .graded(.wrongSample()))
    #expect(!screen.text.contains("Hint 1"))
  }

  @Test("passing: what follows it stands above the verdict", arguments: sizes)
  func passing(width: Int, height: Int) throws {
    var screen = try SampleScreen(width: width, height: height)
    try screen.take(.fileChanged, .graded(.sample("lost-update")), .followed("What follows.\n"))
    let lines = [
      "What follows.", "", "Passed: proved over all 1 interleavings (10 of 10 points).",
    ]
    let gap = Array(repeating: "", count: height - 4)
    #expect(
      screen.lines == lines + gap + [
        "passed 10/10  n:next  o:solutions  t:task  l:list  enter:again  ?:keys  q:quit"
      ])
  }

  @Test("a list that does not fit scrolls, and begins again after its end", arguments: sizes)
  func list(width: Int, height: Int) throws {
    var screen = try SampleScreen(
      width: width, height: height, names: (1...59).map { "exercise-\($0)" })
    try screen.take(.key("l"))
    var seen: Set<String> = []
    for _ in 0..<(59 / (height - 6) + 2) {
      #expect(screen.lines.count == height)
      seen.formUnion(screen.lines)
      try screen.take(.key(" "))
    }
    for number in 1...59 {
      #expect(seen.contains { $0.contains("exercise-\(number) ") }, "\(number)")
    }
    var small = try SampleScreen(width: width, height: height)
    try small.take(.key("l"))
    #expect(
      Array(small.lines.prefix(6)) == [
        "Sample – course", "░░░░░░░░░░░░░░░░░░░░  0 of 2 passed, 0 of 20 points", "",
        "1 Chapter one", "▶   1  lost-update      0/10  ○ to do, you are here",
        "    2  check-then-act   0/10  ○ to do",
      ])
    try small.take(.key(" "))
    #expect(small.lines[height - 2] == "Everything is on the screen.")
  }

  @Test("the list of keys fits a small screen, each with what it does")
  func keys() throws {
    var screen = try SampleScreen(width: 80, height: 24)
    try screen.take(.key("?"))
    #expect(screen.lines[2] == "h      one more hint")
    #expect(screen.lines.contains("space  the next part of a page that does not fit"))
    #expect(screen.lines.count == 24)
  }

  @Test("a number is asked for in the last line")
  func number() throws {
    var screen = try SampleScreen(width: 80, height: 24)
    try screen.take(.key("g"), .key("4"))
    #expect(screen.lines.last == "Go to exercise number (enter): 4")
  }
}
