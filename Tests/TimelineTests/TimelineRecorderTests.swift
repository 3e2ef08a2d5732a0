import Dispatch
import Foundation
import Testing
import Timeline

@Suite("The recorder")
struct TimelineRecorderTests {
  /// Does something in a task of its own, to its end.
  private func inTask(named name: String, _ body: @escaping @Sendable () async -> Void) async {
    await Task(name: name) { await body() }.value
  }

  @Test("nothing recorded: an empty timeline")
  func empty() {
    #expect(TimelineRecorder().timeline() == Timeline())
  }

  @Test("a state lasts until the next one, has a lane of its own, and ends no one's waiting")
  func states() async {
    let recorder = TimelineRecorder()
    await inTask(named: "cook") {
      recorder.wait(for: "the oven")
      recorder.hold("oven", .object, "cold")
      recorder.hold("oven", .object, "hot")
      recorder.hold("oven", .object, "hot")
      recorder.hold("oven", .object, nil)
      recorder.hold("grill", .object, nil)
      recorder.mark(.loss, on: "cook")
      recorder.mark(.loss, on: "nobody")
      recorder.wait(for: "the guests", isFree: true)
      recorder.mark(.tick)
    }
    let timeline = recorder.timeline()
    #expect(timeline.lanes.map(\.name) == ["cook", "oven"])
    #expect(timeline.lanes.map(\.kind) == [.task, .object])
    #expect(timeline.spans.map(\.label) == ["the oven", "cold", "hot", "the guests"])
    #expect(timeline.spans.map(\.activity) == [.waiting, .holding, .holding, .free])
    #expect(timeline.spans[1].end == timeline.spans[2].start)
    #expect(timeline.spans[0].end == timeline.spans[3].start)
    #expect(timeline.wakeUps(of: 0) == [timeline.spans[0].end])
    #expect(timeline.marks.map(\.kind) == [.loss, .tick])
    #expect(timeline.marks.map(\.lane) == [0, 0])
    #expect(timeline.marks[1].time == timeline.spans[3].end)
  }

  @Test("what is recorded keeps the line that asked for it, and files can be renamed")
  func places() async {
    let recorder = TimelineRecorder()
    func place(_ line: Int) -> Timeline.Place { .init(file: "/a/b.swift", line: line) }
    await inTask(named: "cook") {
      recorder.wait(for: "the oven", at: .init(file: "/a/b.swift", line: 1))
      recorder.begin(1, label: "bread", at: .init(file: "/a/b.swift", line: 2))
      recorder.end(1)
      recorder.note("done", at: .init(file: "/a/b.swift", line: 3))
      recorder.mark(.tick, at: .init(file: "/a/b.swift", line: 4))
      recorder.hold("oven", .object, "hot", at: .init(file: "/a/b.swift", line: 5))
      recorder.wait(for: "the guests")
    }
    let timeline = recorder.timeline()
    #expect(timeline.spans.map(\.place) == [place(1), place(2), place(5), nil])
    #expect(timeline.notes.map(\.place) == [place(3)] && timeline.marks.map(\.place) == [place(4)])
    let renamed = timeline.renamingFiles { $0.replacingOccurrences(of: "/a/", with: "") }
    #expect(Set(renamed.places.map(\.file)) == ["b.swift"])
    #expect(renamed.places.map(\.line) == timeline.places.map(\.line))
  }

  @Test("work is a span with its label and task, on the lane of who did it")
  func work() async throws {
    let recorder = TimelineRecorder()
    await inTask(named: "baker") {
      recorder.begin(7, label: "bread")
      recorder.end(7)
    }
    let timeline = recorder.timeline()
    let span = try #require(timeline.spans.first)
    #expect(timeline.spans.count == 1)
    #expect(timeline.lanes.map(\.name) == ["baker"])
    #expect(timeline.lanes.map(\.kind) == [.task])
    #expect(span.activity == .working)
    #expect(span.label == "bread")
    #expect(span.task == 7)
    #expect(span.end >= span.start)
  }

  @Test("work that computes has its processor time, which is never longer than it took")
  func processorTime() {
    let recorder = TimelineRecorder()
    recorder.begin(1, label: "short")
    recorder.end(1, processorTime: 0)
    recorder.begin(2, label: "longer than it took")
    recorder.end(2, processorTime: .max)
    recorder.begin(3, label: "waits")
    recorder.end(3)
    let spans = recorder.timeline().spans
    #expect(spans[0].processorTime == 0 && spans[0].work == 0)
    #expect(spans[1].processorTime == spans[1].duration)
    #expect(spans[2].processorTime == nil && spans[2].work == spans[2].duration)
  }

  @Test("work may end on another lane than it began on, and stays on the first")
  func endedElsewhere() async {
    let recorder = TimelineRecorder()
    await inTask(named: "first") { recorder.begin(1, label: "task 1") }
    await inTask(named: "second") {
      recorder.end(1)
      recorder.note("ended")
    }
    let timeline = recorder.timeline()
    #expect(timeline.lanes.map(\.name) == ["first", "second"])
    #expect(timeline.spans.map(\.lane) == [0])
    #expect(timeline.spans[0].end <= timeline.notes[0].time)
  }

