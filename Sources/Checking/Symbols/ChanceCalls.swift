/// Calls whose result may be another one in each execution, or in each order of the threads.
enum ChanceCalls {
  /// What occurs in the demangled name of a call, and the call as a program writes it.
  private static let known = [
    ("Swift.ObjectIdentifier", "ObjectIdentifier"),
    (".toOpaque()", "Unmanaged.toOpaque()"),
    ("Pointer.debugDescription", "an address"),
    ("Pointer.hash", "an address"),
    ("Swift._PointerProtocol", "an address"),
    ("UUID.init() ->", "UUID()"),
    ("NSUUID", "NSUUID()"),
    ("globallyUniqueString", "ProcessInfo.globallyUniqueString"),
    ("processIdentifier", "ProcessInfo.processIdentifier"),
    ("SystemRandomNumberGenerator", "SystemRandomNumberGenerator"),
    (".random(in:", "random(in:)"),
    (".random() ->", "random()"),
    (".randomElement(", "randomElement()"),
    (".shuffle", "shuffled()"),
    (".hashValue", "hashValue"),
  ]

  /// Functions of C, by their names.
  private static let functions: Set = ["arc4random", "arc4random_uniform", "pthread_self"]

  /// The calls among the demangled names of what an object takes from elsewhere, each once, sorted.
  static func all(in names: [String]) -> [String] {
    var found = Set(names.filter(functions.contains).map { $0 + "()" })
    for name in names {
      for (part, call) in known where name.contains(part) { found.insert(call) }
    }
    return found.sorted()
  }
}
