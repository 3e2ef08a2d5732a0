import Course
import Testing

/// A machine by reference: expectations cannot change a value.
final class WatchMachine {
  private var watch: Watch
  var job: Watch.Job? { watch.job }
  var keys: [WatchKey] { watch.keys }
  var shownKeys: [WatchKey] { watch.shownKeys }
  var number: String? { watch.number }
  var score: Watch.Score? { watch.score }
  var isAsking: Bool { watch.isAsking }

  init(redraws: Bool = true) { watch = Watch(redraws: redraws) }

  func commands(for event: WatchEvent) -> [WatchCommand] { watch.commands(for: event) }
}

@Suite("the keys of a watched exercise")
struct WatchKeysTests {
  private let watch = WatchMachine()
  private let passed: GradeReport
  private let failed: GradeReport

  init() throws {
    passed = try .sample("deadlock")
    failed = try .sample("deadlock", points: 3)
    _ = watch.commands(for: .arrived(.init(isUntouched: true, hints: 0, hintCount: 3)))
  }

  private func save() -> [WatchCommand] { watch.commands(for: .fileChanged) }
  private func press(_ key: Character) -> [WatchCommand] { watch.commands(for: .key(key)) }
  private func grade(_ report: GradeReport) {
    _ = save()
    _ = watch.commands(for: .graded(report))
  }

  @Test("hints come one at a time, on a page of their own, only when asked, and end")
  func hints() {
    #expect(press("h") == [.takeHint, .show(.hints(1...1))])
    #expect(press("h") == [.takeHint, .show(.hints(1...2))])
    _ = save()
    #expect(
      watch.commands(for: .graded(failed)) == [.show(.report(failed))], "they are not shown again")
    #expect(press("h") == [.show(.hints(1...2))], "until they are asked for")
    #expect(press("h") == [.takeHint, .show(.hints(1...3))])
    #expect(press("h") == [.say("There are no more hints.")])
  }

  @Test("hints of another day are shown first, none is taken for it")
  func oldHints() {
    let watch = WatchMachine(redraws: true)
    _ = watch.commands(for: .arrived(.init(isUntouched: true, hints: 2, hintCount: 3)))
    #expect(watch.commands(for: .key("h")) == [.show(.hints(1...2))])
    #expect(watch.commands(for: .key("l")) == [.show(.list)])
    #expect(watch.commands(for: .key("h")) == [.show(.hints(1...2))], "the list took their place")
    #expect(watch.commands(for: .key("h")) == [.takeHint, .show(.hints(1...3))])
  }

  @Test("a key that does nothing says why")
  func refusals() {
    #expect(press("s") == [.say("There is no story yet; enter checks your file.")])
    #expect(press("o") == [.say("Other solutions are shown after a pass; h gives a hint.")])
    #expect(press("z") == [.say("'z' does nothing; ? lists the keys.")])
    #expect(press("\u{1}") == [.say("This key does nothing; ? lists the keys.")])
    grade(passed)
    #expect(press("s") == [.say("There is no story: nothing goes wrong.")])
    #expect(press("h") == [.say("This exercise has passed; o shows other solutions.")])
    #expect(press("k") == [.say("This exercise has passed; n goes to the next one.")])
    #expect(press("o") == [.show(.solution)])
    #expect(press("?") == [.show(.help)])
    #expect(press(" ") == [.scroll])
  }

  @Test("the story of what is wrong is shown when it is asked for")
  func story() throws {
    let wrong = try GradeReport.wrongSample()
    grade(wrong)
    #expect(watch.keys.contains(.story))
    #expect(press("s") == [.show(.story(wrong))])
    grade(passed)
    #expect(!watch.keys.contains(.story))
  }

  @Test("back, skip, and any exercise by its number")
  func moving() {
    #expect(press("b") == [.back])
    #expect(press("k") == [.skip])
    for key in "g1x" { _ = press(key) }
    #expect(watch.number == nil, "a letter is a change of mind")
    #expect(press("g") == [])
    #expect(press("1") == [] && press("3") == [] && press("\u{7F}") == [])
    #expect(watch.number == "1")
    #expect(press("2") == [] && press("\n") == [.goTo(12)])
    #expect(watch.number == nil)
    _ = press("g")
    #expect(save() == [.grade])
    #expect(watch.number == nil, "to save is to go on")
  }

  @Test("the keys fit 80 columns with the verdict before them, and shrink with the terminal")
  func line() throws {
    grade(passed)
    let status = "passed 10/10  "
    let long = WatchKey.line(watch.shownKeys, width: 79 - status.count)
    #expect(long == "n:next  o:solutions  t:task  l:list  enter:again  ?:keys  q:quit")
    #expect(WatchKey.line(watch.shownKeys, width: 39) == "keys: n o t l enter ? q")
    #expect(WatchKey.sentence([.yes, .no]) == "Keys: y for yes, n for no.")
    grade(try .wrongSample())
    #expect(
      WatchKey.line(watch.shownKeys, width: 79 - "not yet 10/10  ".count)
        == "h:hint  s:story  t:task  l:list  enter:again  ?:keys  q:quit")
  }
}
