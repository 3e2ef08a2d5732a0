import Exploration

/// A value that lanes may look at at any time, such as whether an operation is cancelled.
final class Watched<Value>: Resource {
  private var value: Value
  private var stamp = Stamp()
  private var version = 0
  /// When each lane looked last, at which version, and how often in a row.
  private var looks: [Int: (version: Int, time: UInt64, count: Int)] = [:]

  /// Looks in a row, without time passing, that may see the same.
  ///
  /// A loop that does nothing but look would go on for ever under a schedule that lets it. After so
  /// many looks the others get on first, and time passes.
  private static var mostLooks: Int { 32 }
  private static var pause: UInt64 { 1_000_000_000 }

  init(_ value: Value, kind: String) {
    self.value = value
    super.init(kind: kind)
  }

  /// The value now, without looking: for the model's own use.
  var current: Value { value }

  /// - Parameter synchronizes: Whether what was done before the change happens before what follows.
  func read(synchronizes: Bool) -> Value {
    guard let lane = Engine.shared.current else { return value }
    let last = looks[lane.number]
    let isSame = last?.version == version && last?.time == Engine.shared.now
    let count = isSame ? (last?.count ?? 0) + 1 : 1
    looks[lane.number] = (version, Engine.shared.now, count)
    if count > Self.mostLooks {
      Engine.shared.wait(
        Action("look again", self, .read, detail: 1), deadline: Engine.shared.now + Self.pause)
    } else {
      Engine.shared.perform(Action("look", self, .read))
    }
    if synchronizes { Engine.shared.acquire(stamp) }
    return value
  }

  func write(_ value: Value) {
    Engine.shared.perform(Action("set", self, .write))
    set(value)
  }

  /// Sets the value as part of an action that was announced as a write.
  func set(_ value: Value) {
    self.value = value
    version += 1
    Engine.shared.releaseJoining(into: &stamp)
  }

  override func isReady(for action: Action, lane: Lane) -> Bool {
    guard action.detail != 0, let last = looks[lane.number] else { return true }
    return last.version != version || last.time != Engine.shared.now
  }

  override func waitDescription(for action: Action) -> String { "a change of \(kind)" }
}
