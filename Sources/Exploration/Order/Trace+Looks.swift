/// What was done, looked at for loops that wait for a change.
extension Trace {
  /// Whether no lane has changed a resource since an effect on it, in another event than one.
  func onlyReads(_ resource: Int, since effect: Int32, besides event: Int32) -> Bool {
    var index = histories[resource].last
    while index > effect {
      let done = effects[Int(index)]
      if done.effect != .read, !done.changesNothing, done.event != event { return false }
      index = done.previousOnResource
    }
    return true
  }

  /// Whether all that was done since an event only looked.
  ///
  /// - Parameter lane: The only lane that may have taken a step; `nil` for any.
  func onlyLooks(of lane: Int?, since event: Int32) -> Bool {
    guard event >= 0 else { return false }
    return events[(Int(event) + 1)...].allSatisfy { one in
      var effect = one.lastEffect
      while effect >= 0 {
        guard effects[Int(effect)].effect.isSubset(of: .read) || effects[Int(effect)].changesNothing
        else { return false }
        effect = effects[Int(effect)].previousOfEvent
      }
      return lane.map { one.lane == $0 } ?? true
    }
  }

  /// Whether all that a lane did since an event, to what others can notice, it did to one resource.
  func uses(only resource: Int, by lane: Int, since event: Int32) -> Bool {
    events[(Int(event) + 1)...].allSatisfy { one in
      guard one.lane == lane else { return true }
      var effect = one.lastEffect
      while effect >= 0, effects[Int(effect)].resource == resource {
        effect = effects[Int(effect)].previousOfEvent
      }
      return effect < 0
    }
  }
}
