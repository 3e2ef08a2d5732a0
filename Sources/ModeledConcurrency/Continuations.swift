import Exploration

/// The continuations of one execution that tasks on actors have, and do not wait for yet.
///
/// A lane that resumes such a task before it waits keeps it on its actor; later it has to stand in line.
final class Continuations: Resource {
  private var holders: [TaskLane] = []
  /// Whether a task has left others of its actor in front of it to wait for one.
  private var wereContested = false
  /// The checked ones that were resumed, by the object that each of them holds.
  private let checked = AddressMap<Resource>()

  private static let ofExecution = PerExecution { Continuations() }
  static var current: Continuations { ofExecution.current }

  private init() { super.init(kind: .continuation) }

  fileprivate func has(_ task: TaskLane) { holders.append(task) }
  fileprivate func waits(_ task: TaskLane, isContested: Bool) {
    holders.removeAll { $0 === task }
    guard isContested else { return }
    wereContested = true
    Engine.shared.effect(.read, on: self, stopsAfter: false)
  }

  /// A task is about to be resumed: a scheduling point, if it matters whether that one waits.
  func resumes() {
    let current = TaskLane.current
    guard wereContested || holders.contains(where: { $0 !== current }) else { return }
    Engine.shared.perform(Action(.resume, self, .give))
  }

  /// The same for a checked continuation: of two that resume it, the second one is to blame.
  func resumes(checked object: UnsafeRawPointer?) {
    resumes()
    guard let object else { return }
    let continuation = checked[object] ?? Resource(kind: .continuation)
    checked[object] = continuation
    Engine.shared.effect(.take, on: continuation, stopsAfter: false)
  }
}

extension TaskLane {
  /// It has a continuation now, and runs what is to resume it.
  func hasContinuation() {
    looksWhetherResumed = false
    if isOnActor { Continuations.current.has(self) }
  }

  /// It is about to wait for its continuation, unless it was resumed.
  func waitsForContinuation() {
    if isOnActor { Continuations.current.waits(self, isContested: awaits()) }
    looksWhetherResumed = true
    mayHaveBeenResumed()
  }

  /// Who resumed it comes before what it does next: the runtime tells of that when a task runs again, but one
  /// that finds its continuation resumed just goes on.
  func mayHaveBeenResumed() {
    if looksWhetherResumed { Engine.shared.memory.acquireRuntime(record?.task) }
  }
}

/// Waits for a checked continuation as Swift's own does: whether it is resumed before the task waits is
/// seen by others of its actor.
///
/// - Parameters:
///   - isolation: Where the body runs: where the caller does.
///   - function: What a message about misuse calls the caller.
///   - body: Sees to it that the continuation is resumed.
/// - Returns: What it is resumed with.
public func withCheckedContinuation<Value>(
  isolation: isolated (any Actor)? = #isolation, function: String = #function,
  _ body: (CheckedContinuation<Value, Never>) -> Void
) async -> sending Value {
  TaskLane.current?.awaitsElement = false
  return await withUnsafeContinuation(isolation: isolation) {
    TaskLane.current?.hasContinuation()
    body(CheckedContinuation(continuation: $0, function: function))
    TaskLane.current?.waitsForContinuation()
  }
}

/// Waits for a checked continuation that may throw, as Swift's own does.
///
/// - Parameters:
///   - isolation: Where the body runs: where the caller does.
///   - function: What a message about misuse calls the caller.
///   - body: Sees to it that the continuation is resumed.
/// - Returns: What it is resumed with.
/// - Throws: The error that it is resumed with.
public func withCheckedThrowingContinuation<Value>(
  isolation: isolated (any Actor)? = #isolation, function: String = #function,
  _ body: (CheckedContinuation<Value, any Error>) -> Void
) async throws -> sending Value {
  TaskLane.current?.awaitsElement = false
  return try await withUnsafeThrowingContinuation(isolation: isolation) {
    TaskLane.current?.hasContinuation()
    body(CheckedContinuation(continuation: $0, function: function))
    TaskLane.current?.waitsForContinuation()
  }
}
