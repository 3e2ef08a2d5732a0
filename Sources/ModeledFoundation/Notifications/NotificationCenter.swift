import Exploration
import Foundation

/// Delivers notifications to their observers, modelled after Foundation's `NotificationCenter`.
///
/// Observers of a name come first, then those of every name, each in the order in which they were
/// added; Foundation promises no order among them. Messages (`addObserver(of:for:using:)`) are
/// not modelled.
open class NotificationCenter: @unchecked Sendable, Equatable, CustomStringConvertible {
  // Only the lane that runs comes here, one at a time.
  private var observers: [Observer] = []
  private let state = CenterState(kind: .notificationCenter)
  private static let ofExecution = PerExecution { NotificationCenter() }

  /// A center without observers.
  public required init() {}

  /// The center of the process.
  open class var `default`: NotificationCenter { ofExecution.current }

  /// Calls a block for every notification with a name, from an object; `nil` stands for any.
  ///
  /// - Parameter queue: Where the block runs; the lane that posts waits for it. `nil`: where it is posted.
  /// - Returns: What `removeObserver(_:)` takes.
  public func addObserver(
    forName name: NSNotification.Name?, object obj: Any?, queue: OperationQueue?,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol {
    let observer = Observer(name: name, object: obj, queue: queue, block: block)
    Engine.shared.perform(Action(.addObserver, state, .write))
    Engine.shared.releaseJoining(into: &state.stamp)
    observers.append(observer)
    return observer
  }

  /// Takes an observer away; what is being posted may still reach it.
  public func removeObserver(_ observer: Any) { removeObserver(observer, name: nil, object: nil) }

  /// Takes an observer away if it is one of that name and that object.
  public func removeObserver(_ observer: Any, name aName: NSNotification.Name?, object: Any?) {
    guard let observer = observer as? Observer, aName == nil || observer.name == aName,
      object == nil || observer.accepts(object)
    else { return }
    Engine.shared.perform(Action(.removeObserver, state, .write))
    observers.removeAll { $0 === observer }
  }

  /// Hands out a notification, and waits until all observers have had it.
  public func post(
    name aName: NSNotification.Name, object anObject: Any?,
    userInfo aUserInfo: [AnyHashable: Any]? = nil
  ) {
    post(Notification(name: aName, object: anObject, userInfo: aUserInfo))
  }

  /// Hands out a notification, and waits until all observers have had it.
  public func post(_ notification: Notification) {
    Engine.shared.perform(Action(.postTo, state, .read))
    Engine.shared.acquire(state.stamp)
    let wanting = observers.filter {
      ($0.name == nil || $0.name == notification.name)
        && ($0.object == nil || $0.accepts(notification.object))
    }
    let (named, unnamed) = (wanting.filter { $0.name != nil }, wanting.filter { $0.name == nil })
    // Foundation keeps the observers of a name in a dictionary.
    if max(named.count, unnamed.count) > 1 { Assumption.hashing.note() }
    for observer in named + unnamed {
      guard let queue = observer.queue, queue !== OperationQueue.current else {
        observer.block(notification)
        continue
      }
      // The lane that posts waits: only the block touches it during that time.
      nonisolated(unsafe) let notification = notification
      queue.addOperation { observer.block(notification) }
      queue.waitUntilAllOperationsAreFinished()
    }
  }

  /// Whether they are the same.
  public static func == (lhs: NotificationCenter, rhs: NotificationCenter) -> Bool { lhs === rhs }

  /// The word for it.
  public var description: String { "<NotificationCenter>" }
}

private final class CenterState: Resource {
  /// What was done before observers were added.
  var stamp = Stamp()
}

/// An observer of notifications.
private final class Observer: NSObject, @unchecked Sendable {
  // Nothing of it changes.
  let name: NSNotification.Name?
  let object: Any?
  let queue: OperationQueue?
  let block: @Sendable (Notification) -> Void

  init(
    name: NSNotification.Name?, object: Any?, queue: OperationQueue?,
    block: @escaping @Sendable (Notification) -> Void
  ) {
    self.name = name
    self.object = object
    self.queue = queue
    self.block = block
  }

  /// Whether it wants what comes from an object: the same one, or an equal number.
  func accepts(_ other: Any?) -> Bool {
    guard let object, let other else { return false }
    if type(of: object) is AnyClass, type(of: other) is AnyClass {
      return object as AnyObject === other as AnyObject
    }
    guard !(object is String), let one = object as? AnyHashable, let two = other as? AnyHashable
    else { return false }
    return one == two
  }
}
