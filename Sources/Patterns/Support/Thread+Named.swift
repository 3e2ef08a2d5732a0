import CPlatform
import Foundation

extension Thread {
  /// Makes a thread with a name; it runs when it is started.
  ///
  /// Foundation on Linux loses a `name` that is set before the thread runs, and may lose one that
  /// the thread sets as its first action. So the thread names itself at the system's.
  static func named(_ name: String, _ body: @escaping @Sendable () -> Void) -> Thread {
    Thread {
      cplatform_name_thread(name)
      body()
    }
  }
}
