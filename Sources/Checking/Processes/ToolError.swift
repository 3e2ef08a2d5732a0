/// A program that this one needs did not do its work; what it was to work on is not to blame.
package enum ToolError: Error, Sendable, Equatable, CustomStringConvertible {
  /// It was ended because it did not finish in time.
  ///
  /// - Parameters:
  ///   - tool: The program's name.
  ///   - seconds: How long it was given.
  case tookTooLong(tool: String, seconds: Double)
  /// It was ended by something else.
  ///
  /// - Parameters:
  ///   - tool: The program's name.
  ///   - how: The signal, in words.
  case died(tool: String, how: String)
  /// It wrote, or was given, what only a mistake of this program explains.
  ///
  /// - Parameters:
  ///   - tool: The program's name.
  ///   - what: What is odd about it.
  case misunderstood(tool: String, what: String)
  /// A check that the language makes failed in its own code.
  ///
  /// - Parameter tool: The program's name.
  case trapped(tool: String)
  /// It says that the system kept it from its work.
  ///
  /// - Parameters:
  ///   - tool: The program's name.
  ///   - why: What it says.
  case failed(tool: String, why: String)
  /// No program can be started: a process may have too few files open.
  ///
  /// - Parameters:
  ///   - limit: How many it may have open.
  ///   - needed: How many it needs.
  case tooFewDescriptors(limit: Int, needed: Int)

  /// It is not where the build leaves it.
  ///
  /// - Parameters:
  ///   - tool: The program's name.
  ///   - folder: Where it was looked for.
  case missing(tool: String, folder: String)

  /// It used up the processor time that it may have.
  ///
  /// - Parameters:
  ///   - tool: The program's name.
  ///   - seconds: How much that is.
  case outOfProcessorTime(tool: String, seconds: Int)

  /// What happened and what can be done about it, in a sentence.
  package var description: String {
    switch self {
    case .tookTooLong(let tool, let seconds):
      "\(tool) did not finish within \(Self.words(seconds)) and was stopped; "
        + "the machine may be too busy, so try again"
    case .died(let tool, let how):
      // A system that is out of memory kills; no other signal says so.
      "\(tool) was ended by \(how); "
        + (how == "signal 9" ? "the machine may be out of memory, so try again" : "try again")
    case .misunderstood(let tool, let what):
      "this is a defect of check, not of the program: it and \(tool) do not understand each "
        + "other (\(what)); please report it with the program"
    case .trapped(let tool):
      "this is a defect of check, not of the program: \(tool) stopped at a check of its own code; "
        + "please report it with the program"
    case .failed(let tool, let why):
      "\(tool) could not do its work: \(why)"
    case .tooFewDescriptors(let limit, let needed):
      "a process may have only \(limit) files open here, and \(needed) are needed; "
        + "allow more (ulimit -n \(needed))"
    case .missing(let tool, let folder):
      "there is no \(tool) in \(folder), where the build leaves it; build again with 'swift build'"
    case .outOfProcessorTime(let tool, let seconds):
      "\(tool) used up the \(seconds) s of processor time that it may have (ulimit -t); allow more"
    }
  }

  private static func words(_ seconds: Double) -> String {
    seconds == seconds.rounded() && seconds.magnitude < 1e9 ? "\(Int(seconds)) s" : "\(seconds) s"
  }
}
