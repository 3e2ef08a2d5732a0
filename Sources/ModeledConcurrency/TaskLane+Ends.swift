import Exploration

// What a task does inside of the runtime, and others can notice.
extension TaskLane {
  /// It is about to wait for another task, unless that one has ended.
  func awaitsEnd() {
    comesToAwait()
    Priorities.current.mayRise(to: record?.priority ?? priority, isAtPoint: isOnActor)
    mayWait(for: Tasks.current)
  }

  /// The runtime hands something over for it: its own end, if it has come to that.
  func releases(_ address: UnsafeRawPointer) {
    guard let record, record.task == address, record.isComplete else { return }
    // A child's end is seen at its group.
    if record.group == nil {
      Engine.shared.perform(Action(.endTask, Tasks.current, .give))
    }
  }
}
