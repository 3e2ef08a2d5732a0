// finds: nothing
// What is called on the queue does not use it again.
import Dispatch

final class Store: @unchecked Sendable {
  private let queue = DispatchQueue(label: "store")
  private var items = 0
  var count: Int { queue.sync { items } }
  func add() {
    queue.sync {
      items += 1
      print(items)
    }
  }
}

Store().add()
