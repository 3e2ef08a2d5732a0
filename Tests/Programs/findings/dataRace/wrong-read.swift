// finds: dataRace
// line: 10 11
// The writer takes the lock, the reader thinks that it needs none.
import Dispatch
import Foundation

final class Thermometer: @unchecked Sendable {
  private let lock = NSLock()
  private var degrees = 20
  func set(_ new: Int) { lock.withLock { degrees = new } }
  func get() -> Int { degrees }
}

let thermometer = Thermometer()
let group = DispatchGroup()
DispatchQueue.global().async(group: group) { thermometer.set(21) }
let seen = thermometer.get()
group.wait()
print(seen)
