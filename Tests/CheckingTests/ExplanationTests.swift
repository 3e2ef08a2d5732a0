import Channel
import Checking
import Exploration
import Terminal
import Testing

@Suite("Explanations")
struct ExplanationTests {
  private static let list = Topic.checkCommand

  private static func text(_ topic: Topic, width: Int) -> String {
    let style = TerminalStyle(hasColour: false, hasUnicode: true, width: width)
    return ExplanationText(topic, style: style).text
  }

  @Test("every kind of finding and every word of a proof has one", arguments: Topic.allCases)
  func whole(topic: Topic) {
    let explanation = topic.explanation
    #expect((10...50).contains(explanation.summary.count), "one line of the list")
    #expect(explanation.summary.last != ".")
    #expect((200...900).contains(explanation.idea.count), "\(explanation.idea.count)")
    #expect(explanation.idea.hasSuffix(".") || explanation.idea.hasSuffix(".)"))
    #expect(!explanation.reading.isEmpty)
    for example in [explanation.example, explanation.twin] {
      let lines = example.code.split(separator: "\n", omittingEmptySubsequences: false)
      #expect((1...16).contains(lines.count) && lines.allSatisfy { $0.count <= 74 })
      #expect(lines.first?.isEmpty == false && lines.last?.isEmpty == false)
      #expect(example.caption.hasSuffix("."))
    }
    let isASCII = Self.text(topic, width: 80).allSatisfy { $0.isASCII || $0 == "✗" }
    #expect(isASCII)
  }

  @Test("the first example has the word in its verdict, the near twin is right")
  func outcomes() {
    for topic in Topic.allCases {
      let example = topic.explanation.example
      let isRight = topic.explanation.twin.outcome == .proved
      switch (topic, example.outcome) {
      case (.finding(let kind), .finds(let found, _, _)): #expect(kind == found && isRight)
      case (.assumption(let one), .provedAssuming(let other)): #expect(one == other && isRight)
      case (.certainty(.sampled), .sampled): #expect(isRight)
      // Here the twin shows what is not there.
      case (.certainty(.proved), .proved): #expect(!isRight)
      case (.certainty(.provedUpTo), .provedUpTo): #expect(!isRight)
      default: Issue.record("\(topic.name): \(example.outcome)")
      }
    }
  }

  @Test("the text has all of it, and fits", arguments: Topic.allCases)
  func text(topic: Topic) throws {
    let explanation = topic.explanation
    for width in [60, 80] {
      let lines = Self.text(topic, width: width).split(separator: "\n")
      #expect(lines.allSatisfy { $0.count <= width })
    }
    let text = Self.text(topic, width: 80)
    let heading = text.split(separator: "\n\n")[0].split(separator: "\n").joined(separator: " ")
    #expect(heading == topic.heading)
    for example in [explanation.example, explanation.twin] {
      for line in example.code.split(separator: "\n") { #expect(text.contains("  " + line)) }
    }
    for name in explanation.exercises { #expect(text.contains("swift run grade next \(name)\n")) }
    for name in explanation.patterns { #expect(text.contains("swift run demo \(name)\n")) }
  }

  @Test("the line that goes wrong has a sign, and a colour where there is one")
  func sign() {
    let lines = Self.text(.finding(.dataRace), width: 80).split(separator: "\n")
    #expect(lines.contains("✗ 6    total += 1"))
    let style = TerminalStyle(hasColour: true, hasUnicode: false, width: 80)
    let painted = ExplanationText(.finding(.dataRace), style: style).text
    #expect(painted.contains("! 6  \(style.paint("  total += 1", .red))\n"))
    #expect(painted.contains(style.paint("Wrong: data race on line 6.", .red)))
  }

  @Test("a topic is found by its word, its name and its title, however they are written")
  func names() throws {
    for topic in Topic.allCases {
      for text in [topic.word, topic.name, topic.title, topic.name.uppercased()] {
        #expect(try Topic(meaning: text, list: Self.list) == topic, "\(text)")
      }
    }
    #expect(try Topic(meaning: "late timers", list: Self.list) == .assumption(.exactTime))
    #expect(Topic.finding(.dataRace).name == "data-race")
    #expect(Topic.finding(.dataRace).pointer(Self.list).hasSuffix("check --explain data-race"))
  }

  @Test("a word that is no topic: the nearest one, or where they are listed")
  func unknown() {
    func complaint(_ text: String) -> String? {
      #expect(throws: UsageError.self) { try Topic(meaning: text, list: Self.list) }?.description
    }
    #expect(complaint("data rave")?.hasSuffix("did you mean 'data-race'?") == true)
    #expect(complaint("dead")?.hasSuffix("did you mean 'deadlock'?") == true)
    #expect(complaint("photosynthesis")?.contains("'\(Self.list)' lists") == true)
  }
}
