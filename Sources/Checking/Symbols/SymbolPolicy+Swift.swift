import Exploration

/// Swift's own symbols: all are harmless except those of an interface that waits or that is not controlled.
extension SymbolPolicy {
  /// The interfaces that are refused, by how their demangled names begin.
  private static let refused: [(name: String, asWritten: String, reason: String)] = {
    let network = "the network answers at a time that no schedule decides."
    let programs = "it starts or awaits another program, which explored code may not do."
    let files = "it waits for a file or a pipe, which no schedule decides."
    let users = "it asks the database of users, which another process may keep."
    let real =
      "it belongs to the real library, which the explorer does not control; import its module with a plain import."
    let foundation: [(String, String)] = [
      ("URLSession", network), ("NSURLConnection", network), ("URLDownload", network),
      ("NSURLSession", network), ("URLProtocol", network), ("SocketPort", network),
      ("CFSocket", network), ("NetService", network), ("Host", network), ("InputStream", network),
      ("OutputStream", network), ("Stream", network), ("MessagePort", network),
      ("Process", programs), ("NSUserScriptTask", programs),
      ("FileHandle", files), ("Pipe", files), ("NSUserName", users), ("NSFullUserName", users),
      ("NotificationQueue", "it posts from the real run loop, which explored code does not run."),
      ("UserDefaults", "it keeps its values from one execution to the next."),
      ("NSUbiquitousKeyValueStore", "it keeps its values outside of the program."),
      ("DistributedNotificationCenter", "it talks to other processes."),
      ("Thread", real), ("NSLock", real), ("NSRecursiveLock", real), ("NSCondition", real),
      ("NSConditionLock", real), ("Operation", real), ("BlockOperation", real),
      ("OperationQueue", real), ("Timer", real), ("RunLoop", real),
    ]
    let dispatch = [
      "DispatchQueue", "DispatchGroup", "DispatchSemaphore", "DispatchWorkItem", "DispatchSource",
      "DispatchIO",
    ]
    var all: [(String, String, String)] = []
    for (name, reason) in foundation {
      all.append(("Foundation.\(name)", name, reason))
      all.append(("FoundationNetworking.\(name)", name, reason))
    }
    for name in dispatch { all.append(("Dispatch.\(name)", name, real)) }
    for (name, property, instead) in shared {
      for access in ["setter", "modify"] {
        all.append(("\(name).\(access)", property, "it changes all executions; \(instead)"))
      }
    }
    all.append(("Foundation.Bundle.load", "Bundle.load()", "it loads code."))
    all.append(("Synchronization._MutexHandle", "Mutex", real))
    all.append(
      ("Swift.readLine(", "readLine()", "it waits for input, which no schedule decides."))
    return all
  }()

  /// What the whole process has: what one execution sets, the next one would find.
  private static let shared = [
    (
      "Foundation.NSTimeZone.default", "NSTimeZone.default",
      "give a formatter or a calendar its own time zone."
    ),
    (
      "Foundation.NSTimeZone.abbreviationDictionary", "NSTimeZone.abbreviationDictionary",
      "make time zones by their identifiers."
    ),
    (
      "FoundationEssentials.ProcessInfo.processName", "ProcessInfo.processName",
      "keep the name in a variable."
    ),
  ]

  static func judgeSwift(_ symbol: String) -> Decision {
    // The modelled run loop's modes are the real one's: names, which do nothing.
    let name = demangled(symbol).replacing("Foundation.RunLoop.Mode", with: "Mode")
    for entry in refused where mentions(entry.name, in: name) {
      return .refused(reason: "\(entry.asWritten): \(entry.reason)")
    }
    return .harmless
  }

  /// Whether a name occurs as a whole: neither the end of a longer path nor the start of a longer word.
  private static func mentions(_ entry: String, in name: String) -> Bool {
    guard name.mentions(entry) else { return false }
    for range in name.ranges(of: entry) {
      let before =
        range.lowerBound > name.startIndex ? name[name.index(before: range.lowerBound)] : " "
      let after = range.upperBound < name.endIndex ? name[range.upperBound] : " "
      let isWhole = entry.hasSuffix("(") || !isWord(after)
      if !isWord(before) && before != "." && isWhole { return true }
    }
    return false
  }

  private static func isWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }
}