  @Test("who hands a task out and who begins it are linked")
  func links() async {
    let recorder = TimelineRecorder()
    await inTask(named: "chief") {
      recorder.handOut(1)
      recorder.handOut(2)
    }
    await inTask(named: "helper") {
      recorder.begin(2, label: "task 2")
      recorder.end(2)
    }
    let links = recorder.timeline().links
    #expect(links.count == 1)
    #expect(links.allSatisfy { $0.from == 0 && $0.to == 1 && $0.task == 2 })
    #expect(links.allSatisfy { $0.sent <= $0.received })
  }

  @Test("work that nobody handed out has no link")
  func noLink() async {
    let recorder = TimelineRecorder()
    await inTask(named: "alone") { recorder.begin(1, label: "task 1") }
    #expect(recorder.timeline().links.isEmpty)
  }

  @Test("prerequisites are kept with the task that has them")
  func prerequisites() {
    let recorder = TimelineRecorder()
    recorder.begin(1, label: "fetch")
    recorder.begin(2, label: "decode", prerequisites: [1])
    #expect(recorder.timeline().prerequisites == [2: [1]])
  }

  @Test("waiting ends at the next event of its own lane, not at another lane's")
  func waiting() async throws {
    let recorder = TimelineRecorder()
    await inTask(named: "waiter") {
      recorder.wait(for: "the group")
      await inTask(named: "other") { recorder.note("busy") }
      recorder.note("woken")
      await inTask(named: "other") { recorder.note("still busy") }
    }
    let timeline = recorder.timeline()
    let span = try #require(timeline.spans.first)
    let times = Dictionary(
      uniqueKeysWithValues: timeline.notes.map { ($0.text, $0.time) })
    #expect(span.activity == .waiting)
    #expect(span.label == "the group")
    #expect(span.end >= (try #require(times["busy"])))
    #expect(span.end == times["woken"])
  }

  @Test("to wait for something else ends the waiting before")
  func waitingTwice() async {
    let recorder = TimelineRecorder()
    await inTask(named: "waiter") {
      recorder.wait(for: "one")
      recorder.wait(for: "two")
    }
    let spans = recorder.timeline().spans
    #expect(spans.map(\.label) == ["one", "two"])
    #expect(spans[0].end == spans[1].start)
  }

  @Test("what is open when the timeline is taken ends then, and may go on afterwards")
  func open() {
    let recorder = TimelineRecorder()
    recorder.begin(1, label: "task 1")
    let first = recorder.timeline().spans[0]
    recorder.end(1)
    let second = recorder.timeline().spans[0]
    #expect(first.end >= first.start)
    #expect(second.end >= first.end)
  }

  @Test("the end of work that has not begun changes nothing")
  func endWithoutBegin() {
    let recorder = TimelineRecorder()
    recorder.end(3)
    #expect(recorder.timeline().spans.isEmpty)
  }

  @Test("notes are passed on as they are said, in the order of their times")
  func notes() async {
    let (heard, hear) = AsyncStream.makeStream(of: String.self)
    let recorder = TimelineRecorder { note, lane in hear.yield("\(lane.name): \(note.text)") }
    await inTask(named: "speaker") {
      recorder.note("one")
      recorder.note("two")
    }
    hear.finish()
    #expect(await heard.reduce(into: []) { $0.append($1) } == ["speaker: one", "speaker: two"])
    #expect(recorder.timeline().notes.map(\.text) == ["one", "two"])
    let times = recorder.timeline().notes.map(\.time)
    #expect(times == times.sorted())
  }

  @Test("a task's lane has the task's name, wherever it runs")
  func taskLanes() async {
    let recorder = TimelineRecorder()
    await Task(name: "photo 1") {
      recorder.note("before")
      await Task.yield()
      recorder.note("after")
    }.value
    let timeline = recorder.timeline()
    #expect(timeline.lanes.map(\.name) == ["photo 1"])
    #expect(timeline.lanes.map(\.kind) == [.task])
    #expect(timeline.notes.map(\.lane) == [0, 0])
  }

  @Test("outside any task the lane is the thread's")
  func threadLane() {
    let recorder = TimelineRecorder()
    let done = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      recorder.note("here")
      done.signal()
    }
    done.wait()
    #expect(recorder.timeline().lanes.map(\.kind) == [.thread])
  }

  @Test("two lanes without names are told apart, also from a lane that is called like one")
  func unnamed() async {
    let recorder = TimelineRecorder()
    await Task(name: "task 2") { recorder.note("named") }.value
    await withTaskGroup { group in
      for _ in 1...2 { group.addTask { recorder.note("unnamed") } }
    }
    let names = recorder.timeline().lanes.map(\.name)
    #expect(Set(names).count == names.count)
  }
}
