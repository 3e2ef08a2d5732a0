// outcomes: true
// assumes: exactTime
// How much later the second look is has nothing to do with the date.
import Dispatch
import Foundation

let before = Date()
usleep(1000)
DispatchQueue.global().sync { print(Date().timeIntervalSince(before) >= 0.001) }
