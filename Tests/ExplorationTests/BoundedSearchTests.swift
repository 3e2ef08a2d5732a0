import Exploration
import Testing

@Suite("The search bounded by preemptions")
struct BoundedSearchTests {
  private func count(_ bound: Int, _ program: @escaping () -> Void) -> Int {
    let search = BoundedSearch(preemptions: bound)
    let summary = Explorer().explore(program, with: search)
    #expect(search.isComplete)
    return summary.executions
  }

  private func counts(_ program: @escaping () -> Void) -> [Int] {
    (0...2).map { count($0, program) }
  }

  @Test("sections of one lock: whose section comes when, and who starts it")
  func sections() { #expect(counts { Programs.sections(threads: 3, each: 2) } == [6, 24, 60]) }

  @Test("lost updates")
  func lostUpdates() {
    #expect(counts { Programs.lostUpdate(threads: 2, each: 1) } == [2, 4, 6])
    #expect(counts { Programs.lostUpdate(threads: 3, each: 1) } == [6, 24, 60])
    #expect(counts { Programs.lostUpdate(threads: 2, each: 2) } == [2, 8, 26])
    #expect(counts { Programs.lostUpdate(threads: 2, each: 5) } == [2, 20, 182])
  }

  @Test("locks in opposite order")
  func locks() {
    #expect(counts(Programs.twoLocks) == [2, 6, 6])
    #expect(counts { Programs.philosophers(3) } == [6, 57, 129])
    #expect(counts { Programs.philosophers(4) } == [24, 512, 3116])
  }
}
