import CRecorder
import Testing
import Timeline

@testable import Recording

@Suite("what is read from a recording")
struct RunReaderTests {
  /// `main 0-10 working` and so on, in microseconds, in the order in which they began.
  private func spans(_ run: RecordedRun, of timeline: Timeline? = nil) -> [String] {
    let timeline = timeline ?? run.timeline
    return timeline.spans.map { span in
      let name = timeline.lanes[span.lane].name
      return "\(name) \(span.start / 1000)-\(span.end / 1000) \(span.activity) \(span.label)"
    }
  }

  @Test("a thread works, and waits in between; a wait that is none does not count")
  func waits() throws {
    var file = RecorderFile()
    file.add(100, CRECORDER_WAIT_BEGINS, subject: UInt64(CRECORDER_SEMAPHORE.rawValue))
    // The system's own wait in it.
    file.add(110, CRECORDER_WAIT_BEGINS, subject: UInt64(CRECORDER_SLEEP.rawValue))
    file.add(150, CRECORDER_WAIT_ENDS)
    file.add(200, CRECORDER_WAIT_ENDS)
    file.add(250, CRECORDER_WAIT_BEGINS, subject: UInt64(CRECORDER_LOCK.rawValue))
    file.add(255, CRECORDER_WAIT_ENDS)
    let run = try #require(file.run(until: 300))
    #expect(
      spans(run) == [
        "main 0-100 working main", "main 100-200 waiting semaphore", "main 200-300 working main",
      ])
    #expect(run.unfinished.isEmpty)
  }

  @Test("a work is drawn on the thread that ran it, and told of by the one that handed it over")
  func works() throws {
    var file = RecorderFile()
    file.add(0, CRECORDER_WORKER_BEGINS, on: 101)
    file.add(10, CRECORDER_WORK_IS_SENT, subject: 1, other: 77, place: 0x10)
    file.add(20, CRECORDER_WORK_IS_SENT, subject: 2, other: 77, place: 0x20)
    file.add(50, CRECORDER_WORK_BEGINS, on: 101, subject: 1, other: 77, name: "net")
    file.add(90, CRECORDER_WORK_ENDS, on: 101, subject: 1)
    file.add(91, CRECORDER_WAIT_BEGINS, on: 101, subject: UInt64(CRECORDER_LOCK.rawValue))
    let run = try #require(file.run(until: 100, lines: [0x10: 7]))
    #expect(spans(run) == ["main 0-100 working main", "worker 1 50-90 working net 1"])
    #expect(run.starts.map(\.label) == ["net 1", "net 2"])
    #expect(run.starts.map(\.line) == [7, nil])
    #expect(run.works.map { $0.start == nil } == [false, true])
    #expect(run.timeline.spans.map { $0.place?.line } == [nil, 7])
    // A thread of the pool that does nothing for the program waits for nothing.
    #expect(run.unfinished.isEmpty)
    #expect(run.timeline.links.map { [$0.from, $0.to] } == [[0, 1]])
  }

  @Test("a queue has a row for each work that it runs at a time, and shows what waits for its turn")
  func queues() throws {
    var file = RecorderFile()
    for number in 1...3 as ClosedRange<UInt64> {
      let place: UInt64 = number == 1 ? 0x10 : 0x20
      file.add(Int64(number), CRECORDER_WORK_IS_SENT, subject: number, other: 77, place: place)
    }
    file.add(20, CRECORDER_WORK_BEGINS, on: 101, subject: 1, other: 77, name: "net")
    file.add(30, CRECORDER_WORK_BEGINS, on: 102, subject: 2, other: 77, name: "net")
    file.add(60, CRECORDER_WORK_ENDS, on: 101)
    file.add(70, CRECORDER_WORK_ENDS, on: 102)
    file.add(80, CRECORDER_WORK_BEGINS, on: 101, subject: 3, other: 77, name: "net")
    let run = try #require(file.run(until: 100, lines: [0x10: 7]))
    let drawn = run.withQueues
    let queues = spans(run, of: drawn).filter { $0.hasPrefix("queue") }
    #expect(
      queues == [
        "queue net 1-20 waiting queue", "queue net 20-60 working net 1",
        "queue net 3-80 waiting queue", "queue net 80-100 working net 3",
        "queue net (2) 2-30 waiting queue", "queue net (2) 30-70 working net 2",
      ])
    #expect(drawn.places.map(\.line) == [7, 7, 7])
    #expect(drawn.lanes.indices.allSatisfy { drawn.lanes[$0].id == $0 })
  }

  @Test(
    "a task has a row, on whichever thread it runs; suspended, it waits, and ended, it does not")
  func tasks() throws {
    var file = RecorderFile()
    file.add(10, CRECORDER_TASK_IS_MADE, subject: 1, place: 0x10)
    file.add(20, CRECORDER_TASK_RUNS, on: 101, subject: 1)
    file.add(21, CRECORDER_TASK_IS_NAMED, on: 101, subject: 1, name: "load")
    file.add(30, CRECORDER_TASK_IS_MADE, on: 101, subject: 2)
    file.add(40, CRECORDER_TASK_STOPS, on: 101, subject: 1)
    file.add(40, CRECORDER_TASK_RUNS, on: 101, subject: 2)
    // That task has ended, of which nothing else tells. Here a task of the runtime's own runs.
    file.add(60, CRECORDER_TASK_RUNS, on: 101, subject: 9)
    file.add(65, CRECORDER_TASKS_PAUSE, on: 101)
    file.add(70, CRECORDER_TASK_RUNS, on: 102, subject: 1)
    file.add(80, CRECORDER_TASK_STOPS, on: 102, subject: 1)
    let run = try #require(file.run(until: 100, lines: [0x10: 3]))
    #expect(
      spans(run) == [
        "main 0-100 working main", "load 20-40 working load",
        "task 2 40-60 working task 2", "load 40-70 waiting awaited", "load 70-80 working load",
        "load 80-100 waiting awaited",
      ])
    #expect(
      run.starts.map { "\($0.lane) \($0.label) \($0.line ?? 0)" } == ["0 load 3", "1 task 2 0"])
    #expect(run.unfinished == [.init(lane: 1, reason: .awaited)])
  }

  @Test("what happens in a task on a queue, or waits in it, is on the task's row")
  func blockedTask() throws {
    var file = RecorderFile()
    file.add(0, CRECORDER_TASK_IS_MADE, subject: 1)
    file.add(10, CRECORDER_TASK_RUNS, on: 101, subject: 1)
    file.add(20, CRECORDER_WORK_IS_SENT, on: 101, subject: 5, other: 77)
    file.add(30, CRECORDER_WORK_BEGINS, on: 101, subject: 5, other: 77, name: "inner")
    file.add(40, CRECORDER_WAIT_BEGINS, on: 101, subject: UInt64(CRECORDER_SLEEP.rawValue))
    file.add(60, CRECORDER_WAIT_ENDS, on: 101)
    file.add(70, CRECORDER_WORK_ENDS, on: 101)
    file.add(80, CRECORDER_TASKS_PAUSE, on: 101)
    let run = try #require(file.run(until: 100))
    #expect(
      spans(run).filter { !$0.hasPrefix("main") } == [
        "task 1 10-30 working task 1", "task 1 30-40 working inner 1",
        "task 1 40-60 waiting sleep", "task 1 60-70 working inner 1", "task 1 70-80 working task 1",
      ])
    #expect(run.timeline.lanes.map(\.name) == ["main", "task 1"])
  }

  @Test(
    "a recording that is cut off says how much is missing, and an event that is half written is none"
  )
  func cutOff() throws {
    var file = RecorderFile()
    file.add(10, CRECORDER_WAIT_BEGINS, subject: UInt64(CRECORDER_SEMAPHORE.rawValue))
    file.add(20, crecorder_kind(rawValue: 0))
    file.add(30, CRECORDER_WAIT_ENDS)
    file.room = 2
    let run = try #require(file.run(until: 100))
    #expect(run.lost == 1)
    #expect(run.events == 1)
    // How that wait went on is not known.
    #expect(run.unfinished.isEmpty)
    #expect(run.length == 10_000 && run.duration == 100_000)
    #expect([UInt8](repeating: 0, count: 128).withUnsafeBytes { Recording($0, until: 0) } == nil)
  }

  @Test("a timer's work that runs again has no start of its own, and a thread has its name")
  func others() throws {
    var file = RecorderFile()
    file.add(0, CRECORDER_WORK_IS_PLANNED, subject: 4)
    file.add(20, CRECORDER_WORK_BEGINS, on: 101, subject: 4, other: 77, name: "ticks")
    file.add(21, CRECORDER_WORK_ENDS, on: 101)
    file.add(40, CRECORDER_WORK_BEGINS, on: 101, subject: 4, other: 77, name: "ticks")
    file.add(41, CRECORDER_WORK_ENDS, on: 101)
    file.add(50, CRECORDER_THREAD_IS_MADE, on: 103, subject: 100, other: 103)
    file.add(52, CRECORDER_THREAD_BEGINS, on: 103)
    file.add(53, CRECORDER_THREAD_IS_NAMED, on: 103, name: "helper")
    file.add(80, CRECORDER_THREAD_ENDS, on: 103)
    let run = try #require(file.run(until: 100))
    #expect(run.starts.map(\.label) == ["ticks 1", "helper"])
    #expect(
      spans(run).dropFirst() == [
        "thread 1 20-21 working ticks 1", "thread 1 40-41 working ticks 2",
        "helper 52-80 working helper",
      ])
    // It was not the queue's turn that it waited for.
    #expect(!run.withQueues.spans.contains { $0.activity == .waiting })
  }
}
