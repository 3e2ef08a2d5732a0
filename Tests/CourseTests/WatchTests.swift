import Course
import Testing

@Suite("watching an exercise: what to do when something happens")
struct WatchTests {
  private let watch = WatchMachine()
  private let passed: GradeReport
  private let failed: GradeReport

  init() throws {
    passed = try .sample("deadlock")
    failed = try .sample("deadlock", points: 3)
    _ = watch.commands(for: .arrived(.init(isUntouched: true, hints: 0, hintCount: 3)))
  }

  private func save() -> [WatchCommand] { watch.commands(for: .fileChanged) }
  private func press(_ key: Character) -> [WatchCommand] {
    watch.commands(for: .key(key))
  }
  /// Saves the file and grades it.
  private func grade(_ report: GradeReport) {
    _ = save()
    _ = watch.commands(for: .graded(report))
  }

  @Test("the first time there is a welcome and the task, and nothing is graded")
  func welcome() {
    let watch = WatchMachine(redraws: true)
    let arrival = WatchEvent.Arrival(isWelcome: true, isUntouched: true, hints: 0, hintCount: 3)
    #expect(watch.commands(for: .arrived(arrival)) == [.show(.welcome), .add(.task)])
    #expect(watch.job == nil)
  }

  @Test("an exercise that was begun is graded, another one is shown")
  func arrival() {
    let watch = WatchMachine(redraws: true)
    #expect(
      watch.commands(for: .arrived(.init(isUntouched: true, hints: 0, hintCount: 3)))
        == [.show(.task)])
    #expect(
      watch.commands(for: .arrived(.init(isUntouched: false, hints: 0, hintCount: 3))) == [.grade])
  }

  @Test("save the file, see the verdict")
  func verdict() {
    #expect(save() == [.grade])
    #expect(watch.commands(for: .graded(failed)) == [.show(.report(failed))])
    #expect(watch.score?.points == 3)
    #expect(watch.job == nil)
  }

  @Test("a file that is saved while it is graded is graded again, and the old verdict not shown")
  func again() {
    _ = save()
    #expect(save() == [])
    #expect(save() == [])
    #expect(watch.commands(for: .graded(passed)) == [.grade])
    #expect(watch.score == nil)
    #expect(watch.commands(for: .graded(failed)) == [.show(.report(failed))], "once is enough")
  }

  @Test("after a pass follows what belongs to it, and it goes on only when asked")
  func pass() {
    #expect(!watch.keys.contains(.next))
    #expect(press("n") == [.say("This exercise has not passed yet; k leaves it for later.")])
    _ = save()
    #expect(watch.commands(for: .graded(passed)) == [.show(.report(passed)), .followUp])
    #expect(watch.keys.first == .next)
    #expect(!watch.keys.contains(.hint))
    #expect(
      watch.commands(for: .followed("text")) == [.show(.passed(passed, "text"))],
      "the verdict stays last")
    #expect(press("N") == [.next], "upper and lower case are the same")
    let arrival = WatchEvent.Arrival(isUntouched: true, hints: 0, hintCount: 3)
    #expect(watch.commands(for: .arrived(arrival)) == [.show(.task)])
    #expect(!watch.keys.contains(.next), "the pass belonged to the exercise before")
  }

  @Test("a file that no longer passes takes the next exercise away again")
  func noLonger() {
    grade(passed)
    grade(failed)
    #expect(!watch.keys.contains(.next))
  }

  @Test("what follows a pass is dropped when something else came meanwhile")
  func stale() {
    grade(passed)
    #expect(save() == [.grade], "it does not wait for what follows")
    #expect(watch.commands(for: .followed("old")) == [])
    #expect(watch.commands(for: .graded(failed)) == [.show(.report(failed))])
    grade(passed)
    _ = press("n")
    _ = watch.commands(for: .arrived(.init(isUntouched: false, hints: 0, hintCount: 3)))
    #expect(watch.commands(for: .followed("old")) == [])
    #expect(watch.job == .grading)
  }

  @Test("while it grades, only leaving is possible")
  func busy() {
    _ = save()
    #expect(watch.keys == [.quit])
    for key in "htlaxnsobgk?\n" {
      #expect(press(key) == [.say("Your file is being checked; only q does something now.")])
    }
    #expect(press("q") == [.quit])
  }

  @Test("where everything is read aloud, hints are not said again after each verdict")
  func plainHints() {
    let watch = WatchMachine(redraws: false)
    _ = watch.commands(for: .arrived(.init(isUntouched: true, hints: 0, hintCount: 3)))
    _ = watch.commands(for: .key("h"))
    _ = watch.commands(for: .fileChanged)
    #expect(watch.commands(for: .graded(failed)) == [.show(.report(failed))])
  }

  @Test("beginning again asks first; only yes is yes")
  func reset() {
    #expect(press("x") == [.add(.resetQuestion)])
    #expect(watch.keys == [.yes, .no])
    #expect(press("q") == [.add(.text("Nothing was changed."))])
    #expect(!watch.isAsking)
    _ = press("x")
    #expect(press("y") == [.reset])
    _ = press("x")
    #expect(save() == [.grade], "to save is to go on")
    #expect(!watch.isAsking)
  }

  @Test("checking all shows the table; a file saved meanwhile is graded afterwards")
  func all() {
    #expect(press("a") == [.checkAll])
    #expect(watch.keys == [.quit])
    #expect(watch.commands(for: .checkedAll([failed])) == [.show(.all([failed]))])
    _ = press("a")
    _ = save()
    #expect(watch.commands(for: .checkedAll([failed])) == [.grade])
  }

  @Test("what fails is said, and the watch goes on")
  func failure() {
    _ = save()
    #expect(
      watch.commands(for: .failed(.grading, "no compiler")) == [.add(.text("no compiler"))])
    #expect(watch.job == nil)
    #expect(save() == [.grade])
    #expect(watch.commands(for: .failed(nil, "disk full")) == [.add(.text("disk full"))])
    #expect(watch.job == .grading, "that was not the grading")
    #expect(watch.commands(for: .failed(.following, "late")) == [], "nobody waits for it")
  }

  @Test("after a stop, what was being graded is graded again")
  func continued() {
    #expect(watch.commands(for: .continued) == [])
    _ = save()
    _ = watch.commands(for: .continued)
    #expect(watch.commands(for: .graded(failed)) == [.grade])
  }

  @Test("at the end of the course there is nothing to go on to")
  func finish() {
    grade(passed)
    #expect(press("n") == [.next])
    #expect(watch.commands(for: .finished) == [.show(.finish)])
    #expect(watch.keys.contains(.quit))
  }
}
