/// Something that lanes share and the search must know of: a lock, a queue, a racy variable.
///
/// Modelled types keep their state in a subclass. A resource belongs to the execution in which it was
/// made. All its methods are called while exactly one lane runs, so that it needs no lock.
open class Resource {
  /// What it is.
  public let kind: ResourceKind
  /// The learner's name for it, if there is one: a queue's label.
  public var label: String?
  /// Where the learner's code made it.
  public let origin: CodePlace
  /// What stories take it for, if it is a part of something that the program knows as one.
  public final var whole: Resource?
  /// Whether the program has destroyed it, or freed its memory: what a use of it then does is undefined.
  package final var isDestroyed = false
  /// Its number in this execution, from 0, in order of creation.
  let number: Int

  /// Makes a resource of the running execution.
  ///
  /// - Parameters:
  ///   - kind: What it is.
  ///   - label: The learner's name for it.
  public init(kind: ResourceKind, label: String? = nil) {
    self.kind = kind
    self.label = label
    let engine = Engine.shared
    origin = engine.isExploring ? CodePlace.ofLearner() : CodePlace(0)
    number = engine.trace.addResource(kind: kind.number)
  }

  /// Whether a lane that waits with an action could continue now.
  open func isReady(for action: Action, lane: Lane) -> Bool { true }

  /// What an action does that is open, said in the moment in which it happens.
  open func decided(_ action: Action, by lane: Lane) -> Action { action }

  /// The lanes that would have to act for a waiting lane to continue, as far as that is known.
  open func holders(for action: Action) -> [Lane] { [] }

  /// How much there is of what it counts, such as the tokens of a semaphore; `nil` if it counts nothing.
  open var amount: Int? { nil }

  /// What a waiting lane waits for.
  open func waitReason(for action: Action) -> WaitReason { .resource(title) }

  /// What messages call it.
  open var title: ResourceName { ResourceName(kind, label: label) }

  /// Where the learner's code waits, the innermost place first, if that is not where the waiting lane
  /// stopped last.
  open func waitPlaces(for action: Action) -> [CodePlace] { [] }

  /// Called when an execution ends without a failure: reports what was left undone.
  open func executionEnded(_ engine: Engine) {}
}
