// finds: syncOnOwnQueue
// line: 9
// A function that uses the queue is called on the queue.
import Dispatch

final class Store: @unchecked Sendable {
  private let queue = DispatchQueue(label: "store")
  private var items = 0
  var count: Int { queue.sync { items } }
  func add() {
    queue.sync {
      items += 1
      print(count)
    }
  }
}

Store().add()
