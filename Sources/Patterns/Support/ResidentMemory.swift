import Foundation

/// The memory of this process that is in RAM, and its peak since the measurement began.
///
/// On Linux the kernel keeps the peak, and may be asked to begin anew (proc(5), `clear_refs`). Where
/// it cannot be asked, the peak is the highest of the samples. The kernel's count may lag behind by
/// some dozens of pages a processor.
package struct ResidentMemory {
  private let start: Int?
  private let isPeakFresh: Bool
  private var highestSample: Int

  /// Begins a measurement.
  package init() {
    isPeakFresh = ResidentMemory.resetPeak()
    start = ResidentMemory.current
    highestSample = start ?? 0
  }

  /// Looks at the memory now; needed only where the system does not keep the peak.
  package mutating func sample() {
    highestSample = max(highestSample, ResidentMemory.current ?? 0)
  }

  /// How far above its start the memory was at the peak, in bytes; `nil` if the system does not say.
  package mutating func peakGrowth() -> Int? {
    sample()
    guard let start else { return nil }
    let kernelPeak = isPeakFresh ? ResidentMemory.status("VmHWM") ?? 0 : 0
    return max(0, max(highestSample, kernelPeak) - start)
  }

  #if os(Linux)
    /// The bytes in RAM now.
    package static var current: Int? { status("VmRSS") }

    private static func resetPeak() -> Bool {
      guard let file = FileHandle(forWritingAtPath: "/proc/self/clear_refs") else { return false }
      return (try? file.write(contentsOf: Data("5".utf8))) != nil
    }

    /// A line of the process's status file, in bytes.
    private static func status(_ key: String) -> Int? {
      guard let text = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8),
        let line = text.split(separator: "\n").first(where: { $0.hasPrefix(key + ":") })
      else { return nil }
      return Int(line.filter(\.isNumber)).map { $0 * 1024 }
    }
  #elseif canImport(Darwin)
    /// The bytes in RAM now.
    package static var current: Int? {
      var info = task_vm_info_data_t()
      var count = mach_msg_type_number_t(
        MemoryLayout<task_vm_info_data_t>.size / MemoryLayout<natural_t>.size)
      let result = withUnsafeMutablePointer(to: &info) { pointer in
        pointer.withMemoryRebound(to: integer_t.self, capacity: Int(count)) {
          task_info(mach_task_self_, task_flavor_t(TASK_VM_INFO), $0, &count)
        }
      }
      return result == KERN_SUCCESS ? Int(info.phys_footprint) : nil
    }

    private static func resetPeak() -> Bool { false }
    private static func status(_ key: String) -> Int? { nil }
  #else
    /// The bytes in RAM now: this system does not say.
    package static var current: Int? { nil }

    private static func resetPeak() -> Bool { false }
    private static func status(_ key: String) -> Int? { nil }
  #endif
}
