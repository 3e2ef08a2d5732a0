import Channel
import Checking
import Exploration
import Testing

@Suite("What is known of a search that is interrupted")
struct InterimTests {
  @Test("before anything has run there is nothing to say")
  func nothing() { #expect(Interim().sentence == nil) }

  @Test("the executions until then, and that nothing is proved by them")
  func executions() {
    var interim = Interim()
    interim.hear(.progress(phase: .random, executions: 1, seconds: 0.1))
    #expect(
      interim.sentence
        == "interrupted after 1 execution; nothing was found until then, and nothing is proved")
  }

  @Test("what was found until then, each kind once")
  func found() {
    var interim = Interim()
    interim.hear(.noticed(.deadlock))
    interim.hear(.progress(phase: .random, executions: 70, seconds: 0.1))
    interim.hear(.noticed(.deadlock))
    interim.hear(.noticed(.wrongResult))
    #expect(
      interim.sentence
        == "interrupted after 70 executions; found until then: deadlock, wrong result")
  }
}
