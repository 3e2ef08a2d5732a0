// outcomes: ab false false 0.0 0.0
// A repeating timer calls once if its interval is not above zero, as on Linux.
import Foundation

let first = Timer(timeInterval: 0, repeats: true) { _ in print("a", terminator: "") }
let second = Timer(timeInterval: -1, repeats: true) { _ in print("b", terminator: "") }
RunLoop.current.add(first, forMode: .default)
RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.05))
RunLoop.current.add(second, forMode: .default)
RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.05))
print("", first.isValid, second.isValid, first.timeInterval, second.timeInterval)
