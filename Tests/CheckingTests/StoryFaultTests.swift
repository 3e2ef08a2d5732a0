import Checking
import Testing

@testable import Exploration

@Suite("Marking in a story what goes wrong")
struct StoryFaultTests {
  private typealias Samples = StorySamples

  private func story(
    _ events: [Recorder.Event], fault: StoryBuilder.Fault = .nothing
  ) -> Story {
    StoryBuilder(resolver: Samples.Lines(), sources: [Samples.source])
      .story(of: events, lanes: Samples.lanes, fault: fault)
  }

  @Test("both accesses of a race are marked, the earlier and the later one")
  func race() {
    let wrong = Samples.lostUpdateStory.rows.filter(\.isWrong)
    #expect(wrong.map { $0.place?.line } == [4, 7])
    #expect(wrong.map(\.text) == ["counter += 1", "counter += 2"])
  }

  @Test("where something failed is marked, with what failed")
  func failure() {
    let story = story(
      [Samples.event(.failed(.uncaughtError("Oops()")), lane: 0, line: 12)], fault: .failure)
    #expect(story.rows.map(\.note) == ["uncaught error"], "the sentence stands above the story")
    #expect(story.rows.map(\.isWrong) == [true])
  }

  @Test("what comes of a race is marked with it")
  func raceAndFailure() {
    let failed = Samples.event(.failed(.uncaughtError("Oops()")), lane: 0, line: 12)
    let story = story(Samples.lostUpdate + [failed], fault: .race(Samples.race))
    #expect(story.rows.filter(\.isWrong).map { $0.place?.line } == [4, 7, 12])
    let builder = StoryBuilder(resolver: Samples.Lines())
    #expect(
      builder.places(of: Samples.race, in: Samples.lostUpdate + [failed]).map(\.line) == [4, 7])
  }

  @Test("of several locks of one name, the one that is waited for has its number")
  func numberedLock() {
    let waiting = [
      WaitingLane(
        lane: 1, name: LaneName(.thread, "thread 1"), isDaemon: false, verb: .lock,
        reason: .unlock(ResourceName(.nsLock)), place: CodePlace(4), holders: [2], resource: 9)
    ]
    let locks = [3, 9].map { Samples.action(.lock, .nsLock, number: $0, lane: 2, line: 7) }
    #expect(
      story(locks, fault: .stuck(waiting)).rows.last?.note
        == "waits forever: NSLock 2 to be unlocked")
  }

  @Test("lanes that are stuck end the story, with what they wait for")
  func stuck() {
    let waiting = [
      WaitingLane(
        lane: 1, name: LaneName(.thread, "thread 1"), isDaemon: false, verb: .lock,
        reason: .unlock(ResourceName(.nsLock)), place: CodePlace(4), holders: [2]),
      WaitingLane(
        lane: 2, name: LaneName(.queue, "idle"), isDaemon: true, verb: .start, reason: nil,
        place: CodePlace(0), holders: []),
    ]
    let noted = Samples.event(.failed(.groupLeftTooOften), lane: 0)
    let lock = Samples.action(.lock, .nsLock, number: 0, lane: 1, line: 4)
    #expect(
      self.story([lock, noted], fault: .stuck(waiting)).rows.map(\.note)
        == ["locks NSLock, waits forever: the NSLock to be unlocked"])
    let story = story([noted], fault: .stuck(waiting))
    #expect(story.rows.map(\.note) == ["waits forever: the NSLock to be unlocked"])
    #expect(story.rows.map(\.isWrong) == [true])
  }

  @Test("an inout access is told by what is done in it, if that can be seen, and marked there")
  func inoutAccess() {
    func change(_ line: UInt, isRacy: Bool = false) -> Recorder.Event {
      var event = Samples.event(.write, lane: 1, line: line, variable: 0, isRacy: isRacy)
      event.isInout = true
      return event
    }
    let spawn = Samples.event(.spawned(lane: 1), lane: 0, line: 9)
    let before = Samples.event(.write, lane: 0, line: 2, variable: 0, value: 1)
    let race = Race(
      earlier: .init(place: CodePlace(2), writes: true, lane: 0),
      later: .init(place: CodePlace(3), writes: true, lane: 1))
    let seen = story(
      [
        spawn, before, change(3, isRacy: true),
        Samples.event(.read, lane: 1, line: 4, variable: 0, value: 1),
        Samples.event(.write, lane: 1, line: 4, variable: 0, value: 2),
      ], fault: .race(race))
    #expect(seen.rows.map(\.note) == ["starts thread 1", "writes 1", "reads 1, writes 2"])
    #expect(seen.rows.map(\.isWrong) == [false, true, true])
    let unseen = story([spawn, before, change(3, isRacy: true)], fault: .race(race))
    #expect(unseen.rows.map(\.note) == ["starts thread 1", "writes 1", "changes"])
    #expect(unseen.rows.map(\.isWrong) == [false, true, true])
  }

  @Test("code without a line, such as an accessor that the compiler made, has its caller's line")
  func callers() {
    // Line 99 is none.
    var event = Samples.event(.write, lane: 0, line: 99, variable: 0, value: 1, isRacy: true)
    event.callers = [CodePlace(99), CodePlace(4), CodePlace(7)]
    #expect(story([event]).rows.map(\.text) == ["counter += 1"])
    let race = Race(
      earlier: .init(place: CodePlace(12), writes: false, lane: 1),
      later: .init(place: CodePlace(99), writes: true, lane: 0))
    let earlier = Samples.event(.read, lane: 1, line: 12, variable: 0)
    let builder = StoryBuilder(resolver: Samples.Lines())
    #expect(builder.places(of: race, in: [earlier, event]).map(\.line) == [12, 4])
    #expect(builder.places(of: race, in: [earlier]) == [], "it did not happen")
  }
}
