import Exploration
import Testing

/// Every mirror of a lock rests on the same core; here it shows that none adds to it or leaves out of it.
@Suite("All locks agree, in what comes out and in how many interleavings there are")
struct LockAgreementTests {
  private func agree(_ program: Sections, _ entries: [Sections.Entry]) {
    let expected = explore { program.run($0, LockMirror.core.make()) }
    #expect(expected.isComplete, "\(program)")
    for mirror in LockMirror.all where entries.allSatisfy(mirror.entries.contains) {
      let result = explore { program.run($0, mirror.make()) }
      #expect(result == expected, "\(mirror): \(program)")
    }
    // The search leaves nothing out of what the core does.
    let plain = explore(with: BoundedSearch()) { program.run($0, LockMirror.core.make()) }
    if plain.isComplete { #expect(plain.outcomes == expected.outcomes, "\(program)") }
  }

  @Test("in sections that wait", arguments: UInt64(0)..<20)
  func plain(seed: UInt64) {
    agree(Sections(seed: seed, threads: 3, steps: 2, entries: [.plain]), [.plain])
  }

  @Test("in tries", arguments: UInt64(100)..<120)
  func tried(seed: UInt64) {
    let entries: [Sections.Entry] = [.plain, .tried]
    agree(Sections(seed: seed, threads: 2, steps: 3, entries: entries), entries)
  }

  @Test("in sections that give up after a second", arguments: UInt64(200)..<220)
  func timed(seed: UInt64) {
    let entries: [Sections.Entry] = [.plain, .tried, .timed]
    agree(Sections(seed: seed, threads: 2, steps: 3, entries: entries), entries)
  }

  @Test("also those that cannot wait without a date", arguments: UInt64(300)..<320)
  func dated(seed: UInt64) {
    let entries: [Sections.Entry] = [.tried, .timed]
    agree(Sections(seed: seed, threads: 3, steps: 2, entries: entries), entries)
  }

  @Test("at the instant at which the wait ends")
  func instantOfEnd() {
    agree(Sections([[.section(.plain, [.nap])], [.section(.timed, [])]]), [.plain, .timed])
  }
}
