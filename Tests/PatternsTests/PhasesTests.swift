import Testing
import Timeline

@Suite("phases")
struct PhasesTests {
  @Test("the picture's phases: after a failure, and with an older answer that comes last")
  func phases() throws {
    let parts = try Rehearsed.parts(of: "phases")
    let asked = ["placeholder", "loading 1", "loading 2", "photo 2"]
    let expected = [
      ["placeholder", "loading 1", "failed", "loading 1", "photo 1"], asked + ["photo 1"], asked,
      asked,
    ]
    for (part, phases) in zip(parts, expected) {
      #expect(part.states(of: "picture") == phases)
      #expect(part.fact("phases") == phases.joined(separator: ", "))
      #expect(part.lines.last == "the picture shows \(phases[phases.count - 1])")
    }
    #expect(parts.map { $0.marks(.loss) } == [0, 0, 1, 0])
  }

  @Test("the older request is answered after the newer one, unless that cancels it")
  func order() throws {
    for part in try Rehearsed.parts(of: "phases")[1...2] {
      let fast = try #require(part.work.first { $0.label == "fetch 2" })
      let shown = try #require(part.timeline.spans.last { $0.label == "photo 2" })
      #expect(part.lane(of: fast) == "request 2" && fast.end <= shown.start)
    }
  }
}

final class PhasesExplored: Explored {
  private static let asked = "phases: placeholder, loading 1, loading 2, photo 2"
  static let parts: [ExploredPart] = [
    .always("phases: placeholder, loading 1, failed, loading 1, photo 1", milliseconds: 10),
    .always(asked + ", photo 1", milliseconds: 10),
    .always(asked, milliseconds: 10),
    .always(asked, milliseconds: 10),
  ]
}
