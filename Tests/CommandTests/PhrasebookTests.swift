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
  func withOtherHashing(_ sentence: String) -> String { sentence }
  func object(_ reason: WaitReason) -> String { "…" }
  func name(_ resource: ResourceName) -> String { "…" }
  func step(_ verb: Verb, _ resource: String, timedOut: Bool) -> String { "…" }
  func nextStep(
    _ verb: Verb, _ kind: ResourceKind?, _ resource: String?, isInout: Bool
  ) -> String { "…" }
}

extension BuildsHere {
  @Suite("Words decide nothing")
  struct PhrasebookTests {
    /// The first program of each kind of finding, which its folder is called after.
    private static let programs = Dictionary(
      grouping: ProgramHead.all(in: "findings").filter { !$0.kinds.isEmpty },
      by: { $0.name.split(separator: "/").dropLast().joined() }
    ).values.compactMap(\.first).sorted { $0.name < $1.name }

    @Test(
      "with no words at all every finding has the same kind, place and schedule",
      arguments: programs)
    func wordless(program: ProgramHead) throws {
      let executable = Command.products.appending(path: "check").path
      let toolchain = try #require(Toolchain())
      let text = try String(contentsOfFile: program.path, encoding: .utf8)
      let source = try SwiftSource(path: program.path, text: text)
      let request = BuildRequest(
        ProgramFiles(module: "Program", sources: [source]), calls: [],
        swiftVersion: Int(program.swiftVersion) ?? 6)
      let pipeline = try CheckPipeline(
        request, SearchSettings(), patience: 60, toolchain: toolchain, executable: executable)
      // What is refused before it runs has no facts of an execution.
      guard let run = try? pipeline.build().first else { return }

      var messages: [WorkerMessage] = []
      let end = try WorkerLauncher(executable: executable).run(run, patience: 60) {
        messages.append($0)
      }
      func verdict(in words: any Phrasebook) -> Verdict {
        var judge = Judge(sources: [source], toolchain: toolchain, words: words)
        for message in messages { judge.hear(message) }
        return judge.verdict(end, settings: run)
      }
      let (told, wordless) = (verdict(in: English()), verdict(in: Silence()))

      #expect(told.kind == wordless.kind)
      #expect(Self.facts(told) == Self.facts(wordless))
      #expect(told.outcomes.map(\.failure) == wordless.outcomes.map(\.failure))
      #expect(wordless.findings.allSatisfy { $0.explanation == "…" })
      #expect(told.findings.allSatisfy { !$0.explanation.contains("…") })
    }

    private static func facts(_ verdict: Verdict) -> [String] {
      verdict.findings.map { finding in
        "\(finding.kind) \(finding.places.map(\.line)) \(finding.schedule)"
      }
    }
  }
}
