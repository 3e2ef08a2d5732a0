import Exploration

/// The unsafe continuations of one execution: like the checked ones, each is resumed exactly once.
///
/// The runtime keeps none of this: to it a continuation is only the task that waits for it, and a
/// second time is whatever it leads to.
final class UnsafeContinuations {
  private static let ofExecution = PerExecution { UnsafeContinuations() }
  static var current: UnsafeContinuations { ofExecution.current }

  private let byTask = AddressMap<Continuation>()

  /// A task's continuation, and whether it is still to be resumed.
  private final class Continuation: Resource {
    var isOpen = false

    init() { super.init(kind: .task) }
  }

  /// The task that runs gets a continuation; it has none that is open.
  func opens() {
    guard let task = TaskLane.current?.record?.task else { return }
    let continuation = byTask[task] ?? Continuation()
    byTask[task] = continuation
    Engine.shared.effect(.write, on: continuation)
    continuation.isOpen = true
  }

  /// A task's continuation is about to be resumed.
  func resumes(_ task: UnsafeRawPointer?) {
    guard let continuation = task.flatMap({ byTask[$0] }) else { return }
    // The second lane is to blame; and one that comes too late may meet the task's next continuation.
    Engine.shared.effect(.take, on: continuation)
    guard !continuation.isOpen else {
      continuation.isOpen = false
      return
    }
    let places = CodePlace.stackOfLearner()
      .filter { !ModeledExecutors.libraryCode.contains($0) }
    Engine.shared.fail(
      .continuationResumedTwice, at: places.first ?? CodePlace(0),
      calledFrom: places.dropFirst().first ?? CodePlace(0))
  }
}
