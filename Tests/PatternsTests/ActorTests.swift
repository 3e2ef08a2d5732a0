import Testing
import Timeline

@Suite("actor")
struct ActorTests {
  @Test("every increment counts, however many tasks make them", arguments: [1, 5, 50])
  func isolation(tasks: Int) throws {
    let part = try Rehearsed.parts(of: "actor", tasks: tasks)[0]
    #expect(part.work.count == tasks)
    #expect(part.number("increments") == Double(tasks * 1000))
    #expect(part.number("counted") == part.number("increments"))
  }

  @Test("with an await between check and act both withdraw, and the account is overdrawn")
  func overdrawn() throws {
    let part = try Rehearsed.parts(of: "actor")[1]
    #expect(part.number("withdrawals of 70") == 2)
    #expect(part.number("balance") == -40)
    #expect(part.states(of: "balance").last == "-40")
    #expect(part.work.count { $0.label == "70 paid" } == 2)
  }

  @Test("checked after the await one withdraws, and the other gets nothing", arguments: [2, 3])
  func checkedAgain(index: Int) throws {
    let part = try Rehearsed.parts(of: "actor")[index]
    #expect(part.number("withdrawals of 70") == 1)
    #expect(part.number("balance") == 30)
    #expect(part.states(of: "balance") == ["100", "30"])
    #expect(part.work.count { $0.label == "70 paid" } == 1)
    #expect(part.lines.count { $0.hasSuffix("has got 70") } == 1)
    #expect(part.lines.count { $0.hasSuffix("has got nothing") } == 1)
  }

  @Test("nobody gets an answer before both have passed the first check")
  func provoked() throws {
    for part in try Rehearsed.parts(of: "actor").dropFirst() {
      let asked = part.lines.prefix { $0.hasSuffix("asks for approval") }
      #expect(asked.count == 2)
    }
  }
}

final class ActorExplored: Explored {
  // Check, await, act: the account is overdrawn whatever the order, since each waits for the other.
  static let parts: [ExploredPart] = [
    .either(chores(2, atMost: 2, after: "increments: 4", "counted: 4")),
    .always("withdrawals of 70: 2", "balance: -40"),
    .always("withdrawals of 70: 1", "balance: 30"),
    .always("withdrawals of 70: 1", "balance: 30"),
  ]
}
