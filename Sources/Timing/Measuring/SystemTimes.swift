import CPlatform
import Foundation

/// How long all processors of the machine were busy since it started.
package struct SystemTimes: Sendable, Equatable {
  /// The time in which some process or the kernel ran, in nanoseconds of one processor.
  package let busy: Double
  /// The time that the hypervisor gave to other machines, in nanoseconds of one processor.
  package let steal: Double

  /// Reads the first line of Linux's /proc/stat; see proc(5).
  ///
  /// - Parameters:
  ///   - text: The file.
  ///   - ticksPerSecond: The unit in which it counts.
  /// - Returns: The times, or `nil` if the text is not such a file or counts nothing.
  package init?(procStat text: String, ticksPerSecond: Int64) {
    guard let line = text.split(separator: "\n").first(where: { $0.hasPrefix("cpu ") }) else {
      return nil
    }
    let ticks = line.split(separator: " ").dropFirst().compactMap { Double($0) }
    guard ticks.count >= 7, ticks.contains(where: { $0 > 0 }) else { return nil }
    let nanoseconds = 1e9 / Double(ticksPerSecond)
    // user, nice, system, idle, iowait, irq, softirq, steal; a guest's time is in user already.
    busy = (ticks[0] + ticks[1] + ticks[2] + ticks[5] + ticks[6]) * nanoseconds
    steal = (ticks.count > 7 ? ticks[7] : 0) * nanoseconds
  }

  /// The times now, or `nil` where the system does not tell.
  package static func now() -> SystemTimes? {
    #if os(Linux)
      guard let text = try? String(contentsOfFile: "/proc/stat", encoding: .utf8) else {
        return nil
      }
      return SystemTimes(procStat: text, ticksPerSecond: cplatform_ticks_per_second())
    #else
      return nil
    #endif
  }

  /// The unit in which the system counts, in nanoseconds.
  package static var tick: Double { 1e9 / Double(cplatform_ticks_per_second()) }
}
