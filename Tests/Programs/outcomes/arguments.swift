// outcomes: 1 100
// assumes: nothing
// A program that is started without arguments has one, its name.
import Dispatch

let count = CommandLine.arguments.count
DispatchQueue.global().sync { print(count, count > 1 ? Int(CommandLine.arguments[1]) ?? 0 : 100) }
