import Channel
import Checking
import CommandSupport
import Foundation
import Testing

@Suite("check: one schedule again, and a search in parts")
struct CheckAgainTests {
  @Test("a schedule tells the same story on every run, byte for byte")
  func replay() throws {
    let workshop = try Workshop(["a.swift": Workshop.race])
    let found = try #require(try workshop.verdict("a.swift").findings.first)
    let runs = try (1...2).map { _ in
      try workshop.check("a.swift", "--plain", "--replay", found.schedule)
    }
    #expect(runs[0].output == runs[1].output && runs[0].status == 1)
    #expect(runs[0].output.hasPrefix("This execution goes wrong: data race on line 4."))
    let again = try workshop.verdict("a.swift", "--replay", found.schedule)
    #expect(again.story?.rows.isEmpty == false)
  }

  @Test("each outcome's schedule leads to that outcome")
  func replayOutcomes() throws {
    let workshop = try Workshop(["a.swift": Workshop.race])
    let outcomes = try workshop.verdict("a.swift").outcomes
    #expect(Set(outcomes.map(\.output)) == ["1\n", "2\n"])
    for outcome in outcomes {
      let again = try workshop.verdict("a.swift", "--replay", outcome.schedule)
      #expect(again.outcomes.map(\.output) == [outcome.output])
    }
  }

  @Test("a schedule is none of a changed program")
  func foreignSchedule() throws {
    let workshop = try Workshop(["a.swift": Workshop.race])
    let found = try #require(try workshop.verdict("a.swift").findings.first)
    try workshop.write(Data((Workshop.race + "\nprint(2)").utf8), to: "a.swift")
    let run = try workshop.check("a.swift", "--replay", found.schedule)
    #expect(run.status == 64 && run.error.contains("another version of the program"))
  }

  @Test("the parts of a search, merged, are the whole search")
  func shards() throws {
    let text = """
      import Synchronization
      import Dispatch
      let log = Mutex("")
      DispatchQueue.concurrentPerform(iterations: 3) { index in
        for _ in 1...2 { log.withLock { $0 += "\\(index)" } }
      }
      print(log.withLock { $0 })
      """
    let workshop = try Workshop(["a.swift": text])
    let whole = try workshop.verdict("a.swift", "--strategy", "dpor")
    for part in 1...3 {
      let name = workshop.path("\(part).json")
      let run = try workshop.check(
        "a.swift", "--strategy", "dpor", "--shard", "\(part)/3", "--json", name)
      #expect(run.status == 0)
    }
    let merged = try workshop.verdict("--merge", "1.json", "2.json", "3.json")
    #expect(whole.executions == 90 && merged.executions == 90)
    #expect(merged.certainty == .proved)
    let counts = [merged, whole].map { verdict in
      Dictionary(uniqueKeysWithValues: verdict.outcomes.map { ($0.output, $0.executions) })
    }
    #expect(counts[0] == counts[1])
  }

  @Test("what the table adds up to is what the first line says")
  func counts() throws {
    let workshop = try Workshop(["a.swift": Workshop.race])
    for options in [["--budget", "1s"], ["--strategy", "random", "--budget", "50ms"]] {
      let run = try workshop.check(["a.swift", "--json", "-"] + options)
      let verdict = try Verdict.read(Data(run.output.utf8), from: "")
      #expect(verdict.executions == verdict.outcomes.reduce(0) { $0 + $1.executions })
    }
  }
}
