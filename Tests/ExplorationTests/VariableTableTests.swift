import Testing

@testable import Exploration

@Suite("Variables by the memory that they are")
struct VariableTableTests {
  /// What a table says of accesses, each a first byte and a size: with how many others each one overlaps.
  private func overlaps(_ accesses: [(UInt, UInt)]) -> [Int] {
    var counts: [Int] = []
    _ = Explorer(mostExecutions: 1).explore(
      {
        var table = VariableTable(ReusedMemory())
        counts = accesses.map { start, size in
          let variable = table.variable(at: start, size: size, kind: .variable)
          return table.overlapping(start..<start + size, except: variable).count
        }
        counts.append(table.hasOverlaps ? 1 : 0)
      }, with: FirstChoice())
    return counts
  }

  @Test("neighbours have nothing in common, whatever the order in which they come")
  func neighbours() {
    #expect(overlaps([(16, 8), (8, 8), (24, 4), (28, 4)]) == [0, 0, 0, 0, 0])
  }

  @Test("a whole and its parts overlap, whichever comes first")
  func parts() {
    #expect(overlaps([(100, 24), (108, 8), (116, 1), (124, 8)]) == [0, 1, 1, 0, 1])
    #expect(overlaps([(108, 8), (116, 8), (100, 24)]) == [0, 0, 2, 1])
  }

  @Test("an access that begins where a shorter one began makes its variable longer")
  func longer() {
    #expect(overlaps([(100, 1), (104, 4), (100, 8), (104, 4)]) == [0, 0, 1, 1, 1])
  }

  @Test("one that begins at the same place is the same variable")
  func same() {
    _ = Explorer(mostExecutions: 1).explore(
      {
        var table = VariableTable(ReusedMemory())
        let one = table.variable(at: 64, size: 8, kind: .variable)
        let other = table.variable(at: 64, size: 1, kind: .variable)
        #expect(one === other && table.variable(at: 64) === one && one.end == 72)
        #expect(table.variable(at: 65) == nil)
        table.removeAll()
        #expect(table.variable(at: 64) == nil)
      }, with: FirstChoice())
  }
}
