import Exploration
import Testing

@Suite("An execution whose beginning is chosen")
struct GuidedTests {
  private func run(_ guided: Guided) -> [String] {
    var outputs: [String] = []
    _ = Explorer().explore(Self.program, with: guided) {
      outputs.append(String(decoding: $0.output, as: UTF8.self))
    }
    return outputs
  }

  /// Main starts two lanes, and each of the three prints.
  private static func program() {
    for name in ["a", "b"] {
      Engine.shared.spawn(.thread, name: name) { outcome(name) }
    }
    outcome("main")
  }

  @Test("it halts at the first point that has a choice, before anything of it has happened")
  func halts() {
    let guided = Guided(Schedule(), choices: [])
    #expect(run(guided) == [])
    #expect(guided.path.isEmpty && !guided.hasDeparted && guided.current == 0)
  }

  @Test("choices are followed, and points with one lane are passed over")
  func follows() {
    // Main prints; b starts and prints; a, which is alone then, does so without a choice.
    let guided = Guided(Schedule(), choices: [0, 2, 2])
    #expect(run(guided) == ["main\nb\na\n"])
    #expect(guided.path == [0, 2, 2] && guided.switches == 0)
  }

  @Test("to leave a lane that can continue is a switch; to go on after one has ended is none")
  func switches() {
    let guided = Guided(Schedule(), choices: [1, 0])
    #expect(run(guided) == [])
    #expect(guided.switches == 2 && guided.current == nil)
  }

  @Test("a choice that is not offered, or one too many, is a departure")
  func departs() {
    let wrong = Guided(Schedule(), choices: [5])
    #expect(run(wrong) == [] && wrong.hasDeparted)
    let long = Guided(Schedule(), choices: [0, 2, 2, 1])
    _ = run(long)
    #expect(long.hasDeparted)
  }

  @Test(
    "a schedule is followed to its last choice that is not the default, as choices that were made")
  func base() {
    // The first step is main's start, the second its print.
    let schedule = Schedule(deviations: [Schedule.Deviation(step: 3, lane: 2)])
    let guided = Guided(schedule, choices: [])
    #expect(run(guided) == [])
    #expect(guided.path == [0, 2] && !guided.hasDeparted)
  }

  @Test("after the beginning another strategy chooses: all that begin so, and no others")
  func rest() {
    let bounded = BoundedSearch(startsAreChoices: true)
    let guided = Guided(Schedule(), choices: [0], rest: bounded)
    #expect(Set(run(guided)) == ["main\na\nb\n", "main\nb\na\n"])
    #expect(bounded.isComplete && !bounded.wasBounded)
  }

  @Test("a bounded search in the middle counts leaving the lane that ran last")
  func counts() {
    // a has begun: for b to print first it takes a switch.
    func outputs(_ bound: Int) -> Set<String> {
      let rest = BoundedSearch(preemptions: bound, startsAreChoices: true)
      return Set(run(Guided(Schedule(), choices: [0, 1], rest: rest)))
    }
    #expect(outputs(0) == ["main\na\nb\n"])
    #expect(outputs(1) == ["main\na\nb\n", "main\nb\na\n"])
  }
}
