import CPlatform
import Foundation

/// Whether other processes keep a child from running, which says nothing about what it does.
extension ChildProcess {
  /// What the system tells of a process.
  private struct Use {
    /// It runs, or would if it had a processor.
    let wantsProcessor: Bool
    /// Seconds of processor time that it has used.
    let time: Double
  }

  /// How long it is looked at.
  private static let window = 0.5
  /// The share of a processor below which it is starved.
  private static let least = 0.25

  /// Whether it wants a processor and gets only a small part of one; takes half a second if it wants one.
  ///
  /// Where the system does not tell (anywhere but on Linux) it is not.
  func isStarved() -> Bool {
    guard let before = use(), before.wantsProcessor else { return false }
    Thread.sleep(forTimeInterval: Self.window)
    guard let after = use(), after.wantsProcessor else { return false }
    return after.time - before.time < Self.least * Self.window
  }

  /// The 3rd, 14th and 15th field of `proc_pid_stat(5)`; the second one is a name in parentheses.
  private func use() -> Use? {
    guard let text = try? String(contentsOfFile: "/proc/\(id)/stat", encoding: .utf8),
      let name = text.lastIndex(of: ")")
    else { return nil }
    let fields = text[name...].dropFirst().split(separator: " ")
    guard fields.count > 12, let user = Double(fields[11]), let system = Double(fields[12]) else {
      return nil
    }
    return Use(
      wantsProcessor: fields[0] == "R",
      time: (user + system) / Double(cplatform_ticks_per_second()))
  }
}
