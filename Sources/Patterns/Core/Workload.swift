/// What a chore does for its time.
package enum Workload: Sendable, Codable, Equatable {
  /// It waits, as for a disk or the network: a thread blocks, a task is suspended.
  case wait
  /// It computes a fixed number of steps, whatever time that takes.
  case compute(iterationsPerUnit: Int)
}
