import Course
import Exploration
import Testing

@Suite("a schedule that a learner has chosen, as a text that may be anything")
struct ChosenScheduleTests {
  @Test("the one line that is no comment")
  func reading() throws {
    let chosen = try ChosenSchedule("// found by hand\n\n  11vr3--5:2,8:1  // twice\n")
    #expect(chosen.schedule.deviations == [.init(step: 5, lane: 2), .init(step: 8, lane: 1)])
    #expect(chosen.line == 3)
    #expect(try ChosenSchedule("11vr3--").schedule.deviations == [])
    #expect(try ChosenSchedule("11vr3-1a.2b-5:2").schedule.racyPlaces.count == 2)
  }

  @Test("no schedule, a second one, and other texts are faults, each with its line")
  func faults() {
    #expect(throws: AnswerFault.noSchedule) { try ChosenSchedule("// 11vr3--5:2\n") }
    #expect(throws: AnswerFault.secondSchedule(line: 3)) {
      try ChosenSchedule("11vr3--\n//\n11vr3--5:2\n")
    }
    for text in [
      "5:2", "check --replay 5:2", "check 11vr3--5:2", "--replay", "11vr3--5:2,5:3", "11vr3--5:-1",
      "11vr3--5:99999",
      "\u{0}",
      "11vr3--zzzzzzzzzzzzzzzzzzzz:1", "11vr3--٣:1", "2aaaa--", "11vr3--5:2,", "1----",
    ] {
      #expect("\(text)") {
        try ChosenSchedule(text)
      } throws: { error in
        if case .noScheduleHere(line: 1, _) = error as? AnswerFault { true } else { false }
      }
    }
    let long = "11vr3--" + (1...700).map { "\(String($0, radix: 36)):1" }.joined(separator: ",")
    #expect(throws: AnswerFault.tooLong(line: 1)) { try ChosenSchedule(long) }
  }

  @Test(
    "as people paste it: with its command, in quotes, with blanks, in capitals",
    arguments: [
      "Replay: swift run check program/Desk.swift --replay 11vr3--5:2,8:1",
      "check Desk.swift --replay 11vr3--5:2,8:1 --steps all", "--replay=11vr3--5:2,8:1",
      "\"11vr3--5:2, 8:1\"", "`11vr3--5:2,8:1`", "11VR3--5:2,  8:1",
    ])
  func pasted(text: String) throws {
    #expect(try ChosenSchedule(text) == ChosenSchedule("11vr3--5:2,8:1"))
  }

  @Test(
    "a schedule chooses who continues, and nothing else",
    arguments: ["@1", "~wake1", "~late4", "=7"])
  func choices(ending: String) {
    #expect(throws: AnswerFault.moreThanChoices(line: 1)) {
      try ChosenSchedule("11vr3--5:2\(ending)")
    }
    #expect(throws: AnswerFault.moreThanChoices(line: 1)) {
      try ChosenSchedule("check Desk.swift --replay 11vr3--5:2\(ending)")
    }
  }
}
