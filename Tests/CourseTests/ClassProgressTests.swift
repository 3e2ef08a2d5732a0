import Course
import Testing

@Suite("how far the grading of a class is")
struct ClassProgressTests {
  private func rows(_ learners: Int, _ exercises: Int) -> [ClassProgress.Row] {
    (1...learners).flatMap { learner in
      (1...exercises).map {
        ClassProgress.Row(learner: "learner\(learner)", exercise: "e\($0)")
      }
    }
  }

  @Test("a line after every tenth of the class and at the end, and none in between")
  func lines() {
    let rows = rows(25, 2)
    var progress = ClassProgress(rows, done: [])
    let lines = rows.enumerated().compactMap { progress.add($1, at: Double($0)) }
    #expect(
      lines == (1...8).map { "\($0 * 3) of 25 learners judged" } + ["25 of 25 learners judged"])
    #expect(progress.fraction == 1)
  }

  @Test("what was judged before counts, and is named at the beginning and when it is stopped")
  func before() {
    let rows = rows(3, 2)
    var progress = ClassProgress(rows, done: Set(rows[0...2]))
    #expect(progress.beginning == "3 of 6 submissions were judged before.")
    #expect(progress.add(rows[3], at: 1) == "2 of 3 learners judged")
    #expect(progress.words(rows[4]) == "learner 3 of 3: learner3, e1")
    #expect(
      progress.farewell
        == "Stopped: 4 of 6 submissions are judged. The same command goes on from there.")
    #expect(ClassProgress(rows, done: []).beginning == nil)
  }

  @Test("the time that is left is a range, once three are done; the same lengths make it a number")
  func left() {
    let rows = rows(10, 1)
    var even = ClassProgress(rows, done: [])
    var uneven = even
    for (index, seconds) in [2.0, 4, 6].enumerated() {
      #expect(even.left == "")
      _ = even.add(rows[index], at: seconds)
    }
    #expect(even.left == "14 s left")
    for (index, seconds) in [1.0, 3, 6].enumerated() { _ = uneven.add(rows[index], at: seconds) }
    // Seven more of 2 s each, more or less 2 · 1 s · √(7²/3 + 7).
    #expect(uneven.left == "4 to 24 s left")
    for (index, seconds) in [206.0, 406].enumerated() {
      _ = even.add(rows[3 + index], at: seconds)
    }
    #expect(even.left == "0 to 19 min left")
  }
}
