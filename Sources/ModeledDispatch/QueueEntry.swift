import Exploration

/// A block in a queue, or the turn that a lane waits for.
final class QueueEntry {
  /// Nothing else of the queue may run at the same time: it is a barrier, or the queue is serial.
  let isExclusive: Bool
  /// What to run; `nil` for the turn of a `sync`, whose block runs on the lane that waits for it.
  var body: (() -> Void)?
  /// What it happens after.
  var after: [Stamp] = []
  /// The lane that runs it, as soon as that is known.
  var lane: Lane?
  /// A worker was asked for, or the queue that this one targets was told.
  var isUnderWay = false

  init(isExclusive: Bool, body: (() -> Void)?) {
    self.isExclusive = isExclusive
    self.body = body
  }

  /// The block, which nothing else holds from now on.
  @inline(never)
  func takeBlock() -> HeldBlock? {
    defer { body = nil }
    return body.map(HeldBlock.init)
  }

  /// Happens after what the calling lane has done so far.
  func followCaller() {
    var stamp = Stamp()
    Engine.shared.release(into: &stamp)
    after.append(stamp)
  }
}
