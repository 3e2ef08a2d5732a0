import CPlatform

/// What the process has used of the machine since it began.
public struct ResourceUsage: Sendable, Equatable {
  /// The processor time of all threads, in nanoseconds.
  public let cpu: Int64
  /// How often the system took the processor from one of the threads.
  public let switches: Int

  /// The state now; two of them make a difference.
  public static func now() -> ResourceUsage {
    ResourceUsage(
      cpu: cplatform_process_cpu_time(), switches: Int(cplatform_involuntary_switches()))
  }
}
