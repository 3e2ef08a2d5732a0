import Testing

@testable import Checking
@testable import Exploration

@Suite("Making a story of what was recorded")
struct StoryBuilderTests {
  private typealias Samples = StorySamples

  private func story(
    _ events: [Recorder.Event], fault: StoryBuilder.Fault = .nothing
  ) -> Story {
    StoryBuilder(resolver: Samples.Lines(), sources: [Samples.source])
      .story(of: events, lanes: Samples.lanes, fault: fault)
  }

  @Test("accesses of one lane at one line are one row, up to a switch")
  func merged() {
    #expect(
      Samples.lostUpdateStory.rows.map(\.note) == [
        "writes 0", "starts thread 1", "starts thread 2", "reads 0", "reads 0, writes 2",
        "writes 1", "reads 1, prints \"1\"",
      ])
    #expect(Samples.lostUpdateStory.rows.map(\.lane) == [0, 0, 0, 1, 2, 1, 0])
  }

  @Test("each switch has the reason why the lane before does not go on")
  func switches() {
    #expect(
      Samples.lostUpdateStory.rows.filter(\.isSwitch).map(\.reason) == [
        "main waits for thread 1 to finish", "thread 1 is preempted", "thread 2 has ended",
        "thread 1 has ended",
      ])
  }

  @Test("what a lane keeps for itself is left out, and what was fixed before others started")
  func ownVariables() {
    let story = story([
      Samples.event(.write, lane: 0, line: 2, variable: 1, value: 5),
      Samples.event(.spawned(lane: 1), lane: 0, line: 9),
      Samples.event(.read, lane: 1, line: 4, variable: 1, value: 5),
      Samples.event(.write, lane: 1, line: 5, variable: 2, value: 6),
    ])
    #expect(story.rows.map(\.note) == ["starts thread 1"])
    #expect(story.lanes.map(\.name) == ["main"], "a lane without rows has no column")
  }

  @Test("what one lane hands to another is told")
  func handedOver() {
    let story = story([
      Samples.event(.spawned(lane: 1), lane: 0, line: 9),
      Samples.event(.write, lane: 1, line: 4, variable: 1, value: 5),
      Samples.event(.read, lane: 0, line: 12, variable: 1, value: 5),
    ])
    #expect(story.rows.map(\.note) == ["starts thread 1", "writes 5", "reads 5"])
  }

  @Test("of a switch away and back, through lanes of which nothing is told, nothing is told")
  func unseenSwitches() {
    let story = story([
      Samples.action(.lock, .nsLock, number: 0, lane: 0, line: 4),
      Samples.event(.switched(from: 0, because: .preempted), lane: 1),
      Samples.event(.switched(from: 1, because: .waits(for: .children)), lane: 0),
      Samples.action(.unlock, .nsLock, number: 0, lane: 0, line: 4),
    ])
    #expect(story.rows.map(\.note) == ["locks NSLock, unlocks NSLock"])
    #expect(story.rows.allSatisfy { !$0.isSwitch })
  }

  @Test("the reason is why the lane of the row before stopped, not one that nothing is told of")
  func unseenLanes() {
    let story = story([
      Samples.action(.lock, .nsLock, number: 0, lane: 0, line: 4),
      Samples.event(.switched(from: 0, because: .waits(for: .continuation)), lane: 1),
      Samples.event(.switched(from: 1, because: .ended), lane: 2),
      Samples.action(.unlock, .nsLock, number: 0, lane: 2, line: 5),
    ])
    #expect(story.rows.map(\.reason) == ["", "main waits for its continuation"])
  }

  @Test("several resources of one name are numbered, in the order in which they come")
  func numbered() {
    let story = story([
      Samples.action(.lock, .nsLock, number: 7, lane: 0, line: 1),
      Samples.action(.lock, .nsLock, number: 3, lane: 0, line: 2),
      Samples.action(.wait, .semaphore, number: 4, lane: 0, line: 3),
      Samples.action(.unlock, .nsLock, number: 7, lane: 0, line: 4),
    ])
    #expect(
      story.rows.map(\.note) == [
        "locks NSLock 1", "locks NSLock 2", "waits for semaphore", "unlocks NSLock 1",
      ])
  }

  @Test("time that passes is a row of nobody's")
  func time() {
    let story = story([
      Samples.action(.sleep, .clock, number: 0, lane: 0, line: 1),
      Samples.event(.timePassed(1_500_000_000), lane: -1),
      Samples.event(.read, lane: 0, line: 2, variable: 1, value: 3, isRacy: true),
    ])
    #expect(story.rows.map(\.text).dropFirst().first == "time passes: 1.50 s")
    #expect(story.rows.map(\.lane) == [0, nil, 0])
    #expect(story.rows.map(\.note) == ["sleeps", "", "reads 3"])
  }

  @Test("of a story that is too long the beginning and the end are told, and how much is missing")
  func long() {
    let events = (0..<1000).map { number in
      // Of squares modulo 11 no few that follow one another come again and again.
      Samples.action(
        .lock, .nsLock, number: 0, lane: number % 2, line: UInt(1 + number * number % 11))
    }
    let story = story(events)
    #expect(story.rows.count == 121)
    #expect(story.omitted == 880)
    #expect(story.rows[40].text == "(880 more rows)")
  }

  @Test("of a loop's many rounds the first and the last are told")
  func rounds() {
    let events = (0..<1000).map { number in
      Samples.action(.tryToLock, .nsLock, number: 0, lane: 0, line: UInt(3 + number % 2))
    }
    let story = story(events + [Samples.action(.lock, .nsLock, number: 0, lane: 0, line: 9)])
    #expect(story.rows.compactMap(\.place?.line) == [3, 4, 3, 4, 9])
    #expect(story.rows[2].text == "(the same 498 more times)")
    #expect(story.omitted == 0)
  }

  @Test("what one line does many times is told once, with their number")
  func times() {
    let events = (0..<50).map { _ in
      Samples.action(.tryToLock, .nsLock, number: 0, lane: 0, line: 3)
    }
    #expect(story(events).rows.map(\.note) == ["tries to lock NSLock (50 times)"])
  }

  @Test("numbers are signed; an access of what looks like a reference or a fraction is not told")
  func values() {
    let notes = [UInt64(5), .max, 0x7FFF_1234_5678, (1.5).bitPattern].map { value in
      story([
        Samples.event(.write, lane: 0, line: 1, variable: 0, value: value, isRacy: true)
      ]).rows.first?.note
    }
    #expect(notes == ["writes 5", "writes -1", nil, nil])
  }

  @Test("lanes of one name are numbered")
  func laneNames() {
    let story = StoryBuilder(resolver: Samples.Lines()).story(
      of: [
        Samples.event(.spawned(lane: 1), lane: 0, line: 1),
        Samples.event(.spawned(lane: 2), lane: 0, line: 2),
        Samples.event(.printed("a"), lane: 2, line: 3),
      ], lanes: [(.main, "main"), (.queue, "global queue"), (.queue, "global queue")])
    #expect(story.rows.map(\.note).prefix(2) == ["starts global queue 1", "starts global queue 2"])
    #expect(story.lanes.map(\.name) == ["main", "global queue 2"])
  }

  @Test("what hands a block over and what starts it are one, and steps inside of a model are none")
  func steps() {
    let story = story([
      Samples.action(.async, .serialQueue, number: 0, lane: 0, line: 1),
      Samples.event(.spawned(lane: 1), lane: 0, line: 1),
      Samples.action(.start, .serialQueue, number: 0, lane: 1),
      Samples.action(.leave, .group, number: 1, lane: 1),
      Samples.action(.start, .dispatchTimer, number: 2, lane: 0, line: 2),
    ])
    #expect(
      story.rows.map { $0.text + "|" + $0.note } == [
        "import Foundation|starts thread 1", "1 step of the runtime|",
        "nonisolated(unsafe) var counter = 0|starts timer",
      ])
  }

  @Test("of many things that one row does the first and the last are told")
  func manyNotes() {
    let story = story(
      (0..<20).map { number in
        Samples.action(.wait, .semaphore, number: number, lane: 0, line: 1)
      })
    #expect(
      story.rows.map(\.note) == [
        "waits for semaphore 1, waits for semaphore 2, waits for semaphore 3, "
          + "waits for semaphore 4, (14 more), waits for semaphore 19, waits for semaphore 20"
      ])
  }

  @Test("the engine's own recording of two lanes tells who was preempted, waited and ended")
  func recorded() {
    let recorder = Recorder()
    _ = Explorer(mostExecutions: 1).everyInterleaving {
      Engine.shared.recorder = recorder
      let started = Gate()
      let lane = Engine.shared.spawn(.thread, name: "helper") { started.open() }
      started.wait()
      _ = lane
      Engine.shared.recorder = nil
    }
    let events = recorder.events.map { event in
      var event = event
      // Here nothing is the program's own code.
      if case .switched = event.kind {} else { event.place = CodePlace(UInt(event.lane + 4)) }
      return event
    }
    let story = StoryBuilder(resolver: Samples.Lines()).story(of: events, lanes: recorder.lanes)
    #expect(story.rows.map(\.note).contains { $0.contains("signals semaphore") })
    #expect(story.rows.contains { $0.reason.hasSuffix("waits for a signal of the semaphore") })
  }
}

/// Something to wait for.
private final class Gate: Resource {
  private var isOpen = false
  init() { super.init(kind: .semaphore) }
  override func isReady(for action: Action, lane: Lane) -> Bool { isOpen }
  override func waitReason(for action: Action) -> WaitReason { .signal(title) }
  func wait() { Engine.shared.wait(Action(.wait, self, .take)) }
  func open() {
    Engine.shared.perform(Action(.signal, self, .give))
    isOpen = true
  }
}
