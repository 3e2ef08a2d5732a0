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
}

/// The global queues of one execution.
///
/// Linux has four: the highest class shares one with the next.
private final class GlobalQueues {
  private var made: [String: QueueMachine] = [:]

  func queue(_ qos: DispatchQoS.QoSClass) -> QueueMachine {
    let (name, quality): (String, DispatchQoS) =
      switch qos {
      case .background: ("background", .background)
      case .utility: ("utility", .utility)
      case .userInitiated, .userInteractive: ("user-initiated", .userInitiated)
      case .default, .unspecified: ("default", .unspecified)
      }
    if let known = made[name] { return known }
    let new = QueueMachine(.global, label: "com.apple.root.\(name)-qos", qos: quality)
    made[name] = new
    return new
  }
}
