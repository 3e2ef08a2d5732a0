/// How far an operation is.
enum OperationPhase: Int, Comparable {
  case initialized, enqueued, dispatched, starting, executing, finishing, finished

  static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
