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
      let executable = Command.products.appending(path: "check").path
      let toolchain = try #require(Toolchain())
      let text = try String(contentsOfFile: program.path, encoding: .utf8)
      let source = try SwiftSource(path: program.path, text: text)
      let request = BuildRequest(
        ProgramFiles(module: "Program", sources: [source]), calls: [],
        swiftVersion: Int(program.swiftVersion) ?? 6)
      var settings = SearchSettings()
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
  }
}
