import Foundation
import Pages
import Terminal
import Timing

extension BenchCommand {
  /// The page that is asked for; `nil` for none.
  static func page(_ arguments: Arguments, _ output: OutputFile) throws -> PageFile? {
    let page = try PageFile(
      arguments,
      standardOutput: arguments.string("--output") == "-"
        || arguments.has("--format") && output.isStandardOutput)
    guard page != nil else { return nil }
    if arguments.has("--costs") {
      throw UsageError("--costs has no page; leave --html out, or name patterns to measure")
    }
    return page
  }

  /// What the report says, as a page: the one that `compare` makes of it.
  func html(of report: Report) throws -> Page {
    let isFile = format == .json && !output.isStandardOutput
    let comparison = try ReportComparison(
      measured: report, file: isFile ? output.path : saved ?? "this run")
    // Without a seed the same command would measure other work.
    let seeded = words.contains { $0.hasPrefix("--seed") || $0.hasPrefix("--like") }
    let names = report.patterns.indices.map { report.shownName(of: $0) }
    let origin = Page.Origin(
      command: "swift run bench "
        + ShellWord.command(words + (seeded ? [] : ["--seed", "\(seed)"])),
      subject: (report.own.map { "\($0.file): " } ?? "") + names.joined(separator: ", "),
      date: Page.Origin.text(of: Date()),
      version: "bench, documents of version \(ReportComparison.version)")
    return try Page(
      .timing, title: comparison.answers.joined(separator: " "), origin: origin,
      document: comparison.json())
  }
}
