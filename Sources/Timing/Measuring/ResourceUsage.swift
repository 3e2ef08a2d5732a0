import CPlatform

/// What the process has used of the machine since it began.
package struct ResourceUsage: Sendable, Equatable {
  /// The processor time of all threads, in nanoseconds.
  package let cpu: Int64
  /// How often the system took the processor from one of the threads.
  package let switches: Int
  /// How often one of the threads gave its processor up to wait.
  package let waits: Int

  /// The state now; two of them make a difference.
  package static func now() -> ResourceUsage {
    ResourceUsage(
      cpu: cplatform_process_cpu_time(), switches: Int(cplatform_involuntary_switches()),
      waits: Int(cplatform_voluntary_switches()))
  }
}
