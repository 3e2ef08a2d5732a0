import Patterns
import Testing

@Suite("the changes of a list")
struct ListChangesTests {
  @Test("deletions and modifications count in the old list, insertions in the new one")
  func whichIndexCountsWhere() {
    let changes = ListChanges(from: items("a b c d"), to: items("x c' d y"))
    #expect(changes.deletions == [0, 1])
    #expect(changes.modifications == [2])
    #expect(changes.insertions == [0, 3])
    #expect(changes.modificationsInNew == [1])
    #expect(changes.count == 5)
  }

  @Test("no change is empty")
  func noChange() {
    #expect(ListChanges(from: items("a b"), to: items("a b")).isEmpty)
    #expect(ListChanges(from: [Item](), to: []).isEmpty)
    #expect(!ListChanges(from: items("a b"), to: items("a b'")).isEmpty)
  }

  @Test("a move is a deletion and an insertion")
  func move() {
    let changes = ListChanges(from: items("a b c"), to: items("b c a"))
    #expect(changes.deletions == [0])
    #expect(changes.insertions == [2])
    #expect(changes.modifications == [])
  }

  @Test(
    "the removals and insertions are those of CollectionDifference, and it agrees on the result")
  func agreesWithTheStandardLibrary() throws {
    let (old, new) = (items("a b c d e"), items("x b d y e"))
    let changes = ListChanges(from: old, to: new)
    let difference = new.difference(from: old)
    #expect(changes.deletions.count == difference.removals.count)
    #expect(changes.insertions.count == difference.insertions.count)
    var list = old
    changes.apply(to: &list, from: new)
    #expect(list == old.applying(difference))
  }

  @Test("the worked example: each wrong order goes wrong in its own way")
  func wrongOrders() {
    let (old, new) = (items("a b c d"), items("x c' d y"))
    let changes = ListChanges(from: old, to: new)
    func outcome(_ order: ListChanges.Order) -> String? {
      changes.result(of: order, on: old, from: new)?.map(\.description).joined(separator: " ")
    }
    #expect(outcome(.right) == "x c' d y")
    #expect(outcome(.modificationsLast) == "x c' d y")
    #expect(outcome(.deletionsUp) == "x b d y")
    #expect(outcome(.insertionsDown) == nil)
    #expect(outcome(.insertionsFirst) == "b y c' d")
    #expect(outcome(.oldIndicesLast) == "x c c' y")
  }

  @Test("over random batches the right orders always give the new list, each other one fails")
  func randomBatches() {
    var dice = SeededGenerator(seed: 7)
    var failures: [ListChanges.Order: Int] = [:]
    for round in 1...2_000 {
      let (old, new) = randomLists(&dice)
      let changes = ListChanges(from: old, to: new)
      var list = old
      changes.apply(to: &list, from: new)
      #expect(list == new, "round \(round)")
      for order in ListChanges.Order.allCases
      where changes.result(of: order, on: old, from: new) != new {
        failures[order, default: 0] += 1
      }
    }
    for order in ListChanges.Order.allCases {
      #expect((failures[order] ?? 0 == 0) == order.isRight, "\(order.rawValue)")
    }
  }

  @Test("over random batches every index is in its list, in ascending order, and in one role only")
  func indicesAreSound() {
    var dice = SeededGenerator(seed: 8)
    for _ in 1...500 {
      let (old, new) = randomLists(&dice)
      let changes = ListChanges(from: old, to: new)
      let indices = [
        (changes.deletions, old.count), (changes.modifications, old.count),
        (changes.insertions, new.count), (changes.modificationsInNew, new.count),
      ]
      for (list, count) in indices {
        #expect(list == Set(list).sorted())
        #expect(list.allSatisfy { (0..<count).contains($0) })
      }
      #expect(Set(changes.deletions).isDisjoint(with: changes.modifications))
      #expect(Set(changes.insertions).isDisjoint(with: changes.modificationsInNew))
      for (before, after) in zip(changes.modifications, changes.modificationsInNew) {
        #expect(old[before].id == new[after].id)
      }
    }
  }
}

private struct Item: Identifiable, Equatable, Sendable, CustomStringConvertible {
  let id: String
  var version: Int

  var description: String { id + String(repeating: "'", count: version) }
}

/// Items from their names; each prime is a version.
private func items(_ text: String) -> [Item] {
  text.split(separator: " ").map { word in
    Item(id: word.filter { $0 != "'" }, version: word.count { $0 == "'" })
  }
}

/// Two lists of up to nine items that have some in common, in another order and version.
private func randomLists(_ dice: inout SeededGenerator) -> (old: [Item], new: [Item]) {
  var lists: [[Item]] = []
  for _ in 0..<2 {
    let names = "abcdefghi".shuffled(using: &dice).prefix(Int.random(in: 0...9, using: &dice))
    let isInOrder = Bool.random(using: &dice)
    lists.append(
      (isInOrder ? names.sorted() : Array(names)).map { name in
        Item(id: String(name), version: Int.random(in: 0...1, using: &dice))
      })
  }
  return (lists[0], lists[1])
}
