import Course
import Foundation
import Testing

@Suite("progress, as a value")
struct ProgressTests {
  private let course: Course
  private var progress = CourseProgress()

  init() throws { course = try SampleCourse().read() }

  private func exercise(_ name: String) throws -> Exercise { try course.exercise(meaning: name) }

  @Test("a pass is kept while the learner experiments")
  mutating func passKept() throws {
    progress.note(try .sample("deadlock"), of: "right")
    progress.note(try .sample("deadlock", points: 3), of: "an experiment")
    #expect(progress.exercises["deadlock"]?.passed?.points == 10)
  }

  @Test("the very text that passed can lose its pass, when the course has changed")
  mutating func passLost() throws {
    progress.note(try .sample("deadlock"), of: "right")
    progress.note(try .sample("deadlock", points: 3), of: "right")
    #expect(progress == CourseProgress(), "nothing is left of it")
  }

  @Test("the current exercise: the chosen one, or else the first that is to be done")
  mutating func current() throws {
    #expect(progress.current(in: course).name == "lost-update")
    progress.current = "gone-from-the-course"
    #expect(progress.current(in: course).name == "lost-update")
    progress.note(try .sample("lost-update"), of: "right")
    progress.skip(try exercise("check-then-act"), to: try exercise("deadlock"))
    #expect(progress.current(in: course).name == "deadlock")
    progress.current = nil
    #expect(progress.current(in: course).name == "deadlock", "what was skipped comes last")
    progress.note(try .sample("deadlock"), of: "right")
    #expect(progress.current(in: course).name == "check-then-act")
    progress.note(try .sample("check-then-act"), of: "right")
    #expect(progress.current(in: course).name == "deadlock", "all is done: the last one")
    #expect(progress.passes(in: course) == 3)
  }

  @Test("a pass goes on to no other exercise by itself", arguments: [nil, "gone-from-the-course"])
  mutating func stay(chosen: String?) throws {
    progress.current = chosen
    progress.stay(in: course)
    progress.note(try .sample("lost-update"), of: "right")
    #expect(progress.current(in: course).name == "lost-update")
  }

  @Test("the next exercise: later ones first, then earlier ones, skipped ones last")
  mutating func next() throws {
    let (first, second, third) = try (exercise("1"), exercise("2"), exercise("3"))
    #expect(progress.next(after: first, in: course)?.name == "check-then-act")
    #expect(progress.next(after: third, in: course)?.name == "lost-update", "round again")
    progress.skip(second, to: third)
    #expect(progress.next(after: first, in: course)?.name == "deadlock")
    progress.note(try .sample("deadlock"), of: "right")
    #expect(progress.next(after: first, in: course)?.name == "check-then-act")
    progress.note(try .sample("check-then-act"), of: "right")
    #expect(progress.next(after: first, in: course) == nil, "only itself is left")
    #expect(progress[second].isSkipped == false, "a pass ends that it was skipped")
  }

  @Test("hints come one at a time and end with the last")
  mutating func hints() throws {
    let exercise = try exercise("1")
    for _ in 1...5 { progress.takeHint(exercise, of: 3) }
    #expect(progress[exercise].hints == 3)
  }

  @Test("beginning again forgets all but that a solution was shown")
  mutating func reset() throws {
    let exercise = try exercise("deadlock")
    progress.takeHint(exercise, of: 3)
    progress.reveal(exercise)
    progress.note(try .sample("deadlock"), of: "right")
    progress.reset(exercise)
    var record = CourseProgress.Record()
    record.hasRevealed = true
    #expect(progress[exercise] == record)
  }

  @Test("what is written is read again, whatever was done")
  mutating func roundTrip() throws {
    progress.note(try .sample("deadlock"), of: "right")
    progress.takeHint(try exercise("deadlock"), of: 3)
    progress.reveal(try exercise("lost-update"))
    progress.skip(try exercise("check-then-act"), to: try exercise("deadlock"))
    let data = try JSONEncoder().encode(progress)
    #expect(try JSONDecoder().decode(CourseProgress.self, from: data) == progress)
  }

  @Test("where somebody stands follows from the record and the file")
  mutating func standing() throws {
    let exercise = try exercise("deadlock")
    func state(_ text: String?) -> Standing.State {
      Standing(exercise, record: progress[exercise], text: text).state
    }
    #expect(state(exercise.starter) == .untouched)
    #expect(state("changed") == .begun)
    #expect(state(nil) == .begun, "the file is gone, or no text")
    progress.skip(exercise, to: exercise)
    #expect(state("changed") == .skipped)
    progress.note(try .sample("deadlock"), of: "right")
    #expect(state("right") == .passed)
    #expect(state("right, and more") == .changed)
    #expect(Standing(exercise, record: progress[exercise], text: "x").points == 10)
  }
}
