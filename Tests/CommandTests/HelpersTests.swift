import Channel
import Checking
import CommandSupport
import Exploration
import Foundation
import Terminal
import Testing

extension BuildsHere {
  @Suite("A search on several processors")
  struct HelpersTests {
    /// In the last three much is only tried because a helper proposes it to the nodes above.
    private static let programs =
      ProgramHead.all(in: "benchmarks").filter { !$0.name.contains("starved") }
      + ProgramHead.all(in: "outcomes").filter { program in
        ["polled-lock", "tried-with-timeout", "await-behind-nobody"]
          .contains { program.name == "outcomes/\($0).swift" }
      }

    /// What a search comes to that shares its work from the first execution on.
    private func search(
      _ program: ProgramHead, jobs: Int
    ) throws -> (verdict: Verdict, helped: Int) {
      let text = try String(contentsOfFile: program.path, encoding: .utf8)
      return try search(
        SwiftSource(path: program.path, text: text), SearchSettings(), jobs: jobs,
        swiftVersion: Int(program.swiftVersion) ?? 6)
    }

    private func search(
      _ source: SwiftSource, _ settings: SearchSettings, jobs: Int, swiftVersion: Int = 6
    ) throws -> (verdict: Verdict, helped: Int) {
      let executable = Command.products.appending(path: "check").path
      let toolchain = try #require(Toolchain())
      let request = BuildRequest(
        ProgramFiles(module: "Program", sources: [source]), calls: [], swiftVersion: swiftVersion)
      var settings = settings
      (settings.jobs, settings.sharesAfter) = (jobs, 0)
      let pipeline = try CheckPipeline(
        request, settings, patience: 60, toolchain: toolchain, executable: executable)
      let run = try #require(try pipeline.build().first)
      var judge = Judge(sources: [source], toolchain: toolchain)
      var helped = 0
      let end = try WorkerLauncher(executable: executable).run(run, patience: 60) { message in
        judge.hear(message)
        if case .finished(let summary) = message { helped = summary.helped }
      }
      var verdict = judge.verdict(end, settings: run)
      verdict.seconds = 0
      return (verdict, helped)
    }

    @Test(
      "tells the same, to the last execution, as one on a single processor",
      arguments: programs)
    func same(program: ProgramHead) throws {
      let (alone, shared) = (try search(program, jobs: 1), try search(program, jobs: 3))
      #expect(alone.helped == 0)
      #expect(try CanonicalJSON.line(shared.verdict) == CanonicalJSON.line(alone.verdict))
    }

    @Test("lets its helpers run executions")
    func helped() throws {
      let program = try #require(Self.programs.first { $0.name == "benchmarks/mutex-3x2.swift" })
      let (verdict, helped) = try search(program, jobs: 3)
      #expect(verdict.executions == 90)
      #expect((1..<90).contains(helped), "\(helped)")
    }

    /// The second block is first only in the second half of the search, which none comes to: there are
    /// 137,846,528,820 interleavings.
    private static let lateMistake = """
      import Dispatch
      import Synchronization

      let entries = Mutex<[Int]>([])
      let ready = DispatchSemaphore(value: 0)
      let queue = DispatchQueue(label: "work", attributes: .concurrent)
      let group = DispatchGroup()
      queue.async(group: group) {
        entries.withLock { _ in ready.wait() }
        for _ in 1...20 { entries.withLock { $0.append(1) } }
      }
      queue.async(group: group) {
        ready.signal()
        for _ in 1...20 { entries.withLock { $0.append(2) } }
      }
      group.wait()
      precondition(entries.withLock { $0[0] } == 1)
      """

    @Test("tells what only a helper has come to when the time is over")
    func late() throws {
      var settings = SearchSettings()
      (settings.strategy, settings.budget) = (.dpor, 1)
      let source = try SwiftSource(path: "late.swift", text: Self.lateMistake)
      let alone = try search(source, settings, jobs: 1).verdict
      #expect(alone.findings.isEmpty)
      // A busy machine has to come as far as the first helper.
      settings.budget = 3
      let shared = try search(source, settings, jobs: 3).verdict
      #expect(shared.findings.map(\.kind) == [.failedCheck])
    }
  }
}
