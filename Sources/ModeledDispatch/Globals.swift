import Exploration

extension QueueMachine {
  private static let mainOfExecution = PerExecution {
    QueueMachine(.main, label: "com.apple.main-thread", qos: .unspecified)
  }

  private static let globalsOfExecution = PerExecution { GlobalQueues() }

  static var main: QueueMachine { mainOfExecution.current }

  static func global(_ qos: DispatchQoS.QoSClass) -> QueueMachine {
    globalsOfExecution.current.queue(qos)
  }

  /// The queue of the system that what has been given none goes through; the program cannot name it.
  static var unnamed: QueueMachine { globalsOfExecution.current.unnamed }
}

/// The global queues of one execution.
///
/// Linux has four: the highest class shares one with the next.
private final class GlobalQueues {
  private var made: [QueueMachine?] = Array(repeating: nil, count: 5)

  var unnamed: QueueMachine { queue(4, "default", ending: ".overcommit", .unspecified) }

  func queue(_ qos: DispatchQoS.QoSClass) -> QueueMachine {
    switch qos {
    case .background: queue(0, "background", .background)
    case .utility: queue(1, "utility", .utility)
    case .userInitiated, .userInteractive: queue(2, "user-initiated", .userInitiated)
    case .default, .unspecified: queue(3, "default", .unspecified)
    }
  }

  private func queue(
    _ number: Int, _ name: StaticString, ending: StaticString = "", _ quality: DispatchQoS
  ) -> QueueMachine {
    if let known = made[number] { return known }
    let new = QueueMachine(.global, label: "com.apple.root.\(name)-qos\(ending)", qos: quality)
    made[number] = new
    return new
  }
}
