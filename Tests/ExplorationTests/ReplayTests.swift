import Exploration
import Testing

@Suite("A schedule is replayed")
struct ReplayTests {
  private func outcomeOf(
    _ strategy: any Strategy, _ program: @escaping () -> Void
  ) -> (output: String, end: ExecutionEnd, schedule: Schedule)? {
    let recording = Recording(strategy)
    var last: (String, ExecutionEnd, Schedule)?
    _ = Explorer().explore(program, with: recording) { result in
      last = (
        String(decoding: result.output, as: UTF8.self), result.end, recording.schedule()
      )
    }
    return last
  }

  @Test("run, schedule, text, schedule, run: the same choices and the same output")
  func roundTrip() throws {
    for seed in UInt64(0)..<50 {
      let program = { Programs.lostUpdate(threads: 3, each: 2) }
      let first = try #require(outcomeOf(RandomWalk(seed: seed, count: 1), program))
      let replay = Replay(try Schedule(text: first.schedule.text))
      let second = try #require(outcomeOf(replay, program))
      #expect(second.output == first.output)
      #expect(second.schedule == first.schedule)
      #expect(replay.departure == nil)
    }
  }

  @Test("a deadlock comes back")
  func deadlock() throws {
    var stuck: Schedule?
    let recording = Recording(SourceSets())
    _ = Explorer().explore(Programs.twoLocks, with: recording) { result in
      if result.end == .stuck { stuck = recording.schedule() }
    }
    let schedule = try #require(stuck)
    #expect(outcomeOf(Replay(schedule), Programs.twoLocks)?.end == .stuck)
  }

  @Test("without deviations it is the default execution")
  func standard() throws {
    let program = { Programs.lostUpdate(threads: 2, each: 2) }
    let first = try #require(outcomeOf(FirstChoice(), program))
    #expect(first.schedule == Schedule())
    #expect(outcomeOf(Replay(Schedule()), program)?.output == first.output)
  }

  @Test("it tells where the program departs from it, and is cut short there")
  func departure() throws {
    let impossible = Schedule.Deviation(step: 3, lane: 9)
    let replay = Replay(Schedule(deviations: [impossible]))
    #expect(outcomeOf(replay, { Programs.lostUpdate(threads: 2, each: 1) }) == nil)
    let departure = try #require(replay.departure)
    #expect(departure.choice == impossible)
    #expect(departure.enabled.lanes == [1, 2])
  }

  @Test("it can go on by default where the program departs from it")
  func lenient() throws {
    let replay = Replay(Schedule(deviations: [.init(step: 3, lane: 9)]), goesOn: true)
    let run = outcomeOf(replay, { Programs.lostUpdate(threads: 2, each: 1) })
    #expect(run?.output == "2\n")
    #expect(replay.departure != nil)
  }

  @Test("a choice after the program's end is a departure, too")
  func tooLong() throws {
    let replay = Replay(Schedule(deviations: [.init(step: 1000, lane: 1)]))
    _ = outcomeOf(replay, { Programs.lostUpdate(threads: 2, each: 1) })
    #expect(replay.departure?.choice.step == 1000)
    #expect(replay.departure?.enabled.isEmpty == true)
  }
}
