// finds: nothing
// Two locks, each for a variable of its own.
import Foundation

final class Stock: @unchecked Sendable {
  private let buying = NSLock()
  private let selling = NSLock()
  private var bought = 0
  private var sold = 0
  func buy() { buying.withLock { bought += 1 } }
  func sell() { selling.withLock { sold += 1 } }
  var items: Int { 10 + buying.withLock { bought } - selling.withLock { sold } }
}

let stock = Stock()
let group = DispatchGroup()
DispatchQueue.global().async(group: group) { stock.buy() }
DispatchQueue.global().async(group: group) { stock.sell() }
group.wait()
print(stock.items)
