import Foundation

/// A program that a test makes up: lines of the system's shell.
package final class Script: Sendable {
  private let folder: TemporaryFolder
  /// Where it is.
  package var path: String { folder.url.appending(path: "script").path }

  /// Writes the program.
  ///
  /// A process of its own does that: while another thread starts a program, that has for a moment every
  /// file that is being written here, and the system runs none that somebody could still write to.
  ///
  /// - Parameter lines: What the shell is to do.
  /// - Throws: What Foundation throws if there is no place for it, or no shell.
  package init(_ lines: String) throws {
    folder = try TemporaryFolder()
    let shell = Process()
    shell.executableURL = URL(filePath: "/bin/sh")
    shell.arguments = [
      "-c", "printf '%s\n' \"$1\" > \"$0\" && chmod +x \"$0\"", path, "#!/bin/sh\n" + lines,
    ]
    try shell.run()
    shell.waitUntilExit()
  }
}
