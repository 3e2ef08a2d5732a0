import Exploration
import Terminal
import Testing

@testable import Checking

@Suite("A story as text")
struct StoryTextTests {
  private func lines(_ story: Story, width: Int, hasUnicode: Bool = false) -> [String] {
    StoryText(
      story, style: TerminalStyle(hasColour: false, hasUnicode: hasUnicode, width: width)
    ).lines
  }

  @Test("a column for each lane, a row for each event, why each switch happened, what is wrong")
  func columns() {
    #expect(
      lines(StorySamples.lostUpdateStory, width: 80, hasUnicode: true).joined(separator: "\n")
        == """
              main                                │ thread 1     │ thread 2
              ────────────────────────────────────┼──────────────┼────────────────────
           2  nonisolated(unsafe) var counter = 0 │              │
                writes 0                          │              │
           9  first.start()                       │              │
                starts thread 1                   │              │
          10  second.start()                      │              │
                starts thread 2                   │              │
              ┄┄ main waits for thread 1 to finish; thread 1 continues ┄┄
        ✗  4                                      │ counter += 1 │
                                                  │   reads 0    │
              ┄┄ thread 1 is preempted; thread 2 continues ┄┄
        ✗  7                                      │              │ counter += 2
                                                  │              │   reads 0, writes 2
              ┄┄ thread 2 has ended; thread 1 continues ┄┄
           4                                      │ counter += 1 │
                                                  │   writes 1   │
              ┄┄ thread 1 has ended; main continues ┄┄
          12  print(counter)                      │              │
                reads 1, prints "1"               │              │
        ✗ where it goes wrong
        """)
  }

  @Test("where there is less room, the widest columns are folded; ASCII draws the same")
  func folded() {
    #expect(
      lines(StorySamples.lostUpdateStory, width: 60).prefix(9).joined(separator: "\n") == """
              main               | thread 1     | thread 2
              -------------------+--------------+-------------------
           2  nonisolated(       |              |
              unsafe)            |              |
              var counter = 0    |              |
                writes 0         |              |
           9  first.start()      |              |
                starts thread 1  |              |
          10  second.start()     |              |
        """)
  }

  @Test("too many lanes for columns: the lane's name stands before each event")
  func listed() {
    #expect(
      lines(StorySamples.lostUpdateStory, width: 50).dropFirst(7).prefix(7).joined(separator: "\n")
        == """
              .. main waits for thread 1 to finish; thread
              1 continues ..
        !  4  thread 1 | counter += 1
                       |   reads 0
              .. thread 1 is preempted; thread 2 continues
              ..
        !  7  thread 2 | counter += 2
        """)
  }

  @Test("no line is longer than the width, whatever the names, texts and number of lanes")
  func width() {
    for lanes in [1, 3, 5, 12] {
      for length in [0, 30, 90] {
        let word = String(repeating: "x", count: length)
        let story = Story(
          lanes: (1...lanes).map { .init(name: "\($0) \(word)", kind: .thread) },
          rows: (0..<lanes).map { lane in
            .init(
              lane: lane, text: "a \(word) b", place: Place(file: "\(word).swift", line: lane),
              note: word, isSwitch: true, reason: word, isWrong: true)
          } + [.init(lane: nil, text: "time passes")])
        for width in [60, 80] {
          for hasUnicode in [true, false] {
            let longest = lines(story, width: width, hasUnicode: hasUnicode).map(\.count).max() ?? 0
            #expect(longest <= width, "\(lanes) lanes, words of \(length)")
          }
        }
      }
    }
  }

  @Test("a long word is broken before a dot or after a bracket, if there is one")
  func brokenWords() {
    #expect(
      StoryText.fold("  DispatchQueue.global().async {", width: 20) == [
        "  DispatchQueue", "  .global().async", "  {",
      ])
    #expect(StoryText.fold("abcdefghij", width: 4) == ["abcd", "efgh", "ij"])
    #expect(StoryText.fold("a bc", width: 4) == ["a bc"])
  }

  @Test("several files: the line's number has the file's name before it")
  func severalFiles() {
    let story = Story(
      lanes: [.init(name: "main", kind: .main)],
      rows: [
        .init(lane: 0, text: "a()", place: Place(file: "Sources/Account.swift", line: 3)),
        .init(lane: 0, text: "b()", place: Place(file: "main.swift", line: 12)),
      ])
    #expect(
      lines(story, width: 60) == [
        "             main", "             ------", "  Account:3  a()", "    main:12  b()",
      ])
  }

  @Test("without Unicode nothing is outside of ASCII, not even the learner's text")
  func ascii() {
    let story = Story(
      lanes: [.init(name: "Köchin", kind: .task)],
      rows: [.init(lane: 0, text: "let größe = \"→\"", isWrong: true)])
    #expect(lines(story, width: 60).allSatisfy { $0.allSatisfy(\.isASCII) })
  }

  @Test("colour changes no column")
  func colour() {
    let style = TerminalStyle(hasColour: true, hasUnicode: true, width: 70)
    let painted = StoryText(StorySamples.lostUpdateStory, style: style).lines
    let bare = painted.map { line in
      line.replacing(/\u{1B}\[\d+m/, with: "").replacing(/[ ]+$/, with: "")
    }
    #expect(bare == lines(StorySamples.lostUpdateStory, width: 70, hasUnicode: true))
    #expect(painted != bare)
  }

  @Test("a story without rows is nothing")
  func empty() {
    #expect(lines(Story(lanes: [], rows: []), width: 80) == [])
  }

  @Test("a long story takes as long as its rows are many", .timeLimit(.minutes(60)))
  func long() {
    // A row that asked for all others, each of which asks for all others, would take hours.
    let files = ["a.swift", "b.swift"]
    let rows = (0..<5000).map { number in
      Story.Row(
        lane: number % 2, text: "step()",
        place: Place(file: files[number % 2], line: number, code: ""))
    }
    let story = Story(
      lanes: [.init(name: "main", kind: .main), .init(name: "q", kind: .queue)], rows: rows)
    #expect(lines(story, width: 80).count == rows.count + 2)
  }
}
