import CRecorder

/// What a thread is in the middle of: the innermost is what it does, or waits for, now.
struct ThreadStack {
  struct Frame {
    enum Activity: Equatable {
      /// The body of a thread that the program made, or of main.
      case body
      /// A work on a queue, by its place among the works.
      case work(Int)
      /// A task, by its place among the tasks.
      case task(Int)
      /// A task of the runtime's own.
      case hidden
      case waiting(RecordedReason)
    }
    let activity: Activity
    /// Tells it apart from every other one.
    let number: Int
  }

  private(set) var frames: [Frame] = []
  /// Since when the innermost one has been so.
  var since: Int64 = 0

  var top: Frame? { frames.last }

  mutating func push(_ frame: Frame) { frames.append(frame) }

  mutating func pop() { frames.removeLast() }

  /// What the thread does now; of waits in one another it is the outermost.
  var current: Frame? {
    guard let last = frames.last else { return nil }
    var index = frames.count - 1
    guard case .waiting = last.activity else { return last }
    while index > 0, case .waiting = frames[index - 1].activity { index -= 1 }
    return frames[index]
  }

  /// The task that runs on it, unless a work or a body has begun since.
  var task: Int? {
    for frame in frames.reversed() {
      if case .task(let task) = frame.activity { return task }
    }
    return nil
  }

  /// Whether anything of the program runs on it.
  var isBusy: Bool {
    frames.contains { frame in
      switch frame.activity {
      case .body, .work, .task: true
      case .hidden, .waiting: false
      }
    }
  }
}

extension RecordedReason {
  /// The recorder's own number of a reason.
  init(_ number: UInt64) {
    switch crecorder_reason(rawValue: UInt32(truncatingIfNeeded: number)) {
    case CRECORDER_SLEEP: self = .sleep
    case CRECORDER_SEMAPHORE: self = .semaphore
    case CRECORDER_GROUP: self = .group
    case CRECORDER_BLOCK: self = .block
    case CRECORDER_QUEUE: self = .queue
    case CRECORDER_LOCK: self = .lock
    case CRECORDER_CONDITION: self = .condition
    case CRECORDER_THREAD: self = .thread
    case CRECORDER_ITERATIONS: self = .iterations
    default: self = .events
    }
  }
}
