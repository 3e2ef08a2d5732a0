/// As a list of its case's name and what it holds; see ``CodedCase``.
extension WaitReason: Codable {
  private enum Name: String {
    case unlock, unlockWithCondition, signal, arrivals, initializer, end, operations, leaves
    case change, changeUnder, instant, timer, turn, activation, resumption, worker, mainBlock
    case mainThread, taskEnd, children, element, continuation, resume, runtimeLock, resource
  }

  /// Writes the list.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .unlock(let it): try encoder.encode(Name.unlock, it)
    case .unlockWithCondition(let it): try encoder.encode(Name.unlockWithCondition, it)
    case .signal(let it): try encoder.encode(Name.signal, it)
    case .arrivals(let count): try encoder.encode(Name.arrivals, count)
    case .initializer(let it): try encoder.encode(Name.initializer, it)
    case .end(let it): try encoder.encode(Name.end, it)
    case .operations(let some, let areAll): try encoder.encode(Name.operations, some, areAll)
    case .leaves(let it, let count): try encoder.encode(Name.leaves, it, count)
    case .change(let it): try encoder.encode(Name.change, it)
    case .changeUnder(let it): try encoder.encode(Name.changeUnder, it)
    case .instant: try encoder.encode(Name.instant)
    case .timer: try encoder.encode(Name.timer)
    case .turn(let it): try encoder.encode(Name.turn, it)
    case .activation(let it): try encoder.encode(Name.activation, it)
    case .resumption(let it): try encoder.encode(Name.resumption, it)
    case .worker(let pool, let width, let ahead):
      try encoder.encode(Name.worker, pool, width, ahead)
    case .mainBlock: try encoder.encode(Name.mainBlock)
    case .mainThread: try encoder.encode(Name.mainThread)
    case .taskEnd(let task): try encoder.encode(Name.taskEnd, task)
    case .children: try encoder.encode(Name.children)
    case .element: try encoder.encode(Name.element)
    case .continuation: try encoder.encode(Name.continuation)
    case .resume: try encoder.encode(Name.resume)
    case .runtimeLock: try encoder.encode(Name.runtimeLock)
    case .resource(let it): try encoder.encode(Name.resource, it)
    }
  }

  /// Reads the list.
  ///
  /// - Throws: `DecodingError` for anything else.
  public init(from decoder: any Decoder) throws {
    var it = try CodedCase(from: decoder)
    let name: Name = try it.name()
    self =
      switch name {
      case .unlock: .unlock(try it.next())
      case .unlockWithCondition: .unlockWithCondition(try it.next())
      case .signal: .signal(try it.next())
      case .arrivals: .arrivals(try it.next())
      case .initializer: .initializer(try it.next())
      case .end: .end(try it.next())
      case .operations: .operations(try it.next(), areAll: try it.next())
      case .leaves: .leaves(try it.next(), count: try it.next())
      case .change: .change(try it.next())
      case .changeUnder: .changeUnder(try it.next())
      case .instant: .instant
      case .timer: .timer
      case .turn: .turn(try it.next())
      case .activation: .activation(try it.next())
      case .resumption: .resumption(try it.next())
      case .worker: .worker(try it.next(), try it.next(), ahead: try it.next())
      case .mainBlock: .mainBlock
      case .mainThread: .mainThread
      case .taskEnd: .taskEnd(try it.next())
      case .children: .children
      case .element: .element
      case .continuation: .continuation
      case .resume: .resume
      case .runtimeLock: .runtimeLock
      case .resource: .resource(try it.next())
      }
  }
}
