import Channel
import Checking
import CommandSupport
import Exploration
import Foundation
import Testing

@Suite(
  "Hostile texts and long stories, in a real browser", .serialized, .besideOthers,
  .enabled(if: Browser.path != nil, PageFolder.without))
struct HostilePageTests {
  /// A value from what it is as JSON.
  private static func read<Value: Decodable>(_ json: Any) throws -> Value {
    try JSONDecoder().decode(Value.self, from: JSONSerialization.data(withJSONObject: json))
  }

  /// A verdict in which a text is everything that a program or a person could name.
  private static func verdict(of text: String) throws -> Verdict {
    let place = Place(file: text, line: 1, function: text, code: text)
    var row = Story.Row(
      lane: 0, text: text, place: place, note: text, isSwitch: true, reason: text, isWrong: true)
    var effect = StoryEffect(.writes, text, variable: 0, value: text)
    effect.isWrong = true
    row.effects = [effect, StoryEffect(.prints, text, value: text)]
    row.standing = try read([
      "ready": [text], "waiting": [["lane": text, "reason": text]],
      "resources": [
        [
          "name": text, "kind": "nsLock", "holders": [text], "waiters": [text], "amount": 1,
        ] as [String: Any]
      ],
    ])
    var story = Story(lanes: [.init(name: text, kind: .thread)], rows: [row, row])
    story.variables = try read([["name": text]])
    story.resources = try read([["name": text, "kind": "nsLock"]])
    var verdict = Verdict(
      kind: .findings, executions: 1,
      findings: [
        Finding(
          kind: .dataRace, headline: text, explanation: text, places: [place], schedule: text,
          story: story)
      ], outcomes: [Outcome(output: text, executions: 1, schedule: text)], messages: [text])
    verdict.source = [SourceText(file: text, text: text + "\n" + text)]
    verdict.stories[text] = story
    return verdict
  }

  @Test(
    "whatever a text holds, it stays text: nothing runs, nothing is asked for, nothing is hidden")
  func hostile() async throws {
    try await aside(.browser) {
      #expect(PageTests.hostile.count >= 30)
      // Each is a finding of one page, with a story in which everything is called by it.
      var whole = try Self.verdict(of: "begin")
      for text in PageTests.hostile {
        let verdict = try Self.verdict(of: text)
        whole.findings += verdict.findings
        whole.outcomes += verdict.outcomes
        whole.messages += verdict.messages
        whole.source += verdict.source
      }
      let tab = try PageFolder().show(CheckPage(whole, replay: "check").json())
      for (index, text) in PageTests.hostile.enumerated() {
        try tab.click(".findings li:nth-child(\(index + 2)) button")
        try tab.press("End")
        #expect(try tab.text("[role=status]").hasPrefix("Step 2 of 2"))
        // What a person does not see is not there either.
        let unseen =
          "/[\\u202a-\\u202e\\u2066-\\u2069\\u0000\\u001b\\ufeff]/.test(document.body.innerText)"
        #expect(try tab.value(unseen) == "false", "\(text.debugDescription)")
        #expect(try tab.count("script") == 2)
        #expect(try tab.count("img, iframe, object, svg[onload], title ~ script") == 0)
        #expect(try tab.complaints() == [], "\(text.debugDescription)")
      }
    }
  }

  @Test("a sign that turns a line round is shown by its number")
  func turned() async throws {
    try await aside(.browser) {
      let document = try CheckPage(Self.verdict(of: "\u{202E}evil"), replay: "check").json()
      let tab = try PageFolder().show(document)
      #expect(try tab.text(".lines code") == "⟨U+202E⟩evil")
      #expect(try tab.text(".head bdi") == "⟨U+202E⟩evil")
    }
  }
}
