import CPlatform
import Foundation

extension Thread {
  /// Makes a thread with a name; it runs when it is started.
  ///
  /// Foundation on Linux loses a `name` that is set before the thread runs, and may lose one that
  /// the thread sets as its first action. So the thread names itself at the system's.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - processor: The number of the processor on which alone it is to run, from 0 on, where the system
  ///     can be told; the first follows after the last. `nil` for any.
  ///   - body: What it runs.
  static func named(
    _ name: String, processor: Int? = nil, _ body: @escaping @Sendable () -> Void
  ) -> Thread {
    Thread {
      cplatform_name_thread(name)
      if let processor { _ = cplatform_run_on_core(Int32(processor)) }
      body()
    }
  }
}
