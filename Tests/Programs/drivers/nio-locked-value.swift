// repository: apple/swift-nio
// commit: 63018571c88ab6807d5d80ea0f1ef7d9197c0489
// files: Sources/NIOConcurrencyHelpers
// without: NIOAtomic.swift atomics.swift
// module: NIOConcurrencyHelpers
// swift-version: 6
// A value behind a lock, changed by two threads.
import Dispatch
import NIOConcurrencyHelpers

let box = NIOLockedValueBox(0)
DispatchQueue.concurrentPerform(iterations: 2) { _ in box.withLockedValue { $0 += 1 } }
print(box.withLockedValue { $0 })
