/// What a lane is about to do to a resource: the lane stops before it, and continues when it is chosen.
public struct Action {
  /// What is acted on; `nil` for what no other lane can notice.
  package var resource: Resource?
  /// What it is.
  package var verb: Verb
  /// What it does to the resource.
  package var effect: Effect
  /// What of others on the same resource must not be swapped with it unseen.
  package var conflicts: Effect
  /// The lane may have to wait: the resource is asked whether it is ready.
  package var mayWait: Bool
  /// Distinguishes actions of one kind where the resource has to know, for example readers.
  package var detail: Int
  /// What it does is only known when it happens: its resource is asked then.
  package var isOpen = false
  /// The lane's deadline is no limit that the program set, but a pause between looks: it is never early.
  package var isPause = false

  /// An action on a resource.
  package init(
    _ verb: Verb, _ resource: Resource?, _ effect: Effect, mayWait: Bool = false,
    detail: Int = 0
  ) {
    self.resource = resource
    self.verb = verb
    self.effect = effect
    self.conflicts = effect.conflicts
    self.mayWait = mayWait
    self.detail = detail
  }

  /// A lane's first step.
  static var start: Action { Action(.start, nil, []) }
}
