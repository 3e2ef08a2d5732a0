/// A place where code uses memory in a way whose safety the language does not ensure.
///
/// Found by the compiler (`-strict-memory-safety`, SE-0458), which knows types and what C functions
/// take: code that may write wherever it likes could write into the explorer that judges it.
package struct UnsafeUse: Error, Sendable, Equatable {
  /// The line.
  package let line: Int
  /// What is used there, as the compiler says it.
  package let what: String

  /// Why it is refused.
  package var sentence: String {
    "This bypasses a safety check of Swift (\(what)); no exercise needs it."
  }

  /// The first in what the compiler said of a file.
  static func first(in output: String, of path: String) -> UnsafeUse? {
    var warning: Diagnostic?
    for diagnostic in Diagnostic.all(in: output, repeated: true) {
      if diagnostic.severity == "warning" {
        let isUnsafe = diagnostic.message.contains("[#StrictMemorySafety]")
        warning = isUnsafe && diagnostic.path == path ? diagnostic : nil
      } else if let warning, diagnostic.severity == "note",
        !diagnostic.message.hasPrefix("add '@"),
        !permitted.contains(where: diagnostic.message.contains)
      {
        return UnsafeUse(line: warning.line, what: diagnostic.message)
      }
    }
    return nil
  }

  /// What the explorer models, and whose C or Swift declaration only happens to have a pointer.
  private static let permitted = [
    "'pthread_", "<pthread_", "'withUnsafeContinuation", "'withUnsafeThrowingContinuation",
    "'UnsafeContinuation<", "'withUnsafeCurrentTask", "'UnsafeCurrentTask", "'sem_", "<sem_t>",
    // A string becomes such a pointer by itself; through it nothing can be written.
    "'UnsafePointer<CChar>'", "'UnsafePointer<CChar>?'", "'UnownedSerialExecutor'",
    "in concurrently-executing code",
    "'nanosleep", "'clock_nanosleep", "<timespec>", "'timespec",
  ]
}
