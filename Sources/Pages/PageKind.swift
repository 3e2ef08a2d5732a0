/// What a page shows: its styles and scripts, in the order in which they are put together.
///
/// A new kind is a constant here and its own files in `Resources`; the frame is the same for all.
package struct PageKind: Sendable {
  /// What its script and others tell it by.
  package let name: String
  let style: String
  let script: String

  private init(_ name: String, styles: [[UInt8]], scripts: [[UInt8]]) {
    self.name = name
    style = Self.text(PackageResources.frame_css, styles)
    // One function around all of them: nothing of it is seen from outside.
    script =
      "(() => {\n\"use strict\";\n" + Self.text(PackageResources.frame_js, scripts) + "})();\n"
  }

  /// The files put together, without indentation and lines of comment, which would be a tenth of a page.
  private static func text(_ first: [UInt8], _ others: [[UInt8]]) -> String {
    ([first] + others).flatMap { String(decoding: $0, as: UTF8.self).split(separator: "\n") }
      .map { $0.drop { $0 == " " } }.filter { !$0.isEmpty && !$0.hasPrefix("//") }
      .joined(separator: "\n")
  }

  /// The style that all pages have.
  static let frame = text(PackageResources.frame_css, [])

  /// The verdict of a check, its stories step by step, and its executions to choose among.
  package static let check = PageKind(
    "check", styles: [PackageResources.source_css, PackageResources.stage_css],
    scripts: [
      PackageResources.source_js, PackageResources.stage_js, PackageResources.story_js,
      PackageResources.game_js, PackageResources.check_js,
    ])

  /// The run of a pattern: its parts on one axis, and the code of what is pointed at.
  package static let timeline = PageKind(
    "timeline", styles: [PackageResources.source_css, PackageResources.timeline_css],
    scripts: [
      PackageResources.source_js, PackageResources.lesson_js, PackageResources.bars_js,
      PackageResources.chart_js, PackageResources.recording_js, PackageResources.timeline_js,
    ])

  /// A comparison of times: ratios, the samples behind them, and what is known of each report.
  package static let timing = PageKind(
    "timing", styles: [PackageResources.timing_css], scripts: [PackageResources.timing_js])

  /// What became of a class: learners by exercises, and the story of each submission that did not pass.
  package static let classroom = PageKind(
    "class", styles: [PackageResources.class_css], scripts: [PackageResources.class_js])
}
