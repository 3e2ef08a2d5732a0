// finds: dataRace
// line: 10 11
// Both sides take a lock, but not the same one.
import Foundation

final class Stock: @unchecked Sendable {
  private let buying = NSLock()
  private let selling = NSLock()
  private(set) var items = 10
  func buy() { buying.withLock { items += 1 } }
  func sell() { selling.withLock { items -= 1 } }
}

let stock = Stock()
let group = DispatchGroup()
DispatchQueue.global().async(group: group) { stock.buy() }
DispatchQueue.global().async(group: group) { stock.sell() }
group.wait()
print(stock.items)
