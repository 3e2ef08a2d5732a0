// finds: nothing
// outcomes: [1, 2]
// The wait comes before the change begins.
import Dispatch

struct Items {
  var all: [Int] = []
}

final class Shared: @unchecked Sendable {
  private var items = Items()
  private let other = DispatchSemaphore(value: 0)
  func first() {
    other.wait()
    items.all.append(2)
    print(items.all)
  }
  func second() {
    items.all.append(1)
    other.signal()
  }
}

let shared = Shared()
let group = DispatchGroup()
DispatchQueue.global().async(group: group) { shared.second() }
shared.first()
group.wait()
