import Testing

@testable import Exploration

@Suite("What is known by addresses")
struct AddressMapTests {
  @Test("is forgotten where memory is handed out again, and only there")
  func forgets() {
    let reused = ReusedMemory()
    let map = AddressMap<String>(reused)
    map[0x1000] = "one"
    map[0x1010] = "next to it"
    map[0x9000] = "far away"
    reused.handOut(0x1000, size: 16)
    #expect(map[0x1000] == nil && map[0x1010] == "next to it" && map[0x9000] == "far away")
    #expect(map.addresses.sorted() == [0x1010, 0x9000])
  }

  @Test("what is noted after that stays")
  func notesAgain() {
    let reused = ReusedMemory()
    let map = AddressMap<Int>(reused)
    map[0x1000] = 1
    reused.handOut(0xff0, size: 64)
    map[0x1000] = 2
    #expect(map[0x1000] == 2)
    let later = AddressMap<Int>(reused)
    later[0x1000] = 3
    #expect(later[0x1000] == 3)
  }

  @Test("large memory, such as a stack, is forgotten as a whole")
  func large() {
    let reused = ReusedMemory()
    let map = AddressMap<Int>(reused)
    map[0x10_0000] = 1
    map[0x20_0000] = 2
    reused.handOut(0x10_0000, size: 1 << 20)
    #expect(map[0x10_0000] == nil && map[0x20_0000] == 2)
  }

  @Test("variables in memory that is handed out again are other ones")
  func variables() {
    let reused = ReusedMemory()
    _ = Explorer(mostExecutions: 1).everyInterleaving {
      var table = VariableTable(reused)
      let first = table.variable(at: 0x1000, size: 8, kind: .atomic)
      let other = table.variable(at: 0x1008, size: 8, kind: .atomic)
      reused.handOut(0x1000, size: 8)
      #expect(table.variable(at: 0x1000) == nil && table.variable(at: 0x1008) === other)
      #expect(table.variable(at: 0x1000, size: 8, kind: .atomic) !== first)
    }
  }

  @Test("nothing is noted where nothing is known")
  func unmarked() {
    let reused = ReusedMemory()
    reused.handOut(0x1000, size: 64)
    #expect(reused.count == 0)
    reused.mark(0x1000)
    reused.handOut(0x2000, size: 64)
    #expect(reused.count == 0)
    reused.handOut(0x1000, size: 1)
    #expect(reused.count == 1)
    reused.removeAll()
    reused.handOut(0x1000, size: 1)
    #expect(reused.count == 0)
  }
}
