// outcomes: false true|true false|true true
// assumes: sequentialConsistency
// Store buffering with two threads that are cancelled: a thread keeps that in a plain variable.
import Foundation

nonisolated(unsafe) let one = Thread {}
nonisolated(unsafe) let other = Thread {}
nonisolated(unsafe) var sawOther = false
nonisolated(unsafe) var sawOne = false

DispatchQueue.concurrentPerform(iterations: 2) { number in
  switch number {
  case 0:
    one.cancel()
    sawOther = other.isCancelled
  default:
    other.cancel()
    sawOne = one.isCancelled
  }
}
print(sawOther, sawOne)
