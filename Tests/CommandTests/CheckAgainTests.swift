import Channel
import Checking
import CommandSupport
import Exploration
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

  @Test(
    "what a race leaves in memory that was freed is the same each time",
    arguments: ["array", "object"])
  func freedMemory(kind: String) throws {
    let program = "Tests/Programs/findings/dataRace/wrong-\(kind)-in-use.swift"
    let text = try String(contentsOf: PackageFolder.url.appending(path: program), encoding: .utf8)
    let workshop = try Workshop(["a.swift": text])
    let verdicts = try (1...6).map { _ in
      var verdict = try workshop.verdict("a.swift")
      verdict.seconds = 0
      return verdict
    }
    #expect(verdicts.allSatisfy { $0 == verdicts[0] })
    #expect(verdicts[0].findings.map(\.kind).allSatisfy { $0 == .dataRace })
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

  @Test("a choice that the program does not offer is no crash")
  func departure() throws {
    let workshop = try Workshop(["a.swift": Workshop.race])
    let schedule = try #require(try workshop.verdict("a.swift").findings.first).schedule
    let program = schedule.prefix { $0 != "-" }
    for choices in ["2:9", "zzzz:1"] {
      let run = try workshop.check("a.swift", "--replay", "\(program)--\(choices)")
      #expect(run.output.hasPrefix("No answer: the program does not match this schedule"))
      #expect(!run.output.lowercased().contains("crash"), "\(run.output)")
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
      let found = try Verdict.read(Data(contentsOf: URL(filePath: name)), from: name)
      #expect((15...45).contains(found.executions), "a part has its share")
    }
    let merged = try workshop.verdict("--merge", "1.json", "2.json", "3.json")
    #expect(whole.executions == 90 && merged.executions == 90)
    #expect(merged.certainty == .proved)
    let counts = [merged, whole].map { verdict in
      Dictionary(uniqueKeysWithValues: verdict.outcomes.map { ($0.output, $0.executions) })
    }
    #expect(counts[0] == counts[1])
  }

  @Test("a part does not take for new what another part has, nor an early return for harmless")
  func shardsAndReadings() throws {
    // Who waits only pauses; three letters come before the fourth, or after it.
    let pause = """
      import Foundation
      let condition = NSCondition(), printing = NSLock(), group = DispatchGroup()
      for letter in ["a", "b", "c"] {
        DispatchQueue.global().async(group: group) {
          printing.withLock { print(letter, terminator: "") }
        }
      }
      DispatchQueue.global().async(group: group) { condition.withLock { condition.signal() } }
      condition.withLock { _ = condition.wait(until: Date(timeIntervalSinceNow: 0.01)) }
      printing.withLock { print("d", terminator: "") }
      group.wait()
      """
    let early = """
      import Foundation
      let condition = NSCondition()
      nonisolated(unsafe) var isReady = false
      condition.lock()
      Thread { condition.withLock { isReady = true; condition.signal() } }.start()
      if !isReady { condition.wait() }
      print(isReady)
      condition.unlock()
      """
    let workshop = try Workshop(["pause.swift": pause, "early.swift": early])
    func merged(_ file: String) throws -> Verdict {
      for part in 1...3 {
        let name = workshop.path("\(part).json")
        _ = try workshop.check(file, "--shard", "\(part)/3", "--json", name)
      }
      return try workshop.verdict("--merge", "1.json", "2.json", "3.json")
    }
    #expect(try merged("pause.swift").findings.isEmpty)
    #expect(try merged("early.swift").findings.map(\.kind) == [.spuriousWakeup])
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
