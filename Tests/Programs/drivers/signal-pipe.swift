// repository: ReactiveCocoa/ReactiveSwift
// commit: a44317ce38b5bcce173b03f5d36cfdc939e1768b
// files: Sources
// module: ReactiveSwift
// swift-version: 5
// Two threads send into one signal; an observer hears one at a time.
import Dispatch
import ReactiveSwift

let (signal, input) = Signal<Int, Never>.pipe()
nonisolated(unsafe) var sum = 0
signal.observeValues { sum += $0 }
DispatchQueue.concurrentPerform(iterations: 2) { number in
  input.send(value: number + 1)
}
print(sum)
