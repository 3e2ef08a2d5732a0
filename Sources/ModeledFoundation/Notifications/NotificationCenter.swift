import Exploration
import Foundation

/// Delivers notifications to their observers, modelled after Foundation's `NotificationCenter`.
///
/// Observers come in the order of `Wish`, and within one kind as they were added; Foundation promises no order among
/// them. Messages (`addObserver(of:for:using:)`) are not modelled.
open class NotificationCenter: @unchecked Sendable, Equatable, CustomStringConvertible {
  // Only the lane that runs comes here, one at a time.
  private var observers: [Observer] = []
  private var keys: [(alike: Observer, keys: ObserverKeys)] = []
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
    let place = place(of: observer)
    observer.key = keys[place].keys.take()
    observers.append(observer)
    return observer
  }

  private func place(of observer: Observer) -> Int {
    if let known = keys.firstIndex(where: { $0.alike.wantsSame(as: observer) }) { return known }
    keys.append((observer, ObserverKeys()))
    return keys.count - 1
  }

  /// Takes an observer away; what is being posted may still reach it.
  public func removeObserver(_ observer: Any) { removeObserver(observer, name: nil, object: nil) }

  /// Takes an observer away if it is one of that name and that object.
  public func removeObserver(_ observer: Any, name aName: NSNotification.Name?, object: Any?) {
    guard let observer = observer as? Observer, aName == nil || observer.name == aName,
      object == nil || observer.subject == object.map(Subject.init)
    else { return }
    Engine.shared.perform(Action(.removeObserver, state, .write))
    Engine.shared.acquire(state.stamp)
    let removed = observers.firstIndex { $0.wantsSame(as: observer) && $0.key == observer.key }
    guard let removed else { return }
    let last = observers.remove(at: removed)
    keys[place(of: last)].keys.giveBack(last.key)
    Engine.shared.memory.letsGo()
    last.letsGo()
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
    let wanting = observers.compactMap { observer in
      observer.wish(for: notification).map { (wish: $0, delivery: observer.delivery) }
    }
    for wish in notification.object == nil ? Wish.withoutObject : Wish.allCases {
      let deliveries = wanting.filter { $0.wish == wish }.map(\.delivery)
      // Foundation keeps the observers of one kind in a dictionary.
      if deliveries.count > 1 { Assumption.hashing.note() }
      for deliver in deliveries { deliver?(notification) }
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

/// What an observer wants to hear of, in the order in which swift-foundation calls those that want it: see
/// `NotificationCenter._post`.
private enum Wish: CaseIterable {
  case nameOfObject
  case anythingOfObject
  case anything
  case name

  /// The order for a notification that comes from no object.
  static let withoutObject: [Wish] = [.name, .anything]
}

/// An observer of notifications.
private final class Observer: NSObject, @unchecked Sendable {
  // Only the lane that runs comes here, one at a time.
  let name: NSNotification.Name?
  let subject: Subject?
  var key = 0
  private(set) var delivery: ((Notification) -> Void)?

  init(
    name: NSNotification.Name?, object: Any?, queue: OperationQueue?,
    block: @escaping @Sendable (Notification) -> Void
  ) {
    self.name = name
    subject = object.map(Subject.init)
    guard let queue else {
      delivery = block
      return
    }
    // The center does not keep the queue.
    delivery = { [weak queue] notification in
      guard let queue else { return }
      if queue === OperationQueue.current { return block(notification) }
      // The lane that posts waits: only the block touches it during that time.
      nonisolated(unsafe) let notification = notification
      queue.addOperation { block(notification) }
      queue.waitUntilAllOperationsAreFinished()
    }
  }

  /// Whether it stands where another one does: for one name and one object.
  func wantsSame(as other: Observer) -> Bool {
    self === other || name == other.name && subject == other.subject
  }

  /// Gives back what its block holds, while the program may still hold the observer.
  func letsGo() {
    let last = delivery
    delivery = nil
    withExtendedLifetime(last) {}
  }

  /// As what it wants a notification; `nil` if it does not.
  func wish(for notification: Notification) -> Wish? {
    guard name == nil || name == notification.name,
      subject == nil || subject == notification.object.map(Subject.init)
    else { return nil }
    return switch (name, subject) {
    case (.some, .some): .nameOfObject
    case (nil, .some): .anythingOfObject
    case (nil, nil): .anything
    case (.some, nil): .name
    }
  }
}

/// Whose notifications an observer wants to hear of: those of one object, which it does not keep, or of equal numbers.
private enum Subject: Equatable {
  case instance(ObjectIdentifier)
  case number(AnyHashable)
  /// A string is in a new object each time.
  case unequal

  init(_ object: Any) {
    if type(of: object) is AnyClass {
      self = .instance(ObjectIdentifier(object as AnyObject))
    } else if !(object is String), let number = object as? AnyHashable {
      self = .number(number)
    } else {
      self = .unequal
    }
  }

  static func == (lhs: Subject, rhs: Subject) -> Bool {
    switch (lhs, rhs) {
    case (.instance(let one), .instance(let two)): one == two
    case (.number(let one), .number(let two)): one == two
    default: false
    }
  }
}
