import CPages

/// What a page shows: its styles and scripts, in the order in which they are put together.
///
/// A new kind is a constant here and its own files in `CPages`; the frame is the same for all.
package struct PageKind: Sendable {
  /// What its script and others tell it by.
  package let name: String
  let style: String
  let script: String
  /// What a page allows: these styles and this script, by their hashes, and nothing else.
  let policy: String

  private init(_ name: String, styles: [UnsafePointer<CChar>], scripts: [UnsafePointer<CChar>]) {
    self.name = name
    style = Self.text(cpages_frame_css, styles)
    // One function around all of them: nothing of it is seen from outside.
    script =
      "(() => {\n\"use strict\";\n" + Self.text(cpages_frame_js, scripts) + "})();\n"
    policy = [
      "default-src 'none'", "script-src '\(Page.hash(of: script))'",
      "style-src '\(Page.hash(of: style))'", "base-uri 'none'", "form-action 'none'",
    ].joined(separator: "; ")
  }

  /// The files put together, without indentation and lines of comment, which would be a tenth of a page.
  private static func text(
    _ first: UnsafePointer<CChar>, _ others: [UnsafePointer<CChar>]
  ) -> String {
    let (newline, space) = (UInt8(ascii: "\n"), UInt8(ascii: " "))
    let lines = ([first] + others).flatMap { String(cString: $0).utf8.split(separator: newline) }
      .map { $0.drop { $0 == space } }.filter { !$0.isEmpty && !$0.starts(with: "//".utf8) }
    return String(decoding: Array(lines.joined(separator: [newline])), as: UTF8.self)
  }

  /// The style that all pages have.
  static let frame = text(cpages_frame_css, [])

  /// The verdict of a check, its stories step by step, and its executions to choose among.
  package static let check = PageKind(
    "check", styles: [cpages_source_css, cpages_stage_css],
    scripts: [
      cpages_source_js, cpages_stage_js, cpages_story_js, cpages_game_js, cpages_check_js,
    ])

  /// The run of a pattern: its parts on one axis, and the code of what is pointed at.
  package static let timeline = PageKind(
    "timeline", styles: [cpages_source_css, cpages_timeline_css],
    scripts: [
      cpages_source_js, cpages_lesson_js, cpages_bars_js,
      cpages_chart_js, cpages_recording_js, cpages_timeline_js,
    ])

  /// A comparison of times: ratios, the samples behind them, and what is known of each report.
  package static let timing = PageKind(
    "timing", styles: [cpages_timing_css], scripts: [cpages_timing_js])

  /// What became of a class: learners by exercises, and the story of each submission that did not pass.
  package static let classroom = PageKind(
    "class", styles: [cpages_class_css], scripts: [cpages_class_js])
}
