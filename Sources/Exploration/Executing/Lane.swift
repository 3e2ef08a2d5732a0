import CExploration

/// One modelled thread of control: the main thread, a thread, a queue's drain, a task.
///
/// Only the lane that runs touches it (see ``Engine``): that is what `@unchecked` stands for.
public final class Lane: @unchecked Sendable {
  /// What a lane stands for.
  public typealias Kind = LaneKind

  /// Its number in this execution: 0 is the main thread, then in order of creation.
  public let number: Int
  /// What it stands for.
  public internal(set) var kind = Kind.other
  /// How stories call it.
  public internal(set) var name = ""
  /// A lane that may wait for ever without being stuck, such as an idle queue's.
  ///
  /// Models change it: an idle queue's lane becomes an ordinary one while it has work.
  public var isDaemon = false
  /// Anything that a model wants to keep with the lane; gone at the execution's end.
  public var notes: [ObjectIdentifier: Any] = [:]

  enum State { case waiting, running, finished }
  var state = State.waiting
  /// It found the execution over and has left its body already.
  var hasLeft = false
  var action = Action.start
  /// The learner's place at which it stopped last, where a story is told.
  public internal(set) var place = CodePlace(0)
  /// Who called the code there, while a story is recorded.
  var callers: [CodePlace] = []
  var body: (() -> Void)?
  /// The stack that it runs on, or -1 before its first step.
  var stack: Int32 = -1
  var deadline = UInt64.max
  var timedOut = false
  /// The event that it is executing, and how many it has executed.
  var event: Int32 = -1
  /// The event since which it stands before its next action.
  var arrival: Int32 = -1
  var end = Stamp()
  /// Reads of one place that saw nothing new, for the detection of loops that only look.
  var spin = Spin()

  init(number: Int) { self.number = number }

  /// What stories call it, with what it stands for.
  public var title: LaneName { LaneName(kind, name) }

  /// Stands for another lane from now on, in a new execution.
  ///
  /// - Parameters:
  ///   - action: Its first step.
  ///   - arrival: The event since which it stands before that.
  ///   - body: What it does.
  func begin(
    _ kind: Kind, name: String, isDaemon: Bool, first action: Action, arrival: Int32,
    body: @escaping () -> Void
  ) {
    self.kind = kind
    self.name = name
    self.isDaemon = isDaemon
    state = .waiting
    hasLeft = false
    self.action = action
    place = CodePlace(0)
    self.body = body
    stack = -1
    deadline = .max
    timedOut = false
    event = -1
    self.arrival = arrival
    end = Stamp()
    spin = Spin()
  }

  /// Runs its body; called on its stack.
  func run() {
    cexploration_set_lane(Int32(number))
    let body = body
    self.body = nil
    body?()
    cexploration_set_lane(-1)
  }

  /// Whether it is the main thread.
  public var isMain: Bool { number == 0 }

  /// Whether its body has ended.
  public var isFinished: Bool { state == .finished }
}
