import CExploration

/// The end of an object, in progress on a lane.
struct Ending {
  /// What it comes after, in addition to what the lane has done.
  let after: Stamp
  /// What stands for it as one that holds others, if other lanes might have ended it.
  let holder: CodePlace?
  /// Where the lane was at its begin, if code of the program ends it, which an optimiser may do earlier or later.
  let begin: Progress?
  /// Whether another such object had ended right before.
  let followsAnother: Bool
}

/// How much a lane has done that others can notice.
struct Progress: Equatable {
  let event: Int32
  let effect: Int32?
}

/// The releases of an object that were not the last one: which lanes made them, and what was done before.
struct EarlierReleases {
  var lanes = LaneSet()
  var stamp = Stamp()
  /// How often the program has released it: what the models keep for themselves orders nothing.
  var byProgram = 0
  /// What held it until other lanes might have ended that, too.
  var holders: Set<CodePlace> = []
}

/// The life of an object that has a deinitialiser of the program, or to which weak or unowned references
/// lead: which release is the last one, others can see.
///
/// A reference is followed in vain after the last release and not before, and the lane that makes that one
/// runs the deinitialiser. All other releases are alike; two of them only change places unseen, though,
/// while a third reference is left.
final class Lifetime: Resource {
  /// The object's address.
  let object: UInt
  /// The last release has happened.
  private(set) var isOver = false
  /// The program has made a weak or unowned reference to it.
  var isReferredTo = false
  /// The lanes that have followed a reference to it, and kept it alive that way.
  private var followers = LaneSet()
  /// How many references keep it alive.
  private let count: (UInt) -> Int

  init(
    of object: UInt, count: @escaping (UInt) -> Int = { cexploration_reference_count($0) }
  ) {
    self.object = object
    self.count = count
    super.init(kind: .object)
  }

  /// The effect of following a reference to it.
  static let follows = Effect.read

  /// The effects of checking for a single reference, and of what changes that: any release, as the lane that looks may
  /// have made more references by the time of the other one.
  static let counts = Effect.put
  static let changesCount: Effect = [.take, .share, .write, .read]

  func wasFollowed(by lane: Int) { followers.insert(lane) }

  /// What a release is for the others, said when it happens: how many references are left then.
  override func decided(_ action: Action, by lane: Lane) -> Action {
    var action = action
    let left = count(object) - action.detail
    // Before a lane that has followed a reference, it might have been the last one.
    let othersFollowed = followers.lanes.contains { $0 != lane.number }
    if left <= 0 {
      isOver = true
      action.verb = .releaseLast
    }
    if left <= 0 || othersFollowed {
      (action.effect, action.conflicts) = (.write, .all)
    } else if left == 1 {
      // One that is last comes before or after it, but not one that only follows a reference.
      (action.effect, action.conflicts) = (.take, [.take, .share, .write])
    } else {
      (action.effect, action.conflicts) = (.share, [.take, .write])
    }
    return action
  }
}

extension Lane {
  /// Whether its last step was one that can hand it a reference which nothing keeps alive: an atomic operation, or that
  /// it gave a lock back.
  var hasJustHanded: Bool {
    action.resource?.kind == .atomic || action.verb == .unlock
  }
}
