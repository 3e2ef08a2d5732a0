import Foundation
import Testing

@Suite("Words that people read")
struct WordsTests {
  private static let hasPython = (try? run(["-c", ""]))?.status == 0

  /// Runs Python, and gives what it prints.
  private static func run(_ arguments: [String]) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3"] + arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let text = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: text, as: UTF8.self))
  }

  @Test("none of the phrases that plain English does without", .enabled(if: hasPython))
  func habits() throws {
    let script = Document.root.appending(path: "Scripts/list-texts").path
    let run = try Self.run([script, "--check"])
    #expect(run.status == 0, "\(run.output)")
    let list = try Self.run([script, "Sources/Checking/Text", "README.md"]).output
    #expect(list.contains("FindingWords+Waiting.swift:4: deadlock") == false, "one word is no text")
    #expect(
      list.contains(": Nobody can continue: threads or tasks wait for one another, or for"))
    #expect(list.contains(": # Interleave") == false && list.contains("README.md:"))
  }
}
