import Testing
import Timeline

@Suite("main-actor")
struct MainActorTests {
  @Test("changed off the main actor: the last update is missed", arguments: [1, 5, 50])
  func missed(tasks: Int) throws {
    let part = try Rehearsed.parts(of: "main-actor", tasks: tasks)[0]
    #expect(part.number("photos in the album") == Double(tasks))
    #expect(part.number("photos on the screen") == Double(tasks - 1))
    #expect(part.lines.contains("tick: nothing has changed"))
  }

  @Test("changed on the main actor: no update is missed", arguments: [1, 5, 50])
  func neverMissed(tasks: Int) throws {
    let part = try Rehearsed.parts(of: "main-actor", tasks: tasks)[1]
    #expect(part.number("photos in the album") == Double(tasks))
    #expect(part.number("photos on the screen") == Double(tasks))
    #expect(!part.lines.contains("tick: nothing has changed"))
  }

  @Test("work on the main actor: one photo after the other, and its lost ticks are marked on main")
  func blocked() throws {
    let parts = try Rehearsed.parts(of: "main-actor")
    #expect(parts[2].metrics.peak == 1)
    for part in parts[2...3] {
      #expect(part.number("photos in the album") == 5)
      #expect(part.number("frames lost") == Double(part.marks(.loss)))
      for mark in part.timeline.marks { #expect(part.timeline.lanes[mark.lane].name == "main") }
    }
  }

  @Test("every tick is on main, every download is not")
  func lanes() throws {
    for part in try Rehearsed.parts(of: "main-actor") {
      for note in part.timeline.notes where note.text.hasPrefix("tick") {
        #expect(part.timeline.lanes[note.lane].name == "main")
      }
      #expect(part.work.count == 5)
      #expect(part.work.allSatisfy { part.lane(of: $0) != "main" })
    }
  }
}

final class MainActorExplored: Explored {
  // The mistake: the screen misses the last photo.
  static let parts: [ExploredPart] = [
    .either(chores(2, atMost: 2, after: "photos in the album: 2", "photos on the screen: 1")),
    .either(chores(2, atMost: 2, after: "photos in the album: 2", "photos on the screen: 2")),
    .always("photos in the album: 2", chores(2, atOnce: 1)),
    .either(chores(2, atMost: 2, after: "photos in the album: 2")),
  ]
}
