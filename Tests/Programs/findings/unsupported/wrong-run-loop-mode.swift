// finds: unsupported
// line: 6
// A run loop that listens to some things only is not modelled: the timer would not go off.
import Foundation

RunLoop.main.add(
  Timer(timeInterval: 0.1, repeats: false) { _ in print("timer") }, forMode: RunLoop.Mode("quiet"))
RunLoop.main.run(until: Date(timeIntervalSinceNow: 1))
