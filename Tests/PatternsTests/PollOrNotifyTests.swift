import Testing
import Timeline

@Suite("poll-or-notify")
struct PollOrNotifyTests {
  @Test("main plays when the player is ready: after some looks in vain, or without any")
  func ready() throws {
    for (index, part) in try Rehearsed.parts(of: "poll-or-notify").prefix(3).enumerated() {
      let looks = try #require(part.number("looks"))
      #expect(part.work.map(\.label) == ["prepare", "play"])
      #expect(part.work[0].end <= part.work[1].start)
      #expect(part.states(of: "player") == ["preparing", "ready"])
      #expect(part.lines.count == max(0, Int(looks) - 1))
      #expect(index == 2 ? looks == 0 : looks >= 2)
    }
  }

  @Test("asked seldom, main is late; told, it waits once")
  func late() throws {
    let parts = try Rehearsed.parts(of: "poll-or-notify")
    // The second look comes two units after the first, and the player was ready one unit after it.
    let firstLook = try #require(parts[0].timeline.notes.first).time
    #expect(try #require(parts[0].work.last).start - firstLook >= 2_000_000)
    #expect(parts[2].waits.map(\.label) == ["the player"])
  }

  @Test("a preview that comes twice opens twice, or once")
  func twice() throws {
    let parts = try Rehearsed.parts(of: "poll-or-notify")[3...]
    #expect(parts.map { $0.number("times opened") } == [2, 1])
    #expect(parts.map { $0.work.count { $0.label == "open" } } == [2, 1])
    for part in parts { #expect(part.lines.count == 2) }
  }
}

final class PollOrNotifyExplored: Explored {
  static let parts: [ExploredPart] = [
    .always("looks: 2", milliseconds: 10),
    .always("looks: 9", milliseconds: 10),
    .always("looks: 0", milliseconds: 10),
    .always("times opened: 2", milliseconds: 10),
    .always("times opened: 1", milliseconds: 10),
  ]
}
