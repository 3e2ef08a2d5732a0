import Exploration

/// There is one engine, and tests run side by side.
enum OneEngine {
  /// Does something while no other test has the engine.
  static func whileItIsOurs<Result>(_ body: () throws -> Result) throws -> Result {
    var result: Swift.Result<Result, any Error>?
    // An explorer keeps its turn while it passes on an execution.
    _ = Explorer(mostExecutions: 1).explore({}, with: FirstChoice()) { _ in
      result = Swift.Result { try body() }
    }
    guard let result else { preconditionFailure("an explorer passes each execution on") }
    return try result.get()
  }
}
