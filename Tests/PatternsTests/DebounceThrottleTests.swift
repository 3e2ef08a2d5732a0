import Testing
import Timeline

@Suite("debounce-throttle")
struct DebounceThrottleTests {
  private static let letters = ["a", "ac", "act", "acto", "actor", "actors"]

  @Test("six letters: a search for each, one, two without the whole word, three with it")
  func searches() throws {
    let parts = try Rehearsed.parts(of: "debounce-throttle")
    let searched = [Self.letters, ["actors"], ["a", "acto"], ["a", "acto", "actors"]]
    for (part, expected) in zip(parts, searched) {
      #expect(part.work.map(\.label) == expected)
      #expect(part.fact("searched for") == expected.joined(separator: ", "))
      #expect(part.lines.filter { $0.hasPrefix("typed") } == Self.letters.map { "typed \($0)" })
      #expect(part.lines.last == "the last answer is for \(expected[expected.count - 1])")
    }
    let never = parts.map { $0.fact("after the last letter, answered in") == "never" }
    #expect(never == [false, false, true, false])
  }

  @Test("debounced, the search begins no sooner than a pause after the last letter")
  func pause() throws {
    let part = try Rehearsed.parts(of: "debounce-throttle")[1]
    let typed = try #require(part.timeline.notes.first { $0.text == "typed actors" })
    #expect(try #require(part.work.first).start - typed.time >= 1_000_000)
  }
}

final class DebounceThrottleExplored: Explored {
  static let parts: [ExploredPart] = [
    .always("letters: 6", "searched for: a, ac, act, acto, actor, actors", milliseconds: 10),
    .always("letters: 6", "searched for: actors", milliseconds: 10),
    .always(
      "letters: 6", "searched for: a, acto", "after the last letter, answered in: never",
      milliseconds: 10),
    .always("letters: 6", "searched for: a, acto, actors", milliseconds: 10),
  ]
}
