import Dispatch

nonisolated(unsafe) var counter = 0
DispatchQueue.concurrentPerform(iterations: 2) { _ in
  counter += 1
}
print(counter)
