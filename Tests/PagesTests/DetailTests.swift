import Channel
import Checking
import CommandSupport
import Exploration
import Foundation
import Testing

@Suite("What the JSON of a check tells besides the text")
struct DetailTests {
  private func verdict(_ name: String) throws -> Verdict {
    let path = PageFolder.programs.appending(path: "benchmarks/\(name).swift").path
    let run = try Command.run("check", [path, "--json", "-"])
    return try Verdict.read(Data(run.output.utf8), from: name)
  }

  @Test(
    "a lost update: the values by their variable, which write is lost, and what only the race prints"
  )
  func lostUpdate() throws {
    let verdict = try verdict("lost-update-2")
    let finding = try #require(verdict.findings.first)
    let story = try #require(finding.story)
    #expect(finding.leadsTo == "1\n")
    #expect(story.variables?.map(\.name) == ["counter"] && story.variables?.first?.place?.line == 8)
    let writes = story.rows.enumerated().flatMap { row, told in
      (told.effects ?? []).filter { $0.kind == .writes }.map { (row: row, effect: $0) }
    }
    #expect(writes.map(\.effect.value) == ["0", "1", "1"])
    #expect(writes.map(\.effect.lostTo) == [nil, writes[2].row, nil])
    #expect(story.rows.flatMap { $0.effects ?? [] }.count { $0.isWrong == true } == 2)
    // Before they are started, iterations are nowhere; and main does not wait yet.
    #expect(story.rows.first?.standing?.ready == ["main"])
    #expect(verdict.source.first?.text.contains("counter = seen + 1") == true)
  }

  @Test("each outcome has an execution that leads to it")
  func outcomes() throws {
    let verdict = try verdict("lost-update-3")
    for outcome in verdict.outcomes {
      let story = try #require(verdict.stories[outcome.schedule])
      let printed = story.rows.flatMap { $0.effects ?? [] }.filter { $0.kind == .prints }
      #expect(printed.compactMap(\.value).joined() == outcome.output)
    }
  }

  @Test("two locks: who has which, and who waits for it, after each step")
  func locks() throws {
    let story = try #require(try verdict("two-lock-deadlock").findings.first?.story)
    #expect(story.resources?.filter { $0.kind == .nsLock }.map { $0.place?.line } == [7, 7])
    let standings = story.rows.compactMap(\.standing)
    let held = standings.map { $0.resources.filter { !$0.holders.isEmpty }.map(\.name) }
    #expect(held.contains(["NSLock 1"]) && held.last == ["NSLock 1", "NSLock 2"])
    let last = try #require(standings.last)
    #expect(last.ready.isEmpty && last.waiting.count == 3)
    #expect(last.resources.allSatisfy { $0.holders != $0.waiters && $0.waiters.count == 1 })
  }
}
