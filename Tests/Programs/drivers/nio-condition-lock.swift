// repository: apple/swift-nio
// commit: 63018571c88ab6807d5d80ea0f1ef7d9197c0489
// files: Sources/NIOConcurrencyHelpers
// without: NIOAtomic.swift atomics.swift
// module: NIOConcurrencyHelpers
// swift-version: 6
// A lock with a state to wait for.
import Dispatch
import NIOConcurrencyHelpers

let lock = ConditionLock(value: 0)
DispatchQueue.global().async {
  lock.lock()
  lock.unlock(withValue: 1)
}
lock.lock(whenValue: 1)
print("one")
lock.unlock()
