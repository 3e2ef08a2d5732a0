import Patterns
import Testing
import Timeline

@Suite("change-notifications")
struct ChangeNotificationsTests {
  @Test("the rows agree with the album after each batch", arguments: [1, 5, 20])
  func applied(tasks: Int) throws {
    let part = try Rehearsed.parts(of: "change-notifications", tasks: tasks)[0]
    #expect(part.fact("rows agree with the album") == "yes")
    #expect(part.number("batches after which they did not") == 0)
    #expect(part.lines.count == tasks, "each task makes one batch")
  }

  @Test(
    "two orders are right for every batch, each other one fails", arguments: [1, 2, 3] as [UInt64])
  func orders(seed: UInt64) throws {
    let part = try Rehearsed.parts(of: "change-notifications", tasks: 9, seed: seed)[1]
    for order in ListChanges.Order.allCases {
      let fact = try #require(part.fact(order.rawValue))
      #expect((fact == "10 right, 0 wrong, 0 would trap") == order.isRight, "\(order.rawValue)")
    }
  }

  @Test("the observation ends with its token, and with the owner of its token")
  func token() throws {
    let part = try Rehearsed.parts(of: "change-notifications", tasks: 7)[2]
    #expect(part.number("changes") == 7)
    #expect(part.number("observers at first") == 2)
    #expect(part.number("notices until the token was invalidated") == 2)
    #expect(part.number("notices until the owner was gone") == 2)
    #expect(part.number("observers at last") == 0)
  }
}

final class ChangeNotificationsExplored: Explored {
  static let parts: [ExploredPart] = [
    .either(
      chores(
        2, atMost: 2, after: "rows agree with the album: yes",
        "batches after which they did not: 0")),
    .always(
      "modifications, deletions down, insertions up: 3 right, 0 wrong, 0 would trap",
      "deletions down, insertions up, modifications by new index: 3 right, 0 wrong, 0 would trap",
      "deletions up: 1 right, 2 wrong, 0 would trap",
      "insertions down: 1 right, 0 wrong, 2 would trap",
      "insertions before deletions: 0 right, 3 wrong, 0 would trap",
      "modifications last, by old index: 1 right, 2 wrong, 0 would trap",
      chores(2, atOnce: 1)),
    .always(
      "observers at first: 2", "changes: 2", "notices until the token was invalidated: 2",
      "notices until the owner was gone: 2", "observers at last: 0", chores(2, atOnce: 1)),
  ]
}
