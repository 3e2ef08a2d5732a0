import Patterns
import Testing
import Timeline

@Suite("barrier")
struct BarrierTests {
  @Test("the writer is alone: after the readers before it, before the readers after it")
  func writerAlone() throws {
    let part = try Rehearsed.parts(of: "barrier", tasks: 6)[0]
    let writing = try #require(part.work.first { $0.label == "write" })
    for reading in part.work where reading.label != "write" {
      if try #require(reading.task) <= 3 {
        #expect(reading.end <= writing.start)
      } else {
        #expect(reading.start >= writing.end)
      }
    }
  }

  @Test("readers see the price before or after the write, according to their turn")
  func values() throws {
    let part = try Rehearsed.parts(of: "barrier", tasks: 6)[0]
    for number in 1...6 {
      let price = number <= 3 ? "3 euros" : "4 dollars"
      #expect(part.lines.contains("task \(number) has read \(price)"))
    }
    #expect(part.number("prices that never were") == 0)
  }

  @Test("without the barrier the writer comes in beside a reader, who sees half of the change")
  func torn() throws {
    let part = try Rehearsed.parts(of: "barrier")[1]
    #expect(part.lines.contains("task 1 has read 3 dollars"))
    #expect(part.number("prices that never were") == 1)
  }

  @Test("where readers are barriers, too, no two overlap, and all is read and written in order")
  func alone() throws {
    let part = try Rehearsed.parts(of: "barrier", tasks: 4)[2]
    #expect(part.metrics.peak == 1)
    #expect(part.work.map(\.label) == ["task 1", "task 2", "write", "task 3", "task 4"])
    #expect(part.number("prices that never were") == 0)
  }

  @Test("with one reader the writer comes first")
  func oneTask() throws {
    let part = try Rehearsed.parts(of: "barrier", tasks: 1)[0]
    #expect(part.work.map(\.label) == ["write", "task 1"])
    #expect(part.lines.contains("task 1 has read 4 dollars"))
  }
}

final class BarrierExplored: Explored {
  // The writer comes between two readers on either side.
  static let parts: [ExploredPart] = [
    .either(chores(4, atMost: 2, after: "prices that never were: 0"), tasks: 4),
    .always("prices that never were: 1", chores(1, atOnce: 1)),
    .always("prices that never were: 0", chores(4, atOnce: 1), tasks: 4),
  ]
}
