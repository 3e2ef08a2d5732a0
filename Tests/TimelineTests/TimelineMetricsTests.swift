import Testing
import Timeline

@Suite("The metrics of a timeline")
struct TimelineMetricsTests {
  /// Work from one time to another, on a lane of its own unless told otherwise.
  private func work(_ task: Int, _ start: Int64, _ end: Int64, lane: Int? = nil) -> Timeline.Span {
    .init(
      lane: lane ?? task, activity: .working, label: "task \(task)", start: start, end: end,
      task: task)
  }

  private func wait(_ start: Int64, _ end: Int64) -> Timeline.Span {
    .init(lane: 0, activity: .waiting, label: "the group", start: start, end: end)
  }

  @Test("an empty timeline has no length, no work and no ratio")
  func empty() {
    let metrics = Timeline().metrics()
    #expect(metrics.makespan == 0)
    #expect(metrics.work == 0)
    #expect(metrics.criticalPath == 0)
    #expect(metrics.peak == 0)
    #expect(metrics.bound == 0)
    #expect(metrics.ratio == nil)
  }

  @Test("the makespan goes from the first start to the last end, waiting and notes included")
  func makespan() {
    var timeline = Timeline(spans: [wait(100, 900), work(1, 200, 300)])
    #expect(timeline.makespan == 800)
    timeline.notes = [
      .init(lane: 0, time: 50, text: "before"), .init(lane: 0, time: 950, text: ""),
    ]
    #expect(timeline.makespan == 900)
  }

  @Test("waiting is no work, and does not count as running")
  func waiting() {
    let metrics = Timeline(spans: [wait(0, 100), work(1, 10, 40)]).metrics()
    #expect(metrics.work == 30)
    #expect(metrics.peak == 1)
    #expect(metrics.criticalPath == 30)
  }

  @Test("spans that only touch do not run at once")
  func touching() {
    #expect(Timeline(spans: [work(1, 0, 10), work(2, 10, 20)]).metrics().peak == 1)
    #expect(Timeline(spans: [work(1, 0, 11), work(2, 10, 20)]).metrics().peak == 2)
    #expect(
      Timeline(spans: [work(1, 0, 30), work(2, 5, 10), work(3, 10, 20)]).metrics().peak == 2)
  }

  @Test("without prerequisites the critical path is the longest task")
  func longestTask() {
    let timeline = Timeline(spans: [work(1, 0, 10), work(2, 0, 25), work(3, 0, 5)])
    #expect(timeline.metrics().criticalPath == 25)
  }

  @Test("the critical path is the longest chain of prerequisites, not the longest list")
  func chain() {
    let timeline = Timeline(
      spans: [work(1, 0, 10), work(2, 10, 40), work(3, 10, 15), work(4, 40, 47), work(5, 0, 20)],
      prerequisites: [2: [1], 3: [1], 4: [2, 3]])
    #expect(timeline.metrics().criticalPath == 10 + 30 + 7)
  }

  @Test("a prerequisite that was never worked on adds nothing, and a circle does not hang")
  func strangePrerequisites() {
    let unknown = Timeline(spans: [work(1, 0, 10)], prerequisites: [1: [9]])
    #expect(unknown.metrics().criticalPath == 10)
    let circle = Timeline(
      spans: [work(1, 0, 10), work(2, 10, 20)], prerequisites: [1: [2], 2: [1]])
    #expect(circle.metrics().criticalPath <= 20)
  }

  @Test("a task that was worked on in two stretches counts as long as both")
  func stretches() {
    let metrics = Timeline(spans: [work(1, 0, 10), work(1, 20, 25)]).metrics()
    #expect(metrics.criticalPath == 15)
    #expect(metrics.work == 15)
  }

  @Test("the bound is the work shared by the width, or the critical path if that is longer")
  func bound() {
    let even = Timeline(spans: [work(1, 0, 10), work(2, 0, 10), work(3, 10, 20), work(4, 10, 20)])
    #expect(even.metrics().width == 2)
    #expect(even.metrics().bound == 20)
    #expect(even.metrics().ratio == 1)
    let long = Timeline(spans: [work(1, 0, 30), work(2, 0, 10), work(3, 30, 60)])
    #expect(long.metrics().bound == 35)
    #expect(long.metrics().ratio == 60.0 / 35)
    let lopsided = Timeline(spans: [work(1, 0, 50), work(2, 0, 10)])
    #expect(lopsided.metrics().bound == 50)
  }

  @Test("the width of a bound can be given: as many workers as there are, or could have been")
  func width() {
    let timeline = Timeline(spans: [work(1, 0, 20), work(2, 0, 20), work(3, 0, 20)])
    #expect(timeline.metrics(width: 2).peak == 3)
    #expect(timeline.metrics(width: 2).width == 2)
    #expect(timeline.metrics(width: 2).bound == 30)
    let serial = Timeline(spans: [work(1, 0, 10), work(2, 10, 20), work(3, 20, 30)])
    #expect(serial.metrics().ratio == 1)
    #expect(serial.metrics(width: 3).ratio == 3)
  }

  @Test("work that computes is its processor time, not the time that it had to share a processor")
  func processorTime() {
    var (one, two) = (work(1, 0, 20), work(2, 0, 20))
    one.processorTime = 10
    two.processorTime = 8
    let metrics = Timeline(spans: [one, two]).metrics(width: 1)
    #expect(metrics.work == 18)
    #expect(metrics.criticalPath == 10)
    #expect(metrics.bound == 18)
    #expect(metrics.inOrder == 18)
  }

  @Test("the same work, done in less elsewhere, bounds both; what was measured here stays")
  func sharing() {
    let here = Timeline(spans: [work(1, 0, 12), work(2, 12, 24)])
    let there = Timeline(spans: [work(1, 0, 10), work(2, 0, 11)]).metrics().amount
    let metrics = here.metrics(width: 2, sharing: there)
    #expect(metrics.work == 24)
    #expect(metrics.bound == 11)
    #expect(metrics.ratio == 24.0 / 11)
  }

  @Test("taken in order by two workers, a long last task makes the schedule longer than the bound")
  func inOrder() {
    let metrics = Timeline(
      spans: [work(1, 0, 10), work(2, 0, 10), work(3, 10, 40)]
    ).metrics()
    #expect(metrics.bound == 30)
    #expect(metrics.inOrder == 40)
  }

  @Test("in order, a task waits for its prerequisites")
  func inOrderAfter() {
    let timeline = Timeline(
      spans: [work(1, 0, 10), work(2, 0, 30), work(3, 30, 40)], prerequisites: [3: [2]])
    #expect(timeline.metrics().inOrder == 40)
  }
}
