/// The words for what can go wrong with any program.
extension FindingWords {
  static let dataRace = FindingWords(
    "data race",
    "Two threads or tasks use the same memory, at least one of them writes, and nothing makes one come "
      + "before the other. The result depends on chance, and the language promises nothing.",
    "Give the variable one owner: an actor, a serial queue, or a lock (Mutex, NSLock) that is "
      + "held for every access, also for those that only read. Hold it from the read to the "
      + "write that depends on it.")

  static let overlappingAccesses = FindingWords(
    "overlapping accesses",
    "A variable is read or changed while the same thread or task is in the middle of changing it, or "
      + "changed in the middle of a read. Swift stops the program there.",
    "End the first access before the second begins: copy what is needed into a constant, and do not "
      + "use a variable in what is called while it is passed inout or its method mutates it.")

  static let failedCheck = FindingWords(
    "failed check",
    "An assertion, a precondition or an unwrapping failed in some interleaving.",
    "Look in the story for the switch after which the checked condition was no longer true. "
      + "What is checked and what is then done must not be divided by a lock that is let go, "
      + "or by an await.")

  static let uncaughtError = FindingWords(
    "error that nobody caught",
    "An error was thrown out of the program's start, which ends it.",
    "Catch it where something sensible can be done about it.")

  static let crashed = FindingWords(
    "crash",
    "The program was ended by the system, as by a wild pointer or by memory used after it "
      + "was freed.",
    "Look for memory that one thread changes or frees while another still uses it.")

  static let ended = FindingWords(
    "early end",
    "The program ended itself before it came to its end; what was still to be done was cut off.",
    "Let the program end by reaching the end of its main code, after it has waited for what "
      + "it started.")

  static let uncontrolled = FindingWords(
    "uncontrolled nondeterminism",
    "The same schedule gave two different stories: something other than the order of the "
      + "threads and tasks decides what happens.",
    "Replace what differs from run to run: random numbers without a seed, the date, addresses "
      + "of objects, hash values, the environment.")

  static let unsupported = FindingWords(
    "call that is not modelled",
    "The program uses something that waits for the world outside, or that the model does not "
      + "know. What it would do is not known here, so nothing is said about it.",
    "Put what talks to the world behind a protocol or a closure, and check the rest.")

  static let tooManyLanes = FindingWords(
    "too many threads and tasks",
    "The program has more threads, tasks and queues at once than an execution can have.",
    "Make the program smaller: two or three of each kind show almost every mistake.")

  static let tooMuchOutput = FindingWords(
    "too much output",
    "The program prints more than one execution may.",
    "Print the result only, not every step.")

  static let noProgress = FindingWords(
    "loop without progress",
    "A thread or task goes round and round and nothing changes, in spite of the others having had their "
      + "turns.",
    "Wait with something that is told of the change: a semaphore, a condition, a continuation.")
}
