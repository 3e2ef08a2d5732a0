import Testing

@testable import Exploration

/// What two events did, each in another execution that was the same up to some point.
@Suite("The footprints of events")
struct FootprintTests {
  private func footprint(_ resource: Int32, _ kind: ResourceKind) -> Footprint {
    Footprint(
      first: .init(resource: resource, kind: kind.number, effect: .write, conflicts: .all))
  }

  @Test("a resource that was known at that point is told by its number")
  func known() {
    let one = footprint(3, .cancellation)
    #expect(one.conflicts(with: footprint(3, .cancellation), knowing: 5))
    #expect(!one.conflicts(with: footprint(4, .cancellation), knowing: 5))
    #expect(!one.conflicts(with: footprint(7, .cancellation), knowing: 5))
  }

  @Test("one that was found later has another number in each execution, but no other kind")
  func found() {
    let one = footprint(7, .cancellation)
    #expect(one.conflicts(with: footprint(8, .cancellation), knowing: 5))
    #expect(!one.conflicts(with: footprint(8, .mutex), knowing: 5))
  }
}
