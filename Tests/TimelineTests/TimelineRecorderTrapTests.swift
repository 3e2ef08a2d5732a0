import Synchronization
import Testing
import Timeline

@Suite("The recorder, at a trap")
struct TimelineRecorderTrapTests {
  @Test("a trap is in the lane that traps, whoever spoke last, and is told at once")
  func trap() async throws {
    let told = Mutex<[Timeline]>([])
    let recorder = TimelineRecorder(onProgress: { progress in
      told.withLock { $0.append(progress) }
    })
    await Task(name: "source") {
      recorder.note("answers again")
      await Task(name: "asker") { recorder.note("is resumed") }.value
      recorder.trap()
    }.value
    let timelines = told.withLock { $0 }
    #expect(timelines.map(\.marks.count) == [0, 0, 1])
    let trap = try #require(timelines.last?.marks.first)
    #expect(trap.kind == .trap && timelines[2].lanes[trap.lane].name == "source")
  }
}
