// finds: nothing
// Reader and writer take the same lock.
import Dispatch
import Foundation

final class Thermometer: @unchecked Sendable {
  private let lock = NSLock()
  private var degrees = 20
  func set(_ new: Int) { lock.withLock { degrees = new } }
  func get() -> Int { lock.withLock { degrees } }
}

let thermometer = Thermometer()
let group = DispatchGroup()
DispatchQueue.global().async(group: group) { thermometer.set(21) }
let seen = thermometer.get()
group.wait()
print(seen)
