import Testing
import Timeline

@Suite("backpressure")
struct BackpressureTests {
  @Test("unbounded keeps everything, the newest loses the others, two places are never exceeded")
  func kept() throws {
    let parts = try Rehearsed.parts(of: "backpressure", tasks: 7)
    #expect(parts[0].number("most kept at once") == 7 && parts[0].number("values lost") == 0)
    #expect(parts[1].number("most kept at once") == 1 && parts[1].number("values lost") == 6)
    #expect(try #require(parts[2].number("most kept at once")) <= 2)
    #expect(parts.map { $0.work.compactMap(\.task) } == [Array(1...7), [7], Array(1...7)])
    for part in parts {
      #expect(part.work.allSatisfy { part.lane(of: $0) == "reader" })
      #expect(part.states(of: "buffer").last == "0 kept")
    }
  }

  @Test("the buffer's lane shows what is kept, and the producer waits in the third part only")
  func drawn() throws {
    let parts = try Rehearsed.parts(of: "backpressure", tasks: 8, unit: "5ms")
    let filled = (1...8).map { "\($0) kept" }
    #expect(parts[0].states(of: "buffer") == filled + filled.dropLast().reversed() + ["0 kept"])
    #expect(parts.map { $0.waits.contains { $0.label == "a free place" } } == [false, false, true])
  }
}

final class BackpressureExplored: Explored {
  static let parts: [ExploredPart] = [
    .always("most kept at once: 2", "values lost: 0", chores(2, atOnce: 1)),
    .always("most kept at once: 1", "values lost: 1", chores(1, atOnce: 1)),
    // The reader may be as fast as the producer.
    .either(
      [
        "most kept at once: 1\nvalues lost: 0\n" + chores(3, atOnce: 1),
        "most kept at once: 2\nvalues lost: 0\n" + chores(3, atOnce: 1),
      ], tasks: 3),
  ]
}
