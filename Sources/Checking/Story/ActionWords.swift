/// What a lane does to a resource, as a story tells it: "locks NSLock", "waits for group".
enum ActionWords {
  /// Steps that the learner's code does not take, and that change nothing that it sees.
  static let unseen: Set = [
    "start", "begin", "set", "free a worker", "next job", "drained", "go on", "run",
  ]
  /// What always follows from something else that is told.
  static let implied: Set = ["all have left", "be depended on", "satisfy", "make ready in"]

  /// - Parameters:
  ///   - verb: The engine's: "lock", "wait", "wait (timed out)".
  ///   - resource: The resource's name.
  static func text(_ verb: String, _ resource: String) -> String {
    let timedOut = " (timed out)"
    guard verb.hasSuffix(timedOut) else { return "\(inThirdPerson(verb)) \(resource)" }
    return inThirdPerson(String(verb.dropLast(timedOut.count))) + " \(resource) in vain"
  }

  private static let special = [
    "wait": "waits for", "async": "hands a block to", "sync": "runs a block on",
    "look": "looks at", "depend": "adds a dependency to", "post": "posts to",
    "arrive": "arrives at",
    "join": "waits for the end of", "once": "runs once", "notify": "is to be told by",
    "read": "reads", "read the value": "reads the value of", "go on": "goes on after",
  ]

  private static func inThirdPerson(_ verb: String) -> String {
    if let special = special[verb] { return special }
    let words = verb.split(separator: " ", maxSplits: 1).map(String.init)
    guard var first = words.first else { return verb }
    if first.hasSuffix("y"), !["ay", "ey", "oy"].contains(where: first.hasSuffix) {
      first = first.dropLast() + "ies"
    } else {
      first += ["s", "sh", "ch", "x", "o"].contains(where: first.hasSuffix) ? "es" : "s"
    }
    return ([first] + words.dropFirst()).joined(separator: " ")
  }
}
