@_spi(ExperimentalCustomExecutors) import _Concurrency
import Exploration

/// Runs an asynchronous function as the explored program's main task, as an asynchronous `main` does.
///
/// - Parameter body: The scenario; an error that it throws is a finding.
public func runAsyncScenario(_ body: @escaping @Sendable @MainActor () async throws -> Void) {
  let state = ScenarioState()
  // An asynchronous `main` has this priority; a higher one would escalate whatever it awaits.
  Task(priority: .medium) { @MainActor in
    do { try await body() } catch { uncaught(error) }
    state.isDone = true
  }
  Factory.main.run { state.isDone }
}

/// Whether the scenario has returned; only the main lane looks.
private final class ScenarioState: @unchecked Sendable {
  var isDone = false
}

/// An error reached the end of the program.
public func uncaught(_ error: any Error) -> Never {
  Engine.shared.fail(.uncaughtError("\(error)"))
}

/// A library's code calls what the models do not control.
public func refuse(_ sentence: String) -> Never {
  // The stub that calls this one has no line of its own: its caller is meant.
  let places = CodePlace.stackOfLearner()
  Engine.shared.fail(
    .unsupported(.call(sentence)), at: places.dropFirst().first ?? CodePlace(0),
    calledFrom: places.dropFirst(2).first ?? CodePlace(0))
}
