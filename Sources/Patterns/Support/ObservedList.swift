import Dispatch
import Synchronization

/// A list whose observers are told of each batch of changes, in order, on a queue of their choice.
package final class ObservedList<Element: Identifiable & Equatable & Sendable>: Sendable {
  /// What an observer is told.
  package enum Notice: Sendable {
    /// The list as it is when the observation begins.
    case initial([Element])
    /// What a batch changed, and the list after it.
    case update(ListChanges, new: [Element])
  }

  private struct Observer: Sendable {
    let flag: ObservationToken.Flag
    let queue: DispatchQueue
    let handler: @Sendable (Notice) -> Void

    func tell(_ notice: Notice) {
      queue.async { if flag.isValid { handler(notice) } }
    }
  }

  private struct State {
    var elements: [Element]
    var observers: [Observer] = []
  }

  private let state: Mutex<State>

  /// Makes a list.
  package init(_ elements: [Element]) {
    state = Mutex(State(elements: elements))
  }

  /// The list as it is now.
  package var elements: [Element] { state.withLock { $0.elements } }

  /// How many observers are told of changes.
  package var observerCount: Int { state.withLock { $0.observers.count } }

  /// Changes the list; all that the closure does is one batch.
  ///
  /// - Parameter batch: Changes the list; runs under the list's lock and must not use it.
  package func change(_ batch: (inout [Element]) -> Void) {
    state.withLock { state in
      let old = state.elements
      batch(&state.elements)
      let changes = ListChanges(from: old, to: state.elements)
      guard !changes.isEmpty else { return }
      // Handed out under the lock: otherwise two batches could overtake each other here.
      for observer in state.observers { observer.tell(.update(changes, new: state.elements)) }
    }
  }

  /// Begins an observation: first the list as it is, then each batch.
  ///
  /// - Parameters:
  ///   - queue: A serial queue on which the observer is told.
  ///   - handler: What the observer does.
  /// - Returns: The token that keeps the observation going.
  package func observe(
    on queue: DispatchQueue, _ handler: @escaping @Sendable (Notice) -> Void
  ) -> ObservationToken {
    let observer = Observer(flag: ObservationToken.Flag(), queue: queue, handler: handler)
    state.withLock { state in
      state.observers.append(observer)
      observer.tell(.initial(state.elements))
    }
    return ObservationToken(flag: observer.flag) { [weak self] in
      self?.state.withLock { $0.observers.removeAll { $0.flag === observer.flag } }
    }
  }
}
