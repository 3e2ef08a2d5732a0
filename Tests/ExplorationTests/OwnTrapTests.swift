import CExploration
import Foundation
import Testing

@Suite("A mistake in the explorer's own code")
struct OwnTrapTests {
  @Test("between lanes, a check of the language that fails ends the process with its own status")
  func betweenLanes() async {
    await #expect(processExitsWith: .exitCode(70)) {
      cexploration_catch_traps({ _, _, _, _ in exit(1) }, 70)
      fatalError("as an index out of range would")
    }
  }
}
