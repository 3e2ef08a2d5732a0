import Channel
import CommandSupport
import Exploration
import Foundation
import Testing
import Worker

@testable import Checking

extension BuildsHere {
  @Suite("What explored code may ask of the kernel", .timeLimit(.minutes(60)))
  struct ConfinementTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// A text of Foundation's or of the program's own, in which nothing is refused by its name.
    private func verdict(of line: String, readable: [String] = ["/"]) throws -> Verdict {
      let file = folder.url.appending(path: "Program.swift")
      try Data("import Foundation\n\(line)\n".utf8).write(to: file)
      let source = try SwiftSource(
        path: file.path, text: "import Foundation\n\(line)\n")
      let request = BuildRequest(
        ProgramFiles(module: "Program", sources: [source]), calls: [], swiftVersion: 6)
      var settings = SearchSettings()
      settings.readable = readable
      let pipeline = try CheckPipeline(
        request, settings, patience: 60, toolchain: try #require(Toolchain()),
        executable: Command.products.appending(path: "check").path)
      return try pipeline.explore(try pipeline.build()[0])
    }

    @Test(
      "a call that is not in the list is a finding with its name, and does nothing",
      arguments: [
        ("try? Data([1]).write(to: URL(fileURLWithPath: \"FILE\"))", "openat"),
        (
          "try? FileManager.default.createDirectory(atPath: \"FILE\", withIntermediateDirectories: false)",
          "mkdir"
        ),
        ("try? FileManager.default.removeItem(atPath: \"FOLDER\")", "unlink"),
      ])
    func refused(line: String, call: String) throws {
      let file = folder.url.appending(path: "made")
      let verdict = try verdict(
        of: line.replacing("FILE", with: file.path).replacing(
          "FOLDER", with: folder.url.appending(path: "Program.swift").path))
      #expect(verdict.findings.map(\.kind) == [.unsupported])
      let sentence = "It makes the system call \(call)"
      #expect(
        verdict.findings.first?.explanation.hasPrefix(sentence) == true, "\(verdict.findings)")
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["Program.swift"])
    }

    @Test(
      "what it need not read, it cannot read, where the kernel has Landlock",
      .enabled(if: Confinement.limitsFiles))
    func reading() throws {
      let secret = folder.url.appending(path: "secret")
      try Data("secret".utf8).write(to: secret)
      let line =
        "print((try? String(contentsOfFile: \"\(secret.path)\", encoding: .utf8)) ?? \"refused\")"
      let toolchain = try #require(Toolchain())
      let kept = try verdict(of: line, readable: toolchain.libraryPaths)
      #expect(kept.outcomes.map(\.output) == ["refused\n"])
      let open = try verdict(of: line)
      #expect(open.outcomes.map(\.output) == ["secret\n"])
    }

    @Test("what libraries need for texts and dates is not refused")
    func libraries() throws {
      let toolchain = try #require(Toolchain())
      let verdict = try verdict(
        of: """
          let format = DateFormatter()
          format.timeZone = TimeZone(identifier: "Europe/Berlin")
          format.dateFormat = "HH:mm"
          print(format.string(from: Date(timeIntervalSince1970: 0)), "é".folding(options: .diacriticInsensitive, locale: nil))
          """, readable: toolchain.libraryPaths)
      #expect(verdict.outcomes.map(\.output) == ["01:00 e\n"])
    }
  }
}
