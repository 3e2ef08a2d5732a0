import Foundation

/// Writes lines to the standard streams, each whole line with one system call.
package enum Console {
  /// Writes a text to standard output as it is.
  package static func print(_ text: String, terminator: String = "\n") {
    write(text + terminator, to: 1)
  }

  /// Writes one sentence to standard error, after the command's name, and what a tool said to it below.
  package static func complain(_ sentence: String, lines: [String] = [], as command: String) {
    let all = ["\(command): \(printable(sentence))"] + lines.map { "  " + printable($0) }
    write(all.map { $0 + "\n" }.joined(), to: 2)
  }

  /// The text on one line: what was typed may hold line breaks, and codes that terminals obey.
  ///
  /// - Parameter kept: Scalars that stay although they are of that kind.
  package static func printable(
    _ text: String, keeping kept: Set<Unicode.Scalar> = []
  ) -> String {
    text.replacingScalars { scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator:
        kept.contains(scalar) ? nil : scalar.escaped(asASCII: true)
      default: nil
      }
    }
  }

  /// Writes a text to standard error as it is.
  package static func note(_ text: String, terminator: String = "\n") {
    write(text + terminator, to: 2)
  }

  /// Writes all of a text to a descriptor; a reader that went away ends the process quietly.
  ///
  /// A full disk, or whatever else keeps it from being written, is said on standard error.
  private static func write(_ text: String, to descriptor: Int32) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count > 0 {
        bytes = bytes.dropFirst(count)
      } else if errno != EINTR && errno != EAGAIN {
        if descriptor == 1, errno != EPIPE {
          let reason = String(cString: strerror(errno))
          complain("cannot write standard output: \(reason)", as: commandName)
        }
        ExitStatus.cannotCreate.exit()
      }
    }
  }

  private static var commandName: String {
    CommandLine.arguments.first?.split(separator: "/").last.map(String.init) ?? "interleave"
  }
}
