// outcomes: 2
// A coder has its lock while one of its properties is modified: both changes are there at the end.
import Foundation

let encoder = JSONEncoder()
DispatchQueue.concurrentPerform(iterations: 2) { number in
  encoder.outputFormatting.insert(number == 0 ? .sortedKeys : .prettyPrinted)
}
print(encoder.outputFormatting.rawValue.nonzeroBitCount)
