import Patterns

/// What must be known of a part's bound: why there is none, or whose it is.
enum BoundRemark: Hashable {
  /// No work of a length was recorded.
  case noWork
  /// A short time is nothing to praise where the result is wrong.
  case wrongResult
  /// Nor is it where a rule of the runtime is broken.
  case brokenRule
  /// The part does more than it has to: it is held against the work of the part with this number, from 1.
  case ofRepair(Int)

  /// The remark on a part that did what it does wrong on purpose, whatever was recorded.
  init?(_ mistake: Pattern.Mistake?) {
    switch mistake {
    case .ofResult: self = .wrongResult
    case .ofRule: self = .brokenRule
    case .ofTime, .ofResources, nil: return nil
    }
  }

  /// Whether a part has no bound.
  var isNone: Bool {
    if case .ofRepair = self { return false }
    return true
  }

  /// The rest of a sentence that begins with the number of the part.
  var words: String {
    switch self {
    case .noWork: "no bound, because no work of a length was recorded"
    case .wrongResult: "no bound, because the result is wrong, however long it took"
    case .brokenRule: "no bound, because a rule is broken, however long it took"
    case .ofRepair(let number):
      "the bound is that of part \(number), the repair, whose work is enough"
    }
  }
}
