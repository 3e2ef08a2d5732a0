/// How much a piece of work matters; it has no influence on what may happen, and so none here.
public struct DispatchQoS: Equatable, Sendable {
  /// The class.
  public let qosClass: QoSClass
  /// The priority within the class.
  public let relativePriority: Int

  /// For work that the user does not wait for.
  public static let background = DispatchQoS(qosClass: .background, relativePriority: 0)
  /// For what takes a while.
  public static let utility = DispatchQoS(qosClass: .utility, relativePriority: 0)
  /// For what says nothing else.
  public static let `default` = DispatchQoS(qosClass: .default, relativePriority: 0)
  /// For work that the user waits for.
  public static let userInitiated = DispatchQoS(qosClass: .userInitiated, relativePriority: 0)
  /// For what the user interacts with.
  public static let userInteractive = DispatchQoS(qosClass: .userInteractive, relativePriority: 0)
  /// For what leaves it open.
  public static let unspecified = DispatchQoS(qosClass: .unspecified, relativePriority: 0)

  /// The classes, from the least urgent.
  public enum QoSClass: Sendable {
    case background
    case utility
    case `default`
    case userInitiated
    case userInteractive
    case unspecified
  }

  /// A class and a priority within it.
  public init(qosClass: QoSClass, relativePriority: Int) {
    self.qosClass = qosClass
    self.relativePriority = relativePriority
  }
}

/// Whether a wait with a limit was successful.
public enum DispatchTimeoutResult: Sendable {
  case success
  case timedOut
}
