/// Atomic variables: sequentially consistent in their values, exact in what their orderings promise to
/// other memory. A relaxed store hands nothing over, so that data published by it is a race.
extension Engine {
  /// The orderings of C11, as the callbacks number them.
  private enum Ordering {
    static func acquires(_ order: Int32) -> Bool { order == 1 || order == 2 || order >= 4 }
    static func releases(_ order: Int32) -> Bool { order >= 3 }
  }

  func atomic(_ address: UInt, size: Int, kind: Int32, place: UInt) {
    if helpers.contains(CodePlace(address: place)) { return }
    let verb: Verb = kind == 0 ? .load : kind == 1 ? .store : .update
    visit(address, verb, kind == 0 ? .read : .write, kind: .atomic, place)
    if let lane = current {
      recorder?.accessed(lane, address: address, size: size, writes: kind != 0, place: place)
    }
  }

  func atomicDone(_ address: UInt, kind: Int32, ordering: Int32) {
    // One that was not announced belongs to a helper.
    guard let variable = addresses.known(at: address) else { return }
    if kind != 1, Ordering.acquires(ordering) { acquire(variable.stamp) }
    switch kind {
    case 1 where Ordering.releases(ordering): release(into: &variable.stamp)
    case 1: variable.stamp = Stamp()
    case 2 where Ordering.releases(ordering): releaseJoining(into: &variable.stamp)
    default: break
    }
  }

  /// The runtime hands something over through an address: a job, a finished task.
  func releaseRuntime(_ address: UnsafeRawPointer?) {
    let key = UInt(bitPattern: address)
    var stamp = runtimeStamps[key] ?? Stamp()
    releaseJoining(into: &stamp)
    runtimeStamps[key] = stamp
  }

  func acquireRuntime(_ address: UnsafeRawPointer?) {
    if let stamp = runtimeStamps[UInt(bitPattern: address)] { acquire(stamp) }
  }
}
