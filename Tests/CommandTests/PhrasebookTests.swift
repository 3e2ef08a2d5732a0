import Channel
import Checking
import CommandSupport
import Exploration
import Foundation
import Testing

/// Says the same of everything.
private struct Silence: Phrasebook {
  func title(of kind: FindingKind) -> String { "…" }
  func sentence(_ mistake: Mistake) -> String { "…" }
  func object(_ reason: WaitReason) -> String { "…" }
  func name(_ resource: ResourceName) -> String { "…" }
  func step(_ verb: Verb, _ resource: String, timedOut: Bool) -> String { "…" }
}

@Suite("Words decide nothing")
struct PhrasebookTests {
  @Test(
    "with no words at all every finding has the same kind, place and schedule",
    arguments: ProgramHead.all(in: "findings").filter { !$0.kinds.isEmpty })
  func wordless(program: ProgramHead) throws {
    var pipeline = try Self.pipeline(program)
    // What is refused before it runs has no facts of an execution.
    guard let runs = try? pipeline.build() else { return }
    let told = try pipeline.explore(runs[0])
    pipeline.words = Silence()
    let wordless = try pipeline.explore(runs[0])

    #expect(told.kind == wordless.kind)
    #expect(Self.facts(told) == Self.facts(wordless))
    #expect(told.outcomes.map(\.failure) == wordless.outcomes.map(\.failure))
    #expect(wordless.findings.allSatisfy { $0.explanation == "…" })
    #expect(told.findings.allSatisfy { !$0.explanation.contains("…") })
  }

  private static func pipeline(_ program: ProgramHead) throws -> CheckPipeline {
    let text = try String(contentsOfFile: program.path, encoding: .utf8)
    let files = ProgramFiles(
      module: "Program", sources: [SwiftSource(path: program.path, text: text)])
    return try CheckPipeline(
      BuildRequest(files, calls: [], swiftVersion: Int(program.swiftVersion) ?? 6),
      SearchSettings(), patience: 60, toolchain: #require(Toolchain()),
      executable: Command.products.appending(path: "check").path)
  }

  private static func facts(_ verdict: Verdict) -> [String] {
    verdict.findings.map { finding in
      "\(finding.kind) \(finding.places.map(\.line)) \(finding.schedule)"
    }
  }
}
