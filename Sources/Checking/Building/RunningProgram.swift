import Foundation

/// The executable that checks and that its workers are: a build may replace it while it runs.
///
/// An object is made for the models of one build. With those of another it would be undefined what
/// happens, so that nothing is taken from a build that came later.
package struct RunningProgram: Sendable {
  /// Its path then.
  package let path: String

  /// - Parameter path: Where it was started from.
  package init(path: String) { self.path = path }

  /// What the kernel calls this process's own executable, wherever it has gone since.
  private static let own = "/proc/self/exe"

  /// What to open: also in a child, since the program that starts others is what they start as.
  package var file: String { isOwn ? Self.own : path }

  private var isOwn: Bool {
    guard let now = try? FileManager.default.destinationOfSymbolicLink(atPath: Self.own) else {
      return false
    }
    return now == path || now == path + " (deleted)"
  }

  /// The folder with what its build left next to it.
  var products: URL { URL(filePath: path).deletingLastPathComponent() }

  /// The descriptions of the models' modules, which objects are compiled with.
  var models: [String] {
    ["Exploration", "Primitives", "ModeledConcurrency", "ModeledDispatch", "ModeledFoundation"]
      .map { products.appending(path: "Modules/\($0).swiftmodule").path }
  }

  /// Whether a build has replaced it, or is about to: it writes the modules first.
  package var isOutdated: Bool {
    guard let now = Self.version(of: file), let later = Self.version(of: path) else { return true }
    return now != later || models.contains { Self.version(of: $0).map { $0 > now } ?? false }
  }

  /// When a file was last written, in nanoseconds.
  private static func version(of path: String) -> Int? {
    var state = stat()
    guard stat(path, &state) == 0 else { return nil }
    return state.st_mtim.tv_sec * 1_000_000_000 + state.st_mtim.tv_nsec
  }
}
