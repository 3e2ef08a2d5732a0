import Synchronization

/// Explores programs that are values of Swift: for tests of the models, and for code that embeds them.
///
/// A learner's file goes another way, through a worker process; see `Checking`.
package struct Explorer: Sendable {
  /// What came out, over all executions.
  package struct Summary: Sendable {
    /// The executions that ended.
    package var executions = 0
    /// The executions that were given up because their rest was known.
    package var cutShort = 0
    /// Whether every inequivalent interleaving was explored.
    package var isComplete = false
    /// Each output with the number of executions that led to it.
    package var outputs: [String: Int] = [:]
    /// The kinds of failures with the number of executions that had them.
    package var failures: [FindingKind: Int] = [:]
    /// The executions in which lanes waited forever.
    package var stuck = 0
    /// The first mistake of each kind.
    package var mistakes: [FindingKind: Mistake] = [:]
    /// The virtual nanoseconds that each execution took.
    package var durations: Set<UInt64> = []
    /// A summary of nothing yet.
    package init() {}
  }

  /// One exploration at a time: there is one engine.
  private static let turn = Mutex(())

  /// After how many executions to stop.
  package var mostExecutions: Int

  /// What lets lanes continue unprompted.
  package var reading = Reading.plain

  /// Whether the engine is told of memory that lanes touch and get.
  ///
  /// It is set up on the explorer's turn: no other thread may touch at that time what counts references
  /// without atomics.
  package var observesMemory = false

  /// An explorer that stops after a number of executions.
  package init(mostExecutions: Int = 100_000) { self.mostExecutions = mostExecutions }

  /// Explores every inequivalent interleaving of a program that talks to the models only.
  ///
  /// - Parameter program: The main lane; it runs once for each execution. What it passes to
  ///   `Engine.shared.print` or to a model's `print` is the execution's outcome.
  package func everyInterleaving(of program: @escaping () -> Void) -> Summary {
    let strategy = SourceSets()
    var summary = explore(program, with: strategy)
    summary.isComplete = strategy.isComplete
    return summary
  }

  /// Explores a program with any strategy.
  ///
  /// - Parameter each: Is told of each execution that was not cut short.
  package func explore(
    _ program: @escaping () -> Void, with strategy: any Strategy,
    each: (ExecutionResult) -> Void = { _ in }
  ) -> Summary {
    Self.turn.withLock { _ in
      var summary = Summary()
      let engine = Engine.shared
      if observesMemory { engine.memory.observe() }
      engine.strategy = strategy
      engine.reading = reading
      defer { engine.reading = .plain }
      while summary.executions < mostExecutions, strategy.begin() {
        let result = engine.runExecution(program)
        if case .cutShort = result.end {
          summary.cutShort += 1
          continue
        }
        summary.executions += 1
        if case .stuck = result.end { summary.stuck += 1 }
        summary.outputs[String(decoding: result.output, as: UTF8.self), default: 0] += 1
        summary.durations.insert(engine.now)
        each(result)
        for failure in result.failures {
          summary.failures[failure.kind, default: 0] += 1
          summary.mistakes[failure.kind] = summary.mistakes[failure.kind] ?? failure.mistake
        }
      }
      engine.strategy = FirstChoice()
      return summary
    }
  }
}

/// Prints text as the outcome of an execution; what the models' `print` does.
package func outcome(_ text: String) { Engine.shared.print((text + "\n").utf8) }
