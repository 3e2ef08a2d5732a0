// assumes: machine
// Another environment may have no such variable.
import Dispatch
import Foundation

let home = ProcessInfo.processInfo.environment["HOME"]
DispatchQueue.global().sync { print(home == nil ? "homeless" : "at home") }
