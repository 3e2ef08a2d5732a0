import Foundation

/// What the thread sanitizer of LLVM writes, taken apart.
package enum SanitizerReport {
  /// The races of a report, such as `a data race: write on line 12, read on line 20`.
  ///
  /// - Parameters:
  ///   - text: Everything that the sanitizer wrote.
  ///   - file: The program's file, whose lines are given.
  package static func races(in text: String, of file: String) -> [String] {
    text.components(separatedBy: "WARNING: ThreadSanitizer: ").dropFirst().map { report in
      let lines = report.split(separator: "\n", omittingEmptySubsequences: false)
      let kind = lines[0].components(separatedBy: " (pid=")[0]
      let accesses = lines.indices.compactMap { index -> String? in
        guard let access = access(in: lines[index]) else { return nil }
        let stack = lines[(index + 1)...].prefix { !$0.isEmpty }
        return access + (line(of: file, in: stack).map { " on line \($0)" } ?? "")
      }
      return "a \(kind)" + (accesses.isEmpty ? "" : ": " + accesses.joined(separator: ", "))
    }
  }

  /// What `  Previous read of size 8 at 0x7b by thread T2:` says that was done.
  private static func access(in line: Substring) -> String? {
    line.firstMatch(of: /^ +(?:Previous )?(?:atomic )?(write|read) of size/.ignoresCase())
      .map { $0.1.lowercased() }
  }

  /// The line of the innermost call that is in the file.
  private static func line(of file: String, in stack: ArraySlice<Substring>) -> Int? {
    for call in stack {
      let places = call.components(separatedBy: "/\(file):").dropFirst()
      if let place = places.first { return Int(place.prefix { $0.isNumber }) }
    }
    return nil
  }
}
