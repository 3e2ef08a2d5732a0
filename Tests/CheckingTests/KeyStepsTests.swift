import Exploration
import Terminal
import Testing

@testable import Checking

@Suite("The steps of a story that say most")
struct KeyStepsTests {
  private let style = TerminalStyle(hasColour: false, hasUnicode: true, width: 80)

  /// Rows of two lanes that take turns, with their weights.
  private func story(_ weights: [Int], text: String = "step") -> Story {
    Story(
      lanes: [.init(name: "a", kind: .thread), .init(name: "b", kind: .thread)],
      rows: weights.enumerated().map { index, weight in
        var row = Story.Row(
          lane: index % 2, text: "\(text) \(index)", place: Place(file: "F.swift", line: index + 1),
          isSwitch: true, isWrong: weight == StepWeight.fault)
        row.weight = weight
        return row
      })
  }

  @Test("the weightiest are kept in their order; of the same weight, the later ones")
  func choice() {
    let steps = KeySteps(of: story([5, 40, 5, 1000, 5]), most: 3)
    #expect(steps.rows == [1, 3, 4])
    #expect(steps.count == 5)
  }

  @Test("what is left out is counted where it was, and nothing is where nothing is left out")
  func gaps() {
    let whole = story([40, 5, 5, 1000, 5])
    let short = whole.with(KeySteps(of: whole, most: 2))
    #expect(short.rows.map(\.text) == ["step 0", "step 3", "1 more step"])
    #expect(short.rows.map(\.reason) == ["", "2 more steps", ""])
    #expect(whole.with(KeySteps(of: whole, most: 5)) == whole)
  }

  @Test("a lane of which nothing is left has no column")
  func columns() {
    let whole = story([1000, 5])
    let short = whole.with(KeySteps(of: whole, most: 1))
    #expect(short.lanes.map(\.name) == ["a"])
    #expect(short.rows.map(\.lane) == [0, nil])
  }

  @Test("time that passed between two steps is told")
  func time() {
    var whole = story([40, 5, 1000])
    var time = Story.Row(lane: nil, text: "time passes: 10.0 ms")
    time.weight = StepWeight.time
    whole.rows.insert(time, at: 1)
    let short = whole.with(KeySteps(of: whole, most: 2))
    #expect(short.rows.map(\.text) == ["step 0", "time passes: 10.0 ms", "step 2"])
  }

  @Test("at most 12 steps and 40 lines, and the rest on demand", arguments: [5, 12, 13, 100])
  func limit(count: Int) {
    for length in [4, 60] {
      let long = String(repeating: "word ", count: length)
      let story = story((0..<count).map { $0 == count / 2 ? 1000 : $0 % 7 }, text: long)
      let key = StorySteps.key.lines(of: story, style: style)
      #expect(key.count <= StorySteps.mostLines)
      #expect(key.contains { $0.contains("✗") }, "where it goes wrong is never left out")
      let all = StorySteps.all.lines(of: story, style: style)
      #expect(all == StoryText(story, style: style).lines)
      #expect((key == all) == (count <= KeySteps.most && all.count < StorySteps.mostLines))
      #expect(key == all || key.last?.contains("--steps all") == true)
    }
  }
}
