import Testing
import Timeline

@Suite("cancellation")
struct CancellationTests {
  @Test("the owner goes: its task is cancelled, and ends after that", arguments: [1, 5, 50])
  func ownerGoes(tasks: Int) throws {
    let part = try Rehearsed.parts(of: "cancellation", tasks: tasks)[0]
    #expect(part.lines == ["the owner goes", "cancelled, and ended"])
    #expect(part.fact("the owner is gone") == "yes")
    #expect(part.fact("the task is cancelled") == "yes")
  }

  @Test("a task that holds its owner keeps it alive, and goes on until somebody else cancels it")
  func ownerHeld() throws {
    let part = try Rehearsed.parts(of: "cancellation")[1]
    #expect(part.fact("the owner is gone") == "no")
    #expect(part.fact("the task is cancelled") == "no")
    #expect(part.fact("the owner is gone once the task is cancelled by hand") == "yes")
    #expect(part.work.count >= 3)
  }

  @Test("a refresh cancels the one before, in the middle: only the last one finishes")
  func refresh() throws {
    let part = try Rehearsed.parts(of: "cancellation")[2]
    #expect(part.number("refreshes") == 5)
    #expect(part.number("cancelled") == 4)
    #expect(part.number("finished") == 1)
    #expect(part.number("pages fetched") == 6)
    #expect(
      part.work.map(\.label).dropLast() == ["task 1", "task 2", "task 3", "task 4", "task 5"])
    #expect(part.work.last?.label == "second page")
  }

  @Test("the only refresh there is finishes")
  func oneRefresh() throws {
    let part = try Rehearsed.parts(of: "cancellation", tasks: 1)[2]
    #expect(part.number("cancelled") == 0)
    #expect(part.number("pages fetched") == 2)
  }

  @Test("a save button is busy, does nothing when it is tapped meanwhile, and is saved at the end")
  func saveButton() throws {
    let part = try Rehearsed.parts(of: "cancellation")[3]
    #expect(
      part.lines == [
        "the button: busy", "tapped while busy: nothing happens", "the button: saved",
      ])
    #expect(part.number("saves") == 1)
    #expect(part.number("steps written") == 5)
  }

  @Test("when the owner goes while saving, no step begins after that", arguments: [1, 5])
  func ownerGoesWhileSaving(tasks: Int) throws {
    let part = try Rehearsed.parts(of: "cancellation", tasks: tasks)[4]
    #expect(part.fact("the owner is gone") == "yes")
    #expect(part.number("steps written") == 1)
    #expect(part.number("steps in all") == Double(tasks + 1))
    #expect(part.work.count == 1)
    #expect(!part.lines.contains("the button: saved"))
  }
}

final class CancellationExplored: Explored {
  static let parts: [ExploredPart] = [
    .always("the owner is gone: yes", "the task is cancelled: yes", milliseconds: 10),
    .always(
      "the owner is gone: no", "the task is cancelled: no",
      "the owner is gone once the task is cancelled by hand: yes", milliseconds: 10),
    .always(
      "refreshes: 2", "cancelled: 1", "finished: 1", "pages fetched: 3",
      "pages without cancelling: 4", chores(2, atOnce: 1)),
    .always(
      "taps: 2", "saves: 1", "steps written: 2", "the button: saved", chores(2, atOnce: 1)),
    .always(
      "the owner is gone: yes", "steps written: 1", "steps in all: 3", chores(1, atOnce: 1)),
  ]
}
