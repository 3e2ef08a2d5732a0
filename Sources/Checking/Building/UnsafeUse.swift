import ModeledThreads

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
        !isPermitted(diagnostic.message)
      {
        return UnsafeUse(line: warning.line, what: diagnostic.message)
      }
    }
    return nil
  }

  /// Whether what the compiler says is about something that cannot write where it likes.
  private static func isPermitted(_ note: String) -> Bool {
    guard note.contains("Pointer<") || note.contains("RawPointer") else {
      return permitted.contains(where: note.contains)
    }
    // `pthread_mutex_lock(&lock)` makes a pointer for the call alone. Whoever has one as a value could move it.
    let call = /^(?:argument \S+ in call|reference) to global function '(\w+)/
    guard let name = note.firstMatch(of: call)?.1 else { return false }
    return functions.contains(String(name)) || note.contains("'UnsafePointer<CChar>")
  }

  /// Functions in C that are modelled or prepare what is, and write only to the one object that they are given.
  private static let functions: Set<String> = {
    let modelled = WrappedSymbols.modelled.filter { name in
      ["pthread_", "sem_", "nanosleep", "clock_nanosleep"].contains(where: name.hasPrefix)
    }
    return Set(modelled + attributes + ["clock_gettime"])
  }()

  private static let attributes = ["", "mutex", "cond", "rwlock", "barrier"].flatMap { kind in
    ["init", "destroy", "settype", "setstacksize", "setdetachstate", "setclock", "setprotocol"]
      .map { "pthread_\(kind)attr_\($0)" }
  }

  /// What the explorer models, and whose Swift declaration only happens to be unsafe.
  private static let permitted = [
    "'pthread_", "'withUnsafeContinuation", "'withUnsafeThrowingContinuation",
    "'UnsafeContinuation<", "'withUnsafeCurrentTask", "'UnsafeCurrentTask", "'sem_", "'timespec",
    "'UnownedSerialExecutor'", "in concurrently-executing code",
  ]
}
