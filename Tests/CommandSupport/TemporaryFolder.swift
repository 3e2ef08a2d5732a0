import Foundation

/// A new, empty folder that is removed with everything in it when its owner lets go of it.
package final class TemporaryFolder: Sendable {
  /// Where it is.
  package let url: URL

  /// Makes the folder.
  ///
  /// - Throws: What Foundation throws if the folder cannot be made.
  package init() throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("interleave-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }
}
